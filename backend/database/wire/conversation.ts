/**
 * Turns statements into batches. A conversation lasts as long as its connection or thread, which keeps the prepared
 * statements.
 */
import type { DatabaseError, Row, Statement, Value } from '../database.ts'
import { closeStatement, script, statement, sync, type TripResult } from './messages.ts'
import { preparedStatements } from './prepared.ts'
import { settingsStatement } from './settings.ts'

/**
 * One round trip to the database. Its bytes are made only just before they are sent, because they depend on the
 * statements that are prepared at that moment.
 */
export type Batch = { readonly bytes: () => Uint8Array<ArrayBuffer>; readonly texts: readonly string[] }

export type Conversation = {
  /**
   * Runs all statements in one transaction, unless a transaction is already open. The result has the rows of the last
   * statement.
   */
  batch(statements: readonly Statement[]): Batch
  /**
   * Handles the result of a batch. Its prepared statements can be used again, unless the batch failed or their plans
   * are out of date.
   */
  settle(batch: Batch, result: TripResult): void
  /** Forgets all prepared statements, because they may now return other columns. */
  forgetAll(): void
  /** Starts again with a new thread, which has no prepared statements. */
  startOver(): void
}

/** A way to send batches. Each batch is sent after the result of the previous batch. */
export type Lane = { readonly talk: Conversation; send(batch: Batch, limitMs: number): Promise<TripResult> }

const preparedLimit = 400

/** A batch of several statements in one text, without values. */
export const scriptBatch = (text: string): Batch => ({ bytes: () => joined([script(text)]), texts: [] })

export function conversation(): Conversation {
  const prepared = preparedStatements(preparedLimit)

  /** Returns the bytes of one statement. At the first use of a statement, the bytes also prepare it. */
  function step(text: string, values: readonly Value[], rows: boolean): Uint8Array[] {
    const { name, parse, evicted } = prepared.use(text)
    return [...evicted.map(closeStatement), ...statement(name, text, values, { parse, rows })]
  }

  return {
    batch(statements) {
      const last = statements.length - 1
      const parts = () =>
        statements.flatMap(({ text, values = [] }, index) => step(text, values, index === last))
      return { bytes: () => joined([...parts(), sync]), texts: statements.map(({ text }) => text) }
    },
    settle({ texts }, { error }) {
      for (const text of texts) {
        if (error !== null && isStalePlan(error)) prepared.forget(text)
        else prepared.settle(text, error === null)
      }
    },
    forgetAll: prepared.forgetAll,
    startOver: prepared.clear,
  }
}

/** Copies the parts into new memory, so that the bytes can be moved to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

/** Runs one statement in a separate transaction, in one trip. */
export async function runInOneTrip<R = Row>(
  { talk, send }: Lane,
  settings: string,
  { text, values }: Statement,
  limitMs: number,
): Promise<R[]> {
  const batch = () =>
    talk.batch([
      { text: settingsStatement, values: [settings] },
      { text, values },
    ])
  let result = await send(batch(), limitMs)
  // The failed trip changed nothing, so the statement is prepared and sent again.
  if (result.error !== null && isStalePlan(result.error)) result = await send(batch(), limitMs)
  if (result.error !== null) throw result.error
  return result.rows as R[]
}

/** Returns whether the table of a prepared statement has changed. */
const isStalePlan = ({ code, message }: DatabaseError) =>
  code === '0A000' && message.startsWith('cached plan')
