// Decides whether two facts can both be true. The code compares only figures. A model or the founder compares the
// texts.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue, PricePart } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'

export type Span = { low: number; high: number }
/**
 * A figure that can be compared. `measure`: its kind, currency, unit and period; two figures are compared only if
 * these are equal. `what`: the word stems of the counted thing. Null if the fact does not say what was counted.
 */
type Measured = Span & { measure: string; what: readonly string[] | null }

const minutes = { minute: 1, hour: 60, day: 480, week: 2400, month: 10_400, year: 124_800 } as const

/** The interviewed person to whom this payment or refusal belongs. Null if the value is about several people. */
export const personIn = (value: FactValue | null): string | null =>
  value && 'by' in value ? (value.by ?? null) : null

function measured(value: FactValue): Measured | null {
  // The payment of one person says nothing about the payments of other people.
  if (personIn(value)) return null
  const spanOf = ({ low, high }: Span, measure: string, what?: string) => ({
    ...{ measure, low, high },
    what: what ? stems(what) : null,
  })
  switch (value.kind) {
    case 'money':
      return spanOf(value, `money ${value.currency} ${value.per ?? ''}`, value.each)
    case 'count':
      return spanOf(value, 'count', value.what)
    case 'share':
      return spanOf(value, `share ${value.of?.toLowerCase() ?? ''}`)
    case 'part': {
      const part = value.part / value.of
      return value.of === 0 ? null : spanOf({ low: part, high: part }, 'part')
    }
    case 'frequency':
      return spanOf(value, `frequency ${value.per}`, value.what)
    case 'duration': {
      const size = minutes[value.unit]
      return spanOf({ low: value.low * size, high: value.high * size }, `duration ${value.per ?? ''}`)
    }
    case 'price':
    case 'date':
    case 'place':
    case 'name':
      return null
  }
}

const stems = (words: string) =>
  words
    .toLocaleLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 2)
    .map(word => word.slice(0, 4))

/**
 * Whether two figures count the same thing. "22 women" and "9 groups" do not, "one dairy" and "four dairies" do. A
 * count without a noun matches every noun.
 */
const isAlike = (one: Measured, other: Measured) =>
  one.measure === other.measure &&
  (!one.what?.length || !other.what || one.what.some(stem => other.what?.includes(stem)))

export type Comparison = 'unlike' | 'agree' | 'near' | 'contradict'

/**
 * Compares two ranges. They contradict each other if they do not overlap and the higher one is more than twice the
 * lower one. Otherwise, ranges that do not overlap are "near".
 */
export function compareSpans(one: Span, other: Span): Exclude<Comparison, 'unlike'> {
  if (one.low <= other.high && other.low <= one.high) return 'agree'
  const [lower, higher] = one.high < other.low ? [one, other] : [other, one]
  return higher.low > lower.high * 2 ? 'contradict' : 'near'
}

export const compareValues = (one: FactValue, other: FactValue): Comparison =>
  compareFigures(figureOf(one), figureOf(other))

/** A parsed figure. Each figure is parsed once, because it is compared with many others. */
type Figure = { isPrice: boolean; span: Measured | null; prices: readonly Measured[] }

const figureOf = (value: FactValue): Figure => ({
  isPrice: value.kind === 'price',
  span: measured(value),
  prices: partsOf(value).map(part => ({
    ...{ measure: measureOf(part), low: part.low, high: part.high },
    what: part.kind === 'recurring' && part.each ? stems(part.each) : null,
  })),
})

/** Compares prices part by part (monthly fee with monthly fee). The largest difference decides. */
function compareFigures(one: Figure, other: Figure): Comparison {
  if (!one.isPrice && !other.isPrice) {
    const [a, b] = [one.span, other.span]
    return a && b && isAlike(a, b) ? compareSpans(a, b) : 'unlike'
  }
  const found: Comparison[] = one.prices.flatMap(part =>
    other.prices.flatMap(match => (isAlike(part, match) ? [compareSpans(part, match)] : [])),
  )
  return (['contradict', 'near', 'agree'] as const).find(result => found.includes(result)) ?? 'unlike'
}

const measureOf = (part: PricePart) =>
  part.kind === 'share'
    ? `share ${part.of.toLowerCase()}`
    : `${part.kind} ${part.currency} ${part.kind === 'recurring' ? part.per : ''}`

