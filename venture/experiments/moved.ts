// Lists the changes since a day: the score and verdict, the assumptions, and the events that changed them.
import type { Experiment } from '../../contracts/evidence.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { bearsOf } from '../facts/evidence.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { cameAt, type Remembered, type Standing, scoreOn, standingOn, today, wasHeld } from './standing.ts'
import { changesOf, piecesOf, type SupportLevel, supportOf } from './support.ts'

/** `isFor`: whether the event can raise the score. Null if it can raise or lower the score. */
export type MoveEvent = { at: string; text: string; isFor: boolean | null }

export type ScoreMove = {
  before: Standing
  after: Standing
  /** Newest first. */
  events: MoveEvent[]
}

export type Moved = ScoreMove & {
  assumptions: { id: string; text: string; before: SupportLevel; after: SupportLevel; isUp: boolean }[]
}

/** Shortens a text and removes its full stop, because it becomes part of another sentence. */
function cut(sentence: string): string {
  const text = sentence.trim().replace(/[.。]+$/, '')
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
const shown = (value: number | null) => (value ?? 0).toLocaleString('en-US')

function factEvents(facts: readonly Fact[], since: number, now: number): MoveEvent[] {
  return facts.flatMap((fact): MoveEvent[] => {
    const [was, is] = [wasHeld(fact, since), wasHeld(fact, now)]
    const bears = bearsOf(fact)
    if (was === is || bears === 'context') return []
    const isFor = bears === 'for'
    if (is) return [{ at: new Date(cameAt(fact)).toISOString(), text: cut(fact.text), isFor }]
    const what = fact.state === 'replaced' ? 'no longer true' : 'withdrawn'
    return [{ at: fact.updated_at, text: `${cut(fact.text)} (${what})`, isFor: !isFor }]
  })
}

const ends: Record<Outcome, string> = {
  right: 'came out right',
  wrong: 'came out wrong',
  unclear: 'is unclear, its threshold was moved',
}

function testEvents(known: Remembered, since: number, now: number): MoveEvent[] {
  return known.tests.flatMap((test: Experiment): MoveEvent[] => {
    const at = test.resulted_at
    const changes = changesOf(test, known)
    const outcome = outcomeOf(test, changes)
    if (!at || !outcome || test.state !== 'open' || Date.parse(at) <= since || Date.parse(at) > now) return []
    const changed = changes.length > 0 ? ', changed after the seal' : ''
    const text = `“${cut(test.believe)}” ${ends[outcome]}: ${shown(test.measured)}, at least ${shown(test.target)} was needed${changed}`
    return [{ at, text, isFor: outcome === 'right' }]
  })
}

function cardEvents({ cards }: Remembered, since: number, now: number): MoveEvent[] {
  return cards
    .filter(({ at }) => Date.parse(at) > since && Date.parse(at) <= now)
    .map(({ at }) => ({ at, text: 'the problem was scored', isFor: null }))
}

/** Returns only the facts, tests and scorecards that were known on that day. */
function knownOn(known: Remembered, day: number): Remembered {
  return {
    ...known,
    facts: known.facts
      .filter(fact => wasHeld(fact, day))
      .map(fact => (isHeld(fact) ? fact : { ...fact, state: 'confirmed' })),
    links: known.links.filter(({ created_at }) => Date.parse(created_at) <= day),
    tests: known.tests.filter(({ resulted_at }) => resulted_at && Date.parse(resulted_at) <= day),
  }
}

/** The change of the score between two points in time. */
export function scoreMove(from: number, to: number, known: Remembered): ScoreMove {
  return {
    before: standingOn(from, known),
    after: standingOn(to, known),
    events: [
      ...factEvents(known.facts, from, to),
      ...testEvents(known, from, to),
      ...cardEvents(known, from, to),
    ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
  }
}

export function movedSince(
  since: Date,
  now: Date,
  known: Remembered & { assumptions: readonly { id: string; text: string; state: string }[] },
): Moved {
  const [from, to] = [since.getTime(), today(now, known)]
  const [then, lately] = [knownOn(known, from), knownOn(known, to)]
  const assumptions = known.assumptions
    .filter(({ state }) => state === 'open')
    .flatMap(({ id, text }) => {
      const [before, after] = [then, lately].map(one => supportOf(piecesOf(id, one)))
      if (!before || !after || Math.abs(before.value - after.value) < 0.005) return []
      return [{ id, text, before: before.level, after: after.level, isUp: after.value > before.value }]
    })
  return { ...scoreMove(comparedWith(from, to, known), to, known), assumptions }
}

const sameScore = (one: Standing, other: Standing) =>
  one.score === other.score && one.verdict === other.verdict

const oneDay = 24 * 60 * 60_000

/**
 * The day to compare with. Usually it is `since`. If there was no score on that day, it is the first later day with
 * a score. But if that first score is still the score today, it is `since`.
 */
function comparedWith(since: number, to: number, known: Remembered): number {
  if (scoreOn(since, known) > 0) return since
  for (let day = since + oneDay; day < to; day += oneDay) {
    if (scoreOn(day, known) > 0) return sameScore(standingOn(day, known), standingOn(to, known)) ? since : day
  }
  return since
}

/** "GO 31 → NOT YET 24: two of three pre-sales were withdrawn". Null if the score did not change. */
export function moveInWords({ before, after, events }: ScoreMove): string | null {
  if (sameScore(before, after)) return null
  const isUp = after.score > before.score
  const because = events.filter(({ isFor }) => isFor === null || isFor === isUp).slice(0, 2)
  const reasons = because.map(({ text }) => text).join('; ')
  // Without a score there was no verdict before, so the text gives no reasons for a change.
  if (before.score === 0) return `First score: ${after.verdict} ${after.score}`
  return `${before.verdict} ${before.score} → ${after.verdict} ${after.score}${reasons ? `: ${reasons}` : ''}`
}
