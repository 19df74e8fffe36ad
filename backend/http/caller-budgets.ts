/**
 * Limits how much of the database one caller may use: the number of statements at a time, the work per minute, and a
 * pause after a statement that had to be stopped. A member is one caller on all devices. All guests of one network
 * together are one caller. The work of members also counts for their network, so that several accounts do not get
 * more. The secret key counts only when a function uses it for the member who called the function. On PGlite,
 * stopping a statement restarts the whole database; this is called an "end". The caller then pauses for a long time.
 * Its network pauses too, and longer after the next end, so that ten accounts in one network get no more than one
 * account. An IPv6 customer may have 65,536 networks, so the wider networks around an address count too, but pause
 * later. Statements that may cause another end are called "suspects". After an end they wait until all other
 * statements have been served.
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
  /** The maximum number of statements of one caller in the engine at a time. Further statements wait for their turn. */
  atOnce: { pglite: 2, postgres: 4 },
  /**
   * The maximum number of statements at a time of one network, which is the widest network around the address. One
   * caller cannot use all of them, and other networks wait only for these few statements.
   */
  networkAtOnce: { pglite: 3, postgres: 6 },
  /**
   * The maximum number of statements of all callers at a time. PGlite runs them one by one. So a caller waits only
   * for this many statements, even if there are very many networks.
   */
  inAllAtOnce: { pglite: 8, postgres: Number.POSITIVE_INFINITY },
  /**
   * The maximum number of statements at a time that are not known to be quick. It is more than one, so that the
   * thread of PGlite is always busy.
   */
  unsureAtOnce: { pglite: 2, postgres: Number.POSITIVE_INFINITY },
  /**
   * The maximum time of a statement. PGlite runs one statement at a time, so other callers wait at most this long for
   * it.
   */
  statementMs: { pglite: 650, postgres: 5_000 },
  /**
   * A statement that takes this long marks its caller as slow for a while. A marked caller runs one slow statement at
   * a time, and statements that are new to the caller count as slow too. Statements that were quick for the caller
   * are not delayed. On PGlite, only one slow statement of all callers runs at a time.
   */
  slowMs: { pglite: 50, postgres: 100 },
  slowForMs: 10_000,
  /** The maximum number of waiting statements of one caller, and the longest wait. */
  waiting: 200,
  waitMs: 10_000,
  /**
   * The work per minute. The work of a member also counts for the network, which gets forty of the sixty seconds that
   * PGlite has. An office of two hundred people who each use 0.2 s a minute stays below this limit.
   */
  memberMsPerMinute: 20_000,
  networkMsPerMinute: 40_000,
  /** A caller below this amount may continue even when other callers have used up the share of the network. */
  lightMsPerMinute: 2_000,
  /**
   * The pauses of a caller after a stopped statement: the first and the second one. Each further pause is twice as
   * long.
   */
  pauses: {
    pglite: { firstMs: 60_000, nextMs: 120_000, longestMs: 3_600_000 },
    postgres: { firstMs: 10_000, nextMs: 20_000, longestMs: 300_000 },
  },
  /**
   * The pause of all callers in the same network, on PGlite. The first pause is short, and only lets other networks
   * go first.
   */
  networkPauses: { firstMs: 2_000, nextMs: 10_000, longestMs: 300_000 },
  /**
   * The pause of the same callers for suspect statements. These are all statements that are not known to be quick.
   */
  suspectPauses: { firstMs: 10_000, nextMs: 30_000, longestMs: 300_000 },
  /** The number of pauses that last `firstMs`: in the network itself, and in each wider network around it. */
  firstPauses: [1, 2, 4],
  /**
   * After an end, no suspect begins on PGlite until the database is back and this calm has passed. The calm is twice
   * as long after each further end, until `alarmMs` pass without an end.
   */
  calm: { firstMs: 1_000, longestMs: 12_000, alarmMs: 30_000 },
  /**
   * The maximum size of the JSON of one reply, counted while it grows. An embedded row counts once for each row that
   * contains it.
   */
  answerBytes: 16 * 2 ** 20,
  secretAnswerBytes: 64 * 2 ** 20,
}

type CallerBudgets = {
  /** The database for a caller's statements. It applies the caller's budget. */
  forCaller(caller: Caller): Queries
  /**
   * The database for storage and sign-in. The server itself writes these statements. So they are counted and wait
   * for their turn, but they are never stopped.
   */
  readonly forRequests: Database
}

type BudgetOptions = {
  readonly database: Database
  readonly enabled?: boolean
  /** The network of the current request and the wider networks around it. */
  readonly networks: () => readonly [string, ...string[]]
  readonly limits?: Partial<typeof callerLimits>
}

type Network = Party & { readonly paused: Paused; readonly pausedSuspects: Paused; readonly share: Allowance }
/** The networks of a request, the narrowest first. */
type Networks = readonly Network[]

type Account = Party & {
  slowInUse: number
  readonly paused: Paused
  readonly share: Allowance
  readonly light: Allowance
  readonly slowness: Slowness
}

/**
 * `isOurs` means that the server acts for the member. `text` is the text of the statement, or null if there are
 * several statements.
 */
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
  const slowStatements = createSlowStatements({ slowMs: limits.slowMs[engine], slowForMs: limits.slowForMs })
  const turns = createStatementTurns({
    ofCaller: limits.atOnce[engine],
    ofNetwork: limits.networkAtOnce[engine],
    inAll: limits.inAllAtOnce[engine],
    slow: engine === 'pglite' ? 1 : Number.POSITIVE_INFINITY,
    unsure: limits.unsureAtOnce[engine],
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

  /**
   * Forgets callers and networks that are idle and have no used time. If they come back, they get a new entry with
   * the same content.
   */
  function forgetIdle(): void {
    const now = performance.now()
    const isIdle = ({ inUse, paused, share }: Network | Account) =>
      inUse === 0 && isForgiven(paused, now) && share.usedMs() <= 0
    for (const [name, one] of accounts) if (isIdle(one) && one.light.usedMs() <= 0) accounts.delete(name)
    for (const [name, one] of networks) if (isIdle(one)) networks.delete(name)
  }

  /** Returns the error that explains why the caller must wait, or null. */
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

  /** Handles an "end": this statement made the whole database restart. */
  function onEnd(name: string | null): void {
    const now = performance.now()
    const { firstMs, longestMs, alarmMs } = limits.calm
    alarm.calmMs = alarm.until > now ? Math.min(alarm.calmMs * 2, longestMs) : firstMs
    alarm.until = now + alarmMs
    slowStatements.alarm(name, alarmMs)
    turns.hold()
    const calm = () => turns.calm(alarm.calmMs)
    // This query succeeds when the database has restarted. Then the calm begins.
    void database.run({ text: 'select 1' }).then(calm, calm)
  }

  async function within<T>(
    { account, timeoutMs, isOurs, text }: Bounds,
    work: (bounded: TransactionOptions) => Promise<T>,
  ): Promise<T> {
    const around = currentNetworks().map(networkNamed)
    // If the server acts for the member, the pauses of the member's network do not apply.
    const heeded = isOurs ? [] : around
    const name = nameOfStatement(text)
    const isSuspect = () => slowStatements.isSuspect(name, isOurs)
    const came = performance.now()
    const leave = await turns.enter({
      caller: account,
      networks: around,
      isSlow: () => slowStatements.isLikely(account.slowness, name),
      isKnownAsQuick: () => slowStatements.isKnownAsQuick(account.slowness, name),
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
        // While this statement waited, another statement of the caller, or a similar statement, may have been
        // stopped.
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

  /** Returns the account for which the current request counts, or null for requests of the server itself. */
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
