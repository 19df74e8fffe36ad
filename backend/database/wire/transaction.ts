/** A transaction of several statements. No other work can use its lane at the same time, so its time is limited. */
import { settled } from '../../background.ts'
import { DatabaseError, type RunOptions, type Statement, type Transaction, type Value } from '../database.ts'
import { type Batch, type Lane, scriptBatch } from './conversation.ts'
import type { TripResult } from './messages.ts'
import { settingsStatement } from './settings.ts'

type TransactionLimits = {
  readonly statementMs: number
  readonly totalMs: number
  /** The maximum time between two statements, because other work waits for the lane. */
  readonly idleMs: number
}

/** A rollback always gets at least this much time, even if the transaction has used up its time. */
const shortestLimitMs = 1_000

/**
 * The work of a transaction. It can call `rollback` to undo everything without an error. The public interface does
 * not offer this.
 */
export type Work<T> = (transaction: Transaction, rollback: () => void) => Promise<T>

/** Runs one statement, and commits or rolls back according to its rows. */
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
  // While a statement runs, no code awaits this promise. If it is rejected then, this line handles the error.
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
      // PostgreSQL answers the commit of a failed transaction with a rollback and no error. So the first error is
      // thrown here.
      if (isFailed && end === 'commit' && firstError !== null) throw firstError
      await finish(end)
      return result
    } catch (error) {
      // If the rollback fails too, the connection is lost, and this also undoes the work. The first error is
      // thrown, because it is the cause.
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
