// What a sceptical customer wants to know, and how they hear it.
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import { validationLabels } from '../../../contracts/results/problem-validation.ts'
import type { Dimension } from '../../interview/dimension.ts'
import { channelWords, copingWords, painWords, payWords, proofWords } from '../../language/cues.ts'
import { isConcrete, type Reading } from '../../language/reading.ts'
import { questions } from './questions.ts'

/** A product by its name: "use Calendly". Names need their capital, so this one is case-sensitive. */
const product = /\b(?:use|uses|used|using|with|on) (?:a |an |the |their )?[A-Z][a-z]+\b/
const cost =
  /\b(?:cost|costs|costing|lose|loses|losing|lost|spend|spends|spent|waste|wastes|wasted|takes?|took|worth|revenue|fine[ds]?|penalt\w*|hours?|turnover|margin|injur\w*|sick|quit|fired|churn\w*)\b/i

/** Weak talk weighs less: a forecast, praise or "everyone" is no fact. */
function temper(strength: number, reading: Reading): number {
  const { hypothetical, generality, compliment, hedge, unknown, payment, deed } = reading.signals
  let value = strength
  if (unknown && !isConcrete(reading)) value = Math.min(value, 1)
  if (generality) value = Math.min(value, 2)
  if (hypothetical && !payment) value = Math.min(value, 2)
  if (compliment && !payment) value = Math.min(value, 1)
  if (hedge && !deed) value -= 1
  return Math.max(0, value)
}

function add(...points: (number | boolean)[]): number {
  return points.reduce<number>((sum, point) => sum + Number(point), 0)
}

type Judge = (reading: Reading, asked: boolean) => number

const judges: Record<ValidationDimension, Judge> = {
  problem(reading, asked) {
    if (!painWords.test(reading.text)) return asked && reading.words >= 8 ? 1 : 0
    if (reading.words < 5) return 1
    const counted = isConcrete(reading) || reading.frequency !== null
    return add(
      2,
      reading.people.length > 0,
      counted,
      Boolean(reading.signals.observed ?? reading.signals.deed),
    )
  },
  who(reading, asked) {
    if (reading.signals.generality && /every|any|all|people|world|public/i.test(reading.signals.generality))
      return 1
    const [group] = reading.people
    if (!group) return asked && reading.words >= 5 ? 1 : 0
    const words = group.split(' ').length
    return add(2, words >= 2, words >= 4, asked || isConcrete(reading))
  },
  frequency(reading, asked) {
    if (!reading.frequency)
      return asked && reading.quantities.length > 0 ? 2 : asked && reading.words >= 5 ? 1 : 0
    // "$99 a month" is a price, not how often it happens.
    const isPrice = /^(?:an?|per) /i.test(reading.frequency) && reading.money.length > 0
    if (isPrice && !asked && !painWords.test(reading.text)) return 0
    if (/all the time|constantly/i.test(reading.frequency)) return 1
    return add(3, isConcrete(reading), Boolean(reading.signals.observed ?? reading.signals.deed))
  },
  intensity(reading, asked) {
    const counted = reading.money.length > 0 || reading.durations.length > 0
    if (!counted) return cost.test(reading.text) && (asked || painWords.test(reading.text)) ? 1 : 0
    if (!asked && !cost.test(reading.text) && !painWords.test(reading.text)) return 0
    if (!asked && payWords.test(reading.text) && !painWords.test(reading.text)) return 0
    const perPeriod =
      reading.frequency !== null || [...reading.money, ...reading.durations].some(it => it.per)
    return add(3, perPeriod, Boolean(reading.signals.observed ?? reading.signals.deed))
  },
  workaround(reading, asked) {
    if (!copingWords.test(reading.text) && !product.test(reading.text))
      return asked && reading.words >= 6 ? 2 : 0
    const counted = isConcrete(reading)
    return add(
      asked ? 3 : 2,
      counted,
      /they|their|use|uses|keep|write|put|hire/i.test(reading.text) && !asked,
      Boolean(reading.signals.observed),
    )
  },
  money(reading, asked) {
    const { payment, refuted } = reading.signals
    if (refuted && payment) return 1
    if (payment && isConcrete(reading) && !reading.signals.hypothetical) return 5
    if (payment && !reading.signals.hypothetical) return 4
    if (!payWords.test(reading.text) && !(asked && reading.money.length))
      return asked && reading.words >= 5 ? 1 : 0
    if (
      !asked &&
      painWords.test(reading.text) &&
      !/\b(?:price|pric|charge|subscription|pay)/i.test(reading.text)
    )
      return 0
    return add(1, reading.money.length > 0, asked && reading.money.length > 0)
  },
  reach(reading, asked) {
    if (!channelWords.test(reading.text)) return asked && reading.words >= 5 ? 1 : 0
    if (
      !asked &&
      !/\b(?:reach|find|group|community|associations?|newsletter|list|conference|fair|network|know|partner|referr|cooperatives?|guild)/i.test(
        reading.text,
      )
    )
      return 0
    return add(2, isConcrete(reading), asked && reading.words >= 6, Boolean(reading.signals.deed))
  },
  evidence(reading, asked) {
    const { payment, deed, observed, refuted, unknown } = reading.signals
    const isCounted = isConcrete(reading) && Boolean(deed ?? observed)
    if (!proofWords.test(reading.text) && !isCounted) return asked && reading.words >= 5 ? 1 : 0
    if (refuted || unknown) return 1
    if (!asked && !deed && !payment) return 0
    return add(1, Boolean(deed ?? (asked && observed)), isConcrete(reading) ? 1 : 0, payment ? 2 : 0)
  },
}

const order = [
  'problem',
  'who',
  'intensity',
  'frequency',
  'workaround',
  'evidence',
  'money',
  'reach',
] as const

export const dimensions: readonly Dimension<ValidationDimension>[] = order.map(id => ({
  id,
  label: validationLabels[id],
  strength: (reading, asked) => temper(judges[id](reading, asked), reading),
  ...questions[id],
}))
