/** The interface to the database. PGlite and PostgreSQL both implement it and behave in the same way. */

/**
 * A value of a statement. Text is sent without a type, and PostgreSQL finds the type from the statement.
 */
export type Value = string | number | bigint | boolean | null | Uint8Array | readonly (string | null)[]

export type Statement = { readonly text: string; readonly values?: readonly Value[] }

/**
 * Both engines return the same types of values. Booleans, numbers (also int8) and parsed json are JavaScript values,
 * bytea is bytes, and all other values are the text that PostgreSQL prints.
 */
export type Row = Record<string, unknown>

/** The role of a transaction, and its settings (claims, headers …), which apply until the transaction ends. */
export type Session = { readonly role: string; readonly settings?: Readonly<Record<string, string>> }

export type TransactionOptions = {
  /**
   * Without a session, the transaction runs as the owner of the database, and row-level security does not apply.
   */
  readonly as?: Session
  readonly readOnly?: boolean
  /** A statement that takes longer ends with code 57014. */
  readonly timeoutMs?: number
  /**
   * Called after each round trip to the database with the time that the database worked. The time in the queue is
   * not included.
   */
  readonly onSpent?: ((ms: number) => void) | undefined
  /** How long the transaction waits, from now on, if the embedded database restarts. PostgreSQL ignores this. */
  readonly patienceMs?: number | undefined
  /** Called when the transaction may begin. Throws if the transaction must not begin any more. */
  readonly mayBegin?: (() => void) | undefined
}

export type RunOptions<R> = TransactionOptions & {
  /**
   * Looks at the rows of the statement and decides whether to commit. Without this function, the statement and its
   * commit are sent together.
   */
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
  /** Runs one statement in a transaction of its own, in one trip to the database. */
  run<R = Row>(statement: Statement, options?: RunOptions<R>): Promise<R[]>
  transaction<T>(options: TransactionOptions, work: (transaction: Transaction) => Promise<T>): Promise<T>
  /**
   * Calls `onNotify` with each notification of a channel, also after reconnects, until the returned function is
   * called.
   */
  listen(
    channel: string,
    onNotify: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>>
  health(): Promise<Health>
  close(): Promise<void>
}

/** The functions of a database that are needed to serve a request. */
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

/** The database cannot be used at the moment: it is stopped, out of connections, out of disk, or restarting. */
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
