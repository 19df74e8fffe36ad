// Calculates the score of each week from the times of facts, results and scorecards. The database stores no weekly
// scores, so none can be wrong later.
import { isHeld } from '../facts/compare.ts'
import { moveInWords, scoreMove } from './moved.ts'
import { cameAt, type Remembered, type Standing, today } from './standing.ts'

export type WeekMove = { monday: Date; standing: Standing; words: string }

/** The Monday of the week that contains `moment`, in the founder's time zone, plus a number of weeks. */
function mondayOf(moment: number, weeks = 0): number {
  const day = new Date(moment)
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7) + weeks * 7)
  return day.getTime()
}

/**
 * The times at which facts, results or scorecards were added or removed. The score can change only at these times.
 */
const momentsOf = ({ facts, tests, cards }: Remembered): number[] => [
  ...facts.flatMap(fact => [cameAt(fact), ...(isHeld(fact) ? [] : [Date.parse(fact.updated_at)])]),
  ...tests.flatMap(({ resulted_at }) => (resulted_at ? [Date.parse(resulted_at)] : [])),
  ...cards.map(({ at }) => Date.parse(at)),
]

/** The weeks in which the score or the verdict changed, newest first. `isMore`: whether older weeks were left out. */
export function scoreByWeek(
  now: Date,
  known: Remembered,
  weeks: number,
): { moves: WeekMove[]; isMore: boolean } {
  const end = today(now, known)
  const mondays = [...new Set(momentsOf(known).map(moment => mondayOf(moment)))].toSorted(
    (one, other) => other - one,
  )
  const moves = mondays.slice(0, weeks).flatMap((monday): WeekMove[] => {
    const move = scoreMove(monday - 1, Math.min(end, mondayOf(monday, 1) - 1), known)
    const words = moveInWords(move)
    return words ? [{ monday: new Date(monday), standing: move.after, words }] : []
  })
  return { moves, isMore: mondays.length > weeks }
}
