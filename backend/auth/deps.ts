import type { Database, Value } from '../database/database.ts'
import type { Tokens } from '../tokens/tokens.ts'
import type { AuthConfig } from './config.ts'
import type { Limits } from './limits.ts'

export type AuthDeps = {
  readonly database: Database
  /**
   * A database without the limits of the caller's budget. Use it for work that must always finish, such as deleting
   * an account.
   */
  readonly uncounted?: Database
  readonly tokens: Tokens
  readonly mailer: Mailer
  readonly limits: Limits
  readonly config: AuthConfig
  /**
   * Deletes the rows of a member's files, in the same transaction that deletes the account. Returns a function that
   * deletes the bytes; call it after the commit.
   */
  readonly forgetFiles?: (runner: QueryRunner, userId: string) => Promise<() => Promise<void>>
}

/** The part of the mailer that auth needs. */
export type Mailer = { enqueue(runner: QueryRunner, letter: Letter): Promise<void> }

export type Letter = {
  readonly template: LetterName
  readonly to: string
  /** The address that the button in the mail opens. */
  readonly link: string | null
  /** The id of the member who receives the mail. */
  readonly member: string
  readonly values: Readonly<Record<string, string | { readonly full_name: string }>>
}

/** The names from Supabase's config.toml (`auth.email.template.*`). */
export type LetterName =
  | 'confirmation'
  | 'recovery'
  | 'magic_link'
  | 'email_change'
  | 'invite'
  | 'reauthentication'
  | 'already_registered'

/** Runs one statement, either alone or inside a transaction. */
export type QueryRunner = { query<R>(text: string, values?: readonly Value[]): Promise<R[]> }

export function runnerOf(database: Database): QueryRunner {
  return { query: (text, values) => database.run({ text, values }) }
}
