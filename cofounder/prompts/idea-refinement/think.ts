// The idea refinement with a model. The model reads answers and never writes the founder's sentence.
import { z } from 'zod'
import { type IdeaRecord, ideaQuestions } from '../../../contracts/idea-record.ts'
import type { FieldPatch } from '../../../contracts/record-fields.ts'
import type { IdeaCanvas, IdeaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import { ideaRefinementResult } from '../../../contracts/results/idea-refinement.ts'
import { nextQuestion } from '../../../venture/records/asking.ts'
import { patchOf, withPatch } from '../../../venture/records/change.ts'
import { sentenceOf } from '../../../venture/records/idea/canvas.ts'
import { isEnough, idea as kind } from '../../../venture/records/idea/kind.ts'
import { answeredIn } from '../../../venture/records/kind.ts'
import { knownPatch } from '../../../venture/records/known-patch.ts'
import { isRefused } from '../../../venture/records/permit.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { asData } from '../../data.ts'
import { sourceRule } from '../../guards/blocks.ts'
import { closingRule, writtenClosing } from '../../guards/closing.ts'
import { type Ending, endingRule, endingTask } from '../../guards/ending.ts'
import { groundOf, withSaid } from '../../guards/said.ts'
import type { Thought } from '../../helper.ts'
import { voiceIn } from '../../language/voice.ts'
import type { Mind } from '../../mind.ts'
import { answeredOf, typedIn } from '../../records/given.ts'
import { tellRecord } from '../../records/known.ts'
import { type AskedIdea, writeCanvas } from '../../reports/idea-refinement/canvas.ts'
import {
  askedIdea,
  enteredIn,
  givenOf,
  type IdeaRefinementInput,
} from '../../reports/idea-refinement/playbook.ts'
import { render, renderHead } from '../../reports/idea-refinement/result.ts'
import { explain } from '../explain.ts'
import { fieldRules, tellQuestions } from '../fields.ts'
import { askOn, heldAfter } from '../in-record.ts'
import { interviewTurn } from '../interview.ts'
import { callText, fenceRule, systemText, userText } from '../parts.ts'

const ideaFields = fieldRules('idea')

const named = { name: 'canvas', fewestAnswers: 6 } as const

export const system = systemText('idea', {
  questions: tellQuestions(kind),
  ending: endingRule('ten cells', named, named.fewestAnswers),
})

export async function think(input: IdeaRefinementInput, mind: Mind): Promise<Thought<IdeaRefinementResult>> {
  const { messages, memory, today } = input
  const given = givenOf(input)
  const asked = askedIdea(input, given)
  const entered = enteredIn(input)
  const typed = typedIn(given)
  // Values from facts and from other records are put into the record. So the canvas shows them, and nobody asks for
  // them.
  const brought = input.given ? knownPatch(kind, given.record, asked) : []
  const withBrought = (patch: readonly FieldPatch[]) =>
    withPatch(kind, given.record, patch, { typed, refuted: null })
  const record = withBrought(brought)
  const voice = voiceIn(mind.language, asked.locale)
  const ground = groundOf(mind, messages, {
    memory,
    around: [entered, ...ideaQuestions.map(id => answerText(kind, id, record.answers, voice))],
  })
  const drawing = (held: IdeaRecord, said: string) =>
    drawCanvas({ ...asked, record: held }, { mind, voice, ...withSaid(messages, ground, said) })
  if (input.given && asked.asked === null && isEnough(given.record))
    return { result: { ...(await drawing(record, '')), patch: brought }, understood: null }
  const isShown = ideaRefinementResult.safeParse(input.shown).data?.kind === 'canvas'
  const answered = answeredIn(kind, record.answers)
  const open = ideaQuestions.filter(id => !answered.includes(id))
  const lines = { answered: answered.length, open, fewest: named.fewestAnswers }
  const ending: Ending = { ...named, marks: { isShown }, ...(!isEnough(record) && { lines }) }
  const opensWith = nextQuestion(kind, record) ?? 'sentence'
  const turn = await interviewTurn(mind, {
    system,
    topics: ideaQuestions,
    around: userText([
      // In the first turn on the page, the only message is the idea itself.
      entered && !(messages.length === 1 && messages[0]?.content === entered) && asData('idea', entered),
      tellRecord(kind, record, voice),
    ]),
    messages,
    ground,
    task: messages.length ? endingTask(messages, ending) : `Ask one question about ${opensWith}.`,
    mostWords: 60,
    known: memory,
    ending,
    fields: ideaFields,
    answered,
    today,
    opensWith,
    // The prompt contains only a short part of the talk, because the record contains the earlier answers.
    mostOfTalk: 900,
  })
  const read = patchOf(kind, turn.fields)
  // A value that the founder says now replaces an older value.
  const kept = brought.filter(old => !read.some(it => it.question === old.question && it.field === old.field))
  const patch = [...kept, ...read]
  const source = messages.at(-1)?.content ?? ''
  const reading = { patch: read, typed, source }
  const { held, understood } = heldAfter(kind, withBrought(kept), reading, turn, voice)
  if (turn.isDue && isEnough(held))
    return { result: { ...(await drawing(held, turn.text)), patch }, understood }
  const asking = { mind, voice, elsewhere: asked, few: 'idea.few', isEnough: isEnough(held) } as const
  const { version, sentence } = sentenceOf(held, entered)
  const result: IdeaRefinementResult = {
    kind: 'turn',
    version,
    sentence,
    ...askOn(kind, held, turn, asking),
    answered: answeredOf<IdeaRecord>(given),
    patch,
    ...(mind.language !== 'en' && { language: mind.language }),
  }
  return { result, understood }
}

const ended = z.object({ closing: writtenClosing })

type Drawing = { mind: Mind; voice: Voice } & ReturnType<typeof withSaid>

const drawCanvas = (asked: AskedIdea, { voice, ...drawing }: Drawing): Promise<IdeaCanvas> => {
  const canvas = writeCanvas(asked, voice)
  return explain(canvas, {
    ...{ ...drawing, today: asked.today, step: 'canvas', renderHead, render },
    ...{ schema: ended, maxOutputTokens: 900, about: [] },
    system: callText('endCanvas', [closingRule, sourceRule, fenceRule]),
    made: renderHead(canvas),
    withWords: () => canvas,
    keepsClosing: isRefused(asked.validation?.answers),
  })
}
