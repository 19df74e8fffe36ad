// What the figures of a market come to. The sizes are formulas, and `evaluate` is the one place that computes them.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { Expression, ValueFormat } from '../../../contracts/sizing.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { evaluate, type Range as Sized } from '../../sizing/evaluate.ts'
import { inYear, isLeavingSoon, isOnceEver, payingMonths, priceOf, yearlyValue } from '../earn.ts'
import { type Money, plain, type Range, rangeOf, scale, toCents, told } from '../figures.ts'
import { type Need, needOf } from '../need.ts'
import { asPayers, type Whom, whomOf } from './whom.ts'

export type SizeId = 'tam' | 'sam' | 'som'
export type InputId =
  | 'buyers'
  | 'new-buyers'
  | 'fit-share'
  | 'won-customers'
  | 'annual-price'
  | 'sector-spend'
export type FormulaId =
  | SizeId
  | 'sam-customers'
  | 'som-customers'
  | 'penetration'
  | 'top-down'
  | 'top-down-ratio'

type Input = Range & { id: InputId; format: ValueFormat }
type Rule = { id: FormulaId; format: ValueFormat; expression: Expression }

/** What can be left blank; all but `new` are solved for where the aim is known. */
export type Open = 'price' | 'won' | 'buyers' | 'new'

export type MarketSums = {
  /** What the problem validation was told. */
  beside: ValidationAnswers | null
  /** Whom the count is of. */
  whom: Whom
  currency: string | null
  inputs: readonly Input[]
  rules: readonly Rule[]
  /** In a year. */
  sizes: Readonly<Partial<Record<SizeId, Money>>>
  /** What one brings: in a year, or where nobody buys twice, once. */
  brings: Money | null
  isOnce: boolean
  /** Nobody pays for a whole year: of those won in three years a year has a third. */
  isThird: boolean
  /** Which costs are not told: what is said of the aim is before these. */
  before: Before
  /** Once, from all of them, where nobody buys twice. */
  all: Money | null
  /** Of a commission: what goes through in a year. */
  gross: Money | null
  /** Of a cause: people a month whom each size would help. */
  helped: Readonly<Partial<Record<SizeId, Range>>>
  need: Need
  /** How many the aim takes, as far as all of them have to be there; null where it is not known. */
  taken: Range | null
  /** In the order in which they are easiest to fill. */
  open: readonly Open[]
  /** Published ÷ what is spent: the TAM, or of a commission what goes through. */
  check: Check | null
}

/** `isOwn`: what was published is the founder's own sum. */
type Check = { ratio: Range; isApart: boolean; isOwn: boolean } | { amounts: readonly Amount[] }

export type Before = 'both' | 'serve' | 'fixed' | 'none'

const value = (id: InputId): Expression => ({ op: 'value', id })
const product = (...ids: InputId[]): Expression => ({ op: 'multiply', terms: ids.map(value) })
/** More than this apart is said. */
export const farApart = 3
export const yearsToWin = 3

/** To the cent: the sizes are made of what is printed. */
const yearlyPrice = (answers: MarketAnswers): Money | null => {
  const { earn } = answers
  const [price, takes] = [priceOf(earn), told(earn?.takes)]
  // Four in a life are four of each buyer.
  const brings = isOnceEver(earn) ? price && takes && scale(plain(price), takes) : yearlyValue(earn)
  return brings && toCents(brings)
}

function inputsOf({ many, far, check }: MarketAnswers, brings: Money | null): Input[] {
  const input = (id: InputId, format: ValueFormat, range: Range | null): Input[] =>
    range ? [{ id, format, low: range.low, high: range.high }] : []
  const fits = told(far?.fits)
  const total = told(check?.total)
  return [
    ...input('buyers', 'count', told(many?.buyers)),
    ...input('new-buyers', 'count', told(many?.new)),
    ...input('annual-price', 'money', brings),
    ...input('fit-share', 'percent', fits === null ? null : { low: fits / 100, high: fits / 100 }),
    ...input('won-customers', 'count', told(far?.won)),
    ...input('sector-spend', 'money', total && total.currency === brings?.currency ? total : null),
  ]
}

