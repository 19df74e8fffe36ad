/** All settings. The environment comes first, then the project's config.toml, then the default. */
import { resolve } from 'node:path'
import { z } from 'zod'
import { type LogLevel, logLevels } from './log.ts'
import { type ProjectConfig, readProjectConfig } from './project-config.ts'

const flag = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] })
const list = z.string().transform(text =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(Boolean),
)
const seconds = z.coerce.number({ error: 'must be a number of seconds' }).positive({
  error: 'must be a number of seconds',
})
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** The providers of models, in the format that the co-founder's functions read. */
const providers = list.pipe(
  z.array(
    z.string().regex(/^(?:deepseek|[a-z0-9-]{2,40}=https?:\/\/[^\s|]+(?:\|\S+)?)$/, {
      error: 'must look like deepseek, openai=https://api.openai.com/v1|gpt-5-mini',
    }),
  ),
)

const environmentSchema = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int()
    .min(0)
    .max(65535, { error: 'must be a port number' })
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  SUPABASE_DIR: z.string().default('./supabase'),
  WEB_DIR: z.string().default('./dist/web'),
  SITE_URL: httpUrl.optional(),
  PUBLISHABLE_KEY: z.string().min(20).optional(),
  SECRET_KEY: z.string().min(20).optional(),
  JWT_SECRET: z.string().min(32, { error: 'must be at least 32 characters long' }).optional(),
  AUTH_AUTOCONFIRM: flag.optional(),
  AUTH_REFUSE_COMMON_PASSWORDS: flag.default(true),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  TRUSTED_PROXIES: list.default([]),
  RATE_LIMITS: flag.default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().default('Undaunted <no-reply@localhost>'),
  STORAGE_URL: z.url({ protocol: /^s3$/, error: 'must look like s3://bucket?region=…' }).optional(),
  EARLY_ACCESS: z.enum(['ask', 'on', 'off'], { error: 'must be ask, on or off' }).default('ask'),
  // The functions of the co-founder read these settings themselves. They are checked here too, so that a mistake is
  // reported at the start.
  AI_MEMBER_PROVIDERS: providers.optional(),
  AI_FIRST_WORD_SECONDS: seconds.optional(),
  AI_SILENCE_SECONDS: seconds.optional(),
  AI_ANSWER_SECONDS: seconds.optional(),
  AI_PAUSE_SECONDS: seconds.optional(),
  SEED: flag.default(false),
  LOG_LEVEL: z.enum(logLevels).default('info'),
})

export type Settings = {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  supabaseDir: string
  webDir: string
  /** The public address of the product. Without it, the address at which the server listens. */
  siteUrl: string | undefined
  keys: { publishable: string | undefined; secret: string | undefined; jwtSecret: string | undefined }
  autoconfirm: boolean
  refuseCommonPasswords: boolean
  oauth: Record<'github' | 'google', { clientId: string; clientSecret: string } | undefined>
  trustedProxies: string[]
  rateLimits: boolean
  smtpUrl: string | undefined
  mailFrom: string
  storageUrl: string | undefined
  /** Who gets early access to tools: members who ask for it, all members, or nobody. */
  earlyAccess: 'ask' | 'on' | 'off'
  seed: boolean
  logLevel: LogLevel
  project: ProjectConfig
  /** The complete environment, because the functions of the project have their own settings. */
  environment: Readonly<Record<string, string | undefined>>
  /** Keys of config.toml that have no effect here. They are logged in one line. */
  unknownProjectKeys: string[]
}

/** The error for an invalid setting. Its message is one line that names the variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  // An empty variable counts as absent, because `.env` files often contain empty lines such as `NAME=`.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new SettingsError(`${name}=${given[name]}: ${issue?.message}`)
  }
  const env = parsed.data
  const supabaseDir = resolve(env.SUPABASE_DIR)
  const { config, unknown } = readProjectConfig(supabaseDir, fail => {
    throw new SettingsError(fail)
  })
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    supabaseDir,
    webDir: resolve(env.WEB_DIR),
    siteUrl: env.SITE_URL?.replace(/\/$/, '') ?? config.auth.siteUrl,
    keys: { publishable: env.PUBLISHABLE_KEY, secret: env.SECRET_KEY, jwtSecret: env.JWT_SECRET },
    autoconfirm: env.AUTH_AUTOCONFIRM ?? !config.auth.email.enableConfirmations,
    refuseCommonPasswords: env.AUTH_REFUSE_COMMON_PASSWORDS,
    oauth: {
      github: credentials(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET, 'GITHUB'),
      google: credentials(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, 'GOOGLE'),
    },
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimits: env.RATE_LIMITS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    storageUrl: env.STORAGE_URL,
    earlyAccess: env.EARLY_ACCESS,
    seed: env.SEED,
    logLevel: env.LOG_LEVEL,
    project: config,
    environment: given,
    unknownProjectKeys: unknown,
  }
}

function credentials(clientId: string | undefined, clientSecret: string | undefined, name: string) {
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret) {
    throw new SettingsError(
      `${name}_CLIENT_${clientId ? 'SECRET' : 'ID'}: is missing; set both or neither of the two`,
    )
  }
  return { clientId, clientSecret }
}
