// The coach's reply to a card: the sentence that was made from its figures, and how many words are too many. If
// there is neither, the next question follows directly.
import type { PitchAnswers, PitchQuestion } from '../../../contracts/pitch-record.ts'
import { pitchSeconds } from '../../../contracts/results/pitch.ts'
import { told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { fieldsOf, lineOf, lineSeconds, type PitchLine } from './form.ts'
import { type Beside, linesIn, sentenceOf } from './lines.ts'
import { linesOf, pitchFor } from './result.ts'
import { secondsOf, wordsOver } from './seconds.ts'

/** Says how long a line is, for example "9 of 10 s". If it is too long, it also says how many words to remove. */
export function saySeconds(line: PitchLine, text: string, { say, language }: Voice): string {
  const [aim, seconds] = [lineSeconds[line], secondsOf(text, language)]
  const over = wordsOver(text, aim, language)
  return say(over > 0 ? 'pitch.seconds.over' : 'pitch.seconds', { seconds, aim, over })
}

export const isOver = (line: PitchLine, text: string, { language }: Voice): boolean =>
  wordsOver(text, lineSeconds[line], language) > 0

/** Whether the pitch takes more than a minute. A line that is still missing counts with its full time. */
function isTight(answers: PitchAnswers, voice: Voice, beside: Beside): boolean {
  const lines = linesIn(answers, voice, beside)
  const { spoken = 0 } = pitchFor('investor', lines, voice)
  const open = linesOf('investor').filter(line => !lines[line])
  return spoken + open.reduce((sum, line) => sum + lineSeconds[line], 0) > pitchSeconds.investor
}

/** If the whole pitch gets too long, names the sentences on this card that are too long. */
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
