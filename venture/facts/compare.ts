// Whether two facts can both be true. Only figures are judged here: words are a model's to compare, or the founder's.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { FactValue, PricePart } from '../../contracts/fact-values.ts'
import type { Fact } from '../../contracts/facts.ts'

export type Span = { low: number; high: number }
/** Comparable figures share a measure: the same kind, currency, unit and period. `what`: stems; null where it is unnamed. */
type Measured = Span & { measure: string; what: readonly string[] | null }

const minutes = { minute: 1, hour: 60, day: 480, week: 2400, month: 10_400, year: 124_800 } as const

/** Whose payment or refusal it is, where one person's was logged; null of what counts several. */
export const personIn = (value: FactValue | null): string | null =>
  value && 'by' in value ? (value.by ?? null) : null

function measured(value: FactValue): Measured | null {
  // What one person paid says nothing of what the next one does.
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

/** "22 women" and "9 groups" are two things, "one dairy" and "four dairies" are not; unnamed it may be either. */
const isAlike = (one: Measured, other: Measured) =>
  one.measure === other.measure &&
  (!one.what?.length || !other.what || one.what.some(stem => other.what?.includes(stem)))

export type Comparison = 'unlike' | 'agree' | 'near' | 'contradict'

/** More than twice as much, without overlap, is a contradiction; anything nearer is worth a cross-check at most. */
export function compareSpans(one: Span, other: Span): Exclude<Comparison, 'unlike'> {
  if (one.low <= other.high && other.low <= one.high) return 'agree'
  const [lower, higher] = one.high < other.low ? [one, other] : [other, one]
  return higher.low > lower.high * 2 ? 'contradict' : 'near'
}

export const compareValues = (one: FactValue, other: FactValue): Comparison =>
  compareFigures(figureOf(one), figureOf(other))

/** Read once, because one figure is compared with many. */
type Figure = { isPrice: boolean; span: Measured | null; prices: readonly Measured[] }

const figureOf = (value: FactValue): Figure => ({
  isPrice: value.kind === 'price',
  span: measured(value),
  prices: partsOf(value).map(part => ({
    ...{ measure: measureOf(part), low: part.low, high: part.high },
    what: part.kind === 'recurring' && part.each ? stems(part.each) : null,
  })),
})

/** Prices part by part: the monthly fee with the monthly fee. The worst pair decides. */
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

/** Facts that count: the founder has said yes to them. */
export const isHeld = ({ state }: Pick<Fact, 'state'>): boolean =>
  state === 'confirmed' || state === 'corrected'
/** Facts that are shown: held, or waiting for the founder's word. */
export const isOpen = ({ state }: Pick<Fact, 'state'>): boolean =>
  state === 'proposed' || state === 'confirmed' || state === 'corrected'

export const plain = (words: string | null) => (words ?? '').trim().toLocaleLowerCase()

/** A cause counted against something and one counted for it are two lists: three paid, seven refused. */
const thingOf = ({ topic, bears, subject }: Fact) => `${topic} ${bears} ${plain(subject)}`

export type Contradiction = { earlier: Fact; later: Fact }

/**
 * Pairs of held facts about the same thing that cannot both be true, and facts that a helper found to disagree with
 * another when it proposed them; unless the founder said that both hold.
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

/** Of one thing the figures told last are compared. Nobody has as many, and each is compared with each. */
const mostOfOneThing = 200

function byFigures(facts: readonly Fact[]): Contradiction[] {
  const held = facts
    .filter(isHeld)
    .toSorted((one, other) => one.said_at.localeCompare(other.said_at) || one.id.localeCompare(other.id))
  // Each is compared with the same thing alone: a project may have thousands of facts.
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

/** What is counted on: two paid, and later six. */
export const growing: readonly FactTopic[] = ['money', 'traction', 'refusals', 'team']

/** More of them at a later time is news. */
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

/** Two costs of one message are two costs: who contradicts themselves in one breath is heard by a model. */
const isOneMessage = (one: Fact, other: Fact) => one.said_at === other.said_at

function isContradiction(earlier: Told, later: Told): boolean {
  if (isOneMessage(earlier.fact, later.fact) || hasGrown(earlier.fact, later.fact)) return false
  if (compareFigures(earlier.figure, later.figure) !== 'contradict') return false
  return !isSettled(earlier.fact, later.fact)
}
