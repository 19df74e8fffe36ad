// Compares the figures on a card with its sentence. The code does not know what a number in a sentence
// counts. It shows both if the figure and the sentence have different numbers.
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
 * The significant digits of a number. "8.000", "8 000" and "8000" are equal. "6 lakh" and 600,000 are equal
 * too, because a word may stand for any number of zeros.
 */
const counting = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '')
const digitsOf = (value: number): string[] => [counting(value.toFixed(2))]

/** Whether these digits, with any number of zeros, can be a value in the range. */
const fits = (digits: string, { low, high }: Range): boolean => {
  if (low === high) return digitsOf(low).includes(digits)
  // Moves the decimal point by at most eight places in each direction.
  return Array.from({ length: 17 }, (_, at) => Number(digits) * 10 ** (at - 8)).some(
    value => value >= low && value <= high,
  )
}

const isRange = (value: unknown): value is Range =>
  value instanceof Object && 'low' in value && 'high' in value
const asRange = (value: unknown): Range[] =>
  isRange(value) ? [value] : typeof value === 'number' ? [{ low: value, high: value }] : []

const endsAs = ({ low, high }: Range): Range[] => [low, high].map(end => ({ low: end, high: end }))

/**
 * All figures of the problem validation. Only the ends of a range count: a cost of 12 to 20 says nothing about
 * 15 payers.
 */
const rangesOf = (beside: Beside): Range[] =>
  Object.values(beside ?? {}).flatMap(answer =>
    Object.values(answer ?? {})
      .flatMap(asRange)
      .flatMap(endsAs),
  )

const times = (one: Range, other: Range): Range => ({ low: one.low * other.low, high: one.high * other.high })

/** Figures that follow from two fields. Example: 14 who paid 3,400 give 47,600; 14 and 3 who ordered are 17. */
function madeOf({ traction }: PitchAnswers, beside: Beside): Range[] {
  const { paid, earn, others } = beside ?? {}
  const payers = [traction?.paid, paid?.paid].flatMap(asRange)
  const more = [others?.committed, others?.no].flatMap(asRange)
  const friends = asRange(others?.friends).map(({ low, high }) => ({ low: -high, high: -low }))
  const counts = [...payers, ...[paid?.still, others?.committed].flatMap(asRange)]
  const price = [priceOf(earn), yearlyValue(earn), earn?.deal, earn?.takes]
  const values = [traction?.each, paid?.each, others?.deposit, ...price].flatMap(asRange)
  return [
    ...payers.flatMap(one => [...more, ...friends].map(other => plus(one, other))),
    ...counts.flatMap(one => values.map(other => times(one, other))),
    ...asRange(earn?.deal).flatMap(deal => asRange(earn?.share).map(share => times(deal, share))),
  ]
}
const numbersIn = (text: string): string[] =>
  text
    .match(/\d+(?:[.,'’]\d{2,3}|\s\d{3})*(?:[.,]\d{1,2})?(?!\d)/gu)
    ?.flatMap(one => (isYear(one) ? [] : counting(one))) ?? []
/** Also the numbers that the sentence says in words: "Cinco" is 5. */
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
 * An amount on the card that is missing in the sentence, although the sentence has other digits. A sentence
 * without digits may spell the amount in words.
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
  const [also, made] = [rangesOf(beside), madeOf(answers, beside)]
  return (Object.keys(counted) as (keyof typeof counted)[]).flatMap(question => {
    const said = answers[question]?.say?.trim() ?? ''
    const [held, numbers] = [counted[question](answers).map(endsOf), numbersIn(said)]
    const spoken = spokenIn(said, voice.language)
    const own = counted[question](answers).flatMap(asRange)
    const traced = [...own, ...also, ...made]
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
