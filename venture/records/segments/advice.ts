// What to do about the groups: the next ten, twelve weeks, what is still open. Each by where the first group stands with
// money, in the founder's own figures.
import type { CustomerSegmentsResult } from '../../../contracts/results/customer-segments.ts'
import {
  type GroupField,
  type GroupRow,
  groupFields,
  knownOf,
  type SegmentsRecord,
} from '../../../contracts/segments-record.ts'
import { atLeast, told } from '../figures.ts'
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
  lossOf,
  type Part,
  promisedIn,
  strangersIn,
  worthOf,
} from './sums.ts'

/** With friends alone it is as if nobody had been asked. */
const planned = {
  none: 'none',
  unasked: 'unasked',
  friends: 'unasked',
  refused: 'refused',
  promised: 'promised',
  few: 'few',
  grown: 'grown',
} as const satisfies Record<Standing, string>

type Values = Readonly<Record<string, string | number>>

function valuesOf({ named, standing }: Segmented, voice: Voice): Values {
  const [first, second] = named
  const { number, price, money } = voice
  const type = first?.carried?.type ?? 'unsure'
  const [asked, cost] = [first && told(first.asked), first && told(first.price)]
  const there = first && told(first.there)
  const isPaid = named.some(({ paid }) => atLeast(paid) > 0)
  return {
    group: nameIn(first?.group),
    second: second ? nameIn(second.group) : 'none',
    heard: second && atLeast(second.asked) > 0 ? 'asked' : 'unasked',
    // What was paid for something else is offered to nobody.
    price: cost && !first?.carried?.isOther ? (type === 'commission' ? money(cost) : price(cost)) : 'none',
    asked: asked ? number(asked) : '0',
    many: asked?.high ?? 0,
    // Nobody asks ten more where there are not ten more.
    left: there && there.high - atLeast(first?.asked) < 10 ? 'few' : 'many',
    // A reason can stand there three times only where three can give one.
    reasons: asked && asked.low < 3 ? 'few' : 'many',
    paid: first ? strangersIn(first) : 0,
    committed: first ? promisedIn(first) : 0,
    type,
    // Of strangers only where it was told who is none.
    strangers: (standing === 'unasked' ? isPaid : first && isFriendsTold(first)) ? 'told' : 'open',
    standing,
  }
}

/** Who was met through somebody is known best; who stood on a list is not. */
const counterOf = (state: (typeof planned)[Standing], first: GroupRow | undefined) =>
  state === 'grown' && first && told(first.how) === 'list' && atLeast(first.carried?.friends) === 0
    ? 'segments.counter.listed'
    : (`segments.counter.${state}` as const)

export type Advice = Pick<CustomerSegmentsResult, 'firstTen' | 'goToMarket' | 'missing'> & {
  why: string[]
  counter: string
  testFirst: string
  actions: readonly [string, string, string]
  confidence: CustomerSegmentsResult['closing']['confidence']
}

export function adviseOn(record: SegmentsRecord, made: Segmented, voice: Voice): Advice {
  const { say } = voice
  const [first] = made.named
  const values = valuesOf(made, voice)
  const state = planned[made.standing]
  const steps = ([1, 2, 3] as const).map(at => ({
    period: say(`segments.weeks.${at}`),
    doing: voice.capital(say(planKey(state, at, 'do'), values)),
    until: voice.capital(say(planKey(state, at, 'until'), values)),
  }))
  const next = nextTen(first, values, voice)
  // Who refused is asked why before anybody else is asked.
  const where = state === 'refused' ? (steps[0]?.doing ?? '') : next.where
  const missing = missingOf(made.named, voice)
  const loses = first && losesOf(first, voice)
  const doing = steps.map(step => step.doing)
  // Money is the test, as soon as there is a group to ask.
  const testFirst = (state === 'none' ? doing[0] : doing[1]) ?? ''
  return {
    why: [
      ...(first && isOverfull(first) ? [say('segments.slip')] : []),
      say(`segments.why.${state}`, values),
      ...orderOf(made.named, voice),
      ...(first && atLeast(first.paid) > 0 && isGuess(first, 'paid')
        ? [say('segments.why.guess', { paid: voice.number(told(first.paid) ?? 0) })]
        : []),
    ].map(voice.capital),
    firstTen: [{ ...next, where }],
    goToMarket: steps,
    missing,
    counter: voice.capital(loses ?? closeCounter(made.named, voice) ?? say(counterOf(state, first), values)),
    testFirst,
    // Before a group is named there is no way to it.
    actions: first
      ? ([
          ...new Set([where, ...doing.slice(0, 1), ...missing.slice(0, 1).map(({ how }) => how), ...doing]),
        ].slice(0, 3) as [string, string, string])
      : [doing[0] ?? '', doing[1] ?? '', doing[2] ?? ''],
    confidence: confidenceOf(record, made, voice),
  }
}

