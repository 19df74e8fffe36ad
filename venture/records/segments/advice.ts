// What to do about the groups: the next ten, twelve weeks, what is still open. Each by where the first group stands with
// money, in the founder's own figures.
import type { CustomerSegmentsResult, SegmentSource } from '../../../contracts/results/customer-segments.ts'
import {
  type GroupField,
  type GroupRow,
  groupFields,
  knownOf,
  type SegmentsRecord,
} from '../../../contracts/segments-record.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atLeast, told } from '../figures.ts'
import { type Refused, refusedBy } from '../permit.ts'
import type { MessageKey, Voice } from '../voice.ts'
import { lossText, openIn, shareOf } from './figures.ts'
import { rowFields } from './form.ts'
import { decidedBy, moneyIn, type Standing } from './rank.ts'
import { nameIn, type Segmented } from './result.ts'
import {
  conversionOf,
  fewestAsked,
  isFriendsTold,
  isGuess,
  isOverfull,
  isPaidWorded,
  isWayWorded,
  lossOf,
  promisedIn,
  strangersIn,
  worthOf,
} from './sums.ts'

/** With friends alone it is as if nobody had been asked. */
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

/** What the sentences name: of a range, a deal or what was paid for something else no price is asked for. */
function valuesOf([first]: readonly GroupRow[], { number, price, say }: Voice) {
  const { type = 'unsure', isOther } = first?.carried ?? {}
  const [asked, one] = [first && told(first.asked), first && told(first.price)]
  const isAsked = one && one.low === one.high && !isOther && type !== 'commission'
  return {
    group: nameIn(first?.group),
    price: isAsked ? price(one) : 'none',
    asked: number(asked ?? 0),
    committed: first ? promisedIn(first) : 0,
    type,
    card: say('name.paid'),
  }
}

export type Advice = Pick<CustomerSegmentsResult, 'firstTen' | 'goToMarket' | 'missing'> & {
  why: string[]
  /** Where the reasons come from, if not from the groups. */
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
  const { say, capital } = voice
  const { named } = made
  const [first] = named
  const refused = refusedBy(validation, voice)
  if (refused) return adviseAgainst(refused, voice)
  const values = valuesOf(named, voice)
  const state = planned[made.standing]
  const steps = ([1, 2, 3] as const).map(at => ({
    period: say(`segments.weeks.${at}`),
    doing: capital(say(planKey(state, at, 'do'), values)),
    until: capital(say(planKey(state, at, 'until'), values)),
  }))
  const doing = steps.map(step => step.doing)
  const way = first ? told(first.how) : null
  // Who refused is asked why before anybody else is asked.
  const next = way ?? (first && isWayWorded(first) ? 'worded' : 'open')
  const asked = say(`segments.next.${next}`, values)
  const isDone = state === 'refused' || state === 'none' || state === 'worded'
  const where = isDone ? (doing[0] ?? '') : asked
  const missing = missingOf(named, voice)
  const actions = [...new Set([where, ...missing.slice(0, 1).map(({ how }) => how), ...doing])]
  return {
    why: [
      ...(first && isOverfull(first) ? [say('segments.slip')] : []),
      ...(first ? orderOf(named, voice) : [say('segments.why.none')]),
      ...(first && atLeast(first.paid) > 0 && isGuess(first, 'paid')
        ? [say('segments.why.guess', { paid: voice.number(told(first.paid) ?? 0) })]
        : []),
    ].map(capital),
    firstTen: [{ where: state === 'worded' ? asked : where, ask: say(askKeys[state], values) }],
    goToMarket: steps,
    missing,
    counter: capital(
      (first && losesOf(first, voice)) ??
        closeCounter(named, voice) ??
        say(`segments.counter.${made.standing === 'grown' ? 'grown' : state}`, values),
    ),
    testFirst: where,
    actions: actions.slice(0, 3) as [string, string, string],
    confidence: confidenceOf(record, made, voice),
  }
}

/** Nobody is first to be sold what may not be. */
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
  none: 'segments.ask.none',
  worded: 'segments.ask.few',
  unasked: 'segments.ask.unasked',
  refused: 'segments.ask.refused',
  promised: 'segments.ask.few',
  few: 'segments.ask.few',
} as const satisfies Record<State, MessageKey>

/** What the last weeks do is the same whoever paid first, and so is what follows a promise or a refusal. */
function planKey(state: State, at: 1 | 2 | 3, part: 'do' | 'until') {
  if (state === 'none') return `segments.plan.none.${at}.${part}` as const
  if (at === 3)
    return part === 'do' && state === 'few'
      ? 'segments.plan.few.3.do'
      : (`segments.plan.unasked.3.${part}` as const)
  if (state === 'refused' && at === 2)
    return part === 'do' ? 'segments.plan.refused.2.do' : 'segments.plan.unasked.2.until'
  if ((state === 'promised' || state === 'worded') && at === 2) return `segments.plan.few.2.${part}` as const
  return `segments.plan.${state}.${at}.${part}` as MessageKey
}

