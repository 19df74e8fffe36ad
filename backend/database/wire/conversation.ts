/** Statements to batches, for as long as one connection or thread remembers what it has prepared. */
import type { DatabaseError, Row, Statement, Value } from '../database.ts'
import { closeStatement, script, statement, sync, type TripResult } from './messages.ts'
import { preparedStatements } from './prepared.ts'
import { settingsStatement } from './settings.ts'

/** One trip to the database. Its bytes are made at the last moment: they depend on what is prepared by then. */
export type Batch = { readonly bytes: () => Uint8Array<ArrayBuffer>; readonly texts: readonly string[] }

export type Conversation = {
  /** All of it one transaction, unless one is open already; rows come from the last statement. */
  batch(statements: readonly Statement[]): Batch
  /** The result of a batch has arrived: its prepared statements can be used again, unless it failed or they are stale. */
  settle(batch: Batch, result: TripResult): void
  /** The prepared statements may return other columns from now on. */
  forgetAll(): void
  /** For a new thread, which has prepared nothing. */
  startOver(): void
}

/** Where batches go, each after the result of the one before. */
export type Lane = { readonly talk: Conversation; send(batch: Batch, limitMs: number): Promise<TripResult> }

const preparedLimit = 400

/** Several statements in one text, without values. */
export const scriptBatch = (text: string): Batch => ({ bytes: () => joined([script(text)]), texts: [] })

export function conversation(): Conversation {
  const prepared = preparedStatements(preparedLimit)

  /** One statement of a batch, prepared on the way when it comes up for the first time. */
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

/** In memory of its own, so that it can be handed to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

/** One statement in a transaction of its own, in one trip. */
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
  // The failed trip changed nothing, and the statement will be prepared again.
  if (result.error !== null && isStalePlan(result.error)) result = await send(batch(), limitMs)
  if (result.error !== null) throw result.error
  return result.rows as R[]
}

/** A table changed under a prepared statement. */
const isStalePlan = ({ code, message }: DatabaseError) =>
  code === '0A000' && message.startsWith('cached plan')
