// The advice about customer groups: which ten people to ask next, and a plan for twelve weeks. The plan depends on
// whether the first group pays.
import type { CustomerSegmentsResult, SegmentSource } from '../../../contracts/results/customer-segments.ts'
import { type GroupRow, groupFields, knownOf } from '../../../contracts/segments-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { isAboutFee } from '../earn.ts'
import { atLeast, plain, rangeOf, told } from '../figures.ts'
import { type Refused, refusedBy } from '../permit.ts'
import { type MessageKey, quoted, type Voice } from '../voice.ts'
import { actionsOf, shortOf } from './actions.ts'
import { losesIn, paceOf, refusedIn, unpaidIn } from './counter.ts'
import { openIn } from './figures.ts'
import type { Standing } from './rank.ts'
import type { Segmented } from './result.ts'
import {
  isBoughtOnce,
  isFriendsTold,
  isGuess,
  isPaidWorded,
  leftIn,
  promisedIn,
  shareIn,
  thereIn,
} from './sums.ts'
import { wayIn, whyOf } from './why.ts'

/** If only friends were asked, the plan is the same as if nobody had been asked. */
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

/**
 * The values for the sentences. A price is included only if it is a single number, is planned and is not for a
 * commission.
 */
function valuesOf([first]: readonly GroupRow[], { number, price, exact, percent, say }: Voice) {
  const { type: earns = 'unsure', isOther, runs, share, fee } = first?.carried ?? {}
  const [one, paid] = [first && told(first.price), first && told(first.paid)]
  const refused = first && refusedIn(first)
  // The share belongs to the deal of the problem validation. Another price is asked for as it is.
  const isFee = one && fee && isAboutFee(one, fee) && isAboutFee(fee, one)
  const isShared = !first || !one || first.prefilled?.price || isFee || shareIn(first) !== null
  const type = earns === 'commission' && !isShared ? 'sale' : earns
  const isAsked = one && one.low === one.high && !isOther && type !== 'commission'
  const isOnce = first !== undefined && isBoughtOnce(first)
  return {
    price: isAsked ? (isOnce ? exact(plain(one)) : price(one)) : 'none',
    named: one ? 'yes' : 'no',
    group: first ? shortOf(first) : 'none',
    asked: number((first && told(first.asked)) ?? 0),
    paid: number(paid ?? 0),
    count: paid?.high ?? 0,
    no: refused && refused.high > 0 ? number(refused) : 'none',
    refused: refused?.high ?? 0,
    share: type === 'commission' && share !== undefined ? percent(share) : 'none',
    season: runs !== undefined && rangeOf(runs).high < 12 ? 'yes' : 'no',
    committed: first ? promisedIn(first) : 0,
    type,
    card: say('name.paid'),
    once: isOnce ? 'yes' : 'no',
  }
}

export type Advice = Pick<CustomerSegmentsResult, 'firstTen' | 'goToMarket' | 'missing'> & {
  why: string[]
  /** Where the reasons come from, if they do not come from the groups. */
  source?: SegmentSource
  counter: string
  testFirst: string
  actions: readonly [string, string, string]
  confidence: CustomerSegmentsResult['closing']['confidence']
}

export function adviseOn(made: Segmented, voice: Voice, validation: ValidationAnswers | null = null): Advice {
  const { say } = voice
  const { named } = made
  const [first] = named
  const refused = refusedBy(validation, voice)
  if (refused) return adviseAgainst(refused, say('segments.forbidden.ask'), say('lawful.written'), voice)
  const isHeld = told(validation?.others?.deposit) !== null
  const state = planned[made.standing]
  const plan = state === 'promised' && !isHeld ? 'ordered' : state
  const given = valuesOf(named, voice)
  // A public body buys through a procedure. So nobody there is asked to pay at once.
  const ask = say(first?.carried?.payer === 'state' ? 'segments.ask.state' : askKeys[state], given)
  const values = { ...given, ask: quoted(ask, voice.language) }
  const keys = ([0, 1, 2] as const).map(at => [planKeys[plan][at], untilKeys[plan][at]] as const)
  const pace = first && plan === 'few' ? paceOf(first, voice) : null
  const isCostKnown = first !== undefined && told(first.win) !== null
  const weeks = keys.flatMap(([doing, until], at) => {
    const period = ([1, 2, 3] as const)[at] ?? 3
    const isCost = doing === 'segments.plan.cost'
    if (!isCost || !isCostKnown) return [{ period, doing: say(doing, values), until: say(until, values) }]
    return pace
      ? [{ period, doing: say('segments.plan.pace', pace), until: say('segments.until.pace', pace) }]
      : []
  })
  // After a PIVOT nothing is offered to the group that refused.
  if (made.turned && first?.source.kind === 'round') {
    const end = { ...made.turned.end, confidence: confidenceOf(made, voice) }
    return adviseAgainst({ ...made.turned, end }, ask, say('segments.until.told', values), voice)
  }
  const actions = actionsOf(
    made,
    weeks.map(({ doing }) => doing),
    voice,
  )
  return {
    why: whyOf(made, voice),
    firstTen: [{ where: wayTo(named, voice), ask }],
    // If a step is also an action of this week, it is in the first weeks of the plan.
    goToMarket: weeks.map(({ period, ...step }) => ({
      period: say(`segments.weeks.${actions.includes(step.doing) ? 1 : period}`),
      ...step,
    })),
    missing: [],
    counter:
      (first && (losesIn(first, voice) ?? (made.standing === 'grown' ? unpaidIn(first, voice) : null))) ??
      say(`segments.counter.${state}`, values),
    testFirst: actions[0],
    actions,
    confidence: confidenceOf(made, voice),
  }
}