/** Two shares, each with how many were asked; null where one of them is not known. */
function sharesOf(one: GroupRow, other: GroupRow, voice: Voice) {
  const [rate, second] = [conversionOf(one), conversionOf(other)]
  if (!rate || !second) return null
  return {
    share: shareOf(rate, voice),
    asked: voice.number(told(one.asked) ?? rate.of),
    other: shareOf(second, voice),
    others: voice.number(told(other.asked) ?? second.of),
  }
}

/** Nobody can tell yet which of the two pays sooner. */
function closeCounter([first, second]: readonly GroupRow[], voice: Voice): string | null {
  const shares = first && second ? sharesOf(first, second, voice) : null
  if (!shares || !first || !second || !decidedBy(first, second).isClose) return null
  return voice.say('segments.counter.close', shares)
}

/** Why it stands before the next one: by the mark that decides it. */
function orderOf([first, second]: readonly GroupRow[], voice: Voice): string[] {
  const { say, money, exact, number } = voice
  if (!first) return []
  if (!second) return [say('segments.why.only')]
  const { by, isOpen, isClose } = decidedBy(first, second)
  const [rate, other] = [conversionOf(first), conversionOf(second)]
  const [worth, there] = [worthOf(first), told(first.there)]
  const [more, less] = moneyIn([first, second]) ?? []
  const shares = sharesOf(first, second, voice)
  const values = {
    second: nameIn(second.group),
    share: rate ? shareOf(rate, voice) : 'none',
    other: other ? shareOf(other, voice) : 'none',
    how: say(`option.how.${told(first.how) ?? 'idea'}`),
    worth: worth ? money(worth.worth) : 'none',
    there: there ? number(there) : 'none',
    paid: lessPaid(first, second),
    asked: number(told(second.asked) ?? 0),
    more: more ? exact(more) : '',
    less: less ? exact(less) : '',
    what: by ?? 'written',
  }
  // A share of few is no share to be held against another.
  const isOfFew = by === 'rate' && shares && other && other.of.low < fewestAsked
  const key = isOfFew ? 'asked' : isOpen ? 'told' : (by ?? 'written')
  return [
    ...(isClose && shares ? [say('segments.before.close', shares)] : []),
    say(`segments.before.${key}`, { ...values, ...(isOfFew && shares) }),
  ]
}

/** Why the money of the first one goes before that of the second. */
function lessPaid(first: GroupRow, second: GroupRow): string {
  if (strangersIn(second) > 0) return 'guess'
  if (atLeast(second.paid) > 0) return 'friends'
  if (strangersIn(first) === 0 && promisedIn(first) > 0) return 'promised'
  return atLeast(second.asked) > 0 && told(second.paid)?.high === 0 ? 'refused' : 'none'
}

/** Getting one costs more than one leaves in all. */
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

const mostMissing = 6

/** Blank fields, of the first group first. */
function missingOf(rows: readonly GroupRow[], voice: Voice): CustomerSegmentsResult['missing'] {
  const { say } = voice
  return rows
    .flatMap(row =>
      openIn(row)
        // How long one stays is nobody's to count before the first has paid, nor who paid before one was asked.
        .filter(field => atLeast(row.paid) > 0 || (field !== 'stays' && field !== 'win'))
        .filter(
          field => atLeast(row.asked) + atLeast(row.paid) > 0 || (field !== 'paid' && field !== 'price'),
        )
        // What stands in words is not looked for again.
        .filter(field => !(field === 'how' && isWayWorded(row)) && !(field === 'paid' && isPaidWorded(row)))
        .map(field => ({
          what: `${labelOf(row, field, voice)}${voice.colon}${nameIn(row.group)}`,
          why: say(`segments.without.${field}` as MessageKey),
          how: say(`segments.find.${field}` as MessageKey, { group: nameIn(row.group) }),
        })),
    )
    .slice(0, mostMissing)
}

export function labelOf(row: GroupRow, field: GroupField, { say }: Voice): string {
  const found = rowFields(row).find(({ id }) => id === field)
  return found ? say(found.label) : field
}

/** The name is no figure. */
const counted = groupFields.filter(name => name !== 'group')

/**
 * How much of it is told, and how well. A payer whom somebody heard or saw is some ground; three strangers and most of
 * the fields known as well are firm.
 */
function confidenceOf(
  { rows }: SegmentsRecord,
  { named, standing }: Segmented,
  { say }: Voice,
): Advice['confidence'] {
  const held = named.flatMap(row =>
    counted.filter(name => !openIn(row).includes(name)).map(name => knownOf(row, name)),
  )
  const all = counted.length * Math.max(1, Math.min(rows.length, 3))
  const sure = held.filter(known => known !== 'guess').length
  const [first] = named
  const isPaid = (standing === 'few' || standing === 'grown') && first && knownOf(first, 'paid') !== 'guess'
  const isFirm = standing === 'grown' && first !== undefined && isFriendsTold(first) && sure >= (3 * all) / 4
  const level = !isPaid ? 'low' : isFirm ? 'high' : 'medium'
  return {
    level,
    reason: say('segments.confidence', { filled: held.length, all, sure, guess: held.length - sure }),
  }
}
