// Explains why the first group comes first, and which rows are not ranked.

import type { GroupRow } from '../../../contracts/segments-record.ts'
import { atLeast, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { calledIn } from './actions.ts'
import { sharesOf } from './counter.ts'
import { isBrought } from './merge.ts'
import { moneyIn } from './rank.ts'
import type { Segmented } from './result.ts'
import { fewestAsked, isGuess, isOverfull, isWayWorded, leftIn, thereIn } from './sums.ts'

export function whyOf(made: Segmented, voice: Voice): string[] {
  const { say, number } = voice
  const { named, unsplit } = made
  const [first] = named
  if (!first) return [say('segments.why.none')]
  return [
    ...(isOverfull(first) ? [say('segments.slip')] : []),
    ...orderOf(made, voice),
    ...twiceOf(made, voice),
    ...(atLeast(first.paid) > 0 && isGuess(first, 'paid')
      ? [say('segments.why.guess', { paid: number(told(first.paid) ?? 0) })]
      : []),
    ...(unsplit ? [say('segments.why.friends', { friends: number(unsplit), count: unsplit.high })] : []),
  ]
}

/** How the founder can reach the group, in words. */
export const wayIn = (row: GroupRow | undefined, { say }: Voice): string => {
  const how = row && told(row.how)
  return how
    ? say(`segments.score.way.${how}`)
    : say(row && isWayWorded(row) ? 'segments.score.way' : 'segments.score.how')
}

/** Explains why the first group comes before the second. It names the criterion that decides. */
function orderOf({ ranked }: Segmented, voice: Voice): string[] {
  const { say, exact, number } = voice
  const [one, other] = ranked
  if (!one) return []
  if (!other) return [say('segments.why.only')]
  const [first, second] = [one.row, other.row]
  const [more, less] = moneyIn([first, second]) ?? []
  const shares = sharesOf(one, other, voice)
  // If few people were asked, their share is not compared with another share.
  const isOfFew = one.by === 'rate' && (other.share?.of.low ?? fewestAsked) < fewestAsked
  const values = {
    second: calledIn(second, voice),
    more: more ? exact(more) : '',
    less: less ? exact(less) : '',
    left: number(leftIn(second) ?? 0),
    there: number(thereIn(second) ?? 0),
    way: wayIn(first, voice),
    other: wayIn(second, voice),
    number: number(told(first.there) ?? 0),
    others: told(second.there) ? number(told(second.there) ?? 0) : 'none',
    brought: isBrought(second) ? 'yes' : 'no',
  }
  const decided = one.by === 'rate' ? { ...values, share: 'none', friends: 'no', ...shares } : values
  const by = one.by === 'rate' && one.isClose ? 'share' : (one.by ?? 'written')
  return [
    ...(one.isClose && shares ? [say('segments.before.close', shares)] : []),
    isOfFew ? say('segments.before.asked', { ...values, ...shares }) : say(`segments.before.${by}`, decided),
  ]
}

/** Names the suggested groups that the founder typed once more. */
function twiceOf({ twice }: Segmented, voice: Voice): string[] {
  const names = new Intl.ListFormat(voice.language, { type: 'conjunction' })
  return twice.map(({ kind, whole, parts, counts }) =>
    voice.say(`segments.twice.${kind}`, {
      whole: calledIn(whole, voice),
      parts: names.format(parts.map(row => calledIn(row, voice))),
      paid: voice.number(counts.paid),
      friends: counts.friends ? 'none' : 'some',
      count: parts.length,
    }),
  )
}