/**
 * Of what nobody buys twice a year has the new ones. Of those won in three years it has a third where nobody pays for a
 * whole year. What others pay each other is held against no size of the founder's.
 */
function rulesOf({ isOnce, isThird, isShare }: Record<'isOnce' | 'isThird' | 'isShare', boolean>): Rule[] {
  const buyers = isOnce ? 'new-buyers' : 'buyers'
  const won = product('won-customers', 'annual-price')
  return [
    { id: 'tam', format: 'money', expression: product(buyers, 'annual-price') },
    { id: 'sam', format: 'money', expression: product(buyers, 'fit-share', 'annual-price') },
    {
      id: 'som',
      format: 'money',
      expression: isThird
        ? { op: 'divide', dividend: won, divisor: { op: 'constant', value: yearsToWin } }
        : won,
    },
    { id: 'sam-customers', format: 'count', expression: product(buyers, 'fit-share') },
    { id: 'som-customers', format: 'count', expression: product('won-customers') },
    // Of what nobody buys twice three years' winners are not only of those who are there now.
    ...(isOnce
      ? []
      : [
          {
            id: 'penetration',
            format: 'percent',
            expression: {
              op: 'divide',
              dividend: value('won-customers'),
              divisor: product('buyers', 'fit-share'),
            },
          } as const,
        ]),
    { id: 'top-down', format: 'money', expression: product('sector-spend') },
    ...(isShare
      ? []
      : [
          {
            id: 'top-down-ratio',
            format: 'ratio',
            expression: {
              op: 'divide',
              dividend: value('sector-spend'),
              divisor: product(buyers, 'annual-price'),
            },
          } as const,
        ]),
  ]
}

/** One number is the end that promises least. */
export const likelyOf = ({ low, high }: Range): Sized => ({ low, likely: low, high })

export function marketSums(given: MarketAnswers, beside: ValidationAnswers | null = null): MarketSums {
  const answers = asPayers(given)
  const { earn, many, far } = answers
  const isOnce = isOnceEver(earn)
  const isShare = told(earn?.type) === 'commission'
  const isThird = isFoundAgain(earn)
  const kinds = { isOnce, isThird, isShare }
  const brings = yearlyPrice(answers)
  const currency = brings?.currency ?? null
  const inputs = inputsOf(answers, brings)
  const assumptions = inputs.map(input => ({ ...input, ...likelyOf(input) }))
  const found = evaluate({ assumptions, formulas: rulesOf(kinds) })
  const rules = rulesOf(kinds).filter(({ id }) => found.has(id))
  const money = (id: SizeId): Money | null => {
    const size = found.get(id)
    return size && currency ? { low: size.low, high: size.high, currency } : null
  }
  const sizes: Partial<Record<SizeId, Money>> = {}
  for (const id of ['tam', 'sam', 'som'] as const) {
    const size = money(id)
    if (size) sizes[id] = size
  }
  const buyers = told(many?.buyers)
  const need = needIn(answers)
  const gross = grossOf(answers)
  const all = isOnce && brings && buyers ? scale(brings, buyers) : null
  const whom = whomOf(given)
  return {
    beside,
    whom,
    currency,
    inputs,
    rules,
    sizes,
    brings,
    isOnce,
    isThird,
    before: beforeOf(answers),
    all,
    gross,
    helped: helpedBy(answers, sizes),
    need,
    taken: takenOf(need, answers),
    open: [
      ...(brings ? [] : (['price'] as const)),
      // Of whom they were won is open with the count itself.
      ...(told(far?.won) || whom.kind !== 'payers' ? [] : (['won'] as const)),
      ...(buyers ? [] : (['buyers'] as const)),
      ...(isOnce && !told(many?.new) ? (['new'] as const) : []),
    ],
    check: checkOf(answers, isShare ? gross : (sizes.tam ?? null), all),
  }
}

