// Which figures follow from figures that were given: by one step of arithmetic that makes sense. Money comes of money;
// and the two it is made of belong together, because one sentence says both or the answer names one of them.
import type { FigureValue } from '../../venture/numbers/find-figures.ts'

/** What a number counts; `any` where code computed it. */
type Kind = 'money' | 'count' | 'share' | 'time' | 'any'

/** `at`: the sentence it was said in. */
export type Known = { number: number; kind: Kind; at: number }

/** `here`: named in this very sentence. `before`: in what the answer has said so far. */
export type Named = {
  here: readonly Known[]
  before: readonly Known[]
  /** The figure calls itself a round one. */
  isAbout?: boolean
}

export function numbersOf(value: FigureValue): number[] {
  return partsOf(value).map(({ number }) => number)
}

export function partsOf(value: FigureValue): Omit<Known, 'at'>[] {
  switch (value.kind) {
    case 'part':
      return [value.part, value.of].map(number => ({ number, kind: 'count' as const }))
    case 'price':
      return value.parts.flatMap(({ kind, low, high }) =>
        [low, high].map(number => ({ number, kind: kind === 'share' ? ('share' as const) : 'money' })),
      )
    case 'date':
      return []
    default: {
      const isTime = value.kind === 'duration' || value.kind === 'frequency'
      const kind = isTime ? 'time' : value.kind
      return [value.low, value.high].map(number => ({ number, kind }))
    }
  }
}

/** From a week to a month, a month to a year. */
const longer = [1, 4, 12, 52, 365]
/** And back. */
const factors = [...longer, 1 / 12, 1 / 52]

/** Twice or three times an amount may be anything. */
const fewest = 4

/** "It cost them 7 million": a number as large as this, told without a currency, may be money. */
const large = 1000

/** Counts up to this may be of anything. */
const small = 100

const is = (kind: Kind, { kind: own }: Known) => own === kind || own === 'any'

/** Two that may be computed with. */
function* pairs(known: readonly Known[], { here, before }: Named): Generator<readonly [Known, Known]> {
  const bySentence = Map.groupBy(known, ({ at }) => at)
  for (const together of bySentence.values())
    for (const one of together) for (const other of together) if (one !== other) yield [one, other]
  // A small count that stood somewhere above says nothing about this amount; a sum of money does.
  const named = [...here, ...before.filter(one => is('money', one))]
  for (const one of named)
    for (const other of [...known, ...here, ...before]) {
      if (one === other) continue
      yield [one, other]
      yield [other, one]
    }
}

/** "Nine at 45 euros are 405": a bare number may be money. */
export function follows(part: Omit<Known, 'at'>, known: readonly Known[], named: Named): boolean {
  const comes = (kind: Kind) => {
    const it = { ...part, kind }
    return comesOf(it, known, named) || (!!named.isAbout && isRounded(it, known, named.here))
  }
  return comes(part.kind) || (part.kind === 'count' && comes('money'))
}

/** "About 35" is 320 ÷ 9 as well, where it stands beside one of the two. */
function isRounded({ number, kind }: Omit<Known, 'at'>, known: readonly Known[], here: readonly Known[]) {
  const isNear = (other: number) => Math.abs(other - number) <= number / (kind === 'share' ? 10 : 20)
  if (known.some(one => is(kind, one) && isNear(one.number))) return true
  return here.some(one =>
    [...known, ...here].some(
      other =>
        (mayMultiply(kind, one, other) && isNear(one.number * other.number)) ||
        (mayDivide(kind, one, other) && isNear(one.number / other.number)),
    ),
  )
}

/** "Nine at 15 instead of 120": two steps, where one sentence says all three and it is exact. */
function isOfThree(isExact: (number: number) => boolean, known: readonly Known[]): boolean {
  return [...Map.groupBy(known, ({ at }) => at).values()].some(together =>
    together.some(
      one =>
        is('money', one) &&
        together.some(
          other =>
            other !== one &&
            (is('money', other) || other.kind === 'count') &&
            together.some(
              times =>
                times !== one &&
                times !== other &&
                times.kind === 'count' &&
                [one.number - other.number, other.number - one.number, one.number + other.number].some(sum =>
                  isExact(sum * times.number),
                ),
            ),
        ),
    ),
  )
}

