/** The interface to the database. PGlite and PostgreSQL both implement it and behave alike. */

/** Anything a statement binds. Text is sent untyped, so PostgreSQL infers the type from the statement. */
export type Value = string | number | bigint | boolean | null | Uint8Array | readonly (string | null)[]

export type Statement = { readonly text: string; readonly values?: readonly Value[] }

/**
 * Rows come back alike from both engines: booleans, numbers (int8 too) and parsed json as JavaScript values,
 * bytea as bytes, and everything else as the text PostgreSQL prints.
 */
export type Row = Record<string, unknown>

/** Who acts in a transaction: its role, and the settings (claims, headers …) that hold until it ends. */
export type Session = { readonly role: string; readonly settings?: Readonly<Record<string, string>> }

export type TransactionOptions = {
  /** Absent: the owner of the database, for whom row-level security does not apply. */
  readonly as?: Session
  readonly readOnly?: boolean
  /** Past it the statement ends with code 57014. */
  readonly timeoutMs?: number
  /** Called after each trip with the time the database worked, without the wait for a turn. */
  readonly onSpent?: ((ms: number) => void) | undefined
  /** How long it waits for a database that has to restart, from now on. PostgreSQL has no need of it. */
  readonly patienceMs?: number | undefined
  /** Asked again when its turn comes: throws if it may no longer begin. */
  readonly mayBegin?: (() => void) | undefined
}

export type RunOptions<R> = TransactionOptions & {
  /** Looks at the rows before the commit; without it the commit travels along with the statement. */
  readonly decide?: (rows: R[]) => 'commit' | 'rollback'
}

export interface Transaction {
  query<R = Row>(text: string, values?: readonly Value[]): Promise<R[]>
  /** Several statements in one text, without values. */
  execute(script: string): Promise<void>
}

export type Health =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: 503 | 507; readonly reason: string }

export interface Database {
  readonly engine: 'pglite' | 'postgres'
  /** One statement in a transaction of its own, in one trip. */
  run<R = Row>(statement: Statement, options?: RunOptions<R>): Promise<R[]>
  transaction<T>(options: TransactionOptions, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Notifications on a channel until the returned function is called; survives reconnects. */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>
  health(): Promise<Health>
  close(): Promise<void>
}

/** The part of the interface that serving a request needs. */
export type Queries = Pick<Database, 'run' | 'transaction'>

/** A statement that PostgreSQL refused; `code` is its SQLSTATE. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly detail: string | undefined
  readonly hint: string | undefined
  readonly schema: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined
  readonly constraint: string | undefined
  readonly position: number | undefined

  constructor(
    fields: { code: string; message: string } & Partial<
      Pick<DatabaseError, 'detail' | 'hint' | 'schema' | 'table' | 'column' | 'constraint' | 'position'>
    >,
  ) {
    super(fields.message)
    this.code = fields.code
    this.detail = fields.detail
    this.hint = fields.hint
    this.schema = fields.schema
    this.table = fields.table
    this.column = fields.column
    this.constraint = fields.constraint
    this.position = fields.position
  }
}

/** The database cannot be used right now: stopped, out of connections, out of disk, restarting. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly status: 503 | 507
  readonly retryAfterSeconds: number

  constructor(message: string, status: 503 | 507 = 503, retryAfterSeconds = 1) {
    super(message)
    this.status = status
    this.retryAfterSeconds = retryAfterSeconds
  }
}
