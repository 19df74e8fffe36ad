// Prints all calculations of a record with their formulas.
import { type ValidationAnswers, validationQuestions } from '../../contracts/validation-record.ts'
import { needOf } from './need.ts'
import { reactions } from './react.ts'
import { sayPayers, takenInAll } from './say-need.ts'
import type { MessageKey, Voice } from './voice.ts'

/** Calculations that appear only in a reply, and not in the rest of the result. */
const sums: readonly MessageKey[] = [
  'react.often.each',
  'react.earn.below',
  'react.earn.above',
  'react.earn.giving',
  'react.earn.users',
  'react.currencies',
  'react.paid.apart',
  'react.paid.hourly',
  'react.paid.still',
  'react.paid.sum',
  'react.others.all',
  'react.others.rate',
  'react.others.held',
  'react.others.strangers',
]

export function sumsOf(answers: ValidationAnswers, voice: Voice, today: string): string[] {
  const say: Voice['say'] = (key, values) =>
    /^(?:react|score)\./.test(key) && !sums.includes(key) ? '' : voice.say(key, values)
  const lines = validationQuestions
    .filter(question => question !== 'frame')
    .map(question =>
      (reactions[question]?.(answers, { ...voice, say }, today) ?? []).filter(Boolean).join(' '),
    )
  return [...new Set([...lines, formulaOf(answers, voice)])].flatMap(line => line || [])
}

/** Prints the formula for the number of customers that the aim needs. */
export function formulaOf(answers: ValidationAnswers, voice: Voice): string | null {
  const { say, number, exact, factor } = voice
  const [{ earn }, need] = [answers, needOf(answers)]
  if (need.kind !== 'count') return null
  const years = need.all > need.count ? say('sums.years', { all: number(takenInAll(need)) }) : ''
  const print = (value: number) => exact({ low: value, high: value, currency: need.currency })
  const at = (end: 'low' | 'high', other: 'low' | 'high', count: number) => {
    const [aim, fixed, brings, serve] = [need.aim[end], need.fixed[end], need.brings[other], need.serve[end]]
    const months = need.months[end]
    // With a season, the aim and the fixed costs are for different numbers of months.
    const season = months < 12 ? `${factor({ low: months, high: months })} × ` : ''
    const month = `${season}${print((12 * aim) / months)}`
    const wanted = need.fixed.high > 0 ? `(${month} + ${season && '12 × '}${print(fixed)})` : month
    const left = need.serve.high > 0 ? `(${print(brings)} − ${print(serve)})` : print(brings)
    const found = (12 * (aim + fixed)) / (brings - serve)
    const payers = sayPayers({ ...need, fewest: count, count }, earn, voice)
    const shown = Math.round(100 * found) / 100
    const isExact = Math.abs(found - shown) < 1e-9
    // If the value is just above a whole number, prints enough decimals to show why it is rounded up.
    const last = !isExact && Number.isInteger(shown) ? Math.round(1e4 * found) / 1e4 : shown
    // A number of customers is whole, so it is rounded up. The text says so.
    const up =
      Math.abs(found - count) < 1e-9 ? '' : say('sums.up', { found: factor({ low: last, high: last }) })
    return `${season ? '' : '12 × '}${wanted} ÷ ${left} ${isExact ? '=' : '≈'} ${up}${payers}`
  }
  // Each end of the range has a formula with its own inputs.
  const [few, many] = [at('low', 'high', need.fewest), at('high', 'low', need.count)]
  return few === many ? `${many}${years}` : say('sums.ends', { few, many: `${many}${years}` })
}
