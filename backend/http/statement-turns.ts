/**
 * Decides which waiting statement runs next. Each caller and each network may run a limited number at a time. Slow
 * statements have a lower limit. Statements that are not known to be quick have a lower limit too. Without this
 * limit, the first statements of many new networks would all go first, because a new network has used nothing yet.
 * The next turn goes to the network that used the least, and within the network to the caller who used the least.
 * So a caller with few statements waits only for statements that are running, and not for the queues of other
 * callers. After a statement has made the database restart (an "end"), no suspect begins for a while, and
 * statements that already waited go first.
 */
import { DatabaseUnavailable } from '../database/database.ts'
import { OverBudget } from './over-budget.ts'

/** A caller or a network. */
export type Party = { inUse: number; usedMs(now: number): number }

export type Entrant = {
  readonly caller: Party & { slowInUse: number }
  /** The network of the request and the wider networks around it. The limit applies to the widest of them. */
  readonly networks: readonly Party[]
  /**
   * Returns whether the statement is probably slow. It is called just before the statement may begin, because another
   * statement of the caller may have been slow in the meantime.
   */
  readonly isSlow: () => boolean
  readonly isKnownAsQuick: () => boolean
  /**
   * `isSuspect` tells whether the statement may make the database restart. `guilt` is how often its caller or
   * network has done this recently.
   */
  readonly isSuspect: () => boolean
  readonly guilt: () => number
  /**
   * Returns the error that explains why the statement must not begin, or null. Also called just before it may begin.
   */
  readonly refusal: () => Error | null
}

/** Gives the place back, so that the next statement can begin. */
export type Leave = () => void

type Waiting = Entrant & PromiseWithResolvers<Leave> & { readonly since: number }

export type TurnLimits = {
  /** The maximum number of statements at a time. */
  readonly ofCaller: number
  readonly ofNetwork: number
  readonly inAll: number
  /** The maximum number of slow statements of all callers at a time. One caller never runs more than one. */
  readonly slow: number
  /** The maximum number of statements at a time that are neither probably slow nor known to be quick. */
  readonly unsure: number
  /** The maximum number of waiting statements of one caller, and the longest wait. */
  readonly waiting: number
  readonly waitMs: number
  /**
   * How long a suspect may wait for the end of the calm. If the calm lasts longer, the statement is refused, and
   * the refusal says when to try again.
   */
  readonly patienceMs: number
  /** How long suspects run one by one after an end. Suspects of callers who caused no end go first. */
  readonly alarmMs: number
}

/** A refusal names this waiting time if nobody knows yet when the wait ends. */
const heldMs = 1_000

