// The figures of a card beside the sentence that was written on it. What a number of a sentence counts nobody reads: a
// figure that stands there letter by letter is not said again, and of every other the founder sees both.
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import type { Pitches } from '../../../contracts/results/pitch.ts'
import type { Range } from '../figures.ts'
import { told } from '../figures.ts'
import { figuresOf } from '../print-answer.ts'
import type { Voice } from '../voice.ts'
import { fieldsOf, lineOf } from './form.ts'
import { wordsOf } from './seconds.ts'

const counted = {
  market: ({ market }) => [market?.buyers],
  traction: ({ traction }) => [traction?.paid],
  ask: ({ ask }) => [ask?.amount],
} satisfies Partial<Record<PitchQuestion, (answers: PitchAnswers) => (Range | 'unknown' | undefined)[]>>

const plainSpaces = (text: string) => text.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')

/** "40,000" is one word in English and two in French: it stands there where its words follow each other. */
function stands(value: number, text: string, { language, number }: Voice): boolean {
  const words = wordsOf(plainSpaces(text), language)
  return [number({ low: value, high: value }), String(value)].some(written => {
    const own = wordsOf(plainSpaces(written), language)
    return words.some((_word, at) => own.every((word, next) => words[at + next] === word))
  })
}

export function besideSentences(answers: PitchAnswers, voice: Voice): NonNullable<Pitches['figures']> {
  const { say, quote, capital } = voice
  return (Object.keys(counted) as (keyof typeof counted)[]).flatMap(question => {
    const said = answers[question]?.say?.trim()
    const ends = counted[question](answers)
      .flatMap(given => told(given) ?? [])
      .flatMap(({ low, high }) => [low, high])
    if (!said || ends.every(value => stands(value, said, voice))) return []
    const figures = figuresOf({ fieldsOf, mainField: 'say' }, question, answers, voice).flatMap(
      ({ id, label, text, isUnknown }) =>
        text && !isUnknown && id !== 'words' && !lineOf(question, id)
          ? [`${label}${voice.colon}${text}`]
          : [],
    )
    return [{ line: capital(say(`pitch.line.${question}`)), said: quote(said), told: figures.join(' · ') }]
  })
}
