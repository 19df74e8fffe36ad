import type { Database, Value } from '../database/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Tokens } from '../tokens/tokens.ts'
import type { AuthConfig } from './config.ts'
import type { Limits } from './limits.ts'

export type AuthDeps = {
  readonly database: Database
  readonly tokens: Tokens
  readonly mailer: Mailer
  readonly limits: Limits
  readonly config: AuthConfig
  /**
   * Takes a leaving member's files out of the database, within the transaction that deletes the account;
   * what it returns removes their bytes, once that is done.
   */
  readonly forgetFiles?: (ask: Ask, userId: string) => Promise<() => Promise<void>>
}

/** One statement, either on its own or within a transaction. */
export type Ask = { query<R>(text: string, values?: readonly Value[]): Promise<R[]> }

export function askOf(database: Database): Ask {
  return { query: (text, values) => database.run({ text, values }) }
}
