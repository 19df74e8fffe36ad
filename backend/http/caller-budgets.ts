/**
 * What one caller may take of the database, so that the others get their share: so many statements at a time, so much
 * work per minute, and a pause after a statement that had to be stopped. A member is one caller, wherever they sign
 * in from; guests of the same network are one caller together. The secret key is counted where a function uses it for
 * the member who called it, and not otherwise.
 *
 * On PGlite a statement that has to be stopped takes the whole database with it for a moment. So its caller waits long
 * for the next one, and so does their network when it happens again: ten accounts in one room are no better than one.
 * A customer may have 65,536 networks of IPv6, so the wider ones around it are counted too, with more patience.
 */

import { type Database, DatabaseError, type Queries, type TransactionOptions } from '../database/database.ts'
import { type Caller, isSecret } from './caller.ts'
import { forRequests, patienceMs } from './patience.ts'
import { currentRequest } from './request-context.ts'

export const callerLimits = {
  /** Statements of one caller that the engine is given at a time; further ones wait their turn. */
  atOnce: { pglite: 2, postgres: 4 },
  /** The longest a statement may work. PGlite runs one at a time, so others wait this long at most. */
  statementMs: { pglite: 750, postgres: 5_000 },
  /** A caller with a statement this long gets one at a time for a while; on PGlite, one among all such callers. */
  slowMs: 100,
  slowForMs: 10_000,
  /** How many may wait for their own turn, and how long. */
  waiting: 200,
  waitMs: 10_000,
  /** Work per minute. */
  memberMsPerMinute: 20_000,
  networkMsPerMinute: 40_000,
  /** The pause after a stopped statement: the first, the second, and then twice as long each time. */
  pauses: {
    pglite: { firstMs: 60_000, nextMs: 120_000, longestMs: 3_600_000 },
    postgres: { firstMs: 10_000, nextMs: 20_000, longestMs: 300_000 },
  },
  /** The pause of everybody in the same network, on PGlite. The first only lets the others go before them. */
  networkPauses: { firstMs: 2_000, nextMs: 10_000, longestMs: 300_000 },
  /** How many pauses are such first ones, in the network itself and in the wider ones around it. */
  firstPauses: [1, 2, 4],
  /** Without a stopped statement for so long after a pause, the next pause is a first one again. */
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
  /** The database for storage and sign-in, whose statements are ours: they take turns and are counted, not stopped. */
  readonly forRequests: Database
}

type BudgetOptions = {
  readonly database: Database
  readonly enabled?: boolean
  /** The network the current request comes from, and the wider ones around it. */
  readonly networks: () => readonly [string, ...string[]]
  readonly limits?: Partial<typeof callerLimits>
}

type Pauses = { readonly firstMs: number; readonly nextMs: number; readonly longestMs: number }
type Paused = { until: number; times: number }
/** From the narrowest. */
type Networks = readonly Paused[]

type Account = {
  readonly paused: Paused
  readonly msPerMinute: number
  leftMs: number
  countedAt: number
  inUse: number
  slowUntil: number
  readonly waiting: Waiting[]
}

/** `isOurs`: the server does it for the member. */
type Bounds = { readonly account: Account; readonly timeoutMs: number | undefined; readonly isOurs: boolean }

/** A place among the statements; giving it back lets the next one in. */
type Leave = () => void
type Waiting = PromiseWithResolvers<Leave> & { readonly networks: Networks }

const mostAccounts = 10_000

