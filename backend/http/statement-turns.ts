/**
 * Whose statement the database is given next. So many of one caller and of one network are there at a time, and of the
 * slow ones fewer. Where several wait, it is the turn of the network that has used the least, and in it of the caller who
 * has used the least: whoever asks for little waits for what is under way, and not for what others have lined up. For a
 * while after the database was ended, none that may end it again begins: those who waited go first.
 */
import { DatabaseUnavailable } from '../database/database.ts'
import { OverBudget } from './over-budget.ts'

/** A caller or a network. */
export type Party = { inUse: number; usedMs(now: number): number }

export type Entrant = {
  readonly caller: Party & { slowInUse: number }
  /** The network of the request and the wider ones around it. The widest is the one that has so many places. */
  readonly networks: readonly Party[]
  /** Whether it is likely to be slow: asked when its turn comes, because another of theirs may have shown it meanwhile. */
  readonly isSlow: () => boolean
  /** Whether it may end the database; and how often its caller or network has lately. */
  readonly isSuspect: () => boolean
  readonly guilt: () => number
  /** Why it may no longer begin, or null: asked then, too. */
  readonly refusal: () => Error | null
}

/** A place among the statements; giving it back lets the next one in. */
export type Leave = () => void

type Waiting = Entrant & PromiseWithResolvers<Leave> & { readonly since: number }

export type TurnLimits = {
  /** Statements at a time. */
  readonly ofCaller: number
  readonly ofNetwork: number
  /** Slow ones among all callers; of one caller there is never more than one. */
  readonly slow: number
  /** How many of one caller may wait, and how long. */
  readonly waiting: number
  readonly waitMs: number
  /** How long a suspect waits for the calm to end; where it lasts longer, it is told when to come again. */
  readonly patienceMs: number
  /** How long after an end suspects come one by one, those without guilt first. */
  readonly alarmMs: number
}

/** What is said of a wait whose end nobody knows. */
const heldMs = 1_000

export function createStatementTurns(limits: TurnLimits) {
  /** In the order in which they came. */
  const lines = new Map<Party, Waiting[]>()
  let slowInUse = 0
  let suspectsInUse = 0
  let calmUntil = 0
  let alarmUntil = 0
  let isHeld = false

  const calmMs = () => (isHeld ? heldMs : Math.max(0, calmUntil - performance.now()))

  function hasRoom({ caller, networks, isSlow, isSuspect }: Entrant): boolean {
    const isAlarmed = isHeld || alarmUntil > performance.now()
    if (isAlarmed && (calmMs() > 0 || suspectsInUse > 0) && isSuspect()) return false
    if (caller.inUse >= limits.ofCaller) return false
    if ((networks.at(-1)?.inUse ?? 0) >= limits.ofNetwork) return false
    return !isSlow() || (caller.slowInUse === 0 && slowInUse < limits.slow)
  }

  function take({ caller, networks, isSlow, isSuspect }: Entrant): Leave {
    const slow = Number(isSlow())
    const suspect = Number(isSuspect())
    const count = (by: 1 | -1) => {
      for (const party of [caller, ...networks]) party.inUse += by
      caller.slowInUse += by * slow
      slowInUse += by * slow
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

  /** Of each caller the first that has room: a quick one passes a slow one of their own. */
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

  /** Suspects who will have waited for too long by then; while there is no database everybody. */
  function tellWhoWaitedTooLong(by: number): void {
    for (const waiting of [...lines.values()].flat()) {
      if (waiting.since + limits.patienceMs > by || !(isHeld || waiting.isSuspect())) continue
      leaveLine(waiting)
      waiting.reject(busy(calmMs()))
    }
  }

  /** A timer may be a part of a millisecond early. */
  function admitAfterCalm(): void {
    if (isHeld) return
    if (calmMs() > 0) setTimeout(admitAfterCalm, calmMs()).unref()
    else admit()
  }

  return {
    /** There is no database: no suspect begins until there is a calm, and then only after it. */
    hold(): void {
      isHeld = true
      alarmUntil = performance.now() + limits.alarmMs
      tellWhoWaitedTooLong(performance.now())
    },
    /** No suspect begins for so long. */
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

/** Guilt first, then from the widest network to the caller. */
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
