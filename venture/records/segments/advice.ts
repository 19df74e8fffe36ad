// The advice on customer groups: the next ten people to ask and a plan for twelve weeks, by whether the first group
// pays.
import type { CustomerSegmentsResult, SegmentSource } from '../../../contracts/results/customer-segments.ts'
import {
  type GroupRow,
  groupFields,
  knownOf,
  type SegmentsRecord,
} from '../../../contracts/segments-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, atMost, told } from '../figures.ts'
import { type Refused, refusedBy } from '../permit.ts'
import { type MessageKey, quoted, type Voice } from '../voice.ts'
import { lossText, openIn, shareOf } from './figures.ts'
import { oneOfEach } from './merge.ts'
import { decidedBy, moneyIn, type Standing } from './rank.ts'
import { nameIn, type Segmented } from './result.ts'
import {
  conversionOf,
  fewestAsked,
  isBoughtOnce,
  isFriendsTold,
  isGuess,
  isOverfull,
  isPaidWorded,
  isWayWorded,
  leftIn,
  lossOf,
  promisedIn,
  thereIn,
  worthOf,
} from './sums.ts'

/** If only friends were asked, the plan is the same as if nobody was asked. */
const planned = {
  none: 'none',
  worded: 'worded',
  unasked: 'unasked',
  open: 'unasked',
  friends: 'unasked',
  refused: 'refused',
  promised: 'promised',
  few: 'few',
  grown: 'few',
} as const satisfies Record<Standing, string>
type State = (typeof planned)[Standing]

const longestName = 80
const shortOf = ({ group }: GroupRow): string => {
  const name = nameIn(group)
  return name.length <= longestName ? name : 'none'
}

/** The values for the sentences. A price is named only if it is exact, planned, and not a commission. */
function valuesOf([first]: readonly GroupRow[], { number, price, say }: Voice) {
  const { type = 'unsure', isOther } = first?.carried ?? {}
  const [asked, one] = [first && told(first.asked), first && told(first.price)]
  const isAsked = one && one.low === one.high && !isOther && type !== 'commission'
  return {
    price: isAsked ? price(one) : 'none',
    named: one ? 'yes' : 'no',
    group: first ? shortOf(first) : 'none',
    asked: number(asked ?? 0),
    committed: first ? promisedIn(first) : 0,
    type,
    card: say('name.paid'),
    once: first && isBoughtOnce(first) ? 'yes' : 'no',
  }
}

export type Advice = Pick<CustomerSegmentsResult, 'firstTen' | 'goToMarket' | 'missing'> & {
  why: string[]
  /** The source of the reasons, if it is not the groups. */
  source?: SegmentSource
  counter: string
  testFirst: string
  actions: readonly [string, string, string]
  confidence: CustomerSegmentsResult['closing']['confidence']
}

export function adviseOn(
  record: SegmentsRecord,
  made: Segmented,
  voice: Voice,
  validation: ValidationAnswers | null = null,
): Advice {
  const { say } = voice
  const { named } = made
  const [first] = named
  const refused = refusedBy(validation, voice)
  if (refused) return adviseAgainst(refused, voice)
  const isHeld = told(validation?.others?.deposit) !== null
  const state = planned[made.standing]
  const plan = state === 'promised' && !isHeld ? 'ordered' : state
  const given = valuesOf(named, voice)
  // A public body buys by its own procedure, not at the door.
  const ask = say(first?.carried?.payer === 'state' ? 'segments.ask.state' : askKeys[state], given)
  const values = { ...given, ask: quoted(ask, voice.language) }
  const steps = ([1, 2, 3] as const).map(at => ({
    period: say(`segments.weeks.${at}`),
    doing: say(planKeys[plan][at - 1] ?? 'segments.plan.ask', values),
    until: say(untilKeys[plan][at - 1] ?? 'segments.until.told', values),
  }))
  const open = first ? missingIn(first) : []
  const [doing = '', second = '', third = ''] = [
    ...steps.slice(0, 1).map(step => step.doing),
    ...open.map(field => say(`segments.find.${field}`)),
    ...nearIn(named, voice),
    // Who has paid can be asked this week.
    ...(plan === 'few' ? steps.slice(1, 2).map(step => step.doing) : []),
    ...[say('find.group.test'), say('insights.back')],
  ]
  return {
    why: [
      ...(first && isOverfull(first) ? [say('segments.slip')] : []),
      ...(first ? orderOf(made, voice) : [say('segments.why.none')]),
      ...(first && atLeast(first.paid) > 0 && isGuess(first, 'paid')
        ? [say('segments.why.guess', { paid: voice.number(told(first.paid) ?? 0) })]
        : []),
      ...(made.unsplit
        ? [
            say('segments.why.friends', {
              friends: voice.number(made.unsplit),
              count: made.unsplit.high,
            }),
          ]
        : []),
    ],
    firstTen: [{ where: wayTo(named, voice), ask }],
    goToMarket:
      first && told(first.win) !== null
        ? steps.filter((_, at) => planKeys[plan][at] !== 'segments.plan.cost')
        : steps,
    missing: [],
    counter:
      (first && losesOf(first, voice)) ??
      say(`segments.counter.${made.standing === 'grown' ? 'grown' : state}`, values),
    testFirst: doing,
    actions: [doing, second, third],
    confidence: confidenceOf(record, made, voice),
  }
}