export function createCallerBudgets({
  database,
  enabled = true,
  networks: currentNetworks,
  limits: changed = {},
}: BudgetOptions): CallerBudgets {
  const { engine } = database
  const patient = forRequests(database)
  const limits = { ...callerLimits, ...changed }
  const statementMs = limits.statementMs[engine]
  const accounts = new Map<string, Account>()
  const networks = new Map<string, Paused>()
  /** Those who wait, the next turn first. */
  const waitingAccounts = new Set<Account>()
  let slowInUse = 0

  function accountOf(userId: string | null): Account {
    const name = userId === null ? `network ${currentNetworks()[0]}` : `member ${userId}`
    const known = accounts.get(name)
    if (known !== undefined) return known
    if (accounts.size >= mostAccounts) forgetIdle()
    const msPerMinute = userId === null ? limits.networkMsPerMinute : limits.memberMsPerMinute
    const account: Account = {
      paused: { until: 0, times: 0 },
      msPerMinute,
      leftMs: msPerMinute,
      countedAt: performance.now(),
      inUse: 0,
      slowUntil: 0,
      waiting: [],
    }
    accounts.set(name, account)
    return account
  }

  function networkNamed(name: string): Paused {
    const known = networks.get(name)
    if (known !== undefined) return known
    if (networks.size >= mostAccounts) forgetIdle()
    const fresh = { until: 0, times: 0 }
    networks.set(name, fresh)
    return fresh
  }

  const isForgiven = ({ until, times }: Paused, now: number) =>
    times === 0 || until + limits.forgivenAfterMs < now

  /** An account without debt is the same as a new one, so it can be forgotten. */
  function forgetIdle(): void {
    const now = performance.now()
    for (const [name, one] of accounts) {
      refill(one, now)
      const isIdle = one.inUse === 0 && one.waiting.length === 0
      if (isIdle && isForgiven(one.paused, now) && one.leftMs >= one.msPerMinute) accounts.delete(name)
    }
    for (const [name, one] of networks) if (isForgiven(one, now)) networks.delete(name)
  }

  function refill(account: Account, now: number): void {
    const earned = ((now - account.countedAt) / 60_000) * account.msPerMinute
    account.leftMs = Math.min(account.msPerMinute, account.leftMs + earned)
    account.countedAt = now
  }

  /** Why the caller has to wait, or null. */
  function refusal(account: Account, around: Networks): OverBudget | null {
    const now = performance.now()
    refill(account, now)
    if (account.paused.until > now) {
      return new OverBudget('A request of yours took too long.', account.paused.until - now)
    }
    const networksUntil = Math.max(0, ...around.map(({ until }) => until))
    if (networksUntil > now) {
      return new OverBudget('A request from your network took too long.', networksUntil - now)
    }
    if (account.leftMs > 0) return null
    const waitMs = (-account.leftMs / account.msPerMinute) * 60_000 + 1_000
    return new OverBudget('Your requests of the last minute took too long in all.', waitMs)
  }

  function refuse(account: Account, around: Networks): void {
    const refused = refusal(account, around)
    if (refused !== null) throw refused
  }

  const isSlow = (account: Account) => account.slowUntil > performance.now()

  function hasRoom(account: Account): boolean {
    if (!isSlow(account)) return account.inUse < limits.atOnce[engine]
    return account.inUse === 0 && (engine === 'postgres' || slowInUse === 0)
  }

  function take(account: Account): Leave {
    const takesSlowPlace = isSlow(account)
    account.inUse += 1
    if (takesSlowPlace) slowInUse += 1
    return () => {
      account.inUse -= 1
      if (takesSlowPlace) slowInUse -= 1
      for (const next of takesSlowPlace ? [...waitingAccounts] : [account]) admitNext(next)
    }
  }

  async function enter(account: Account, around: Networks): Promise<Leave> {
    refuse(account, around)
    if (account.waiting.length === 0 && hasRoom(account)) return take(account)
    if (account.waiting.length >= limits.waiting) throw new OverBudget('Too many requests at a time.', 1_000)
    const turn = { ...Promise.withResolvers<Leave>(), networks: around }
    account.waiting.push(turn)
    waitingAccounts.add(account)
    const timer = setTimeout(() => {
      account.waiting.splice(account.waiting.indexOf(turn), 1)
      if (account.waiting.length === 0) waitingAccounts.delete(account)
      turn.reject(new OverBudget('Too many requests at a time.', 1_000))
    }, limits.waitMs)
    return turn.promise.finally(() => clearTimeout(timer))
  }

  function admitNext(account: Account): void {
    waitingAccounts.delete(account)
    for (let next = account.waiting[0]; next !== undefined; next = account.waiting[0]) {
      const refused = refusal(account, next.networks)
      // At the end of the line again, because it may have had a place just now.
      if (refused === null && !hasRoom(account)) return void waitingAccounts.add(account)
      account.waiting.shift()
      if (refused !== null) next.reject(refused)
      else next.resolve(take(account))
    }
  }

  function spend(account: Account, ms: number): void {
    account.leftMs -= ms
    if (ms >= limits.slowMs) account.slowUntil = performance.now() + limits.slowForMs
  }

  function pause(paused: Paused, { firstMs, nextMs, longestMs }: Pauses, firstOnes = 1): void {
    const now = performance.now()
    if (isForgiven(paused, now)) paused.times = 0
    const doubled = paused.times - firstOnes
    const pauseMs = doubled < 0 ? firstMs : Math.min(nextMs * 2 ** doubled, longestMs)
    paused.times += 1
    paused.until = now + pauseMs
  }

  async function within<T>(
    { account, timeoutMs, isOurs }: Bounds,
    work: (bounded: TransactionOptions) => Promise<T>,
  ): Promise<T> {
    const around = currentNetworks().map(networkNamed)
    // An answer that a function has made is still written down while others of the network wait.
    const heeded = isOurs ? [] : around
    const leave = await enter(account, heeded)
    try {
      return await work({
        ...(timeoutMs !== undefined && { timeoutMs }),
        onSpent: ms => spend(account, ms),
        patienceMs,
        // Another request of theirs may have been stopped while this one waited.
        mayBegin: () => refuse(account, heeded),
      })
    } catch (error) {
      if (error instanceof DatabaseError && error.code === '57014') {
        pause(account.paused, limits.pauses[engine])
        if (engine === 'pglite')
          for (const [at, network] of around.entries())
            pause(network, limits.networkPauses, limits.firstPauses[at])
      }
      throw error
    } finally {
      leave()
    }
  }

  /** Whose account the current request counts for; null where it is the server's own. */
  function accountOfRequest(): Account | null {
    const request = currentRequest()
    return !request || request.isSecret ? null : accountOf(request.userId)
  }

  function bounded(boundsOf: (options: TransactionOptions) => Bounds | null): Queries {
    return {
      run: (statement, options = {}) => {
        const bounds = boundsOf(options)
        if (!bounds) return patient.run(statement, options)
        return within(bounds, bound => database.run(statement, { ...options, ...bound }))
      },
      transaction: (options, work) => {
        const bounds = boundsOf(options)
        if (!bounds) return patient.transaction(options, work)
        return within(bounds, bound => database.transaction({ ...options, ...bound }, work))
      },
    }
  }

  return {
    forCaller(caller) {
      const isOurs = isSecret(caller)
      const memberId = isOurs ? (currentRequest()?.onBehalfOf ?? null) : caller.userId
      if (!enabled || (isOurs && memberId === null)) return database
      const account = accountOf(memberId)
      return bounded(({ timeoutMs = statementMs }) => {
        return { account, timeoutMs: Math.min(timeoutMs, statementMs), isOurs }
      })
    },
    forRequests: {
      ...patient,
      ...bounded(({ timeoutMs }) => {
        const account = enabled ? accountOfRequest() : null
        return account && { account, timeoutMs, isOurs: false }
      }),
    },
  }
}
