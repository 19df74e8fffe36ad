/** Starts the auth server on a real socket and a real database, for tests of its protocol. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import type { JWK } from 'jose'
import { createAuth } from '../../backend/auth/auth.ts'
import { type AuthConfig, authDefaults } from '../../backend/auth/config.ts'
import { createLimits, type LimitOptions } from '../../backend/auth/limits.ts'
import type { Database } from '../../backend/database/database.ts'
import { createEdge } from '../../backend/http/edge.ts'
import { createMailbox } from '../../backend/mail/mailbox.ts'
import { createMailer } from '../../backend/mail/mailer.ts'
import { loadTemplates } from '../../backend/mail/templates.ts'
import { createTokens, type Tokens } from '../../backend/tokens/tokens.ts'
import { cheapHash } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { supabaseDir } from '../support/project.ts'

export const keys = {
  publishable: 'sb_publishable_for_the_tests_0123456789',
  secret: 'sb_secret_for_the_tests_0123456789abcdef',
  jwtSecret: 'a-jwt-secret-for-the-tests-of-more-than-32-characters',
}

export type StartOptions = {
  readonly config?: Partial<AuthConfig>
  readonly limits?: Omit<LimitOptions, 'database'>
  readonly smtpUrl?: string
  readonly trustedProxies?: readonly string[]
  readonly signingKeys?: readonly JWK[]
  /** Starts another process on the same database. */
  readonly database?: Database
}

export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  link: string | null
}

export type AuthServer = {
  readonly url: string
  /** Handles a request without a socket, so that a test can send thousands of requests quickly. */
  readonly fetch: (request: Request) => Response | Promise<Response>
  readonly database: Database
  readonly tokens: Tokens
  readonly failures: unknown[]
  /** Returns the client of a separate browser, which shares no storage with other clients. */
  client(options?: { flowType?: 'pkce' | 'implicit' }): SupabaseClient
  admin(): SupabaseClient
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  mails(to: string): Promise<Mail[]>
  /** Follows the link of a mail like a browser and returns the last address. */
  follow(link: string): Promise<URL>
  /** Creates a confirmed member through the admin API. */
  member(email?: string, password?: string): Promise<{ id: string; email: string; password: string }>
  [Symbol.asyncDispose](): Promise<void>
}

let counter = 0
export function newEmail(): string {
  counter += 1
  return `founder-${process.pid}-${counter}@example.com`
}

export const goodPassword = 'kettle-of-fish-41'

export async function startAuth(options: StartOptions = {}): Promise<AuthServer> {
  const database = options.database ?? (await testDatabase())
  const tokens = await createTokens({ database, keys, signingKeys: options.signingKeys })
  const failures: unknown[] = []
  const mailer = await createMailer({
    database,
    templates: await loadTemplates(supabaseDir),
    smtpUrl: options.smtpUrl,
    from: 'Undaunted <hello@undaunted.test>',
  })
  const address = { url: '' }
  const app = new Hono()
  app.route(
    '/auth/v1',
    createAuth({
      database,
      tokens,
      mailer,
      limits: createLimits({ enabled: false, ...options.limits, database }),
      config: {
        ...authDefaults,
        passwordCost: cheapHash,
        digestSecret: keys.jwtSecret,
        ...options.config,
        get siteUrl() {
          return options.config?.siteUrl ?? address.url
        },
        get externalUrl() {
          return address.url
        },
      },
      onFailure: error => failures.push(error),
    }),
  )
  app.route('/mailbox/v1', createMailbox({ database }))
  const edge = createEdge({
    fetch: app.fetch,
    health: () => database.health(),
    secretKey: keys.secret,
    trustedProxies: options.trustedProxies,
  })
  const { port } = await edge.listen(0, '127.0.0.1')
  address.url = `http://127.0.0.1:${port}`

  function clientWith(key: string, flowType: 'pkce' | 'implicit' = 'implicit'): SupabaseClient {
    const memory = new Map<string, string>()
    return createClient(address.url, key, {
      auth: {
        flowType,
        autoRefreshToken: false,
        persistSession: true,
        detectSessionInUrl: false,
        storage: {
          getItem: name => memory.get(name) ?? null,
          setItem: (name, value) => void memory.set(name, value),
          removeItem: name => void memory.delete(name),
        },
      },
    })
  }

  const started: AuthServer = {
    url: address.url,
    fetch: request => app.fetch(request),
    database,
    tokens,
    failures,
    client: ({ flowType } = {}) => clientWith(keys.publishable, flowType),
    admin: () => clientWith(keys.secret),
    post: (path, body, headers = {}) =>
      fetch(`${address.url}/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: keys.publishable, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async mails(to) {
      const response = await fetch(`${address.url}/mailbox/v1/messages`)
      const all = (await response.json()) as Mail[]
      return all.filter(mail => mail.to === to)
    },
    async follow(link) {
      const response = await fetch(link, { redirect: 'manual' })
      return new URL(response.headers.get('location') ?? 'about:blank')
    },
    async member(email = newEmail(), password = goodPassword) {
      const { data, error } = await started
        .admin()
        .auth.admin.createUser({ email, password, email_confirm: true })
      if (error) throw error
      return { id: data.user.id, email, password }
    },
    async [Symbol.asyncDispose]() {
      await edge.close(1000)
      await mailer.close()
      await tokens.close()
      if (!options.database) await database.close()
    },
  }
  return started
}
