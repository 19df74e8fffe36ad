import type { Database, Value } from '../database/database.ts'
import type { Tokens } from '../tokens/tokens.ts'
import type { AuthConfig } from './config.ts'
import type { Limits } from './limits.ts'

export type AuthDeps = {
  readonly database: Database
  /** A database without the caller's budget, for work that must always finish: deleting an account. */
  readonly uncounted?: Database
  readonly tokens: Tokens
  readonly mailer: Mailer
  readonly limits: Limits
  readonly config: AuthConfig
  /**
   * Takes a leaving member's files out of the database, within the transaction that deletes the account;
   * the function it returns removes their bytes after the commit.
   */
  readonly forgetFiles?: (runner: QueryRunner, userId: string) => Promise<() => Promise<void>>
}

/** The part of the mailer that auth needs. */
export type Mailer = { enqueue(runner: QueryRunner, letter: Letter): Promise<void> }

export type Letter = {
  readonly template: LetterName
  readonly to: string
  /** The address behind the mail's button. */
  readonly link: string | null
  /** The id of the member the mail is for. */
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

/** Runs one statement, either on its own or within a transaction. */
export type QueryRunner = { query<R>(text: string, values?: readonly Value[]): Promise<R[]> }

export function runnerOf(database: Database): QueryRunner {
  return { query: (text, values) => database.run({ text, values }) }
}
