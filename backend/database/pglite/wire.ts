/** The PostgreSQL protocol as PGlite's worker speaks it: batches out, rows and notifications in. */
import { protocol } from '@electric-sql/pglite'
import { DatabaseError, type Row, type Value } from '../database.ts'
import { decoders, encodeValue } from '../values.ts'

const { serialize, Parser, messages } = protocol

export type Notification = { readonly channel: string; readonly payload: string }

/** What one round trip brought back: the rows of its last statement that has any, or its first error. */
export type Answer = {
  readonly rows: Row[]
  readonly error: DatabaseError | null
  readonly notifications: readonly Notification[]
  /** I: no transaction, T: in one, E: in a failed one. */
  readonly status: string
}

export const script = (text: string): Uint8Array => serialize.query(text)

/** Up to sync, everything is one transaction if none is open. */
export const sync = serialize.sync()

export const closeStatement = (name: string): Uint8Array => serialize.close({ type: 'S', name })

/** Binds and runs a statement; `parse` names it first, an empty name lasts for this once. */
export function statement(
  name: string,
  text: string,
  values: readonly Value[],
  step: { readonly parse: boolean; readonly rows: boolean },
): Uint8Array[] {
  const parts = step.parse ? [serialize.parse({ name, text })] : []
  parts.push(serialize.bind({ statement: name, values: values.map(encodeValue) }))
  if (step.rows) parts.push(serialize.describe({ type: 'P' }))
  parts.push(serialize.execute())
  return parts
}

export function readAnswer(bytes: Uint8Array): Answer {
  let rows: Row[] = []
  let fields: readonly { name: string; dataTypeID: number }[] | null = null
  let error: DatabaseError | null = null
  let status = 'I'
  const notifications: Notification[] = []
  new Parser().parse(bytes, message => {
    if (message instanceof messages.RowDescriptionMessage) {
      fields = message.fields
      rows = []
    } else if (message instanceof messages.DataRowMessage) {
      if (fields !== null) rows.push(readRow(fields, message.fields))
    } else if (message instanceof messages.DatabaseError) {
      error ??= databaseError(message)
    } else if (message instanceof messages.NotificationResponseMessage) {
      notifications.push({ channel: message.channel, payload: message.payload })
    } else if (message instanceof messages.ReadyForQueryMessage) {
      status = message.status
    }
  })
  return { rows, error, notifications, status }
}

function readRow(
  fields: readonly { name: string; dataTypeID: number }[],
  texts: readonly (string | null)[],
): Row {
  const row: Row = {}
  fields.forEach((field, index) => {
    const text = texts[index] ?? null
    const decode = decoders.get(field.dataTypeID)
    row[field.name] = text === null || decode === undefined ? text : decode(text)
  })
  return row
}

function databaseError(message: InstanceType<typeof messages.DatabaseError>): DatabaseError {
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
