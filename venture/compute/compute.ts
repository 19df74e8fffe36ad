// The computations a founder asks an advisor for. They are pure functions, and each returns a line in the founder's
// language that shows the steps.
import type { Language } from '../numbers/locale.ts'
import { sumWords } from './words.ts'

/** `shown`: the computation as a reader can follow it. `numbers`: all numbers in it. */
export type Computed = { shown: string; numbers: number[] }

/** Rounds to two decimals, half away from zero, and removes floating-point errors. */
export function exact(value: number): number {
  const cents = Math.round(Number((Math.abs(value) * 100).toPrecision(15)))
  return (Math.sign(value) * cents) / 100
}

/** Prints a number in the format of the language, with a real minus sign instead of a hyphen. */
export const printIn = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(exact(value)).replace('-', '−')

/** Prints all digits, so that a reader who checks the computation gets the same result. */
export const printWhole = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value)

const printers = (language: Language) => {
  const print = (value: number) => printIn(value, language)
  return { print, percent: (share: number) => `${print(share * 100)} %`, say: sumWords[language] }
}

const lines = (...parts: (string | false)[]) => parts.filter(Boolean).join('; ')

export type MarketSize = { buyers: number; pricePerYear: number; fitShare?: number; wonCustomers?: number }

export function marketSize(
  { buyers, pricePerYear, fitShare, wonCustomers }: MarketSize,
  language: Language = 'en',
): Computed {
  const { print, percent, say } = printers(language)
  const tam = exact(buyers * pricePerYear)
  const sam = fitShare === undefined ? null : exact(tam * fitShare)
  const som = wonCustomers === undefined ? null : exact(wonCustomers * pricePerYear)
  return {
    shown: lines(
      `TAM = ${print(buyers)} × ${print(pricePerYear)} = ${print(tam)} ${say.aYear}`,
      sam !== null && `SAM = ${percent(fitShare ?? 0)} ${say.ofIt} = ${print(sam)}`,
      som !== null && `SOM = ${print(wonCustomers ?? 0)} × ${print(pricePerYear)} = ${print(som)}`,
    ),
    numbers: [buyers, pricePerYear, fitShare, wonCustomers, tam, sam, som].filter(isNumber),
  }
}

export type UnitEconomics = {
  pricePerMonth: number
  grossMargin: number
  churnPerMonth: number
  cac?: number
}

export function unitEconomics(
  { pricePerMonth, grossMargin, churnPerMonth, cac }: UnitEconomics,
  language: Language = 'en',
): Computed {
  const { print, percent, say } = printers(language)
  const profit = exact(pricePerMonth * grossMargin)
  const months = churnPerMonth > 0 ? exact(1 / churnPerMonth) : null
  const ltv = churnPerMonth > 0 ? exact((pricePerMonth * grossMargin) / churnPerMonth) : null
  const ratio = cac && ltv !== null ? exact(ltv / cac) : null
  const payback = cac && profit > 0 ? exact(cac / profit) : null
  return {
    shown: lines(
      `${say.grossProfit} = ${print(pricePerMonth)} × ${percent(grossMargin)} = ${print(profit)}`,
      months === null ? say.endless : say.stays(`1 ÷ ${percent(churnPerMonth)} = ${print(months)}`),
      ltv !== null && `LTV = ${print(profit)} ÷ ${percent(churnPerMonth)} = ${print(ltv)}`,
      ratio !== null && `LTV ÷ CAC = ${print(ltv ?? 0)} ÷ ${print(cac ?? 0)} = ${print(ratio)}`,
      payback !== null && say.payback(`${print(cac ?? 0)} ÷ ${print(profit)} = ${print(payback)}`),
    ),
    numbers: [pricePerMonth, grossMargin, churnPerMonth, cac, profit, months, ltv, ratio, payback].filter(
      isNumber,
    ),
  }
}

export type Runway = { cash: number; costsPerMonth: number; incomePerMonth?: number; today: string }

export function runway(
  { cash, costsPerMonth, incomePerMonth = 0, today }: Runway,
  language: Language = 'en',
): Computed {
  const { print, say } = printers(language)
  const burn = exact(costsPerMonth - incomePerMonth)
  const net = `${print(costsPerMonth)} − ${print(incomePerMonth)} = ${print(burn)}`
  if (burn <= 0)
    return {
      shown: `${net}: ${say.noBurn}`,
      numbers: [cash, costsPerMonth, incomePerMonth, burn],
    }
  const lasts = cash / burn
  const months = Math.floor(lasts * 10) / 10
  // Converts the part of a month to days.
  const whole = Math.floor(lasts)
  const end = dayAfter(today, { months: whole, days: Math.floor((lasts - whole) * 30) })
  return {
    shown: `${say.burn} = ${net}; ${print(cash)} ÷ ${print(burn)} = ${say.lasts(print(months), end)}`,
    numbers: [cash, costsPerMonth, incomePerMonth, burn, months],
  }
}