/** How to reach the group and how many there are. Blank values are named as blank. */
function wayTo([row, second]: readonly GroupRow[], { say, number, capital }: Voice): string {
  const [how, there] = [row && told(row.how), row && told(row.there)]
  const way = how
    ? say(`option.how.${how}`)
    : say(row && isWayWorded(row) ? 'segments.score.way' : 'segments.score.how')
  const left = row && leftIn(row)
  const many =
    there && left !== null && left !== undefined
      ? say('segments.next.left', {
          there: number(there),
          left: number(left),
          small: left < 10 ? 'yes' : 'no',
          name: second ? shortOf(second) : 'none',
        })
      : there
        ? ''
        : say('segments.score.uncounted')
  return capital([way, many].filter(Boolean).join(' · '))
}

/** A forbidden product has no first group to sell to. */
function adviseAgainst({ lead, end }: Refused, { say }: Voice): Advice {
  const [first] = end.actions
  const { counterArgument: counter, ...rest } = end
  return {
    ...rest,
    counter,
    why: [lead],
    source: 'problem validation',
    firstTen: [{ where: first, ask: say('segments.forbidden.ask') }],
    goToMarket: [{ period: say('segments.weeks.1'), doing: first, until: say('lawful.written') }],
    missing: [],
  }
}

const askKeys = {
  none: 'segments.ask.unasked',
  worded: 'segments.ask.few',
  unasked: 'segments.ask.unasked',
  // Only people who said no can say why, so this question is for the others.
  refused: 'segments.ask.unasked',
  promised: 'segments.ask.few',
  few: 'segments.ask.few',
} as const satisfies Record<State, MessageKey>

type Three = readonly [MessageKey, MessageKey, MessageKey]
const planKeys: Readonly<Record<State | 'ordered', Three>> = {
  none: ['segments.plan.name', 'segments.plan.ask', 'segments.plan.price'],
  worded: ['segments.plan.worded', 'segments.plan.ask', 'segments.plan.cost'],
  unasked: ['segments.plan.ask', 'segments.plan.price', 'segments.plan.cost'],
  refused: ['segments.plan.refused', 'segments.plan.change', 'segments.plan.cost'],
  ordered: ['segments.plan.price', 'segments.plan.ask', 'segments.plan.cost'],
  promised: ['segments.plan.promised', 'segments.plan.ask', 'segments.plan.cost'],
  few: ['segments.plan.ask', 'segments.plan.decided', 'segments.plan.cost'],
}
const untilKeys: Readonly<Record<State | 'ordered', Three>> = {
  none: ['segments.until.named', 'segments.until.told', 'segments.until.paid'],
  worded: ['segments.until.figures', 'segments.until.told', 'segments.until.cost'],
  unasked: ['segments.until.told', 'segments.until.paid', 'segments.until.cost'],
  refused: ['segments.until.told', 'segments.until.paid', 'segments.until.cost'],
  ordered: ['segments.until.paid', 'segments.until.told', 'segments.until.cost'],
  promised: ['segments.until.paid', 'segments.until.told', 'segments.until.cost'],
  few: ['segments.until.told', 'segments.until.names', 'segments.until.cost'],
}