/** How to reach the group, and how many people it has. If one of these is blank, the text says so. */
function wayTo([row]: readonly GroupRow[], voice: Voice): string {
  const { say, number, capital } = voice
  const [there, left] = [row && told(row.there), row ? leftIn(row) : null]
  const many = !there
    ? say('segments.score.uncounted')
    : row && thereIn(row)
      ? say('segments.next.left', {
          there: number(there),
          left: number(left ?? 0),
          asked: left === null || left === there.low ? 'no' : 'yes',
        })
      : (row?.carried?.find ?? '')
  return capital([wayIn(row, voice), many].filter(Boolean).join(' · '))
}

/** After a refused permit or a PIVOT, there is no first group to sell to. */
function adviseAgainst({ lead, end }: Refused, ask: string, until: string, { say }: Voice): Advice {
  const [first] = end.actions
  const { counterArgument: counter, ...rest } = end
  return {
    ...rest,
    counter,
    why: [lead],
    source: 'problem validation',
    firstTen: [{ where: first, ask }],
    goToMarket: [{ period: say('segments.weeks.1'), doing: first, until }],
    missing: [],
  }
}

const askKeys = {
  none: 'segments.ask.unasked',
  worded: 'segments.ask.few',
  unasked: 'segments.ask.unasked',
  // Only people who refused can say why. This other question is for groups without refusals.
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

/** The name is not counted, because it says nothing about the group's payments. */
const counted = groupFields.filter(name => name !== 'group')

/**
 * The confidence depends on the known fields and their evidence. It is medium with one payer that is not a guess.
 * It is high with three payers who are strangers, if most fields are well known.
 */
function confidenceOf({ named, standing, unsplit }: Segmented, { say }: Voice): Advice['confidence'] {
  const held = named.flatMap(row =>
    counted.filter(name => !openIn(row).includes(name)).map(name => knownOf(row, name)),
  )
  const all = counted.length * Math.max(1, named.length)
  const sure = held.filter(known => known !== 'guess').length
  const [first] = named
  const isPaid = standing === 'few' || standing === 'grown'
  if (first && !isPaid && isPaidWorded(first))
    return { level: 'low', reason: say('segments.confidence.worded') }
  if (!first || !isPaid) return { level: 'low', reason: say('segments.confidence.unpaid') }
  if (knownOf(first, 'paid') === 'guess') {
    const reason = isGuess(first, 'paid') ? 'segments.confidence.guess' : 'segments.confidence.unmarked'
    return { level: 'low', reason: say(reason) }
  }
  if (standing === 'few') return { level: 'medium', reason: say('segments.confidence.few') }
  if (!unsplit && !isFriendsTold(first))
    return { level: 'medium', reason: say('segments.confidence.friends') }
  // Possibly all payers of this group are family or friends.
  if (unsplit && atLeast(first.paid) <= unsplit.high)
    return { level: 'medium', reason: say('segments.confidence.split') }
  if (sure < (3 * all) / 4) return { level: 'medium', reason: say('segments.confidence.open') }
  return unsplit
    ? { level: 'medium', reason: say('segments.confidence.split') }
    : { level: 'high', reason: say('segments.confidence.firm') }
}
