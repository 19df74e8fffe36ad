/** The interface to the database. PGlite and PostgreSQL both implement it and behave alike. */

/**
 * A value that a statement binds. Text is sent without a type, so PostgreSQL infers the type from the
 * statement.
 */
export type Value = string | number | bigint | boolean | null | Uint8Array | readonly (string | null)[]

export type Statement = { readonly text: string; readonly values?: readonly Value[] }

/**
 * A row is the same from both engines: booleans, numbers (int8 too) and parsed json as JavaScript values,
 * bytea as bytes, everything else as the text PostgreSQL prints.
 */
export type Row = Record<string, unknown>

/** Who acts in a transaction: the role, and the settings (claims, headers …) that apply until it ends. */
export type Session = { readonly role: string; readonly settings?: Readonly<Record<string, string>> }

export type TransactionOptions = {
  /** Without a session the owner of the database acts, and row-level security does not apply. */
  readonly as?: Session
  readonly readOnly?: boolean
  /** A statement that takes longer ends with code 57014. */
  readonly timeoutMs?: number
  /** Called after each trip with the time the database worked, without the wait for its turn. */
  readonly onSpent?: ((ms: number) => void) | undefined
  /**
   * How long the transaction waits, from now on, for a database that is restarting. PostgreSQL does not need
   * this.
   */
  readonly patienceMs?: number | undefined
  /** Called again when its turn comes. Throws if the transaction may no longer begin. */
  readonly mayBegin?: (() => void) | undefined
}

export type RunOptions<R> = TransactionOptions & {
  /** Checks the rows before the commit. Without it, the commit is sent together with the statement. */
  readonly decide?: (rows: R[]) => 'commit' | 'rollback'
}

export interface Transaction {
  query<R = Row>(text: string, values?: readonly Value[]): Promise<R[]>
  /** Runs several statements in one text, without values. */
  execute(script: string): Promise<void>
}

export type Health =
  | { readonly ok: true }
  | { readonly ok: false; readonly status: 503 | 507; readonly reason: string }

export interface Database {
  readonly engine: 'pglite' | 'postgres'
  /** Runs one statement in its own transaction, in one trip. */
  run<R = Row>(statement: Statement, options?: RunOptions<R>): Promise<R[]>
  transaction<T>(options: TransactionOptions, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /**
   * Passes on the notifications of a channel until the returned function is called, also after reconnects.
   */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>
  health(): Promise<Health>
  close(): Promise<void>
}

/** The part of the interface that is needed to serve a request. */
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