/** Both shares with the number asked. Null if one is unknown. */
function sharesOf(one: GroupRow, other: GroupRow, voice: Voice) {
  const [rate, second] = [conversionOf(one), conversionOf(other)]
  if (!rate || !second) return null
  return {
    share: shareOf(rate, voice),
    asked: voice.number(rate.isStrangers ? rate.of : (told(one.asked) ?? rate.of)),
    other: shareOf(second, voice),
    others: voice.number(second.isStrangers ? second.of : (told(other.asked) ?? second.of)),
  }
}

/** Why the first group comes before the second: the criterion that decides. */
function orderOf({ named, ranked }: Segmented, voice: Voice): string[] {
  const { say, exact, number } = voice
  const [first, second] = named
  if (!first) return []
  if (!second) return [say('segments.why.only')]
  const { by, isClose } = decidedBy(first, second, ranked)
  const [more, less] = moneyIn([first, second]) ?? []
  const shares = sharesOf(first, second, voice)
  // A share of few people is not compared with another share.
  const isOfFew = by === 'rate' && shares && atMost(second.asked) < fewestAsked
  const values = {
    second: nameIn(second.group),
    more: more ? exact(more) : '',
    less: less ? exact(less) : '',
    left: number(leftIn(second) ?? 0),
    there: number(thereIn(second) ?? 0),
  }
  return [
    ...(isClose && shares ? [say('segments.before.close', shares)] : []),
    isOfFew
      ? say('segments.before.asked', { ...values, ...shares })
      : say(`segments.before.${by ?? 'written'}`, values),
  ]
}

/** Winning a customer costs more than the customer leaves. */
function losesOf(row: GroupRow, { say, money }: Voice): string | null {
  const [lost, found, win] = [lossOf(row), worthOf(row), told(row.win)]
  if (!lost || !found || !win) return null
  return say('segments.counter.loses', {
    group: nameIn(row.group),
    win: money(win),
    worth: money(found.worth),
    loss: money(lossText(lost)),
    sure: lost.isSure ? 'yes' : 'no',
  })
}

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

/** What the fields of the first groups allow this week. */
function nearIn([first, second]: readonly GroupRow[], { say }: Voice): string[] {
  if (!first) return []
  const [there, how, type] = [thereIn(first), told(first.how), first.carried?.type ?? 'unsure']
  // Who comes once in a life has no name yet.
  const isListed = how === 'list' && there && !isBoughtOnce(first) && there.low > atMost(first.asked)
  const isAsked = !second || atLeast(second.asked) + atLeast(second.paid) > 0 || isPaidWorded(second)
  return [
    ...(isListed ? [say('segments.do.list')] : []),
    ...(how === 'introduced' ? [say('segments.do.introduced')] : []),
    // With two sides the other group may be the other side.
    ...(isAsked || twoSided.includes(type) ? [] : [say('segments.do.second', { group: shortOf(second) })]),
  ]
}

const twoSided: readonly string[] = ['commission', 'ads', 'giving']

/** The name is not a figure. */
const counted = groupFields.filter(name => name !== 'group')

/**
 * Counts known fields and their evidence. One payer who is not a guess gives medium confidence; three strangers and
 * mostly well-known fields give high confidence.
 */
function confidenceOf(
  { rows }: SegmentsRecord,
  { named, standing, unsplit }: Segmented,
  { say }: Voice,
): Advice['confidence'] {
  const held = named.flatMap(row =>
    counted.filter(name => !openIn(row).includes(name)).map(name => knownOf(row, name)),
  )
  const all = counted.length * Math.max(1, Math.min(oneOfEach(rows).length, 3))
  const sure = held.filter(known => known !== 'guess').length
  const [first] = named
  const isPaid = standing === 'few' || standing === 'grown'
  if (first && !isPaid && isPaidWorded(first))
    return { level: 'low', reason: say('segments.confidence.worded') }
  if (!first || !isPaid) return { level: 'low', reason: say('segments.confidence.unpaid') }
  if (knownOf(first, 'paid') === 'guess') return { level: 'low', reason: say('segments.confidence.guess') }
  if (standing === 'few') return { level: 'medium', reason: say('segments.confidence.few') }
  if (!unsplit && !isFriendsTold(first))
    return { level: 'medium', reason: say('segments.confidence.friends') }
  if (sure < (3 * all) / 4) return { level: 'medium', reason: say('segments.confidence.open') }
  return unsplit
    ? { level: 'medium', reason: say('segments.confidence.split') }
    : { level: 'high', reason: say('segments.confidence.firm') }
}
