/** A transaction of several statements. It blocks its lane for others, so its time is limited. */
import { settled } from '../../background.ts'
import { DatabaseError, type RunOptions, type Statement, type Transaction, type Value } from '../database.ts'
import { type Batch, type Lane, scriptBatch } from './conversation.ts'
import type { TripResult } from './messages.ts'
import { settingsStatement } from './settings.ts'

type TransactionLimits = {
  readonly statementMs: number
  readonly totalMs: number
  /** The limit between two statements, while others wait. */
  readonly idleMs: number
}

/** A rollback gets at least this time, even when the transaction is late. */
const shortestLimitMs = 1_000

/** Unlike the public interface, `rollback` lets `run` undo its work without an error. */
export type Work<T> = (transaction: Transaction, rollback: () => void) => Promise<T>

/** Runs one statement and keeps or undoes it depending on its rows. */
export function decided<R>(
  { text, values }: Statement,
  decide: NonNullable<RunOptions<R>['decide']>,
): Work<R[]> {
  return async ({ query }, rollback) => {
    const rows = await query<R>(text, values)
    if (decide(rows) === 'rollback') rollback()
    return rows
  }
}

export async function inTransaction<T>(
  { talk, send }: Lane,
  settings: string,
  limits: TransactionLimits,
  work: Work<T>,
): Promise<T> {
  const deadline = performance.now() + limits.totalMs
  const beginning = [{ text: 'begin' }, { text: settingsStatement, values: [settings] }]
  const expired = Promise.withResolvers<never>()
  // Nobody awaits this promise while a statement runs, so its rejection must be handled here.
  void settled(expired.promise)
  let end: 'commit' | 'rollback' = 'commit'
  let isOver = false
  let hasBegun = false
  let isFailed = false
  let firstError: Error | null = null
  let idleTimer: NodeJS.Timeout | undefined

  async function trip(batch: Batch): Promise<TripResult> {
    clearTimeout(idleTimer)
    hasBegun = true
    const result = await send(
      batch,
      Math.max(shortestLimitMs, Math.min(limits.statementMs, deadline - performance.now())),
    )
    const leftMs = Math.max(1, Math.min(limits.idleMs, deadline - performance.now()))
    if (!isOver) idleTimer = setTimeout(expire, leftMs)
    return result
  }

  async function sendOrThrow(batch: Batch): Promise<TripResult> {
    if (isOver) throw new DatabaseError({ code: '25P01', message: 'The transaction is over.' })
    if (performance.now() > deadline) {
      expire()
      return expired.promise
    }
    const result = await trip(batch)
    isFailed = result.status === 'E'
    firstError ??= result.error
    if (result.error !== null) throw result.error
    return result
  }

  function expire(): void {
    if (isOver) return
    isOver = true
    const error = new DatabaseError({
      code: '25P03',
      message: 'terminating transaction because it kept the database waiting too long',
    })
    const reject = () => expired.reject(error)
    trip(scriptBatch('rollback')).then(reject, reject)
  }

  async function finish(how: 'commit' | 'rollback'): Promise<void> {
    if (isOver || !hasBegun) return
    isOver = true
    const { error } = await trip(scriptBatch(how))
    if (error !== null) throw error
  }

  const transaction: Transaction = {
    async query<R>(text: string, values: readonly Value[] = []) {
      // `begin` is sent together with the first statement.
      const statements = [...(hasBegun ? [] : beginning), { text, values }]
      return (await sendOrThrow(talk.batch(statements))).rows as R[]
    },
    async execute(text) {
      if (!hasBegun) await sendOrThrow(talk.batch(beginning))
      const { status } = await sendOrThrow(scriptBatch(text))
      talk.forgetAll()
      if (status !== 'I') return
      isOver = true
      throw new DatabaseError({ code: '25P01', message: 'The script ended its transaction itself.' })
    },
  }

  async function main(): Promise<T> {
    try {
      const result = await work(transaction, () => {
        end = 'rollback'
      })
      // PostgreSQL answers the commit of a failed transaction with a rollback and without an error, so the
      // error is thrown here.
      if (isFailed && end === 'commit' && firstError !== null) throw firstError
      await finish(end)
      return result
    } catch (error) {
      // If the rollback fails, the connection is lost, which also rolls back. The first error is the one to
      // report.
      await settled(finish('rollback'))
      throw error
    } finally {
      isOver = true
      clearTimeout(idleTimer)
    }
  }

  idleTimer = setTimeout(expire, limits.idleMs)
  return Promise.race([main(), expired.promise])
}
