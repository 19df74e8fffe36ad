// Calculates the market figures. The sizes are formulas, and only `evaluate` calculates formulas.
import type { MarketAnswers } from '../../../contracts/market-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { Expression, ValueFormat } from '../../../contracts/sizing.ts'
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { evaluate, type Range as Sized } from '../../sizing/evaluate.ts'
import { inYear, isLeavingSoon, isOnceEver, payingMonths, priceOf, yearlyValue } from '../earn.ts'
import { type Money, plain, type Range, rangeOf, scale, toCents, told } from '../figures.ts'
import { type Before, beforeOf, type Need, needOf } from '../need.ts'
import { asPayers, helpedBy, type Whom, whomOf } from './whom.ts'

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

/** Figures that may be missing. All except `new` can be calculated from the aim. */
export type Open = 'price' | 'won' | 'buyers' | 'new'

export type MarketSums = {
  beside: ValidationAnswers | null
  /** Who was counted as buyers. */
  whom: Whom
  currency: string | null
  inputs: readonly Input[]
  rules: readonly Rule[]
  /** The sizes per year. */
  sizes: Readonly<Partial<Record<SizeId, Money>>>
  /** The amount that one customer brings per year. For one-time buyers, the amount that one customer brings once. */
  brings: Money | null
  isOnce: boolean
  /**
   * Whether customers stay less than a year. If so, one year contains a third of the customers won in three years.
   */
  isThird: boolean
  /** The costs that are unknown. Sentences about the aim then say "before" these costs. */
  before: Before
  /** For one-time buyers: the amount that all buyers bring together. */
  all: Money | null
  /** For a commission: the total of all deals per year. */
  gross: Money | null
  /** For a cause: how many people per month could be helped with the money of each market size. */
  helped: Readonly<Partial<Record<SizeId, Range>>>
  need: Need
  /** The number of customers that the aim needs in total. Null if unknown. */
  taken: Range | null
  /** The missing figures, easiest first. */
  open: readonly Open[]
  /** The published total divided by the calculated total (the TAM, or all deals of a commission). */
  check: Check | null
}

/** `isOwn`: the published total is the same as the founder's own total, so it is no second source. */
type Check = { ratio: Range; isApart: boolean; isOwn: boolean } | { amounts: readonly Amount[] }

const value = (id: InputId): Expression => ({ op: 'value', id })
const product = (...ids: InputId[]): Expression => ({ op: 'multiply', terms: ids.map(value) })
/** If the published and the calculated total differ by more than this factor, the result says so. */
export const farApart = 3
export const yearsToWin = 3

/**
 * The yearly price, rounded to cents. The sizes use this rounded price, because readers see only the rounded price.
 */
const yearlyPrice = (answers: MarketAnswers): Money | null => {
  const { earn } = answers
  const [price, takes] = [priceOf(earn), told(earn?.takes)]
  // "Four in a lifetime" means that each buyer buys four times.
  const brings = isOnceEver(earn) ? price && takes && scale(plain(price), takes) : yearlyValue(earn)
  return brings && toCents(brings)
}

function inputsOf({ earn, many, far, check }: MarketAnswers, brings: Money | null): Input[] {
  const input = (id: InputId, format: ValueFormat, range: Range | null): Input[] =>
    range ? [{ id, format, low: range.low, high: range.high }] : []
  const fits = told(far?.fits)
  const total = told(check?.total)
  return [
    ...input('buyers', 'count', told(many?.buyers)),
    ...input('new-buyers', 'count', isOnceEver(earn) ? told(many?.new) : null),
    ...input('annual-price', 'money', brings),
    ...input('fit-share', 'percent', fits === null ? null : { low: fits / 100, high: fits / 100 }),
    ...input('won-customers', 'count', told(far?.won)),
    ...input('sector-spend', 'money', total && total.currency === brings?.currency ? total : null),
  ]
}

/**
 * The formulas of the sizes. With one-time buyers, a year contains only new buyers. With short stays, a year
 * contains a third of the customers won in three years. With a commission, the sizes contain only the founder's
 * share.
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
    // With one-time buyers, some customers of the three years do not exist yet, so no share of them is calculated.
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

/** Adds the likely value to a range. It is the low end. */
export const likelyOf = ({ low, high }: Range): Sized => ({ low, likely: low, high })

export function marketSums(given: MarketAnswers, beside: ValidationAnswers | null = null): MarketSums {
  const answers = asPayers(given, beside)
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
  const need = needOf(needFrom(answers, beside))
  const gross = grossOf(answers)
  const all = isOnce && brings && buyers ? scale(brings, buyers) : null
  const whom = whomOf(given, beside)
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
    before: beforeOf(earn, far),
    all,
    gross,
    helped: helpedBy(answers, sizes),
    need,
    taken: takenOf(need, answers),
    open: [
      ...(brings ? [] : (['price'] as const)),
      // If people other than payers were counted, the form does not ask how many to win.
      ...(told(far?.won) || whom.kind !== 'payers' ? [] : (['won'] as const)),
      ...(buyers ? [] : (['buyers'] as const)),
      ...(isOnce && !told(many?.new) ? (['new'] as const) : []),
    ],
    check: checkOf(answers, isShare ? gross : (sizes.tam ?? null), all),
  }
}

