// The pitch coach with a model. It writes only open lines and does not change the founder's lines.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import { type PitchQuestion, pitchQuestions, sayMost } from '../../../contracts/pitch-record.ts'
import type { FieldPatch } from '../../../contracts/record-fields.ts'
import { type PitchResult, pitchPartSeconds } from '../../../contracts/results/pitch.ts'
import { nextQuestion } from '../../../venture/records/asking.ts'
import { patchOf } from '../../../venture/records/change.ts'
import { answeredIn } from '../../../venture/records/kind.ts'
import { lineOf } from '../../../venture/records/pitch/form.ts'
import { linesIn } from '../../../venture/records/pitch/lines.ts'
import { pitch } from '../../../venture/records/pitch/pitch.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import { claimedIn } from '../../../venture/records/proposed.ts'
import type { Ground } from '../../guards/ground.ts'
import { answersIn, groundOf } from '../../guards/said.ts'
import type { Thought } from '../../helper.ts'
import { voiceIn } from '../../language/voice.ts'
import type { Mind } from '../../mind.ts'
import { typedIn } from '../../records/given.ts'
import { tellRecord } from '../../records/known.ts'
import {
  fewestLines,
  isEnough,
  notYet,
  type PitchInput,
  type Told,
  toldIn,
} from '../../reports/pitch/answer.ts'
import { render } from '../../reports/pitch/result.ts'
import { fieldRules } from '../fields.ts'
import { heldAfter, offerKnown } from '../in-record.ts'
import { interviewTurn } from '../interview.ts'
import { systemText } from '../parts.ts'
import { toldBefore } from '../told-before.ts'
import { writeLines } from './write-lines.ts'

export const system = systemText('pitch', {
  parts: Object.entries(pitchPartSeconds)
    .map(([part, seconds]) => `${part} ${seconds} s`)
    .join(', '),
  questions: pitchQuestions.join(', '),
  fewest: String(fewestLines),
})

const pitchFields = fieldRules('pitch')

const topics: readonly FactTopic[] = [
  'problem',
  'customer',
  'solution',
  'difference',
  'buyers',
  'traction',
  'team',
  'ask',
]

export async function think(input: PitchInput, mind: Mind): Promise<Thought<PitchResult>> {
  const { messages, memory, today } = input
  const given: Told = { ...toldIn(input), language: mind.language }
  const voice = voiceIn(mind.language, given.locale)
  const { answers } = given.record
  const ground = groundOf(mind, messages, {
    memory,
    around: pitchQuestions.map(id => answerText(pitch, id, answers, voice)),
  })
  if (input.sessionType === 'pitch-generation') {
    // Without a record, it is unknown which question a message answers. So no message becomes a line.
    const own = input.given ? linesIn(answers, voice, given.validation?.answers) : {}
    const told = [...mind.known.values(), ...toldBefore(mind.proposed, messages).values()]
    const known = topics.filter(topic => told.some(fact => fact.topic === topic)).length
    if (isEnough(own) || Math.max(answersIn(messages), known) >= fewestLines)
      return writeLines(input, mind, { system, given, own, ground })
    // If there are too few facts, a model would invent some. So it is not called.
    const result = notYet(given, linesIn(answers, voice, given.validation?.answers), voice)
    mind.show(render(result))
    return { result, understood: null }
  }
  return coach(input, mind, { given, ground, today })
}

async function coach(
  input: PitchInput,
  mind: Mind,
  { given, ground, today }: { given: Told; ground: Ground; today: string },
): Promise<Thought<PitchResult>> {
  const { messages } = input
  const voice = voiceIn(mind.language, given.locale)
  // Without a record, no values are read from messages.
  const record = input.given?.record ?? null
  const answered = answersIn(messages)
  // One message may answer several cards.
  const isAllTold = record !== null && nextQuestion(pitch, record) === null
  const opensWith = nextQuestion(pitch, record ?? given.record)
  const turn = await interviewTurn(mind, {
    system,
    topics: pitchQuestions as [PitchQuestion, ...PitchQuestion[]],
    around: record ? tellRecord(pitch, record, voice) : '',
    messages,
    ground,
    task:
      answered === 0
        ? `Nothing was answered yet: say in one sentence what you will do, then ask one question${opensWith ? ` about the ${opensWith}` : ''} that no fact answers.`
        : !isAllTold && (record !== null || answered < pitchQuestions.length)
          ? 'Coach the last answer, then ask one question that no fact and no answer answers, unless they ask for the texts.'
          : 'Coach the last answer, then say that the pitches can be generated now. Ask nothing.',
    mostWords: 70,
    opensWith,
    ...(record && {
      fields: pitchFields,
      answered: answeredIn(pitch, record.answers),
      countOf: claimedIn(pitch, record),
      today,
    }),
  })
  const result: PitchResult = {
    kind: 'turn',
    reaction: turn.reaction,
    question: turn.question,
    answered: given.answered,
    asks: turn.asked,
  }
  if (!input.given || !record) return { result, understood: turn.understood }
  const last = messages.at(-1)?.content ?? ''
  const patch = literal(patchOf(pitch, turn.fields), last)
  const typed = typedIn(input.given)
  const { held, understood } = heldAfter(pitch, record, { patch, typed, source: last }, turn, voice)
  const asks =
    turn.asked && answeredIn(pitch, held.answers).includes(turn.asked)
      ? nextQuestion(pitch, held)
      : turn.asked
  const question = offerKnown(pitch, turn, { mind, voice, elsewhere: given, held })
  return { result: { ...result, question, asks, patch }, understood }
}

/** A line must be exactly what the founder wrote. Any other text is stored as a note. */
export function literal(patch: readonly FieldPatch[], message: string): FieldPatch[] {
  return patch.flatMap(one => {
    const question = pitch.questions.find(id => id === one.question)
    if (!question || !lineOf(question, one.field)) return [one]
    const text = String(one.value)
    if (message.includes(text)) return [one]
    return message.includes(one.quote) ? [{ ...one, field: 'words', value: one.quote.slice(0, sayMost) }] : []
  })
}
