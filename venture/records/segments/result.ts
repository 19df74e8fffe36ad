// The result always has three groups in order. Groups with names come first. Then come narrower parts of the first
// group to test, without figures.
import type { CustomerSegment, SourcedText } from '../../../contracts/results/customer-segments.ts'
import type { GroupRow, SegmentsRecord } from '../../../contracts/segments-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import type { SavedRival } from '../../facts/memory.ts'
import { atLeast, type Range, told } from '../figures.ts'
import { refusedBy } from '../permit.ts'
import { type Turned, turnedBy } from '../turn.ts'
import type { Voice } from '../voice.ts'
import { figuresIn, openIn, shareTextOf } from './figures.ts'
import { isBlankRow } from './form.ts'
import { isBrought, oneOfEach } from './merge.ts'
import { type Ranked, rankGroups, reachOf, readinessOf, type Standing, standingOf } from './rank.ts'
import { settled } from './settle.ts'
import {
  conversionOf,
  isFriendsTold,
  isGuess,
  isPaidWorded,
  isWayWorded,
  promisedIn,
  strangersIn,
  thereIn,
} from './sums.ts'
import { type Twice, withEvidence, withoutTwice } from './twice.ts'

export type Segmented = {
  summary: string
  segments: CustomerSegment[]
  /** The rows of the first three groups with a name. */
  named: readonly GroupRow[]
  rest: string | null
  standing: Standing
  /** All groups with values, the best one first. */
  ranked: readonly Ranked[]
  /** Groups that were suggested and that the founder also typed. */
  twice: readonly Twice[]
  /** The number of family and friends among all payers, if it is unknown in which group they are. */
  unsplit: Range | null
  /** The PIVOT of the problem validation. Null if a group in this record pays. */
  turned: Turned | null
}

export const priorities = ['primary', 'secondary', 'tertiary'] as const

export function segmentsOf(
  { rows: given }: SegmentsRecord,
  voice: Voice,
  validation: ValidationAnswers | null = null,
  rivals: readonly SavedRival[] = [],
): Segmented {
  // A row with figures but no name gets its position as its name.
  const { rows: single, twice } = withoutTwice(oneOfEach(given))
  const { rows: settledRows, unsplit } = settled(single, validation)
  const rows = withEvidence(settledRows, twice).map(row => ({
    ...row,
    group: payingName(
      row,
      given.findIndex(({ id }) => id === row.id),
      voice,
    ),
  }))
  const ranked = rankGroups(rows)
  const named = ranked.slice(0, 3).map(({ row }) => row)
  const turned = named.some(row => strangersIn(row) > 0) ? null : turnedBy(validation, voice)
  const [first] = named
  const isUnnamed = (id: string) => given.some(row => row.id === id && !row.group?.trim())
  const sections = [
    ...named.map((row): Section => {
      const section = sectionOf(row, voice)
      return isUnnamed(row.id) ? { ...section, open: ['group', ...section.open] } : section
    }),
    ...(first ? cutsOf(first, { rivals, validation, voice }) : []),
  ].slice(0, 3)
  for (const at of slots.slice(sections.length)) sections.push(unnamed(at, voice))
  // A name from another form may mean one of the groups above, so it is not listed after them.
  const others = ranked.slice(3).flatMap(({ row }) => (isBrought(row) ? [] : [nameIn(row.group)]))
  return {
    summary: voice.capital(
      refusedBy(validation, voice)?.lead ?? [turned?.lead, summaryOf(first, voice)].filter(Boolean).join(' '),
    ),
    segments: sections.map((section, at) => ({ ...section, priority: priorities[at] ?? 'tertiary' })),
    named,
    rest: others.length > 0 ? voice.say('segments.rest', { groups: others.join('; ') }) : null,
    standing: standingOf(first),
    ...{ ranked, twice, unsplit, turned },
  }
}

export const nameIn = (group: string | undefined): string => (group ?? '').trim().replace(/\.$/, '')

/**
 * Adds the payer to the group's name if another person pays, because that person is asked for money. If somebody
 * has already paid, the payer is not added, because it is unknown who it was. With advertising and gifts the payer
 * is always another person, but a name that the founder typed already means the payer.
 */
function payingName(row: GroupRow, at: number, { say }: Voice): string {
  const { payer: planned, type } = row.carried ?? {}
  const isPlanned =
    type === 'ads' || type === 'giving' ? row.prefilled?.group !== undefined : atLeast(row.paid) === 0
  const payer = planned && isPlanned && say(`option.payer.${planned}`)
  const group = nameIn(row.group) || (isBlankRow(row) ? '' : say('segments.row', { number: at + 1 }))
  // The people helped are one side of a cause, and the people who give for them are the other.
  if (group && isPlanned && type === 'giving' && planned === 'donor')
    return say('segments.givers', { group }).slice(0, 200)
  return payer && group ? say('segments.payer', { group, payer }) : group
}

function summaryOf(row: GroupRow | undefined, voice: Voice): string {
  const { say, number } = voice
  if (!row) return say('segments.start.none')
  const group = nameIn(row.group)
  const [paid, asked, rate] = [told(row.paid), told(row.asked), conversionOf(row)]
  switch (standingOf(row)) {
    case 'open':
      return say('segments.start.open', { group, asked: number(asked ?? 0) })
    case 'refused':
      return say('segments.start.refused', { group, asked: number(asked ?? 0) })
    case 'worded':
      return say('segments.start.worded', { group, card: say('name.paid') })
    case 'unasked':
    case 'none':
      return say(asked ? 'segments.start.unasked' : 'segments.start.untold', { group })
    case 'promised':
      return say('segments.start.promised', { group, committed: number(promisedIn(row)) })
    case 'friends':
      return say('segments.start.friends', { group, paid: number(paid ?? 0) })
    default:
      return rate
        ? say('segments.start.paid', {
            group,
            paid: number(rate.part),
            asked: number(rate.isStrangers ? rate.of : (asked ?? 0)),
            share: shareTextOf(rate, voice),
            count: rate.part.high,
          })
        : say('segments.start.counted', { group, paid: number(paid ?? 0), count: paid?.high ?? 0 })
  }
}

