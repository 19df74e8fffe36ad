// Figures in a sentence that are not those of its fields. Nobody is said to be wrong: both stand side by side.
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import type { Amount } from '../../../contracts/record-fields.ts'
import { type Figure, type FigureValue, findFigures } from '../../numbers/find-figures.ts'
import { type Range, told } from '../figures.ts'
import { figuresOf } from '../print-answer.ts'
import type { Voice } from '../voice.ts'
import { fieldsOf } from './form.ts'

export type Differing = { question: PitchQuestion; said: string; told: string }

/** A line of ten seconds is shorter. */
const mostRead = 400

export const figuresIn = (text: string, { locale }: Pick<Voice, 'locale'>): Figure[] =>
  findFigures(text.slice(0, mostRead), locale)

/**
 * A figure of the same kind, and whether it says the same. Null: of another kind, so that nobody knows whether it is
 * meant: a count says not what it counts, and a sum of money is no price a month.
 */
type Comparing = (value: FigureValue) => boolean | null

/** Paid again and again: by time. */
const recurring: readonly Amount['per'][] = ['week', 'month', 'year']

const money =
  ({ low, high, currency, per }: Amount): Comparing =>
  value => {
    if (value.kind !== 'money' || value.currency !== currency) return null
    if ((value.per ?? 'once') !== per) return null
    return value.low <= high && low <= value.high
  }

/** What each paid, or what all of them paid together. */
const eachOrAll = (each: Amount, traction: PitchAnswers['traction']): Comparing => {
  const paid = told(traction?.paid)
  const all = paid && { ...each, low: each.low * paid.low, high: each.high * paid.high }
  return value => money(each)(value) || (all ? money(all)(value) : money(each)(value))
}

const month =
  (given: string): Comparing =>
  value =>
    value.kind === 'date' ? value.from.slice(0, 7) <= given && given <= value.to.slice(0, 7) : null

type Field = { id: string; compare: Comparing }

/** Only fields whose kind can be seen in a sentence: by a currency with its unit, or by a month. */
function fieldsIn(question: PitchQuestion, { traction, ask }: PitchAnswers): Field[] {
  const [each, since, amount] = [told(traction?.each), told(traction?.since), told(ask?.amount)]
  if (question === 'ask') return amount ? [{ id: 'amount', compare: money(amount) }] : []
  if (question !== 'traction') return []
  return [
    // A sum without a unit may be all that came in.
    ...(each && recurring.includes(each.per) ? [{ id: 'each', compare: eachOrAll(each, traction) }] : []),
    ...(since ? [{ id: 'since', compare: month(since) }] : []),
  ]
}

const times = (value: FigureValue, by: Range): FigureValue =>
  value.kind === 'money' ? { ...value, low: value.low * by.low, high: value.high * by.high } : value

/** The one figure of a kind that says something else. Of several nobody knows which one is meant. */
export function differingIn(question: PitchQuestion, answers: PitchAnswers, voice: Voice): Differing | null {
  const say = answers[question]?.say?.trim() ?? ''
  const fields = say === '' ? [] : fieldsIn(question, answers)
  if (fields.length === 0) return null
  const figures = figuresIn(say, voice)
  const counts = figures.flatMap(({ value }) => (value.kind === 'count' ? [value] : []))
  const differing = fields.flatMap(({ id, compare }) => {
    const same = figures.filter(({ value }) => compare(value) !== null)
    const [only] = same
    if (!only || same.length > 1 || compare(only.value)) return []
    // "Thirty more give 300" are 9,000.
    const isProduct = counts.some(count => compare(times(only.value, count)))
    return isProduct ? [] : [{ id, text: only.text.trim() }]
  })
  if (differing.length === 0) return null
  const shown = figuresOf({ fieldsOf }, question, answers, voice)
  return {
    question,
    said: differing.map(({ text }) => text).join(' · '),
    told: shown
      .filter(({ id }) => differing.some(field => field.id === id))
      .map(({ label, text }) => `${label}${voice.colon}${text}`)
      .join(' · '),
  }
}
