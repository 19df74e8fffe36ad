/**
 * What one caller may take of the database, so that the others get their share: so many statements at a time, so much
 * work per minute, and a pause after a statement that had to be stopped. A member is one caller, wherever they sign
 * in from; guests of the same network are one caller together. What members take counts for their network, too, so that
 * more accounts do not give more. The secret key is counted where a function uses it for the member who called it, and
 * not otherwise.
 *
 * On PGlite a statement that has to be stopped takes the whole database with it for a moment. So its caller waits long
 * for the next one, and so does their network when it happens again: ten accounts in one room are no better than one.
 * A customer may have 65,536 networks of IPv6, so the wider ones around it are counted too, with more patience. And
 * no end follows upon another: statements like the one that was stopped wait until the others have been served.
 */

import { type Database, DatabaseError, type Queries, type TransactionOptions } from '../database/database.ts'
import { type Allowance, createAllowance } from './allowance.ts'
import { type Caller, isSecret } from './caller.ts'
import { OverBudget } from './over-budget.ts'
import { forRequests, patienceMs } from './patience.ts'
import { isForgiven, notPaused, type Paused, pause, timesOf } from './pauses.ts'
import { currentRequest } from './request-context.ts'
import { createSlowStatements, nameOfStatement, type Slowness } from './slow-statements.ts'
import { busy, createStatementTurns, type Party } from './statement-turns.ts'