type Section = Omit<CustomerSegment, 'priority'>

const sourceOf = ({ source }: GroupRow): SourcedText['source'] =>
  source.kind === 'round'
    ? 'problem validation'
    : source.kind === 'market'
      ? 'market research'
      : source.kind === 'idea'
        ? 'idea refinement'
        : 'your groups'

function sectionOf(row: GroupRow, voice: Voice): Section {
  const source = sourceOf(row)
  const { type, pain: problem, find } = row.carried ?? {}
  // With advertising and gifts, others have the problem than those who pay.
  const pain = type === 'ads' || type === 'giving' ? undefined : problem
  return {
    name: nameIn(row.group),
    row: row.id,
    who: { text: nameIn(row.group), source },
    ...(pain && { pain: { text: pain.slice(0, 1500), source } }),
    ...(find && { find: { text: find.slice(0, 1500), source } }),
    reach: reachOf(row),
    readiness: readinessOf(row),
    scoreReason: reasonOf(row, voice),
    figures: figuresIn(row, voice),
    // A value that the founder described in words is not in the list of open values.
    open: openIn(row).filter(
      name => !(name === 'how' && isWayWorded(row)) && !(name === 'paid' && isPaidWorded(row)),
    ),
  }
}

/** Who was asked and who paid, in words. */
export function paidText(row: GroupRow, voice: Voice): string {
  const { say, number } = voice
  const rate = conversionOf(row)
  const [paid, asked] = [told(row.paid), told(row.asked)]
  if (paid && paid.high > 0) {
    const isOfFriends = isFriendsTold(row) && strangersIn(row) === 0
    const isCounted = asked && (rate || (isOfFriends && paid.high <= asked.low))
    return say('segments.score.paid', {
      paid: number(rate?.isStrangers ? rate.part : paid),
      asked: isCounted ? number(rate?.isStrangers ? rate.of : asked) : 'none',
      share: rate ? shareTextOf(rate, voice) : 'none',
      strangers: isOfFriends ? 'none' : 'some',
      known: isGuess(row, 'paid') ? 'guess' : 'told',
    })
  }
  if (promisedIn(row) > 0) return say('segments.score.promised', { committed: number(promisedIn(row)) })
  if (asked && asked.high > 0)
    return say(paid ? 'segments.score.refused' : 'segments.score.open', { asked: number(asked) })
  if (isPaidWorded(row)) return say('segments.score.worded')
  return say(asked ? 'segments.score.unasked' : 'segments.score.untold')
}

/** Explains with the group's own fields why it is at this position. */
function reasonOf(row: GroupRow, voice: Voice): string {
  const { say, number, capital } = voice
  const [how, there] = [told(row.how), told(row.there)]
  const way = how
    ? say(`segments.score.way.${how}`)
    : say(isWayWorded(row) ? 'segments.score.way' : 'segments.score.how')
  const many = thereIn(row)
    ? say('segments.score.there', { there: number(there ?? 0) })
    : there
      ? ''
      : say('segments.score.uncounted')
  return capital([paidText(row, voice), way, many].filter(Boolean).join(' · '))
}

const cut = (name: string, who: string | null, { say }: Voice): Section => ({
  name,
  row: null,
  isOpen: true,
  ...(who && { who: { text: who, source: 'judgement' } }),
  reach: 1,
  readiness: 1,
  scoreReason: say('segments.score.cut'),
  figures: [],
  open: [],
})

const slots = ['first', 'second', 'third'] as const

/** An empty place, because the data has too few groups. The result shows it as open. */
const unnamed = (at: (typeof slots)[number], voice: Voice): Section =>
  cut(
    voice.say(`segments.cut.${at}.name`),
    at === 'first' ? voice.say('segments.cut.first.note') : null,
    voice,
  )

type Elsewhere = { rivals: readonly SavedRival[]; validation: ValidationAnswers | null; voice: Voice }

/** What customers do today without paying anybody. */
const unpaid: readonly string[] = ['nothing', 'hand', 'avoid']

/** Narrows the first group to the people who pay somebody today. Empty if the data does not say this. */
function cutsOf({ carried }: GroupRow, { rivals, validation, voice }: Elsewhere): Section[] {
  const { say, price: priced } = voice
  const { type, pays } = carried ?? {}
  if (type === 'giving' || type === 'ads') return []
  const name = say('segments.cut.pays.name')
  const kind = told(validation?.today?.kind)
  const rival = rivals.find(one => one.kind === 'direct' && one.price)
  if (pays && pays.high > 0 && kind && !unpaid.includes(kind))
    return [
      {
        ...cut(name, null, voice),
        who: {
          text: say('segments.cut.pays.all', { pays: priced(pays), kind: say(`option.kind.${kind}`) }),
          source: 'problem validation',
        },
      },
    ]
  if (rival?.price)
    return [
      {
        ...cut(name, null, voice),
        who: {
          text: say('segments.cut.pays.rival', { rival: rival.name, price: rival.price }),
          source: 'competitor analysis',
        },
      },
    ]
  if (!pays || pays.high === 0 || kind) return []
  return [cut(name, say('segments.cut.pays.open'), voice)]
}