function partsOf(value: FactValue): PricePart[] {
  if (value.kind === 'price') return value.parts
  if (value.kind !== 'money' || personIn(value)) return []
  const { low, high, currency, per, each } = value
  return [
    per === null
      ? { kind: 'once', low, high, currency }
      : { kind: 'recurring', low, high, currency, per, each },
  ]
}

/** Whether a fact counts: the founder confirmed or corrected it. */
export const isHeld = ({ state }: Pick<Fact, 'state'>): boolean =>
  state === 'confirmed' || state === 'corrected'
/** Whether a fact is shown: the founder confirmed or corrected it, or a helper proposed it. */
export const isOpen = ({ state }: Pick<Fact, 'state'>): boolean =>
  state === 'proposed' || state === 'confirmed' || state === 'corrected'

export const plain = (words: string | null) => (words ?? '').trim().toLocaleLowerCase()

/**
 * The key of the thing that a fact is about. Facts for and against the venture have different keys, because they
 * are counted separately: three paid, seven refused.
 */
const thingOf = ({ topic, bears, subject }: Fact) => `${topic} ${bears} ${plain(subject)}`

export type Contradiction = { earlier: Fact; later: Fact }

/**
 * Pairs of held facts that cannot both be true, and disagreements that a helper found. Pairs that the founder
 * accepted are left out.
 */
export function contradictions(facts: readonly Fact[]): Contradiction[] {
  const seen = disagreeing(facts)
  const earlierOf = new Map(seen.map(({ earlier, later }) => [later, earlier]))
  return [...seen, ...byFigures(facts).filter(({ earlier, later }) => earlierOf.get(later) !== earlier)]
}

function disagreeing(facts: readonly Fact[]): Contradiction[] {
  const marked = facts.filter(fact => fact.disagrees_with && isOpen(fact))
  if (!marked.length) return []
  const open = new Map(facts.filter(isOpen).map(fact => [fact.id, fact]))
  return marked.flatMap(later => {
    const earlier = open.get(later.disagrees_with ?? '')
    return earlier && !isSettled(earlier, later) ? [{ earlier, later }] : []
  })
}

const isSettled = (one: Fact, other: Fact) => one.beside.includes(other.id) || other.beside.includes(one.id)

/**
 * Compares only this many of the newest figures about a thing. More would be slow, because every pair is compared.
 */
const mostOfOneThing = 200

function byFigures(facts: readonly Fact[]): Contradiction[] {
  const held = facts
    .filter(isHeld)
    .toSorted((one, other) => one.said_at.localeCompare(other.said_at) || one.id.localeCompare(other.id))
  // Groups the facts by the thing that they are about, because a project may have thousands of facts. Only facts of
  // one group are compared.
  const things = new Map<string, Told[]>()
  for (const fact of held) {
    if (!fact.value) continue
    const told = { fact, figure: figureOf(fact.value) }
    const thing = thingOf(fact)
    const same = things.get(thing)
    if (same) same.push(told)
    else things.set(thing, [told])
  }
  return [...things.values()]
    .map(same => same.slice(-mostOfOneThing))
    .flatMap(same =>
      same.flatMap((earlier, index) =>
        same
          .slice(index + 1)
          .filter(later => isContradiction(earlier, later))
          .map(later => ({ earlier: earlier.fact, later: later.fact })),
      ),
    )
}

type Told = { fact: Fact; figure: Figure }

/** Topics whose counts grow over time: two people paid, later six. */
export const growing: readonly FactTopic[] = ['money', 'traction', 'refusals', 'team']

/** Whether the later count is higher. For the topics above this is an update and not a contradiction. */
export function hasGrown(earlier: Fact, later: Fact): boolean {
  const [one, other] = [earlier.value, later.value]
  return (
    growing.includes(later.topic) &&
    earlier.said_at < later.said_at &&
    one?.kind === 'count' &&
    other?.kind === 'count' &&
    other.low > one.high
  )
}

/**
 * Whether both facts come from one message. Two different costs in one message are normal. Only a model can find a
 * contradiction there.
 */
const isOneMessage = (one: Fact, other: Fact) => one.said_at === other.said_at

function isContradiction(earlier: Told, later: Told): boolean {
  if (isOneMessage(earlier.fact, later.fact) || hasGrown(earlier.fact, later.fact)) return false
  if (compareFigures(earlier.figure, later.figure) !== 'contradict') return false
  return !isSettled(earlier.fact, later.fact)
}
