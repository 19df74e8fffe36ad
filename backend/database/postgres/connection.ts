/**
 * One connection to PostgreSQL for its whole life. It is reserved for itself and never reconnects, so that no
 * statement can run on another connection, outside its transaction and role: a lost one is thrown away.
 */
import postgres from 'postgres'
import { DatabaseError, DatabaseUnavailable, type Row, type Value } from '../database.ts'
import { settingsStatement } from '../session.ts'
import { decoders, encodeValue } from '../values.ts'

export type Connection = {
  isAlive(): boolean
  /** It remembers so many statements that a fresh one is better. */
  isWorn(): boolean
  readonly closed: Promise<void>
  /** The same promise, except that it rejects when the connection ends first. */
  whileAlive<T>(work: PromiseLike<T>): Promise<T>
  /** Sent at once, without waiting for what was sent before. */
  query(text: string, values?: readonly Value[]): Promise<Row[]>
  /** Several statements at once; says what the last one did. */
  script(text: string): Promise<string>
  close(): Promise<void>
}

export type ConnectionOptions = { readonly url: string; readonly connectLimitMs: number }

/** The driver never forgets a prepared statement, nor does the server. */
const preparedLimit = 500

const lostMessage = 'The connection to the database was lost.'

/** Text in, text out, apart from what database.ts promises; these are the types the driver would treat otherwise. */
const asText = { serialize: (value: unknown) => value, parse: (text: string) => text }
const types = Object.fromEntries([
  ...[1082, 1114, 1184].map(oid => [`text${oid}`, { to: oid, from: [oid], ...asText }]),
  ...[...decoders].map(([oid, parse]) => [`oid${oid}`, { to: oid, from: [oid], ...asText, parse }]),
])

const actAsGuest = `
  select set_config('role', 'anon', false) from pg_catalog.pg_roles where rolname = 'anon' and pg_has_role(oid, 'member')`

/** Never the simple protocol, which would take several statements in one text. */
const prepared = { prepare: true, simple: false }

export async function connect({ url, connectLimitMs }: ConnectionOptions): Promise<Connection> {
  let isAlive = true
  const closed = Promise.withResolvers<void>()
  const texts = new Set<string>()
  // Not a race with one long-lived promise, which would remember every statement there ever was.
  const pending = new Set<(error: Error) => void>()
  const sql = postgres(url, {
    max: 1,
    types,
    fetch_types: false,
    connect_timeout: Math.ceil(connectLimitMs / 1000),
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: 'backend' },
    onclose: die,
  })
  function die(): void {
    isAlive = false
    closed.resolve()
    for (const reject of pending) reject(new DatabaseUnavailable(lostMessage))
  }
  async function end(): Promise<void> {
    die()
    await sql.end({ timeout: 0 })
  }
  function abandon(): void {
    isAlive = false
    setImmediate(end)
  }
  function whileAlive<T>(work: PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      pending.add(reject)
      const settle = () => pending.delete(reject)
      work.then(
        value => {
          settle()
          resolve(value)
        },
        error => {
          settle()
          reject(error)
        },
      )
    })
  }
  const send = async <T>(
    query: { execute(): PromiseLike<Iterable<Row>> },
    read: (rows: Iterable<Row>) => T,
  ): Promise<T> => {
    try {
      return read(await whileAlive(query.execute()))
    } catch (error) {
      throw asDatabaseError(error)
    }
  }
  let reserved: postgres.ReservedSql
  try {
    // A reservation alone would never open the connection when no types are to be fetched.
    await sql.unsafe('select')
    reserved = await sql.reserve()
  } catch (error) {
    await end()
    throw asDatabaseError(error)
  }
  const connection: Connection = {
    isAlive: () => isAlive,
    isWorn: () => texts.size > preparedLimit,
    closed: closed.promise,
    whileAlive,
    async query(text, values = []) {
      if (!isAlive) throw new DatabaseUnavailable(lostMessage)
      texts.add(text)
      const query = reserved.unsafe(text, values.map(asParameter), prepared)
      return send(withoutRetry(query, abandon), rows => [...rows])
    },
    async script(text) {
      if (!isAlive) throw new DatabaseUnavailable(lostMessage)
      return send(reserved.unsafe(text).simple(), lastCommand)
    },
    close: end,
  }
  // Whatever runs outside a transaction, by whatever mishap, runs as nobody in particular.
  await connection.query(actAsGuest)
  // Prepared ahead of its first use, because a first use cannot be followed without waiting.
  await connection.query(settingsStatement, ['{}'])
  return connection
}

/** Of one statement the driver gives its rows, of several a list of them. */
function lastCommand(answer: unknown): string {
  const last = Array.isArray(answer) && !('command' in answer) ? answer.at(-1) : answer
  return typeof last === 'object' && last !== null && 'command' in last ? String(last.command) : ''
}

/**
 * When a table changed under a prepared statement, postgres.js sends the statement once more by itself. By then
 * our commit is on its way, so it would run outside the transaction, as the owner. It must fail instead; that
 * leaves the driver in the middle of an answer, so the connection ends with it.
 */
function withoutRetry<Query extends object>(query: Query, endConnection: () => void): Query {
  return Object.defineProperty(query, 'retried', {
    get: () => null,
    set(error: unknown) {
      endConnection()
      throw error
    },
  })
}

function asParameter(value: Value): string | null {
  const encoded = encodeValue(value)
  return encoded instanceof Uint8Array ? `\\x${Buffer.from(encoded).toString('hex')}` : encoded
}

/** Lost, refused, shutting down, starting up, too many: all of these pass. */
const unavailableCodes =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|ENOENT|EHOSTUNREACH|08|57P0|53[03]|25P03)/

export function asDatabaseError(error: unknown): Error {
  if (error instanceof postgres.PostgresError && !unavailableCodes.test(error.code)) {
    return new DatabaseError({
      code: error.code,
      message: error.message,
      detail: error.detail,
      hint: error.hint,
      schema: error.schema_name,
      table: error.table_name,
      column: error.column_name,
      constraint: error.constraint_name,
      position: error.position === undefined ? undefined : Number(error.position),
    })
  }
  if (isCoded(error) && unavailableCodes.test(error.code)) {
    return error.code === '53100'
      ? new DatabaseUnavailable('The database is out of disk space.', 507, 10)
      : new DatabaseUnavailable(`The database cannot be reached: ${error.message || error.code}`)
  }
  return error instanceof Error ? error : new Error(String(error))
}

const isCoded = (error: unknown): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
