// What the coach says to a card: how long the sentence takes, and the one thing in it or beside it that is open.
import { type PitchAnswers, type PitchQuestion, pitchQuestions } from '../../../contracts/pitch-record.ts'
import { pitchSeconds } from '../../../contracts/results/pitch.ts'
import { told } from '../figures.ts'
import { isDone } from '../kind.ts'
import { figuresOf } from '../print-answer.ts'
import type { Voice } from '../voice.ts'
import { differingIn, figuresIn, hasFigure } from './differing.ts'
import { fieldsOf, lineOf, lineSeconds, type PitchLine } from './form.ts'
import { linesIn, sentenceOf } from './lines.ts'
import { audiencesOf, linesOf, pitchFor } from './result.ts'
import { secondsOf, wordsOver } from './seconds.ts'
import { type Earning, saySum } from './sums.ts'
import { unsaidIn } from './unsaid.ts'

/** "9 of 10 s"; over it, how many words have to go. */
export function saySeconds(line: PitchLine, text: string, { say, language }: Voice): string {
  const [aim, seconds] = [lineSeconds[line], secondsOf(text, language)]
  const over = wordsOver(text, aim, language)
  return say(over > 0 ? 'pitch.seconds.over' : 'pitch.seconds', { seconds, aim, over })
}

export const isOver = (line: PitchLine, text: string, { language }: Voice): boolean =>
  wordsOver(text, lineSeconds[line], language) > 0

/** Whether the minute is over by now, or will be if the lines that are open take the time they have. */
function isTight(answers: PitchAnswers, voice: Voice): boolean {
  const lines = linesIn(answers, voice)
  const { spoken = 0 } = pitchFor('investor', lines, voice)
  const open = linesOf('investor').filter(line => !lines[line])
  return spoken + open.reduce((sum, line) => sum + lineSeconds[line], 0) > pitchSeconds.investor
}

/** Of each sentence on the card. Words have to go only where the whole gets too long. */
export function sayLength(question: PitchQuestion, answers: PitchAnswers, voice: Voice): string[] {
  const { say, language } = voice
  const answer = (answers[question] ?? {}) as Readonly<Record<string, unknown>>
  return fieldsOf(question).flatMap(({ id, label }) => {
    const line = lineOf(question, id)
    const text = String(answer[id] ?? '').trim()
    if (!line || text === '') return []
    // Beside the sentence itself only what is too long is worth a word.
    if (id !== 'say')
      return isOver(line, text, voice) ? [`${say(label)}${voice.colon}${saySeconds(line, text, voice)}`] : []
    if (isOver(line, text, voice) && !isTight(answers, voice))
      return say('pitch.seconds.fits', { seconds: secondsOf(text, language), aim: lineSeconds[line] })
    return [saySeconds(line, text, voice)]
  })
}

/** The figure that a listener asks for first. */
const firstFigure: Partial<Record<PitchQuestion, 'buyers' | 'paid' | 'amount'>> = {
  market: 'buyers',
  traction: 'paid',
  ask: 'amount',
}

/** So many are a market, and nobody in the room. */
const crowd = 1000

const mostNumbers = 3

/** The numbers of a sentence, in its words; null where there is none. */
function sayNumbers(text: string, voice: Voice): string | null {
  if (!hasFigure(text, voice)) return null
  // "Two" alone may be an hour or an article.
  const numbers = figuresIn(text, voice)
    .filter(figure => /\d/.test(figure.text) || figure.value.kind !== 'count')
    .map(figure => figure.text.trim())
  return numbers.length > 0
    ? voice.say('pitch.react.heard', { numbers: numbers.slice(0, mostNumbers).join(' · ') })
    : ''
}

