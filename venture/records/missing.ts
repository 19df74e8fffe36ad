// What an answer lacks to count: its figure, or its words.
import type { ValidationAnswers, ValidationQuestion } from '../../contracts/validation-record.ts'
import { fieldsOf } from './form.ts'
import type { Voice } from './voice.ts'

/** Without their figure these lines score nothing, whatever the words say. */
const counted: readonly ValidationQuestion[] = ['often', 'earn', 'paid', 'others', 'reach', 'evidence']

/** To words alone: which field would count. */
export function askForFigure(
  question: ValidationQuestion,
  answers: ValidationAnswers,
  { say }: Voice,
): string | null {
  const answer = (answers[question] ?? {}) as Readonly<Record<string, unknown>>
  if (!counted.includes(question) || !answers[question]?.words?.trim()) return null
  const figures = fieldsOf(question, answers).filter(({ type }) => type !== 'note' && type !== 'choice')
  if (figures.length === 0 || figures.some(({ id }) => answer[id] !== undefined)) return null
  const asked = figures.filter(({ id }, index) => (question === 'others' ? id === 'no' : index === 0))
  return say('react.words', { label: asked.map(({ label }) => say(label)).join('') })
}

/** To figures alone, where the words are what scores. */
export function askForWords(
  question: ValidationQuestion,
  answers: ValidationAnswers,
  { say }: Voice,
): string | null {
  if ((question !== 'problem' && question !== 'who') || answers[question]?.words?.trim()) return null
  return say('react.unworded', { label: say(`card.words.${question}`) })
}
