/** Statements to batches and answers to rows, for as long as one thread remembers what it has prepared. */
import type { Row, TransactionOptions, Value } from '../database.ts'
import { settingsOf, settingsStatement } from '../session.ts'
import { preparedStatements } from './prepared.ts'
import { type Answer, closeStatement, type Notification, readAnswer, statement, sync } from './wire.ts'

const preparedLimit = 400

export type Conversation = {
  /** The settings and one statement; all of it one transaction, unless one is open already. */
  batch(texts: {
    readonly settings?: TransactionOptions
    readonly text?: string
    readonly values?: readonly Value[]
  }): Uint8Array
  rows<R = Row>(bytes: Uint8Array, texts: readonly string[]): R[]
  answer(bytes: Uint8Array, texts: readonly string[]): Answer
  /** Its result may look different from now on. */
  forget(text: string): void
  forgetAll(): void
  /** With a new thread. */
  startOver(): void
}

export function conversation(onNotification: (notification: Notification) => void): Conversation {
  const prepared = preparedStatements(preparedLimit)

  /** One statement of a batch, prepared on the way when it comes up for the first time. */
  function step(text: string, values: readonly Value[], rows: boolean): Uint8Array[] {
    const { name, parse, evicted } = prepared.use(text)
    return [...evicted.map(closeStatement), ...statement(name, text, values, { parse, rows })]
  }

  function answer(bytes: Uint8Array, texts: readonly string[]): Answer {
    const read = readAnswer(bytes)
    for (const text of texts) prepared.settle(text, read.error === null)
    for (const notification of read.notifications) onNotification(notification)
    return read
  }

  return {
    batch({ settings, text, values = [] }) {
      // No statement timeout: PGlite ignores it, the dispatcher's clock does its work.
      const first =
        settings === undefined
          ? []
          : step(settingsStatement, [JSON.stringify(settingsOf(settings, 0))], false)
      return Buffer.concat([...first, ...(text === undefined ? [] : step(text, values, true)), sync])
    },
    rows<R>(bytes: Uint8Array, texts: readonly string[]) {
      const { error, rows } = answer(bytes, texts)
      if (error !== null) throw error
      return rows as R[]
    },
    answer,
    forget: prepared.forget,
    forgetAll: prepared.forgetAll,
    startOver: prepared.clear,
  }
}
