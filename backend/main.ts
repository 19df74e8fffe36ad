/** Builds the server: first the database, then each protocol on top of the database, then the edge around them. */
import { join } from 'node:path'
import { Hono } from 'hono'
import { loadKeys } from './api-keys.ts'
import { createAuth } from './auth/auth.ts'
import { authDefaults } from './auth/config.ts'
import type { AuthDeps } from './auth/deps.ts'
import { startHousekeeping } from './auth/housekeeping.ts'
import { startFinishingDeletions } from './auth/leaving.ts'
import { createLimits } from './auth/limits.ts'
import { argon2Cost, type PasswordCost } from './auth/password-hash.ts'
import { startCron } from './cron/cron.ts'
import { closeToOthers } from './data-folder.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { findSeedFiles } from './database/seed-files.ts'
import { createFunctions } from './functions/functions.ts'
import { callWantedFunctions } from './functions/wanted.ts'
import { accessLine } from './http/access-log.ts'
import { createCallerBudgets } from './http/caller-budgets.ts'
import { networksOfRequest } from './http/caller-shares.ts'
import { isSameSite } from './http/client-address.ts'
import { createEdge } from './http/edge.ts'
import { notingCaller } from './http/request-context.ts'
import { canHaveMind, lookForModel } from './local-model.ts'
import { createLog, describeError } from './log.ts'
import { createMailbox, isMailboxAllowed } from './mail/mailbox.ts'
import { createMailer } from './mail/mailer.ts'
import { loadTemplates } from './mail/templates.ts'
import { platformFiles } from './platform-files.ts'
import { createRealtime } from './realtime/realtime.ts'
import { createRest } from './rest/rest.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import type { Settings } from './settings.ts'
import { createStorage } from './storage/storage.ts'
import { readSigningKeys } from './tokens/signing-keys-file.ts'
import { createTokens } from './tokens/tokens.ts'
import { createWeb } from './web/web.ts'

export type RunningServer = {
  readonly url: string
  /** The address that people open in a browser. */
  readonly siteUrl: string
  readonly keys: { readonly publishable: string; readonly secret: string }
  /** Loads in advance everything that the first caller would otherwise have to wait for. */
  warmUp(): void
  close(): Promise<void>
}

/** Tests create many members, so their servers use cheaper hashes. Operators have no setting for this. */
type TestOptions = { readonly passwordCost?: PasswordCost }

