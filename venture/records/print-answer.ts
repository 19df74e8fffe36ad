// An answer as it is shown: its figures one by one, and in one plain line for whoever reads the talk without the record.
import type {
  Amount,
  Count,
  Known,
  Measure,
  Times,
  ValidationAnswers,
  ValidationQuestion,
} from '../../contracts/validation-record.ts'
import { countryName } from '../numbers/countries.ts'
import { rangeOf } from './figures.ts'
import { type FormField, fieldsOf } from './form.ts'
import type { Voice } from './voice.ts'

/** `text`: null where the field was left blank. */
export type Figure = { id: string; label: string; text: string | null; isUnknown: boolean }

export function figuresOf(question: ValidationQuestion, answers: ValidationAnswers, voice: Voice): Figure[] {
  const answer = (answers[question] ?? {}) as Readonly<Record<string, unknown>>
  return fieldsOf(question, answers)
    .filter(field => field.id in answer || !('isFolded' in field && field.isFolded))
    .map(field => {
      const value = answer[field.id]
      const isUnknown = value === 'unknown' && field.type !== 'note'
      const text = isUnknown
        ? voice.say('told.unknown')
        : value === undefined
          ? null
          : printField(field, value, voice)
      return { id: field.id, label: voice.say(field.label), text, isUnknown }
    })
}

function printField(field: FormField, value: unknown, voice: Voice): string {
  const { say, number, price, month } = voice
  switch (field.type) {
    case 'note':
      return String(value)
    case 'count':
      return number(value as Count)
    case 'amount':
      return price(value as Amount)
    case 'times': {
      const { per, ...count } = value as Times
      return say(`times.${per}`, { count: `${number(count)} ×` })
    }
    case 'measure':
      return say(`measure.${field.unit}`, { count: number(rangeOf(value as Measure)) })
    case 'share':
      return voice.share(value as number, 100)
    case 'month':
      return month(String(value))
    case 'place': {
      const { country, text } = value as { country: string; text: string }
      return [text, countryName(country, voice.language)].filter(Boolean).join(', ')
    }
    case 'choice': {
      const option = field.options.find(({ id }) => id === value)
      return option ? say(option.label) : String(value)
    }
  }
}

export const knownText = (known: Known, { say }: Voice): string =>
  say('told.how', { known: say(`known.${known}`) })

/** Words first, then the figures in one line. */
export function answerText(question: ValidationQuestion, answers: ValidationAnswers, voice: Voice): string {
  const { words, known } = answers[question] ?? {}
  const line = [
    ...figuresOf(question, answers, voice).flatMap(({ label, text }) =>
      text ? [`${label}${voice.colon}${text}`] : [],
    ),
    ...(known ? [knownText(known, voice)] : []),
  ].join(' · ')
  return [words?.trim(), line].filter(Boolean).join('\n')
}