const askKeys = {
  none: 'segments.ask.none',
  unasked: 'segments.ask.unasked',
  refused: 'segments.ask.refused',
  promised: 'segments.ask.few',
  few: 'segments.ask.few',
  grown: 'segments.ask.grown',
} as const

/** After the promises are settled it goes on as after the first payments. */
const planKey = (state: (typeof planned)[Standing], at: 1 | 2 | 3, part: 'do' | 'until') =>
  state !== 'promised'
    ? (`segments.plan.${state}.${at}.${part}` as const)
    : at === 1
      ? (`segments.plan.promised.1.${part}` as const)
      : (`segments.plan.few.${at}.${part}` as const)

/** Two shares, each with how many were asked. */
const closeIn = (one: Part, other: Part, voice: Voice) => ({
  share: shareOf(one, voice),
  asked: voice.number(one.of),
  other: shareOf(other, voice),
  others: voice.number(other.of),
})

/** Nobody can tell yet which of the two pays sooner. */
function closeCounter([first, second]: readonly GroupRow[], voice: Voice): string | null {
  const [rate, other] = [first && conversionOf(first), second && conversionOf(second)]
  if (!first || !second || !rate || !other || !decidedBy(first, second).isClose) return null
  return voice.say('segments.counter.close', closeIn(rate, other, voice))
}

/** Why it stands before the next one, where its own money does not say so already. */
function orderOf([first, second]: readonly GroupRow[], voice: Voice): string[] {
  const { say, money, number } = voice
  if (!first || !second) return []
  const { by, isClose } = decidedBy(first, second)
  const [rate, other] = [conversionOf(first), conversionOf(second)]
  if (isClose && rate && other) {
    const [more, less] = moneyIn([first, second]) ?? []
    return [
      say('segments.before.close', {
        ...closeIn(rate, other, voice),
        by: by ?? 'written',
        more: more ? money(more) : '',
        less: less ? money(less) : '',
        how: say(`option.how.${told(first.how) ?? 'idea'}`),
        there: number(told(first.there) ?? 0),
      }),
    ]
  }
  // A share of few is no share to be held against another.
  if (by === 'rate' && rate && other && other.of.low < fewestAsked)
    return [say('segments.before.asked', { ...closeIn(rate, other, voice), second: nameIn(second.group) })]
  const [worth, there] = [worthOf(first), told(first.there)]
  const values = {
    group: nameIn(first.group),
    second: nameIn(second.group),
    share: rate ? shareOf(rate, voice) : 'none',
    other: other ? shareOf(other, voice) : 'none',
    how: say(`option.how.${told(first.how) ?? 'idea'}`),
    worth: worth ? money(worth.worth) : 'none',
    there: there ? number(there) : 'none',
    paid: lessPaid(first, second),
  }
  return [say(`segments.before.${by === null || by === 'money' ? 'written' : by}`, values)]
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

function nextTen(row: GroupRow | undefined, values: Values, { say, number }: Voice) {
  const way = row ? told(row.how) : null
  const there = row ? told(row.there) : null
  const few = there && there.high < 10 ? 'few' : 'many'
  return {
    where: say(`segments.next.${way ?? 'open'}`, {
      ...values,
      there: there ? number(there) : 'none',
      size: there ? few : 'none',
    }),
    ask: say(askKeys[planned[values.standing as Standing]], values),
  }
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
