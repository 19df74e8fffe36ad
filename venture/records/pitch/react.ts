// The coach's reply to a card: the sentence made from its figures, and the number of words that are too many.
// If there is neither, the next question follows directly.
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import { pitchSeconds } from '../../../contracts/results/pitch.ts'
import { told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { fieldsOf, lineOf, lineSeconds, type PitchLine } from './form.ts'
import { type Beside, linesIn, sentenceOf } from './lines.ts'
import { linesOf, pitchFor } from './result.ts'
import { secondsOf, wordsOver } from './seconds.ts'

/** "9 of 10 s". If the line is too long, it also says how many words must go. */
export function saySeconds(line: PitchLine, text: string, { say, language }: Voice): string {
  const [aim, seconds] = [lineSeconds[line], secondsOf(text, language)]
  const over = wordsOver(text, aim, language)
  return say(over > 0 ? 'pitch.seconds.over' : 'pitch.seconds', { seconds, aim, over })
}

export const isOver = (line: PitchLine, text: string, { language }: Voice): boolean =>
  wordsOver(text, lineSeconds[line], language) > 0

/** Whether the pitch is longer than a minute. Open lines count with their full time. */
function isTight(answers: PitchAnswers, voice: Voice, beside: Beside): boolean {
  const lines = linesIn(answers, voice, beside)
  const { spoken = 0 } = pitchFor('investor', lines, voice)
  const open = linesOf('investor').filter(line => !lines[line])
  return spoken + open.reduce((sum, line) => sum + lineSeconds[line], 0) > pitchSeconds.investor
}

/** Names the sentences of this card that are too long, if the whole pitch gets too long. */
export function sayLength(
  question: PitchQuestion,
  answers: PitchAnswers,
  voice: Voice,
  beside: Beside = null,
): string[] {
  const answer = (answers[question] ?? {}) as Readonly<Record<string, unknown>>
  return fieldsOf(question).flatMap(({ id, label }) => {
    const line = lineOf(question, id)
    const text = String(answer[id] ?? '').trim()
    if (!line || !isOver(line, text, voice)) return []
    const length = saySeconds(line, text, voice)
    if (id !== 'say') return [`${voice.say(label)}${voice.colon}${length}`]
    return isTight(answers, voice, beside) ? [length] : []
  })
}

export function react(
  question: PitchQuestion,
  answers: PitchAnswers,
  voice: Voice,
  beside: Beside = null,
): string | null {
  const { say, number } = voice
  const sentence = answers[question]?.say?.trim() ? null : sentenceOf(question, answers, voice, beside)
  const buyers = told(answers.market?.buyers)
  const isGuess = question === 'market' && told(answers.market?.counted) === 'guess'
  const said = [
    sentence && say('pitch.react.from', { sentence }),
    ...sayLength(question, answers, voice, beside),
    isGuess && buyers && !sentence && say('pitch.react.guess', { buyers: number(buyers) }),
  ].filter(Boolean)
  return said.join(' ') || null
}