export type Dilution = { raise: number; preMoney: number; poolShare?: number; ownShare?: number }

/** The new option pool is a share of the company after the round. It dilutes the shareholders from before the round. */
export function dilution(
  { raise, preMoney, poolShare = 0, ownShare = 1 }: Dilution,
  language: Language = 'en',
): Computed {
  const { print, percent, say } = printers(language)
  const post = exact(preMoney + raise)
  const sold = post > 0 ? raise / post : 0
  const left = ownShare * (1 - sold - poolShare)
  return {
    shown: lines(
      `${say.postMoney} = ${print(preMoney)} + ${print(raise)} = ${print(post)}`,
      `${say.sold} = ${print(raise)} ÷ ${print(post)} = ${percent(sold)}`,
      say.becomes(
        percent(ownShare),
        `${percent(ownShare)} × (100 % − ${percent(sold)}${poolShare ? ` − ${percent(poolShare)}` : ''}) = ${percent(left)}`,
      ),
    ),
    numbers: [raise, preMoney, poolShare, ownShare, post, exact(sold * 100) / 100, exact(left * 100) / 100],
  }
}

export type BreakEven = { fixedCostsPerMonth: number; pricePerUnit: number; costPerUnit: number }

export function breakEven(
  { fixedCostsPerMonth, pricePerUnit, costPerUnit }: BreakEven,
  language: Language = 'en',
): Computed {
  const { print, say } = printers(language)
  const left = exact(pricePerUnit - costPerUnit)
  const each = `${print(pricePerUnit)} − ${print(costPerUnit)} = ${print(left)} ${say.aUnit}`
  if (left <= 0)
    return {
      shown: `${each}: ${say.losing}`,
      numbers: [fixedCostsPerMonth, pricePerUnit, costPerUnit, left],
    }
  const units = Math.ceil(exact(fixedCostsPerMonth / left))
  const revenue = exact(units * pricePerUnit)
  return {
    shown: `${each}; ${print(fixedCostsPerMonth)} ÷ ${print(left)} → ${say.units(print(units), print(revenue))}`,
    numbers: [fixedCostsPerMonth, pricePerUnit, costPerUnit, left, units, revenue],
  }
}

export type Step = { days?: number; weeks?: number; months?: number; workdays?: number }

/** Returns YYYY-MM-DD. One month after the 31st is the last day of the next month. */
export function dayAfter(day: string, { days = 0, weeks = 0, months = 0, workdays = 0 }: Step): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
  at.setUTCDate(at.getUTCDate() + days + 7 * weeks)
  for (let left = Math.abs(workdays); left > 0; ) {
    at.setUTCDate(at.getUTCDate() + Math.sign(workdays))
    if (at.getUTCDay() % 6 !== 0) left--
  }
  return at.toISOString().slice(0, 10)
}

const named = (day: string, language: Language) => {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return `${weekday.format(Date.parse(day))} ${day}`
}

export function dateAfter(from: string, step: Step, language: Language = 'en'): Computed {
  const { steps } = sumWords[language]
  const words = (['days', 'weeks', 'months', 'workdays'] as const).flatMap(unit =>
    step[unit] ? `${step[unit]} ${steps[unit]}` : [],
  )
  return {
    shown: `${named(from, language)} + ${words.join(', ') || `0 ${steps.days}`} = ${named(dayAfter(from, step), language)}`,
    numbers: [],
  }
}

export function daysBetween(from: string, to: string, language: Language = 'en'): Computed {
  const { print, say } = printers(language)
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  let workdays = 0
  for (let at = 1; at <= Math.min(Math.abs(days), 4000); at++) {
    const day = dayAfter(days < 0 ? to : from, { days: at })
    if (new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0) workdays++
  }
  const counted = `${days} ${say.steps.days}, ${print(days / 7)} ${say.steps.weeks}, ${workdays} ${say.steps.workdays}`
  return {
    shown: `${named(from, language)} ${say.to} ${named(to, language)}: ${counted}`,
    numbers: [days, workdays],
  }
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'