export function createStatementTurns(limits: TurnLimits) {
  /** The waiting statements of each caller, in the order of arrival. */
  const lines = new Map<Party, Waiting[]>()
  let inUse = 0
  let slowInUse = 0
  let unsureInUse = 0
  let suspectsInUse = 0
  let calmUntil = 0
  let alarmUntil = 0
  let isHeld = false

  const calmMs = () => (isHeld ? heldMs : Math.max(0, calmUntil - performance.now()))

  function hasRoom(entrant: Entrant): boolean {
    const { caller, networks, isSlow, isSuspect } = entrant
    const isAlarmed = isHeld || alarmUntil > performance.now()
    if (isAlarmed && (calmMs() > 0 || suspectsInUse > 0) && isSuspect()) return false
    if (inUse >= limits.inAll || caller.inUse >= limits.ofCaller) return false
    if ((networks.at(-1)?.inUse ?? 0) >= limits.ofNetwork) return false
    if (isSlow()) return caller.slowInUse === 0 && slowInUse < limits.slow
    return unsureInUse < limits.unsure || entrant.isKnownAsQuick()
  }

  function take({ caller, networks, isSlow, isSuspect, isKnownAsQuick }: Entrant): Leave {
    const slow = Number(isSlow())
    const unsure = Number(slow === 0 && !isKnownAsQuick())
    const suspect = Number(isSuspect())
    const count = (by: 1 | -1) => {
      for (const party of [caller, ...networks]) party.inUse += by
      inUse += by
      caller.slowInUse += by * slow
      slowInUse += by * slow
      unsureInUse += by * unsure
      suspectsInUse += by * suspect
    }
    count(1)
    return () => {
      count(-1)
      admit()
    }
  }

  function leaveLine(entrant: Waiting): void {
    const line = lines.get(entrant.caller)?.filter(other => other !== entrant) ?? []
    if (line.length > 0) lines.set(entrant.caller, line)
    else lines.delete(entrant.caller)
  }

  function admit(): void {
    for (let next = nextOne(); next !== undefined; next = nextOne()) {
      leaveLine(next)
      const refused = next.refusal()
      if (refused !== null) next.reject(refused)
      else next.resolve(take(next))
    }
  }

  /**
   * Finds the next statement. From each caller it takes the first statement for which there is a place. So a quick
   * statement can overtake a slow statement of the same caller.
   */
  function nextOne(): Waiting | undefined {
    let next: Waiting | undefined
    let usedByNext: readonly number[] = []
    const now = performance.now()
    for (const line of lines.values()) {
      const first = line.find(hasRoom)
      if (!first) continue
      const used = usedBy(first, now)
      if (next !== undefined && !isLess(used, usedByNext)) continue
      next = first
      usedByNext = used
    }
    return next
  }

  /**
   * Rejects the suspects that will have waited too long by the time `by`. While the database restarts, it rejects
   * all statements that will have waited too long.
   */
  function tellWhoWaitedTooLong(by: number): void {
    for (const waiting of [...lines.values()].flat()) {
      if (waiting.since + limits.patienceMs > by || !(isHeld || waiting.isSuspect())) continue
      leaveLine(waiting)
      waiting.reject(busy(calmMs()))
    }
  }

  /** Starts another wait if necessary, because a timer may fire a little early. */
  function admitAfterCalm(): void {
    if (isHeld) return
    if (calmMs() > 0) setTimeout(admitAfterCalm, calmMs()).unref()
    else admit()
  }

  return {
    /** Called when the database restarts. No suspect begins until `calm` has been called and the calm has passed. */
    hold(): void {
      isHeld = true
      alarmUntil = performance.now() + limits.alarmMs
      tellWhoWaitedTooLong(performance.now())
    },
    /** Starts the calm: no suspect begins during this time. */
    calm(forMs: number): void {
      isHeld = false
      calmUntil = performance.now() + forMs
      alarmUntil = calmUntil + limits.alarmMs
      tellWhoWaitedTooLong(calmUntil)
      admitAfterCalm()
    },
    calmMs,
    async enter(entrant: Entrant): Promise<Leave> {
      const refused = entrant.refusal()
      if (refused !== null) throw refused
      if (calmMs() > limits.patienceMs && entrant.isSuspect()) throw busy(calmMs())
      if (hasRoom(entrant)) return take(entrant)
      const line = lines.get(entrant.caller) ?? []
      if (line.length >= limits.waiting) throw new OverBudget('Too many requests at a time.', 1_000)
      const waiting: Waiting = {
        ...entrant,
        ...Promise.withResolvers<Leave>(),
        since: performance.now(),
      }
      lines.set(entrant.caller, [...line, waiting])
      const timer = setTimeout(() => {
        leaveLine(waiting)
        waiting.reject(new OverBudget('Too many requests at a time.', 1_000))
      }, limits.waitMs)
      const look = setTimeout(() => {
        if (calmMs() > 0) tellWhoWaitedTooLong(performance.now() + 1)
      }, limits.patienceMs)
      return waiting.promise.finally(() => {
        clearTimeout(timer)
        clearTimeout(look)
      })
    },
  }
}

export const busy = (forMs: number) =>
  new DatabaseUnavailable('The database is busy.', 503, Math.ceil(forMs / 1_000))

/**
 * Returns the values that decide the order of turns; the lowest goes first. The guilt is compared first, then what
 * the networks used (the widest network first), then what the caller used.
 */
function usedBy({ caller, networks, isSuspect, guilt }: Entrant, now: number): readonly number[] {
  return [
    isSuspect() ? guilt() : 0,
    ...networks.map(network => network.usedMs(now)).reverse(),
    caller.usedMs(now),
  ]
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((used, index) => used !== other[index])
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0)
}
