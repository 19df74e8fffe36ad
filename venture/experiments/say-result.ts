// Says in one sentence what a result means, what it changed and what to test next.
import type { Experiment } from '../../contracts/evidence.ts'
import { type Board, isToDecide, nextUp, openQuestions, testInWords } from './next-up.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type Remembered, standingOn } from './standing.ts'
import { piecesOf, type SupportLevel, supportOf } from './support.ts'

const shown = (value: number | null) => (value ?? 0).toLocaleString('en-US')
const levels: Record<SupportLevel, string> = {
  none: 'no evidence',
  weak: 'weak evidence',
  some: 'some evidence',
  strong: 'strong evidence',
}
const bare = (text: string) => text.trim().replace(/[.。]+$/, '')

function meaning(outcome: Outcome, { measured, target }: Experiment): string {
  if (outcome === 'unclear') return `It stays unclear: ${shown(measured)}, and the threshold was moved`
  return `You were ${outcome}: ${shown(measured)}, at least ${shown(target)} was needed`
}

/** Null if there is no result. `today` is a calendar day. */
export function sayResult(test: Experiment, known: Remembered & Board, today: string): string | null {
  const changes = known.changes.filter(({ experiment_id }) => experiment_id === test.id)
  const outcome = outcomeOf(test, changes)
  if (!outcome || !test.resulted_at) return null
  return `${meaning(outcome, test)}, ${movedBy(test, known)}; next ${nextAfter(known, today)}.`
}

function movedBy(test: Experiment, known: Remembered & Board): string {
  const at = Date.parse(test.resulted_at ?? '')
  const without = { ...known, tests: known.tests.filter(({ id }) => id !== test.id) }
  const [before, after] = [standingOn(at, without), standingOn(at, known)]
  const score =
    before.score === after.score && before.verdict === after.verdict
      ? `the score stays at ${after.verdict} ${after.score}`
      : `the score goes from ${before.verdict} ${before.score} to ${after.verdict} ${after.score}`
  const assumption = known.assumptions.find(({ id }) => id === test.assumption_id)
  if (!assumption) return `so ${score}`
  const [was, is] = [without, known].map(one => supportOf(piecesOf(assumption.id, one)))
  if (!was || !is || was.value === is.value) return `so ${score}`
  const step =
    was.level === is.level
      ? `${levels[is.level]}, ${is.value > was.value ? 'more' : 'less'} than before`
      : `${levels[is.level]} instead of ${levels[was.level]}`
  return `so “${bare(assumption.text)}” has ${step}, and ${score}`
}

function nextAfter(known: Board, today: string): string {
  const [riskiest] = openQuestions(known)
  const next = nextUp(known, today)
  if (riskiest && isToDecide(riskiest, known) && !next?.isThere)
    return 'decide what that means: persevere, pivot or stop'
  if (!next) return 'write down what must be true now'
  return `find out about “${bare(next.assumption.text)}”: ${testInWords(next.test)}`
}
