/**
 * The protocol of PostgreSQL in bytes, the same for a server and for PGlite. Writes statements, and reads rows and
 * notifications.
 */
import { DatabaseError, type Row, type Value } from '../database.ts'
import { decoders, encodeValue } from '../values.ts'
import {
  type BackendMessage,
  DataRowMessage,
  ErrorMessage,
  NoticeMessage,
  NotificationResponseMessage,
  Parser,
  ReadyForQueryMessage,
  RowDescriptionMessage,
  serialize,
} from './driver.ts'

export type Notification = { readonly channel: string; readonly payload: string }

/** The result of one trip: the rows of the last statement that returned rows, or the first error. */
export type TripResult = {
  readonly rows: Row[]
  readonly error: DatabaseError | null
  readonly notifications: readonly Notification[]
  /** Warnings of statements, for example of a job that continues after a failure. */
  readonly warnings: readonly string[]
  /** I: no transaction, T: in a transaction, E: in a failed transaction. */
  readonly status: string
}

export const script = (text: string): Uint8Array => serialize.query(text)

/** Ends a batch. All statements before sync run in one transaction, if no transaction is open. */
export const sync: Uint8Array = serialize.sync()

export const closeStatement = (name: string): Uint8Array => serialize.close({ type: 'S', name })

/**
 * Binds and runs a statement. If `parse` is true, prepares the statement first. A statement with an empty name is
 * prepared only for this use.
 */
export function statement(
  name: string,
  text: string,
  values: readonly Value[],
  step: { readonly parse: boolean; readonly rows: boolean },
): Uint8Array[] {
  const parts: Uint8Array[] = step.parse ? [serialize.parse({ name, text })] : []
  parts.push(serialize.bind({ statement: name, values: values.map(asParameter) }))
  if (step.rows) parts.push(serialize.describe({ type: 'P' }))
  parts.push(serialize.execute())
  return parts
}

function asParameter(value: Value): string | Buffer | null {
  const encoded = encodeValue(value)
  return encoded instanceof Uint8Array ? asBuffer(encoded) : encoded
}

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

type ResultReader = {
  /** Reads a message. Returns true once the database is ready for the next trip. */
  take(message: BackendMessage): boolean
  result(): TripResult
}

export function resultReader(): ResultReader {
  let rows: Row[] = []
  let fields: readonly Field[] | null = null
  let error: DatabaseError | null = null
  let status = 'I'
  const notifications: Notification[] = []
  const warnings: string[] = []
  return {
    take(message) {
      if (message instanceof DataRowMessage) {
        if (fields !== null) rows.push(readRow(fields, message.fields))
      } else if (message instanceof RowDescriptionMessage) {
        fields = message.fields
        rows = []
      } else if (message instanceof ReadyForQueryMessage) {
        status = message.status
        return true
      } else if (message instanceof ErrorMessage) {
        error ??= databaseError(message)
      } else if (message instanceof NotificationResponseMessage) {
        notifications.push({ channel: message.channel, payload: message.payload })
      } else if (message instanceof NoticeMessage && message.severity === 'WARNING') {
        warnings.push(message.message ?? '')
      }
      return false
    },
    result: () => ({ rows, error, notifications, warnings, status }),
  }
}

export function readResult(bytes: Uint8Array): TripResult {
  const reader = resultReader()
  new Parser().parse(asBuffer(bytes), reader.take)
  return reader.result()
}

type Field = { readonly name: string; readonly dataTypeID: number }

function readRow(fields: readonly Field[], texts: readonly (string | null)[]): Row {
  const row: Row = {}
  fields.forEach((field, index) => {
    const text = texts[index] ?? null
    const decode = decoders.get(field.dataTypeID)
    row[field.name] = text === null || decode === undefined ? text : decode(text)
  })
  return row
}

export function databaseError(message: ErrorMessage): DatabaseError {
  return new DatabaseError({
    code: message.code ?? 'XX000',
    message: message.message,
    detail: message.detail,
    hint: message.hint,
    schema: message.schema,
    table: message.table,
    column: message.column,
    constraint: message.constraint,
    position: message.position === undefined ? undefined : Number(message.position),
  })
}