export async function startServer(
  settings: Settings,
  opened?: Database,
  { passwordCost = argon2Cost }: TestOptions = {},
): Promise<RunningServer> {
  const log = createLog(settings.logLevel)
  const { project } = settings
  await closeToOthers(settings.dataDir, log.warn)
  const keys = loadKeys(settings.dataDir, settings.keys)
  const database = opened ?? (await openDatabase(settings, log))
  const { supabaseDir, seed } = settings
  const seeds = findSeedFiles(supabaseDir, project.seedPaths)
  for (const path of seed ? seeds.missing : []) log.warn(`db.seed.sql_paths: no file matches ${path}`)
  await migrate(database, { supabaseDir, platformFiles, seed, seedFiles: seeds.found })

  // With PORT=0 the address is known only after the server listens.
  const address = { url: settings.siteUrl ?? '' }
  const tokens = await createTokens({
    database,
    keys,
    jwtExpirySeconds: project.auth.jwtExpirySeconds,
    signingKeys: await readSigningKeys(settings.supabaseDir, project.auth.signingKeysPath),
    log,
  })
  const identify = notingCaller(tokens.identify)
  const mailer = await createMailer({
    database,
    templates: await loadTemplates(settings.supabaseDir, project.auth.email.templates),
    smtpUrl: settings.smtpUrl,
    from: settings.mailFrom,
    log,
  })

  const budgets = createCallerBudgets({
    database,
    enabled: settings.rateLimits,
    networks: networksOfRequest,
  })
  const forgetFiles: AuthDeps['forgetFiles'] = (runner, userId) => storage.forgetOwned(runner, userId)
  const auth = createAuth({
    database: budgets.forRequests,
    uncounted: database,
    tokens: { ...tokens, identify },
    mailer,
    limits: createLimits({
      database,
      enabled: settings.rateLimits,
      rules: { mailPause: { points: 1, seconds: project.auth.email.maxFrequencySeconds } },
    }),
    onFailure: error => log.error(describeError(error)),
    forgetFiles,
    config: {
      ...authDefaults,
      get siteUrl() {
        return address.url
      },
      get externalUrl() {
        return address.url
      },
      additionalRedirectUrls: project.auth.additionalRedirectUrls,
      jwtExpirySeconds: project.auth.jwtExpirySeconds,
      enableSignup: project.auth.enableSignup,
      autoconfirm: settings.autoconfirm,
      minPasswordLength: project.auth.minPasswordLength,
      passwordRequirements: project.auth.passwordRequirements,
      passwordCost,
      refuseCommonPasswords: settings.refuseCommonPasswords,
      enableManualLinking: project.auth.enableManualLinking,
      securePasswordChange: project.auth.email.securePasswordChange,
      doubleConfirmEmailChanges: project.auth.email.doubleConfirmChanges,
      otpLength: project.auth.email.otpLength,
      otpExpirySeconds: project.auth.email.otpExpirySeconds,
      totp: project.auth.totp,
      oauth: settings.oauth,
      digestSecret: keys.jwtSecret,
    },
  })
  const housekeeping = startHousekeeping(database, log)
  const rest = await createRest({
    database,
    identify,
    forCaller: budgets.forCaller,
    config: { ...project.api },
    log,
  })
  const storage = await createStorage({
    database: budgets.forRequests,
    identify,
    secret: keys.jwtSecret,
    directory: join(settings.dataDir, 'storage'),
    storageUrl: settings.storageUrl,
    fileSizeLimit: project.storage.fileSizeLimit,
    buckets: project.storage.buckets,
    logError: error => log.error(describeError(error)),
    log,
  })
  const leaving = startFinishingDeletions({ database, tokens, forgetFiles }, log)
  const cron = await startCron(database, { onError: error => log.error(describeError(error)), log })
  const localModel = lookForModel(settings, log)
  const functions = createFunctions({
    directory: join(settings.supabaseDir, 'functions'),
    identify,
    environment: () => ({
      ...settings.environment,
      ...localModel(),
      MAIL_FROM: settings.mailFrom,
      SITE_URL: address.url,
      SUPABASE_URL: address.url,
      SUPABASE_ANON_KEY: keys.publishable,
      SUPABASE_SERVICE_ROLE_KEY: keys.secret,
    }),
    functions: project.functions,
    timeLimitMs: timeLimitOf(settings),
    logError: (error, requestId) => log.error(`${requestId} ${describeError(error)}`),
  })
  const wanted = await callWantedFunctions({
    database,
    call: functions.app.request,
    secretKey: keys.secret,
    log,
  })
  const realtime = await createRealtime({
    database,
    identify: tokens.identify,
    onRevoked: tokens.onRevoked,
    isAllowedOrigin: origin => isSameSite(URL.parse(origin), new URL(address.url)),
    addressOf: request => edge.addressOf(request),
    log,
  })
  const mailbox = isMailboxAllowed({
    engine: database.engine,
    host: settings.host,
    smtpUrl: settings.smtpUrl,
    siteUrl: settings.siteUrl,
    trustedProxies: settings.trustedProxies,
  })
  const web = createWeb({
    directory: settings.webDir,
    settings: {
      url: null,
      publishableKey: keys.publishable,
      mailbox,
      earlyAccess: settings.earlyAccess,
      get canHaveMind() {
        return canHaveMind(settings, localModel())
      },
    },
  })

  const app = new Hono()
    .route('/auth/v1', auth)
    .route('/rest/v1', rest.app)
    .route('/storage/v1', storage.app)
    .route('/functions/v1', functions.app)
    .route('/realtime/v1', realtime.app)
  if (mailbox) app.route('/mailbox/v1', createMailbox({ database }))
  app.route('/', web)
  // Passes an unexpected error to the edge. The edge logs it with the request id and replies without details.
  app.onError(error => {
    throw error
  })

  const edge = createEdge({
    fetch: app.fetch,
    health: () => database.health(),
    secretKey: keys.secret,
    siteUrl: settings.siteUrl,
    trustedProxies: settings.trustedProxies,
    log: entry => log.info(accessLine(entry)),
    logError: (error, requestId) => log.error(`${requestId} ${describeError(error)}`),
  })
  edge.server.on('upgrade', (request, stream, head) => void realtime.upgrade(request, stream, head))
  const { port } = await edge.listen(settings.port, settings.host)
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host
  address.url ||= `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`

  if (settings.unknownProjectKeys.length > 0) {
    log.info(`config.toml: not used here: ${settings.unknownProjectKeys.join(', ')}`)
  }
  return {
    url: `http://${host}:${port}`,
    siteUrl: address.url,
    keys,
    warmUp: functions.warmUp,
    async close() {
      await realtime.close()
      // Closes the scheduled functions first. They still send requests to this server while they end.
      await wanted.close()
      // Closes all parts at the same time, so that the times of slow parts (such as the mail server) do not add up.
      await Promise.all([
        edge.close(),
        cron?.close(),
        housekeeping.close(),
        leaving.close(),
        storage.close(),
        mailer.close(),
      ])
      await functions.close()
      await rest.close()
      await tokens.close()
      await database.close()
    },
  }
}

/**
 * Returns the time limit of a function call. A call may ask a model three times, and the operator of a slow model
 * allows more time per question.
 */
function timeLimitOf({ environment }: Settings): number {
  return Math.max(150_000, 3000 * (Number(environment.AI_ANSWER_SECONDS) || 0))
}

/**
 * Starts the server with the settings from the environment, and runs it until the process receives the order to stop.
 */
export function startOrExplain(environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  return runUntilStopped(environment, async settings => {
    const server = await startServer(settings)
    server.warmUp()
    return server
  })
}

if (import.meta.main) await startOrExplain(process.env)