/**
 * The answers for calculating the number of customers that the aim needs. The hours of a visit come from the
 * problem validation.
 */
export const needFrom = (
  { earn, far }: MarketAnswers,
  beside: ValidationAnswers | null,
): ValidationAnswers => ({
  earn,
  frame: { aim: far?.aim, serve: far?.serve, fixed: far?.fixed },
  paid: beside?.paid,
})

/** Whether the venture must win new customers every year. */
export const isFoundAgain = (earn: MarketAnswers['earn']): boolean =>
  isOnceEver(earn) || (told(earn?.type) === 'subscription' && isLeavingSoon(earn))

function checkOf({ check }: MarketAnswers, spent: Money | null, all: Money | null): MarketSums['check'] {
  const total = told(check?.total)
  if (!total || !spent) return null
  if (total.currency !== spent.currency) return { amounts: [{ ...spent, per: 'year' }, total] }
  if (spent.low <= 0) return null
  const ratio = { low: total.low / spent.high, high: total.high / spent.low }
  const isOwn = [all, spent].some(sum => sum?.low === total.low && sum.high === total.high)
  return { ratio, isApart: !isOwn && (ratio.low > farApart || ratio.high < 1 / farApart), isOwn }
}

/** If customers leave within the year or buy only once, the aim needs new customers in each of three years. */
function takenOf(need: Need, { earn, many }: MarketAnswers): Range | null {
  if (need.kind !== 'count') return null
  // If only the new buyers per year were counted, they are compared with the customers that the aim needs in one
  // year.
  const isOfYear = isOnceEver(earn) && told(many?.buyers) === null && told(many?.new) !== null
  const years = isFoundAgain(earn) && !isOfYear ? yearsToWin : 1
  return { low: years * need.fewest, high: years * need.count }
}

/** The number of customers that the aim needs with these answers. "loses" if every customer loses money. */
export function takenAt(answers: MarketAnswers, beside: ValidationAnswers | null): Range | 'loses' | null {
  const need = needOf(needFrom(answers, beside))
  return need.kind === 'loses' ? need.kind : takenOf(need, answers)
}

/** The buyers who are compared with the number that the aim needs. */
export const thereOf = ({ earn, many }: MarketAnswers): Range | null =>
  told(many?.buyers) ?? (isOnceEver(earn) ? told(many?.new) : null)

/** Whether the number of buyers today and the number of new buyers per year are equal. */
export function isOfYear({ many }: MarketAnswers): boolean {
  const [now, fresh] = [told(many?.buyers), told(many?.new)]
  return now !== null && now.low === fresh?.low && now.high === fresh.high
}

/**
 * The buyers of three years: the buyers of today and the new ones. At the low end, one year of new buyers is left
 * out, because they may already be among the buyers of today. Null if one count is unknown.
 */
export function comingOf({ many }: MarketAnswers): Range | null {
  const [now, fresh] = [told(many?.buyers), told(many?.new)]
  if (!now || !fresh) return null
  // If both numbers are equal, today's buyers are the new buyers of one year.
  const more = isOfYear({ many }) ? yearsToWin - 1 : yearsToWin
  return { low: now.low + (yearsToWin - 1) * fresh.low, high: now.high + more * fresh.high }
}

/** The total of all deals. With one-time deals, a year contains only the deals of new buyers. */
function grossOf({ earn, many }: MarketAnswers): Money | null {
  const deal = told(earn?.deal)
  const buyers = isOnceEver(earn) ? told(many?.new) : told(many?.buyers)
  if (!earn || told(earn.type) !== 'commission' || !deal || !buyers) return null
  const takes = told(earn.takes)
  const each = isOnceEver(earn) ? takes && scale(plain(deal), takes) : inYear(deal, earn)
  return each && scale(each, buyers)
}

/** The season in months, if it is shorter than a year and a calculation uses it. */
export function seasonOf({ earn }: MarketAnswers): Range | null {
  const runs = told(earn?.runs)
  const range = runs === null ? null : rangeOf(runs)
  const [type, takes] = [told(earn?.type), told(earn?.takes)?.per]
  const isByTime = type === 'subscription' || type === 'ads'
  const isCounted = isByTime
    ? earn && told(earn.price)?.per !== 'year' && range && payingMonths(earn).high === range.high
    : type !== 'giving' && takes !== undefined && takes !== 'year' && !isOnceEver(earn)
  return range && range.high < 12 && isCounted ? range : null
}