/** What is open beside the sentence or in it: the first that applies. */
function sayOpen(
  question: PitchQuestion,
  answers: PitchAnswers,
  voice: Voice,
  earning: Earning,
): string | null {
  const { say, number } = voice
  const text = answers[question]?.say?.trim() ?? ''
  const { market, traction, solution } = answers
  const differing = differingIn(question, answers, voice)
  if (differing) return say('pitch.react.differing', { said: differing.said, told: differing.told })
  if (question === 'hook') return text ? (sayNumbers(text, voice) ?? say('pitch.react.hook')) : null
  if (question === 'customer') {
    const many = figuresIn(text, voice).find(({ value }) => value.kind === 'count' && value.low >= crowd)
    return many ? say('pitch.react.customer', { said: many.text.trim() }) : null
  }
  if (question === 'difference')
    return text ? (sayNumbers(text, voice) ?? say('pitch.react.difference')) : null
  if (question === 'solution')
    return text && !solution?.face?.trim()
      ? say('pitch.react.face', { label: say('pitch.label.face') })
      : null
  const first = firstFigure[question]
  const shown = figuresOf({ fieldsOf }, question, answers, voice)
  const figure = shown.find(({ id }) => id === first)
  if (!figure) return null
  if (question === 'traction' && told(traction?.paid)?.high === 0) {
    const [said] = figuresIn(text, voice).filter(({ value }) => value.kind === 'count')
    return say('pitch.react.unpaid', { said: said?.text.trim() ?? 'none' })
  }
  // Who asks for no money has no figure to say.
  if (question === 'ask' && text && !figure.text) return sayAsks(answers, voice)
  if (!figure.text || figure.isUnknown)
    return say('pitch.react.open', { label: figure.label, how: figure.isUnknown ? 'unknown' : 'blank' })
  const unsaid = text && unsaidIn(question, answers, voice)
  const buyers = told(market?.buyers)
  const isGuess = told(market?.counted) === 'guess'
  if (unsaid)
    return say('pitch.react.unsaid', { told: unsaid, guess: question === 'market' && isGuess ? 'yes' : 'no' })
  if (question === 'market' && buyers) {
    if (isGuess) return say('pitch.react.guess', { buyers: number(buyers) })
    if (!told(market?.counted)) return say('pitch.react.counted', { buyers: number(buyers) })
    return say('pitch.react.source', { counted: shown.find(({ id }) => id === 'counted')?.text ?? '' })
  }
  if (question === 'traction') return saySum(answers, voice, earning)
  return sayAsks(answers, voice)
}

/** What is asked of the others, where that is blank. */
function sayAsks({ ask }: PitchAnswers, { say }: Voice): string | null {
  const blank = (['customerAsk', 'partnerAsk'] as const).filter(id => !ask?.[id]?.trim())
  const labels = blank.map(id => say(`pitch.label.${id}`)).join('; ')
  return blank.length > 0 ? say('pitch.react.asks', { count: blank.length, labels }) : null
}

/** How full the investor's minute is; once everything was asked, what it lacks. */
function sayTotal(answers: PitchAnswers, voice: Voice): string {
  const { say } = voice
  const lines = linesIn(answers, voice)
  const { spoken = 0 } = pitchFor('investor', lines, voice)
  const seconds = pitchSeconds.investor
  const open = linesOf('investor').filter(line => !lines[line])
  const isAsked = pitchQuestions.every(id => isDone(answers, id))
  return say(spoken > seconds ? 'pitch.react.total.over' : 'pitch.react.total', {
    spoken,
    seconds,
    how: !isAsked ? 'growing' : open.length > 0 ? 'lacking' : 'whole',
    lines: open.map(line => voice.quote(say(`pitch.line.${line}`))).join(', '),
    open: open.length,
  })
}

export function react(
  question: PitchQuestion,
  answers: PitchAnswers,
  voice: Voice,
  earning: Earning = null,
): string | null {
  const { say } = voice
  const isThere = Boolean(answers[question]?.say?.trim())
  const sentence = isThere ? null : sentenceOf(question, answers, voice)
  const lengths = sayLength(question, answers, voice)
  const isSaid = isThere || sentence !== null
  const open = isSaid || lengths.length > 0 ? sayOpen(question, answers, voice, earning) : null
  const isAsked = pitchQuestions.every(id => isDone(answers, id))
  const said = [
    sentence && say('pitch.react.from', { sentence }),
    ...lengths,
    open,
    // Where nothing else is to be said of a line, what it adds up to is.
    isSaid && (isAsked || !open) && sayTotal(answers, voice),
  ].filter(Boolean)
  if (said.length > 0) return said.join(' ')
  return answers[question]?.words?.trim() ? say('pitch.react.note') : null
}

/** A card that was put aside: which pitches miss its line. */
export function sayLeft(question: PitchQuestion, answers: PitchAnswers, voice: Voice): string | null {
  // Once everything was asked the whole says what it lacks.
  const isAsked = pitchQuestions.every(id => isDone(answers, id))
  if (isAsked || linesIn(answers, voice)[question]) return null
  const { say } = voice
  return say('pitch.left', {
    line: voice.capital(say(`pitch.line.${question}`)),
    titles: audiencesOf(question)
      .map(audience => say(`pitch.title.${audience}`))
      .join(', '),
  })
}