function comesOf({ number, kind }: Omit<Known, 'at'>, known: readonly Known[], named: Named): boolean {
  const isNear = (other: number) => Math.abs(other - number) <= tolerance(number, kind === 'share' ? 20 : 50)
  if (kind === 'share') return number === 0 || number === 1 || isShare(isNear, known, named)
  const isExact = (made: number) => Math.abs(made - number) <= number / 1000
  const isBare = (one: Known) => kind === 'money' && one.kind === 'count' && one.number >= large
  const isAlike = (one: Known) => is(kind, one) || isBare(one)
  const all = [...known, ...named.here, ...named.before]
  if (all.some(one => is(kind, one) && factors.some(factor => isNear(one.number * factor)))) return true
  if (all.some(one => isBare(one) && factors.some(factor => isExact(one.number * factor)))) return true
  for (const [one, other] of pairs(known, named)) {
    const [a, b] = [one.number, other.number]
    const isSaidTogether = one.at === other.at
    const holds = isBare(one) || isBare(other) ? isExact : isNear
    // "It sells at 35 euros and costs 21": the second is money as well.
    const isAmount = (it: Known) => isAlike(it) || (isSaidTogether && it.kind === 'count')
    // "520,000 less 90,000 leaves 430,000 pesos": large numbers beside each other in one sentence are amounts.
    const areShown = [one, other].every(it => named.here.includes(it) && it.number > small)
    const mayAdd = isAmount(one) && isAmount(other) && (isAlike(one) || isAlike(other) || areShown)
    if (mayAdd && (holds(a + b) || holds(a - b))) return true
    // "390 a year and 9 a month are 498".
    const areHere = named.here.includes(one) && named.here.includes(other)
    if (areHere && mayAdd && longer.some(factor => isExact(a + b * factor))) return true
    // The month's amount may have been told elsewhere: "498 instead of 390".
    if (mayAdd && kind === 'money' && isExact(a + 12 * b)) return true
    const isOfMoney = isBare(one) && other.kind !== 'money'
    if ((isOfMoney || mayMultiply(kind, one, other)) && longer.some(factor => holds(a * b * factor)))
      return true
    if (b !== 0 && (isOfMoney || mayDivide(kind, one, other)) && holds(a / b)) return true
    // "160 less 6 % of tax": what a share leaves of an amount, or puts on it.
    const isShareOf = isSaidTogether && other.kind === 'share' && isAlike(one)
    if (isShareOf && (isNear(a * (1 - b)) || isNear(a * (1 + b)))) return true
  }
  // Prices and counts are told apart from each other. So much for so many needs no word about it, where it is exact.
  if (kind !== 'money') return false
  return (
    isOfThree(isExact, known) ||
    known.some(
      one =>
        isAlike(one) &&
        known.some(
          ({ kind: of, number: many }) =>
            (of === 'count' || of === 'time') &&
            many >= fewest &&
            [1, 12].some(factor => isExact(one.number * many * factor)),
        ),
    )
  )
}

/** Money times a count or a share is money; neither of two that make a count is money. */
const mayMultiply = (kind: Kind, one: Known, other: Known) =>
  kind === 'money'
    ? is('money', one) && other.kind !== 'money'
    : one.kind !== 'money' && other.kind !== 'money'

/** So much for each; or how many it takes. */
const mayDivide = (kind: Kind, one: Known, other: Known) =>
  kind === 'money'
    ? is('money', one) && other.kind !== 'money'
    : (one.kind === 'money') === (other.kind === 'money')

/** A part of two alike, or what a given share leaves. */
function isShare(isNear: (other: number) => boolean, known: readonly Known[], named: Named): boolean {
  if (known.some(one => is('share', one) && isNear(1 - one.number))) return true
  // Code computed it, as a part or in percent.
  if (known.some(one => one.kind === 'any' && [1, 100].some(of => isNear(one.number / of)))) return true
  for (const [one, other] of pairs(known, named)) {
    const isAlike = one.kind === other.kind || one.kind === 'any' || other.kind === 'any'
    if (!isAlike || other.number === 0) continue
    if (isNear(one.number / other.number) || isNear(one.number / (one.number + other.number))) return true
    // "498 instead of 390 is 28 % more".
    const areHere = named.here.includes(one) && named.here.includes(other)
    if (areHere && isNear(Math.abs(one.number / other.number - 1))) return true
  }
  return false
}

/** Half of the last digit that is written, and never more than one part of `parts`. */
function tolerance(number: number, parts: number): number {
  const digits = String(Number(number.toPrecision(12)))
    .replace(/^0\.0*|\D/g, '')
    .replace(/0+$/, '').length
  const size = Math.floor(Math.log10(Math.abs(number) || 1))
  const half = 0.5 * 10 ** (size - Math.max(1, digits) + 1)
  return Math.min(Math.abs(number) / parts, half) + 1e-9
}
