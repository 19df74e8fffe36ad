/**
 * What one caller may take of the database, so that the others get their share: so many statements at a time, so much
 * work per minute, and a pause after a statement that had to be stopped. A member is one caller, wherever they sign
 * in from; guests of the same network are one caller together. The secret key is not counted.
 */

import { type Database, DatabaseError, type Queries, type TransactionOptions } from '../database/database.ts'
import { type Caller, isSecret } from './caller.ts'

export const callerLimits = {
  /** Statements of one caller that the engine is given at a time; further ones wait their turn. */
  atOnce: { pglite: 2, postgres: 4 },
  /** The longest a statement may work. PGlite runs one at a time, so others wait this long at most. */
  statementMs: { pglite: 750, postgres: 5_000 },
  /** A caller with a statement this long gets one at a time for a while. */
  slowMs: 100,
  slowForMs: 10_000,
  /** How many may wait for their own turn, and how long. */
  waiting: 200,
  waitMs: 10_000,
  /** Work per minute. */
  memberMsPerMinute: 20_000,
  networkMsPerMinute: 40_000,
  /** The pause after a stopped statement. It doubles each time, until ten minutes pass without one. */
  pauseMs: 10_000,
  longestPauseMs: 300_000,
  forgivenAfterMs: 600_000,
  /** The JSON of one answer, counted as it grows: an embedded row counts again with each row around it. */
  answerBytes: 16 * 2 ** 20,
  secretAnswerBytes: 64 * 2 ** 20,
}

/** The caller has used up their budget for now. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget'
  readonly retryAfterSeconds: number

  constructor(reason: string, waitMs: number) {
    super(reason)
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000))
  }
}

type CallerBudgets = {
  /** The database as this caller may use it. */
  forCaller(caller: Caller): Queries
}

type BudgetOptions = {
  readonly database: Database
  readonly enabled?: boolean
  /** The network the current request comes from. */
  readonly network: () => string
  readonly limits?: Partial<typeof callerLimits>
}

type Account = {
  readonly msPerMinute: number
  leftMs: number
  countedAt: number
  inUse: number
  slowUntil: number
  pausedUntil: number
  pauses: number
  readonly waiting: PromiseWithResolvers<void>[]
}

const mostAccounts = 10_000

export function createCallerBudgets({
  database,
  enabled = true,
  network,
  limits: changed = {},
}: BudgetOptions): CallerBudgets {
  const limits = { ...callerLimits, ...changed }
  const atOnce = limits.atOnce[database.engine]
  const statementMs = limits.statementMs[database.engine]
  const accounts = new Map<string, Account>()

  function accountOf({ userId }: Caller): Account {
    const name = userId === null ? `network ${network()}` : `member ${userId}`
    const known = accounts.get(name)
    if (known !== undefined) return known
    if (accounts.size >= mostAccounts) forgetIdle()
    const msPerMinute = userId === null ? limits.networkMsPerMinute : limits.memberMsPerMinute
    const account: Account = {
      msPerMinute,
      leftMs: msPerMinute,
      countedAt: performance.now(),
      inUse: 0,
      slowUntil: 0,
      pausedUntil: 0,
      pauses: 0,
      waiting: [],
    }
    accounts.set(name, account)
    return account
  }

  /** An account without debt is the same as a new one, so it can be forgotten. */
  function forgetIdle(): void {
    const now = performance.now()
    for (const [name, one] of accounts) {
      refill(one, now)
      const isIdle = one.inUse === 0 && one.waiting.length === 0
      const isForgiven = one.pauses === 0 || one.pausedUntil + limits.forgivenAfterMs < now
      if (isIdle && isForgiven && one.leftMs >= one.msPerMinute) accounts.delete(name)
    }
  }

  function refill(account: Account, now: number): void {
    const earned = ((now - account.countedAt) / 60_000) * account.msPerMinute
    account.leftMs = Math.min(account.msPerMinute, account.leftMs + earned)
    account.countedAt = now
  }

  /** Why the caller has to wait, or null. */
  function refusal(account: Account): OverBudget | null {
    const now = performance.now()
    refill(account, now)
    if (account.pausedUntil > now) {
      return new OverBudget('A request of yours took too long.', account.pausedUntil - now)
    }
    if (account.leftMs > 0) return null
    const waitMs = (-account.leftMs / account.msPerMinute) * 60_000 + 1_000
    return new OverBudget('Your requests of the last minute took too long in all.', waitMs)
  }

  const hasRoom = (account: Account) => account.inUse < (account.slowUntil > performance.now() ? 1 : atOnce)

  async function enter(account: Account): Promise<void> {
    const refused = refusal(account)
    if (refused !== null) throw refused
    if (account.waiting.length === 0 && hasRoom(account)) {
      account.inUse += 1
      return
    }
    if (account.waiting.length >= limits.waiting) throw new OverBudget('Too many requests at a time.', 1_000)
    const turn = Promise.withResolvers<void>()
    account.waiting.push(turn)
    const timer = setTimeout(() => {
      account.waiting.splice(account.waiting.indexOf(turn), 1)
      turn.reject(new OverBudget('Too many requests at a time.', 1_000))
    }, limits.waitMs)
    await turn.promise.finally(() => clearTimeout(timer))
  }

  function leave(account: Account): void {
    account.inUse -= 1
    while (account.waiting.length > 0) {
      const refused = refusal(account)
      if (refused === null && !hasRoom(account)) return
      const next = account.waiting.shift()
      if (refused !== null) next?.reject(refused)
      else {
        account.inUse += 1
        next?.resolve()
      }
    }
  }

  function spend(account: Account, ms: number): void {
    account.leftMs -= ms
    if (ms >= limits.slowMs) account.slowUntil = performance.now() + limits.slowForMs
  }

  function pause(account: Account): void {
    const now = performance.now()
    if (account.pausedUntil + limits.forgivenAfterMs < now) account.pauses = 0
    const pauseMs = Math.min(limits.pauseMs * 2 ** account.pauses, limits.longestPauseMs)
    account.pauses += 1
    account.pausedUntil = now + pauseMs
  }

  async function within<T>(
    account: Account,
    options: TransactionOptions,
    work: (bounded: TransactionOptions) => Promise<T>,
  ): Promise<T> {
    await enter(account)
    try {
      return await work({
        timeoutMs: Math.min(options.timeoutMs ?? statementMs, statementMs),
        onSpent: ms => spend(account, ms),
      })
    } catch (error) {
      if (error instanceof DatabaseError && error.code === '57014') pause(account)
      throw error
    } finally {
      leave(account)
    }
  }

  return {
    forCaller(caller) {
      if (!enabled || isSecret(caller)) return database
      const account = accountOf(caller)
      return {
        run: (statement, options = {}) =>
          within(account, options, bounded => database.run(statement, { ...options, ...bounded })),
        transaction: (options, work) =>
          within(account, options, bounded => database.transaction({ ...options, ...bounded }, work)),
      }
    },
  }
}
