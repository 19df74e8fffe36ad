// Compares the figures on a card with its sentence. The code does not know what a number in the sentence counts. If
// the numbers differ, it only shows both.
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import type { Pitches } from '../../../contracts/results/pitch.ts'
import type { Language } from '../../numbers/locale.ts'
import { findNumberWords } from '../../numbers/number-words.ts'
import { priceOf, yearlyValue } from '../earn.ts'
import { plus, type Range, told } from '../figures.ts'
import { figuresOf } from '../print-answer.ts'
import type { Voice } from '../voice.ts'
import { fieldsOf, lineOf } from './form.ts'
import type { Beside } from './lines.ts'

type Held = Range | 'unknown' | undefined
const counted = {
  market: ({ market }) => [market?.buyers],
  traction: ({ traction }) => [traction?.paid, traction?.each],
  ask: ({ ask }) => [ask?.amount],
} satisfies Partial<Record<PitchQuestion, (answers: PitchAnswers) => Held[]>>

/**
 * The significant digits of a number. "8.000", "8 000" and "8000" have the same ones. So do "6 lakh" and 600,000,
 * because a word can stand for any number of zeros.
 */
const counting = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '')
const digitsOf = (value: number): string[] => [counting(value.toFixed(2))]

/** Whether these digits can be a value in the range, with any number of zeros. */
const fits = (digits: string, { low, high }: Range): boolean => {
  if (low === high) return digitsOf(low).includes(digits)
  // Moves the decimal point by up to eight places in each direction.
  return Array.from({ length: 17 }, (_, at) => Number(digits) * 10 ** (at - 8)).some(
    value => value >= low && value <= high,
  )
}

const isRange = (value: unknown): value is Range =>
  value instanceof Object && 'low' in value && 'high' in value
const asRange = (value: unknown): Range[] =>
  isRange(value) ? [value] : typeof value === 'number' ? [{ low: value, high: value }] : []

/**
 * All figures of the problem validation. Only the ends of a range count: a cost of 12 to 20 says nothing about
 * 15 payers.
 */
const endsIn = (beside: Beside): Range[] =>
  Object.values(beside ?? {})
    .flatMap(answer => Object.values(answer ?? {}).flatMap(asRange))
    .flatMap(({ low, high }) => [low, high].map(end => ({ low: end, high: end })))

const times = (one: Range, other: Range): Range => ({ low: one.low * other.low, high: one.high * other.high })

/** Results from two fields: their product, or the sum of payers and orders. Example: "14 paid 3,400" gives 47,600. */
function madeOf(own: readonly Range[], beside: Beside): Range[] {
  const { paid, earn, others } = beside ?? {}
  const there = [paid?.paid, paid?.still, paid?.each, others?.committed, others?.deposit, earn?.takes]
  const made = [priceOf(earn), yearlyValue(earn), earn?.deal, earn?.share]
  const factors = [...own, ...[...there, ...made].flatMap(asRange)]
  const orders = asRange(others?.committed).flatMap(one => own.map(other => plus(one, other)))
  return [...orders, ...factors.flatMap((one, at) => factors.slice(at + 1).map(other => times(one, other)))]
}
const numbersIn = (text: string): string[] =>
  text
    .match(/\d+(?:[.,'’]\d{2,3}|\s\d{3})*(?:[.,]\d{1,2})?(?!\d)/gu)
    ?.flatMap(one => (isYear(one) ? [] : counting(one))) ?? []
/** The numbers in the sentence, also those written in words: "Cinco" is 5. */
const spokenIn = (text: string, language: Language): string[] => [
  ...numbersIn(text),
  ...findNumberWords(text, language).flatMap(({ value }) => digitsOf(value)),
]
const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits)

const endsOf = (given: Held): string[] => {
  const range = told(given)
  return range ? [range.low, range.high].flatMap(digitsOf) : []
}

/**
 * The amount on the card, if the sentence contains other numbers but not this one. A sentence without numbers may
 * say the amount in words, so it is not checked.
 */
export function leftOut(
  question: PitchQuestion,
  { traction, ask, ...rest }: PitchAnswers,
  language: Language,
): Amount | null {
  const amount =
    question === 'traction' ? told(traction?.each) : question === 'ask' ? told(ask?.amount) : null
  const said = { traction, ask, ...rest }[question]?.say ?? ''
  if (!amount || amount.high === 0 || numbersIn(said).length === 0) return null
  const numbers = spokenIn(said, language)
  return endsOf(amount).some(end => numbers.includes(end)) ? null : amount
}

export function besideSentences(
  answers: PitchAnswers,
  voice: Voice,
  beside: Beside = null,
): NonNullable<Pitches['figures']> {
  const { say, quote, capital } = voice
  const also = endsIn(beside)
  return (Object.keys(counted) as (keyof typeof counted)[]).flatMap(question => {
    const said = answers[question]?.say?.trim() ?? ''
    const [held, numbers] = [counted[question](answers).map(endsOf), numbersIn(said)]
    const spoken = spokenIn(said, voice.language)
    const own = counted[question](answers).flatMap(asRange)
    const traced = [...own, ...also, ...madeOf(own, beside)]
    const isNew = (one: string) => !traced.some(range => fits(one, range))
    const isMissing = (ends: string[]) => ends.length > 0 && !ends.some(end => spoken.includes(end))
    if (!numbers.some(isNew) || !held.some(isMissing)) return []
    const figures = figuresOf({ fieldsOf, mainField: 'say' }, question, answers, voice).flatMap(
      ({ id, label, text, isUnknown }) =>
        text && !isUnknown && id !== 'words' && !lineOf(question, id)
          ? [`${label}${voice.colon}${text}`]
          : [],
    )
    return [{ line: capital(say(`pitch.line.${question}`)), said: quote(said), told: figures.join(' · ') }]
  })
}
