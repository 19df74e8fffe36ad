import {
  type Pitches,
  type PitchResult,
  pitchAudiences,
  pitchLengths,
  pitchPartSeconds,
  pitchResult,
} from '../../../contracts/results/pitch.ts'
import { asMessages, dataRule } from '../../data.ts'
import { inventedNumbers } from '../../guide/invented.ts'
import { BarError, objectPrompt, type Prompt, textPrompt } from '../../helper.ts'
import { countWords } from '../../language/clean.ts'
import { type PitchInput, playbook } from './playbook.ts'

const method = `You coach elevator pitches by a five-part framework: ${Object.entries(pitchPartSeconds)
  .map(([part, seconds]) => `${part} ${seconds} s`)
  .join(', ')}.
Use only facts the founder gave. No number, customer, quotation or partner that they did not name. No jargon. Every sentence must be easy to say aloud.
Answer in the founder's language. Praise only evidence.`

const mostQuestions = 8
const fewestAnswers = 3

const lengths = pitchAudiences
  .map(audience => `${audience}: ${pitchLengths[audience].least}–${pitchLengths[audience].most} words`)
  .join(', ')

function check(value: Pitches, said: string): Pitches {
  const pitches = value.pitches.map(pitch => {
    const text = pitch.parts.map(part => part.text).join(' ')
    const { least, most, seconds } = pitchLengths[pitch.audience]
    // A blank is no word that was said.
    const words = countWords(text.replace(/\[[^\]]*\]/g, ''))
    if (words < least || words > most)
      throw new BarError(`The ${pitch.audience} pitch has ${words} words; it needs ${least}–${most}.`)
    const invented = inventedNumbers(text, said)
    if (invented.length) throw new BarError(`The founder never gave these numbers: ${invented.join(', ')}.`)
    return { ...pitch, seconds, words }
  })
  return { ...value, pitches }
}

export function prompt(input: PitchInput): Prompt<PitchResult> {
  const answers = input.messages.filter(it => it.role === 'user').map(it => it.content)
  if (input.sessionType === 'pitch-generation') {
    // Too few facts are too few for a model as well: it would only invent.
    const mayWrite = answers.length >= fewestAnswers
    return objectPrompt({
      system: `${method}\n${dataRule}\n\nToday is ${input.today}. Write the pitches as JSON with kind "pitches" (${lengths}), three to six practice tips, what is missing, and the closing with three next actions dated after today (YYYY-MM-DD). Where a part was not told, put a blank in [brackets].`,
      messages: asMessages(input.messages, 'Please write my pitches.'),
      maxOutputTokens: 2500,
      schema: pitchResult.options[1],
      complete: value => (mayWrite ? check(value, answers.join('\n')) : playbook(input)),
    })
  }
  const task =
    answers.length < mostQuestions
      ? 'Coach the last answer in one or two sentences, using one thing they said, then ask exactly one question that nothing they said answers. At most 80 words.'
      : 'Coach the last answer in one or two sentences, then say that the pitches can be generated now. At most 60 words.'
  return textPrompt({
    system: `${method}\n${dataRule}\n\n${task}`,
    messages: asMessages(input.messages, 'Please ask the first question.'),
    maxOutputTokens: 350,
    complete: text => ({
      kind: 'question',
      reaction: text,
      question: '',
      topic: null,
      weakness: null,
      answered: answers.length,
    }),
  })
}
