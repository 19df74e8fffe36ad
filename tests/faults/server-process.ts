/** Runs the whole server in a separate process. The address stays the same after every restart. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../contracts/database.generated.ts'
import { freePort } from '../support/postgres.ts'
import { type Program, runProgram } from '../support/programs.ts'

export type Client = SupabaseClient<Database>

export type Member = {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly client: Client
}

export type ServerProcess = {
  readonly url: string
  readonly keys: { readonly publishable: string; readonly secret: string }
  start(changes?: Changes): Promise<void>
  /** Sends a signal, which is `kill -9` by default, and returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>
  /** Starts the server, expects a refusal, and returns the output. */
  failToStart(changes?: Changes): Promise<string>
  guest(): Client
  service(): Client
  /** Signs up a member and signs them in. */
  member(fullName?: string): Promise<Member>
}

type Changes = {
  readonly environment?: Environment
  readonly clockHours?: number
  /** A file that is loaded before the server. */
  readonly preload?: string
}
type Environment = Readonly<Record<string, string>>

const main = join(import.meta.dirname, '../../backend/main.ts')
const shiftedClock = join(import.meta.dirname, 'shifted-clock.ts')
const keys = {
  PUBLISHABLE_KEY: 'sb_publishable_of_the_fault_tests',
  SECRET_KEY: 'sb_secret_of_the_fault_tests',
}

export async function serverProcess(dataDir: string, environment: Environment = {}): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let program: Program | null = null

  const run = ({ environment: changed = {}, clockHours = 0, preload }: Changes = {}) =>
    runProgram(main, [], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        RATE_LIMITS: 'false',
        AUTH_AUTOCONFIRM: 'true',
        CLOCK_SHIFT_MS: String(clockHours * 3_600_000),
        ...keys,
        ...environment,
        ...changed,
      },
      ...(clockHours !== 0 ? { preload: shiftedClock } : preload ? { preload } : {}),
    })

  const connect = (key: string): Client =>
    createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

  return {
    url,
    keys: { publishable: keys.PUBLISHABLE_KEY, secret: keys.SECRET_KEY },
    async start(changes) {
      program = run(changes)
      await program.says('Undaunted is at')
    },
    async end(signal) {
      await program?.kill(signal)
      return program?.exited ?? null
    },
    async failToStart(changes) {
      const refused = run(changes)
      if ((await refused.exited) === 0) throw new Error('It started.')
      return refused.errors().trim()
    },
    guest: () => connect(keys.PUBLISHABLE_KEY),
    service: () => connect(keys.SECRET_KEY),
    async member(fullName = 'Nora Founder') {
      const client = connect(keys.PUBLISHABLE_KEY)
      const [email, password] = [`${randomUUID()}@example.com`, `pass-${randomUUID()}`]
      const { data, error } = await client.auth.signUp({
        email,
        password,
        options: { data: { full_name: fullName } },
      })
      if (error || !data.user) throw error ?? new Error('sign-up gave no user')
      return { id: data.user.id, email, password, client }
    },
  }
}
