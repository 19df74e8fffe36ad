// If an answer does not count yet, asks for what is missing: a figure or a text.
import type { ValidationAnswers, ValidationQuestion } from '../../contracts/validation-record.ts'
import type { FormField } from './fields.ts'
import { fieldsOf } from './form.ts'
import type { Voice } from './voice.ts'

/** Questions whose answer gets a score only if it contains a figure. */
const counted: readonly ValidationQuestion[] = ['often', 'earn', 'paid', 'others', 'reach', 'evidence']

/**
 * Asks for a figure if an answer has only text. The reply mentions the first missing field, and the card lists the
 * others.
 */
export function askForFigure(
  question: ValidationQuestion,
  answers: ValidationAnswers,
  { say }: Voice,
): string | null {
  const earlier = counted.slice(0, counted.indexOf(question))
  if (!isInWordsAlone(question, answers) || earlier.some(id => isInWordsAlone(id, answers))) return null
  const figures = figuresOf(question, answers)
  const asked = figures.filter(({ id }, index) => (question === 'others' ? id === 'no' : index === 0))
  return say('react.words', { label: asked.map(({ label }) => say(label)).join('') })
}

const figuresOf = (question: ValidationQuestion, answers: ValidationAnswers) =>
  fieldsOf(question, answers).filter(({ type }) => type !== 'note' && type !== 'choice')

export function isInWordsAlone(question: ValidationQuestion, answers: ValidationAnswers): boolean {
  const answer = (answers[question] ?? {}) as Readonly<Record<string, unknown>>
  const figures = figuresOf(question, answers)
  return (
    counted.includes(question) &&
    Boolean(answers[question]?.words?.trim()) &&
    figures.length > 0 &&
    figures.every(({ id }) => answer[id] === undefined)
  )
}

/** Asks for text if an answer has only figures, but its score depends on text. */
export function askForWords(
  question: ValidationQuestion,
  answers: ValidationAnswers,
  { say }: Voice,
): string | null {
  if ((question !== 'problem' && question !== 'who') || answers[question]?.words?.trim()) return null
  return say('react.unworded', { label: say(`card.words.${question}`) })
}

const ofNeed: Readonly<Partial<Record<ValidationQuestion, readonly string[]>>> = {
  earn: ['type', 'price', 'deal', 'share', 'takes'],
  frame: ['aim'],
}

/** The blank fields without which nobody can compute how many customers the aim needs. */
export const lackForNeed = (answers: ValidationAnswers): FormField[] =>
  (['earn', 'frame'] as const).flatMap(question =>
    fieldsOf(question, answers).filter(({ id }) => {
      const given = (answers[question] as Readonly<Record<string, unknown>> | undefined)?.[id]
      return ofNeed[question]?.includes(id) && (given === undefined || given === 'unknown')
    }),
  )