export const callerLimits = {
  /** Statements of one caller that the engine is given at a time; further ones wait their turn. */
  atOnce: { pglite: 2, postgres: 4 },
  /** The same of one network (of the widest around it): others wait for these few only, and one caller is not all of them. */
  networkAtOnce: { pglite: 3, postgres: 6 },
  /** The longest a statement may work. PGlite runs one at a time, so others wait this long at most. */
  statementMs: { pglite: 650, postgres: 5_000 },
  /**
   * A caller with a statement this long gets one like it at a time, and for a while one of those they never had; what was
   * quick for them passes. On PGlite there is one such statement among all callers.
   */
  slowMs: 100,
  slowForMs: 10_000,
  /** How many may wait for their own turn, and how long. */
  waiting: 200,
  waitMs: 10_000,
  /**
   * Work per minute. What members take counts for their network, too: forty of the sixty seconds that PGlite has. An
   * office of two hundred, each at work with 0.2 s a minute, stays within it.
   */
  memberMsPerMinute: 20_000,
  networkMsPerMinute: 40_000,
  /** Who takes no more than this goes on while their network has used up its share: others there did it. */
  lightMsPerMinute: 2_000,
  /** The pause after a stopped statement: the first, the second, and then twice as long each time. */
  pauses: {
    pglite: { firstMs: 60_000, nextMs: 120_000, longestMs: 3_600_000 },
    postgres: { firstMs: 10_000, nextMs: 20_000, longestMs: 300_000 },
  },
  /** The pause of everybody in the same network, on PGlite. The first only lets the others go before them. */
  networkPauses: { firstMs: 2_000, nextMs: 10_000, longestMs: 300_000 },
  /** The same for what may end it again: all that is not known as quick. */
  suspectPauses: { firstMs: 10_000, nextMs: 30_000, longestMs: 300_000 },
  /** How many pauses are such first ones, in the network itself and in the wider ones around it. */
  firstPauses: [1, 2, 4],
  /**
   * After an end no statement like it begins on PGlite until the database is back, and then for so long; twice as long after each further end, until
   * there was none for the time of the alarm.
   */
  calm: { firstMs: 1_000, longestMs: 12_000, alarmMs: 30_000 },
  /** The JSON of one answer, counted as it grows: an embedded row counts again with each row around it. */
  answerBytes: 16 * 2 ** 20,
  secretAnswerBytes: 64 * 2 ** 20,
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

type Network = Party & { readonly paused: Paused; readonly pausedSuspects: Paused; readonly share: Allowance }
/** From the narrowest. */
type Networks = readonly Network[]

type Account = Party & {
  slowInUse: number
  readonly paused: Paused
  readonly share: Allowance
  readonly light: Allowance
  readonly slowness: Slowness
}

/** `isOurs`: the server does it for the member. `text`: of the statement, if it is one. */
type Bounds = {
  readonly account: Account
  readonly timeoutMs: number | undefined
  readonly isOurs: boolean
  readonly text: string | null
}

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
  const networks = new Map<string, Network>()
  const slowStatements = createSlowStatements(limits)
  const turns = createStatementTurns({
    ofCaller: limits.atOnce[engine],
    ofNetwork: limits.networkAtOnce[engine],
    slow: engine === 'pglite' ? 1 : Number.POSITIVE_INFINITY,
    waiting: limits.waiting,
    waitMs: limits.waitMs,
    patienceMs,
    alarmMs: limits.calm.alarmMs,
  })
  const alarm = { until: 0, calmMs: 0 }

  function accountOf(userId: string | null): Account {
    const name = userId === null ? `network ${currentNetworks()[0]}` : `member ${userId}`
    const known = accounts.get(name)
    if (known !== undefined) return known
    if (accounts.size >= mostAccounts) forgetIdle()
    const share = createAllowance(userId === null ? limits.networkMsPerMinute : limits.memberMsPerMinute)
    const account: Account = {
      inUse: 0,
      slowInUse: 0,
      paused: notPaused(),
      share,
      light: createAllowance(limits.lightMsPerMinute),
      slowness: { until: 0, statements: new Map() },
      usedMs: share.usedMs,
    }
    accounts.set(name, account)
    return account
  }

  function networkNamed(name: string): Network {
    const known = networks.get(name)
    if (known !== undefined) return known
    if (networks.size >= mostAccounts) forgetIdle()
    const share = createAllowance(limits.networkMsPerMinute)
    const pauses = { paused: notPaused(), pausedSuspects: notPaused() }
    const fresh = { inUse: 0, ...pauses, share, usedMs: share.usedMs }
    networks.set(name, fresh)
    return fresh
  }

  /** One that owes nothing is the same as a new one, so it can be forgotten. */
  function forgetIdle(): void {
    const now = performance.now()
    const isIdle = ({ inUse, paused, share }: Network | Account) =>
      inUse === 0 && isForgiven(paused, now) && share.usedMs() <= 0
    for (const [name, one] of accounts) if (isIdle(one) && one.light.usedMs() <= 0) accounts.delete(name)
    for (const [name, one] of networks) if (isIdle(one)) networks.delete(name)
  }

  /** Why the caller has to wait, or null. */
  function refusal(
    { paused, share, light }: Account,
    around: Networks,
    isSuspect: () => boolean,
  ): OverBudget | null {
    const now = performance.now()
    if (paused.until > now) return new OverBudget('A request of yours took too long.', paused.until - now)
    const suspectsUntil = Math.max(0, ...around.map(network => network.pausedSuspects.until))
    const networksUntil = Math.max(
      suspectsUntil > now && isSuspect() ? suspectsUntil : 0,
      ...around.map(network => network.paused.until),
    )
    if (networksUntil > now) {
      return new OverBudget('A request from your network took too long.', networksUntil - now)
    }
    if (share.leftMs() <= 0) {
      return new OverBudget('Your requests of the last minute took too long in all.', share.waitMs())
    }
    const network = around[0]?.share
    if (!network || network.leftMs() > 0 || light.leftMs() > 0) return null
    const waitMs = Math.min(network.waitMs(), light.waitMs())
    return new OverBudget('Requests from your network of the last minute took too long in all.', waitMs)
  }

  /** This statement has ended the database for everybody. */
  function onEnd(name: string | null): void {
    const now = performance.now()
    const { firstMs, longestMs, alarmMs } = limits.calm
    alarm.calmMs = alarm.until > now ? Math.min(alarm.calmMs * 2, longestMs) : firstMs
    alarm.until = now + alarmMs
    slowStatements.alarm(name, alarmMs)
    turns.hold()
    const calm = () => turns.calm(alarm.calmMs)
    // Answered when the database is back.
    void database.run({ text: 'select 1' }).then(calm, calm)
  }

  async function within<T>(
    { account, timeoutMs, isOurs, text }: Bounds,
    work: (bounded: TransactionOptions) => Promise<T>,
  ): Promise<T> {
    const around = currentNetworks().map(networkNamed)
    // An answer that a function has made is still written down while others of the network wait.
    const heeded = isOurs ? [] : around
    const name = nameOfStatement(text)
    const isSuspect = () => slowStatements.isSuspect(name, isOurs)
    const came = performance.now()
    const leave = await turns.enter({
      caller: account,
      networks: around,
      isSlow: () => slowStatements.isLikely(account.slowness, name),
      isSuspect,
      guilt: () =>
        timesOf(account.paused) + around.reduce((all, one) => all + timesOf(one.pausedSuspects), 0),
      refusal: () => refusal(account, heeded, isSuspect),
    })
    try {
      return await work({
        ...(timeoutMs !== undefined && { timeoutMs }),
        onSpent(ms) {
          for (const { share } of [account, ...around]) share.spend(ms)
          account.light.spend(ms)
          slowStatements.note(account.slowness, name, ms)
        },
        patienceMs: Math.max(0, patienceMs - (performance.now() - came)),
        // Another request of theirs, or one like it, may have been stopped while this one waited.
        mayBegin() {
          const refused = refusal(account, heeded, isSuspect)
          if (refused !== null) throw refused
          if (turns.calmMs() > 0 && isSuspect()) throw busy(turns.calmMs())
        },
      })
    } catch (error) {
      if (error instanceof DatabaseError && error.code === '57014') {
        pause(account.paused, limits.pauses[engine])
        if (engine === 'pglite') {
          for (const [at, network] of around.entries()) {
            pause(network.paused, limits.networkPauses, limits.firstPauses[at])
            pause(network.pausedSuspects, limits.suspectPauses, limits.firstPauses[at])
          }
          onEnd(name)
        }
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

  function bounded(boundsOf: (options: TransactionOptions, text: string | null) => Bounds | null): Queries {
    return {
      run: (statement, options = {}) => {
        const bounds = boundsOf(options, statement.text)
        if (!bounds) return patient.run(statement, options)
        return within(bounds, bound => database.run(statement, { ...options, ...bound }))
      },
      transaction: (options, work) => {
        const bounds = boundsOf(options, null)
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
      return bounded(({ timeoutMs = statementMs }, text) => {
        return { account, timeoutMs: Math.min(timeoutMs, statementMs), isOurs, text }
      })
    },
    forRequests: {
      ...patient,
      ...bounded(({ timeoutMs }, text) => {
        const account = enabled ? accountOfRequest() : null
        return account && { account, timeoutMs, isOurs: false, text }
      }),
    },
  }
}
