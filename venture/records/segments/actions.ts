// Chooses the actions for this week. Blank fields of the first groups come first. Then come actions that depend on
// the filled fields.
import type { GroupRow } from '../../../contracts/segments-record.ts'
import { atLeast, told } from '../figures.ts'
import type { MessageKey, Voice } from '../voice.ts'
import { openIn } from './figures.ts'
import { nameIn, type Segmented } from './result.ts'
import { isBoughtOnce, isPaidWorded, isWayWorded, leastLeftIn, leftIn } from './sums.ts'

const longestName = 80
export const shortOf = ({ group }: GroupRow): string => {
  const name = nameIn(group)
  return name.length <= longestName ? name : 'none'
}

/** The group's name inside a sentence. It has quotation marks, and a long name is cut after a word. */
export function calledIn({ group }: GroupRow, { quote }: Voice): string {
  const name = nameIn(group)
  return quote(
    name.length <= longestName ? name : `${name.slice(0, longestName).replace(/[\s\p{P}]+\S*$/u, '')}…`,
  )
}

/** The highest number of people on a list whom one person can contact in a day. */
const aTurn = 10

/** The blank fields that the founder can already fill. */
const missingIn = (row: GroupRow) =>
  openIn(row)
    // A separate step asks for the cost of winning a customer.
    .filter(field => field !== 'win')
    // Before the first payment, nobody knows how long customers stay. Before anybody was asked, nobody knows how
    // many pay.
    .filter(field => atLeast(row.paid) > 0 || field !== 'stays')
    .filter(field => atLeast(row.asked) + atLeast(row.paid) > 0 || (field !== 'paid' && field !== 'price'))
    // If the founder described a value in words, the step does not ask for it.
    .filter(field => !(field === 'how' && isWayWorded(row)) && !(field === 'paid' && isPaidWorded(row)))

/**
 * Whether the group pays, although the founder has only an idea how to reach it. The next step is then to find a
 * way.
 */
export const isOutOfReach = (row: GroupRow): boolean => told(row.how) === 'idea' && atLeast(row.paid) > 0

/** `steps`: the plan's steps for this week, the most important one first. */
export function actionsOf(
  { named, unsplit }: Segmented,
  [begin = '', ...steps]: readonly string[],
  voice: Voice,
): readonly [string, string, string] {
  const { say, number } = voice
  const [first, ...others] = named
  const paid = first ? told(first.paid) : null
  const find = (key: MessageKey) =>
    say(key, { count: paid?.high ?? 0, paid: number(paid ?? { low: 0, high: 0 }) })
  const all = [
    ...(first && isOutOfReach(first) ? [say('segments.find.how')] : []),
    begin,
    ...(first ? missingIn(first).map(field => find(`segments.find.${field}`)) : []),
    ...(first ? nearIn(first, others, voice) : []),
    ...(unsplit ? [say('segments.do.friends')] : []),
    ...steps,
    say('find.group.test'),
  ]
  const [one = '', two = '', three = ''] = new Set(all)
  return [one, two, three]
}

const twoSided: readonly string[] = ['commission', 'ads', 'giving']

/** The actions of this week for the first group. They depend on its filled fields. */
function nearIn(first: GroupRow, [second]: readonly GroupRow[], { say, number }: Voice): string[] {
  const [how, type, left] = [told(first.how), first.carried?.type ?? 'unsure', leftIn(first)]
  // With customers who buy only once in a lifetime, the next customers are on no list.
  const listed = how === 'list' && !isBoughtOnce(first) && leastLeftIn(first)
  const isAsked = !second || atLeast(second.asked) + atLeast(second.paid) > 0 || isPaidWorded(second)
  return [
    ...(listed
      ? [
          say('segments.do.list', {
            count: number(Math.min(aTurn, listed)),
            left: left === null ? 'none' : number(left),
          }),
        ]
      : []),
    ...(how === 'introduced'
      ? [
          say('segments.do.introduced', {
            left: left && !isBoughtOnce(first) ? number(left) : 'none',
          }),
        ]
      : []),
    // If users and payers are different people, the second group may be the users or payers of the first one. Then
    // it is not suggested as a new group.
    ...(isAsked || twoSided.includes(type) ? [] : [say('segments.do.second', { group: shortOf(second) })]),
  ]
}