/** A cost of another unit than the price makes no sum with it; of what is paid by time both make a month. */
function needIn({ earn, far }: MarketAnswers): Need {
  const [serve, price] = [told(far?.serve), priceOf(earn)]
  const isByTime = ['subscription', 'giving', 'ads'].includes(told(earn?.type) ?? '')
  return serve && price && serve.per !== price.per && !isByTime
    ? { kind: 'unknown' }
    : needOf({ earn, frame: { aim: far?.aim, serve: far?.serve, fixed: far?.fixed } })
}

/** They have to be found again every year. */
export const isFoundAgain = (earn: MarketAnswers['earn']): boolean =>
  isOnceEver(earn) || (told(earn?.type) === 'subscription' && isLeavingSoon(earn))

/** What a cause needs is what it costs. */
function beforeOf({ earn, far }: MarketAnswers): Before {
  if (told(earn?.type) === 'giving') return 'none'
  const [serve, fixed] = [told(far?.serve), told(far?.fixed)]
  return serve ? (fixed ? 'none' : 'fixed') : fixed ? 'serve' : 'both'
}

function checkOf({ check }: MarketAnswers, spent: Money | null, all: Money | null): MarketSums['check'] {
  const total = told(check?.total)
  if (!total || !spent) return null
  if (total.currency !== spent.currency) return { amounts: [{ ...spent, per: 'year' }, total] }
  if (spent.low <= 0) return null
  const ratio = { low: total.low / spent.high, high: total.high / spent.low }
  const isOwn = [all, spent].some(sum => sum?.low === total.low && sum.high === total.high)
  return { ratio, isApart: !isOwn && (ratio.low > farApart || ratio.high < 1 / farApart), isOwn }
}

/** Who leaves within the year, or buys once, has to be found again: three years' need. */
function takenOf(need: Need, { earn, many }: MarketAnswers): Range | null {
  if (need.kind !== 'count') return null
  // New ones of a year are held against a year where nobody counted all of them.
  const isOfYear = isOnceEver(earn) && told(many?.buyers) === null && told(many?.new) !== null
  const years = isFoundAgain(earn) && !isOfYear ? yearsToWin : 1
  return { low: years * need.fewest, high: years * need.count }
}

/** All of them whom the aim can be held against. */
export const thereOf = ({ earn, many }: MarketAnswers): Range | null =>
  told(many?.buyers) ?? (isOnceEver(earn) ? told(many?.new) : null)

/** Where nobody deals twice, a year has the deals of the new ones. */
function grossOf({ earn, many }: MarketAnswers): Money | null {
  const deal = told(earn?.deal)
  const buyers = isOnceEver(earn) ? told(many?.new) : told(many?.buyers)
  if (!earn || told(earn.type) !== 'commission' || !deal || !buyers) return null
  const takes = told(earn.takes)
  const each = isOnceEver(earn) ? takes && scale(plain(deal), takes) : inYear(deal, earn)
  return each && scale(each, buyers)
}

function helpedBy(
  { earn, far }: MarketAnswers,
  sizes: Readonly<Partial<Record<SizeId, Money>>>,
): Partial<Record<SizeId, Range>> {
  const [cost, fixed] = [told(earn?.cost), told(far?.fixed)]
  // Costs that stay come off first: how much of a size then helps is not said here.
  if (told(earn?.type) !== 'giving' || !cost || cost.low <= 0 || (fixed && fixed.high > 0)) return {}
  const helped: Partial<Record<SizeId, Range>> = {}
  for (const id of ['tam', 'sam', 'som'] as const) {
    const size = sizes[id]
    if (size && size.currency === cost.currency)
      helped[id] = {
        low: Math.floor(size.low / 12 / cost.high),
        high: Math.floor(size.high / 12 / cost.low),
      }
  }
  return helped
}

/** Months a year in which it is sold, where that is not all of them and a sum counts them. */
export function seasonOf({ earn }: MarketAnswers): Range | null {
  const runs = told(earn?.runs)
  const range = runs === null ? null : rangeOf(runs)
  const takes = told(earn?.takes)?.per
  const isCounted =
    told(earn?.type) === 'subscription'
      ? earn && range && payingMonths(earn).high === range.high
      : takes !== undefined && takes !== 'year' && !isOnceEver(earn)
  return range && range.high < 12 && isCounted ? range : null
}
