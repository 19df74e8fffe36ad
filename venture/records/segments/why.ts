// Explains why the first group is first, and which rows are not ranked.

import type { GroupRow } from '../../../contracts/segments-record.ts'
import { atLeast, told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { calledIn } from './actions.ts'
import { shareOf } from './figures.ts'
import { moneyIn, type Ranked, rateOf } from './rank.ts'
import { paidText, type Segmented } from './result.ts'
import { fewestAsked, isGuess, isOverfull, isWayWorded, leftIn, strangersIn, thereIn } from './sums.ts'

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

/** The shares of two groups, each with the number of people asked. Null if a share is unknown. */
function sharesOf(one: Ranked, other: Ranked, voice: Voice) {
  if (!one.share || !other.share) return null
  const askedOf = ({ row, share }: Ranked) =>
    (share?.isStrangers ? share.of : told(row.asked)) ?? share?.of ?? 0
  const hasFriends = [one, other].some(
    ({ row, share }) => !share?.isStrangers && (row.carried?.friends?.high ?? 0) > 0,
  )
  return {
    share: shareOf(one.share, voice),
    asked: voice.number(askedOf(one)),
    other: shareOf(other.share, voice),
    others: voice.number(askedOf(other)),
    friends: hasFriends ? 'yes' : 'no',
  }
}

/** Explains why the first group comes before the second. It names the fields that decide. */
function orderOf({ ranked }: Segmented, voice: Voice): string[] {
  const { say, exact, number } = voice
  const [one, other] = ranked
  if (!one) return []
  if (!other) return [say('segments.why.only')]
  const [first, second] = [one.row, other.row]
  const [more, less] = moneyIn([first, second]) ?? []
  const shares = sharesOf(one, other, voice)
  // If few people were asked, their share is not compared.
  const isOfFew = one.by === 'rate' && (other.share?.of.low ?? fewestAsked) < fewestAsked
  const isHigher = one.share && other.share && rateOf(other.share) >= rateOf(one.share)
  const isCounted = one.by === 'paid' || isOfFew || (one.by === 'rate' && !shares)
  const values = {
    second: calledIn(second, voice),
    more: more ? exact(more) : '',
    less: less ? exact(less) : '',
    payers: number(strangersIn(first)),
    fewer: number(strangersIn(second)),
    left: number(leftIn(second) ?? 0),
    there: number(thereIn(second) ?? 0),
    way: wayIn(first, voice),
    other: wayIn(second, voice),
    number: number(told(first.there) ?? 0),
    others: told(second.there) ? number(told(second.there) ?? 0) : 'none',
    ...(one.by === 'rate' && shares),
    ...(isCounted && { way: paidText(first, voice), other: paidText(second, voice) }),
  }
  const shown = one.by === 'rate' && one.isClose ? 'share' : (one.by ?? 'written')
  const by = isOfFew && isHigher ? 'more' : isCounted ? 'paid' : shown
  return [
    ...(one.isClose && shares ? [say('segments.before.close', shares)] : []),
    ...(one.isClose && isOfFew ? [] : [say(`segments.before.${by}`, values)]),
  ]
}

/** Names the suggested groups that the founder typed once more, if they have different names. */
function twiceOf({ twice }: Segmented, voice: Voice): string[] {
  const names = new Intl.ListFormat(voice.language, { type: 'conjunction' })
  return twice.flatMap(({ kind, whole, parts, counts }) => {
    const [one, others] = [calledIn(whole, voice), names.format(parts.map(row => calledIn(row, voice)))]
    const values = { whole: one, parts: others, paid: voice.number(counts.paid), count: parts.length }
    const friends = counts.friends ? 'none' : 'some'
    return one === others ? [] : [voice.say(`segments.twice.${kind}`, { ...values, friends })]
  })
}
