// What to do this week: what is open in the fields of the first groups, then what they allow.
import type { GroupRow } from '../../../contracts/segments-record.ts'
import { atLeast, atMost, told } from '../figures.ts'
import { type MessageKey, quoted, type Voice } from '../voice.ts'
import { openIn } from './figures.ts'
import { nameIn, type Segmented } from './result.ts'
import { fewestAsked, isBoughtOnce, isPaidWorded, isWayWorded, leftIn, thereIn } from './sums.ts'

const longestName = 80
export const shortOf = ({ group }: GroupRow): string => {
  const name = nameIn(group)
  return name.length <= longestName ? name : 'none'
}

/** So many names are a day's work. */
const aTurn = 10

/** Blank fields that the founder can already fill. */
const missingIn = (row: GroupRow) =>
  openIn(row)
    // What getting one costs is a step of its own.
    .filter(field => field !== 'win')
    // How long customers stay is unknown before the first pays, and who paid is unknown before anybody was asked.
    .filter(field => atLeast(row.paid) > 0 || field !== 'stays')
    .filter(field => atLeast(row.asked) + atLeast(row.paid) > 0 || (field !== 'paid' && field !== 'price'))
    // A value that is known in words is not asked for again.
    .filter(field => !(field === 'how' && isWayWorded(row)) && !(field === 'paid' && isPaidWorded(row)))

/** A group without any way to it cannot be asked yet. */
export const isOutOfReach = (row: GroupRow): boolean => told(row.how) === 'idea' && atLeast(row.paid) > 0

/** `steps`: the plan's steps for this week, the first of them first. */
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
    ...(first ? comparing(first, others, voice) : []),
    ...steps,
    ...(named.length < 3 ? [say('find.group.test')] : []),
    say('insights.back'),
    say('find.group.test'),
  ]
  const [one = '', two = '', three = ''] = new Set(all)
  return [one, two, three]
}

const twoSided: readonly string[] = ['commission', 'ads', 'giving']

/** What the fields of the first group allow this week. */
function nearIn(first: GroupRow, [second]: readonly GroupRow[], { say, number }: Voice): string[] {
  const [there, how, type, left] = [
    thereIn(first),
    told(first.how),
    first.carried?.type ?? 'unsure',
    leftIn(first),
  ]
  // Who comes once in a life has no name yet.
  const isListed = how === 'list' && there && !isBoughtOnce(first) && left
  const isAsked = !second || atLeast(second.asked) + atLeast(second.paid) > 0 || isPaidWorded(second)
  return [
    ...(isListed
      ? [say('segments.do.list', { count: number(Math.min(aTurn, left)), left: number(left) })]
      : []),
    ...(how === 'introduced'
      ? [
          say('segments.do.introduced', {
            left: left && !isBoughtOnce(first) ? number(left) : 'none',
          }),
        ]
      : []),
    // With two sides the other group may be the other side.
    ...(isAsked || twoSided.includes(type) ? [] : [say('segments.do.second', { group: shortOf(second) })]),
  ]
}

/** What is missing to compare the first group with the others. */
function comparing(first: GroupRow, others: readonly GroupRow[], { say, number, language }: Voice): string[] {
  const few = others.find(({ asked }) => atMost(asked) > 0 && atMost(asked) < fewestAsked)
  const uncosted =
    told(first.win) === null ? undefined : others.find(row => atLeast(row.paid) > 0 && told(row.win) === null)
  const quotedName = ({ group }: GroupRow) => quoted(nameIn(group), language)
  return [
    ...(few
      ? [
          say('segments.do.asked', {
            more: number(fewestAsked - atMost(few.asked)),
            asked: number(atMost(few.asked)),
            count: atMost(few.asked),
            group: quotedName(few),
          }),
        ]
      : []),
    ...(uncosted ? [say('segments.do.win', { group: quotedName(uncosted) })] : []),
  ]
}
