/** A transaction of several statements. It has the database to itself, so it must not dawdle. */
import { DatabaseError, type Transaction, type TransactionOptions, type Value } from '../database.ts'
import { settingsStatement } from '../session.ts'
import type { Conversation } from './conversation.ts'
import type { Lane } from './dispatcher.ts'
import { type Answer, script } from './wire.ts'

export type TransactionLimits = {
  readonly statementMs: number
  readonly totalMs: number
  /** Between two statements, while everybody else waits. */
  readonly idleMs: number
}

/** Time enough to roll back, however late it is. */
const shortestLimitMs = 1_000

/** What the work is given beyond the interface: `run` with a decision rolls back without failing. */
export type Work<T> = (transaction: Transaction, rollback: () => void) => Promise<T>

export async function inTransaction<T>(
  lane: Lane,
  talk: Conversation,
  { options, limits }: { readonly options: TransactionOptions; readonly limits: TransactionLimits },
  work: Work<T>,
): Promise<T> {
  const deadline = performance.now() + limits.totalMs
  const expired = Promise.withResolvers<never>()
  expired.promise.catch(() => {})
  let end: 'commit' | 'rollback' = 'commit'
  let isOver = false
  let hasBegun = false
  let isFailed = false
  let firstError: Error | null = null
  let idleTimer: NodeJS.Timeout | undefined

  async function send(bytes: () => Uint8Array, texts: readonly string[]): Promise<Answer> {
    clearTimeout(idleTimer)
    const limitMs = Math.max(shortestLimitMs, Math.min(limits.statementMs, deadline - performance.now()))
    // The first statement takes the beginning along.
    const isFirst = !hasBegun
    hasBegun = true
    const all = () =>
      isFirst ? Buffer.concat([script('begin'), talk.batch({ settings: options }), bytes()]) : bytes()
    const answer = talk.answer(
      await lane.send({ bytes: all, limitMs }),
      isFirst ? [settingsStatement, ...texts] : texts,
    )
    const leftMs = Math.max(1, Math.min(limits.idleMs, deadline - performance.now()))
    if (!isOver) idleTimer = setTimeout(expire, leftMs)
    return answer
  }

  async function ask(bytes: () => Uint8Array, texts: readonly string[] = []): Promise<Answer> {
    if (isOver) throw new DatabaseError({ code: '25P01', message: 'The transaction is over.' })
    if (performance.now() > deadline) {
      expire()
      return expired.promise
    }
    const answer = await send(bytes, texts)
    isFailed = answer.status === 'E'
    firstError ??= answer.error
    if (answer.error !== null) throw answer.error
    return answer
  }

  function expire(): void {
    if (isOver) return
    isOver = true
    const error = new DatabaseError({
      code: '25P03',
      message: 'terminating transaction because it kept the database waiting too long',
    })
    send(() => script('rollback'), []).then(
      () => expired.reject(error),
      () => expired.reject(error),
    )
  }

  async function finish(how: 'commit' | 'rollback'): Promise<void> {
    if (isOver || !hasBegun) return
    isOver = true
    const { error } = await send(() => script(how), [])
    if (error !== null) throw error
  }

  const transaction: Transaction = {
    async query<R>(text: string, values: readonly Value[] = []) {
      return (await ask(() => talk.batch({ text, values }), [text])).rows as R[]
    },
    async execute(text) {
      const answer = await ask(() => script(text))
      talk.forgetAll()
      if (answer.status !== 'I') return
      isOver = true
      throw new DatabaseError({ code: '25P01', message: 'The script ended its transaction itself.' })
    },
  }

  async function main(): Promise<T> {
    try {
      const result = await work(transaction, () => {
        end = 'rollback'
      })
      // PostgreSQL answers the commit of a failed transaction with a rollback, and no error.
      if (isFailed && end === 'commit' && firstError !== null) throw firstError
      await finish(end)
      return result
    } catch (error) {
      await finish('rollback').catch(() => {})
      throw error
    } finally {
      isOver = true
      clearTimeout(idleTimer)
    }
  }

  idleTimer = setTimeout(expire, limits.idleMs)
  return Promise.race([main(), expired.promise])
}
