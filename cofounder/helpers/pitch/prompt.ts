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
import { nextQuestion, weaknessOfLast } from '../../interview/state.ts'
import { countWords } from '../../language/clean.ts'
import { collectFacts } from './facts.ts'
import { mostQuestions, type PitchInput, playbook, readState } from './playbook.ts'
import { topics } from './topics.ts'

const method = `You coach elevator pitches by a five-part framework: ${Object.entries(pitchPartSeconds)
  .map(([part, seconds]) => `${part} ${seconds} s`)
  .join(', ')}.
Use only facts the founder gave. No number, customer, quotation or partner that they did not name. No jargon. Every sentence must be easy to say aloud.
Praise only evidence; name hypotheticals, generalities, compliments and missing numbers by their name.`

const lengths = pitchAudiences
  .map(audience => `${audience}: ${pitchLengths[audience].least}–${pitchLengths[audience].most} words`)
  .join(', ')

function check(value: Pitches, said: string): Pitches {
  const pitches = value.pitches.map(pitch => {
    const text = pitch.parts.map(part => part.text).join(' ')
    const { least, most, seconds } = pitchLengths[pitch.audience]
    const words = countWords(text)
    if (words < least || words > most)
      throw new BarError(`The ${pitch.audience} pitch has ${words} words; it needs ${least}–${most}.`)
    const invented = inventedNumbers(text, said)
    if (invented.length) throw new BarError(`The founder never gave these numbers: ${invented.join(', ')}.`)
    return { ...pitch, seconds, words }
  })
  return { ...value, pitches }
}

export function prompt(input: PitchInput): Prompt<PitchResult> {
  const state = readState(input)
  const said = input.messages
    .filter(it => it.role === 'user')
    .map(it => it.content)
    .join('\n')
  if (input.sessionType === 'pitch-generation') {
    const facts = collectFacts(state)
    const local = playbook(input)
    // Too few facts are too few for a model as well: it would only invent.
    const mayWrite = local.kind !== 'not-yet'
    return objectPrompt({
      system: `${method}\n${dataRule}\n\nToday is ${input.today}. Write the pitches as JSON with kind "pitches" (${lengths}), three to six practice tips, what is missing, and the closing with three next actions dated after today (YYYY-MM-DD). The founder's usable sentences by topic: ${JSON.stringify(facts)}`,
      messages: asMessages(input.messages, 'Please write my pitches.'),
      maxOutputTokens: 2500,
      schema: pitchResult.options[1],
      complete: value => (mayWrite ? check(value, said) : local),
    })
  }
  const answered = state.answers.length
  const next = answered < mostQuestions ? nextQuestion(topics, state, 2) : null
  const task = next
    ? `Coach the last answer in one or two sentences, quoting it, then ask exactly one question about "${next.dimension}". At most 80 words.`
    : 'Coach the last answer in one or two sentences, then say that the pitches can be generated now. At most 60 words.'
  return textPrompt({
    system: `${method}\n${dataRule}\n\n${task}`,
    messages: asMessages(input.messages, 'Please ask the first question.'),
    maxOutputTokens: 350,
    complete(text) {
      return {
        kind: 'question',
        reaction: text,
        question: '',
        topic: next?.dimension ?? null,
        weakness: weaknessOfLast(state),
        answered,
      }
    },
  })
}
