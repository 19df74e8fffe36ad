/** The whole server on a fresh database, with members who use it through the real client. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { Database } from '../../backend/database/database.ts'
import { type RunningServer, startServer } from '../../backend/main.ts'
import { readSettings } from '../../backend/settings.ts'
import type { Database as Schema } from '../../contracts/database.generated.ts'
import { supabaseDir } from './project.ts'

export type Client = SupabaseClient<Schema>

export type Member = {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly client: Client
}

export type Backend = RunningServer & {
  readonly database: Database
  readonly dataDir: string
  /** A client without a session. */
  guest(options?: SupabaseClientOptions<'public'>): Client
  service(): Client
  /** Signs up a new member and signs them in. */
  member(fullName?: string): Promise<Member>
}

/** A password hash with a thousandth of the real cost. */
export const cheapHash = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const

/** `database` comes from one of the lists in databases.ts. Closing the backend also closes the database. */
export async function startBackend(
  database: Database,
  environment: Record<string, string> = {},
): Promise<Backend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-'))
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    SUPABASE_DIR: supabaseDir,
    AUTH_AUTOCONFIRM: 'true',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
    // Switches the model off, so that the tests do not use a model server on this machine.
    ...(!environment.AI_BASE_URL && { AI: 'off' }),
    ...environment,
  })
  const server = await startServer(settings, database, { passwordCost: cheapHash })
  const clients: Client[] = []

  function connect(key: string, options: SupabaseClientOptions<'public'> = {}): Client {
    const client = createClient<Schema>(server.url, key, {
      ...options,
      auth: { persistSession: false, autoRefreshToken: false, ...options.auth },
    })
    clients.push(client)
    return client
  }

  return {
    ...server,
    database,
    dataDir,
    guest: options => connect(server.keys.publishable, options),
    service: () => connect(server.keys.secret),
    async member(fullName = 'Nora Founder') {
      const client = connect(server.keys.publishable)
      const email = `${randomUUID()}@example.com`
      const password = `pass-${randomUUID()}`
      const { data, error } = await client.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName } },
      })
      if (error || !data.user) throw error ?? new Error('sign-up gave no user')
      return { id: data.user.id, email, password, client }
    },
    async close() {
      await Promise.all(clients.map(client => client.removeAllChannels()))
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
