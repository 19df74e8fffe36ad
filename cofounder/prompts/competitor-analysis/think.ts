// The interview about rivals with a model. The model explains the report, but adds no figure and no row.
import { z } from 'zod'
import { type CompetitorRecord, competitorQuestions } from '../../../contracts/competitor-record.ts'
import {
  type CompetitorAnalysisResult,
  type CompetitorReport,
  competitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'
import { withPatch } from '../../../venture/records/change.ts'
import { answeredIn } from '../../../venture/records/kind.ts'
import { isRefused } from '../../../venture/records/permit.ts'
import { answerText } from '../../../venture/records/print-answer.ts'
import { rivals } from '../../../venture/records/rivals/kind.ts'
import type { Voice } from '../../../venture/records/voice.ts'
import { asData } from '../../data.ts'
import { sourceRule } from '../../guards/blocks.ts'
import { closingRule, writtenClosing } from '../../guards/closing.ts'
import { type Ending, endingRule, endingTask } from '../../guards/ending.ts'
import { isSaid } from '../../guards/ground.ts'
import { groundOf, withSaid } from '../../guards/said.ts'
import type { Thought } from '../../helper.ts'
import { voiceIn } from '../../language/voice.ts'
import type { Mind } from '../../mind.ts'
import { unlessModelFails } from '../../model-error.ts'
import { type AskedRecord, answeredOf, askedRecord, typedIn } from '../../records/given.ts'
import { tellRecord } from '../../records/known.ts'
import {
  type CompetitorAnalysisInput,
  givenIn,
  writeReport,
} from '../../reports/competitor-analysis/playbook.ts'
import { render, renderHead } from '../../reports/competitor-analysis/result.ts'
import { explain } from '../explain.ts'
import { tellQuestions } from '../fields.ts'
import { askOn, heldAfter } from '../in-record.ts'
import { interviewTurn } from '../interview.ts'
import { callText, fenceRule, inTheirLanguage, systemText, tellTalk, userText } from '../parts.ts'
import { readField } from '../reading.ts'
import { readPatch, rivalFields } from './sheet.ts'

const endingOf = (isShown: boolean): Ending => ({ name: 'report', marks: { isShown }, fewestAnswers: 5 })

export const system = systemText('rivals', {
  questions: tellQuestions(rivals),
  ending: endingRule('eight', endingOf(false)),
})

const explanation = z.object({ explanation: z.string().min(1).max(800), closing: writtenClosing })

export async function think(
  input: CompetitorAnalysisInput,
  mind: Mind,
): Promise<Thought<CompetitorAnalysisResult>> {
  const { messages, background, memory, today } = input
  const given = givenIn(input)
  const typed = input.given ? typedIn(given) : null
  const asked = askedRecord(rivals, input, given)
  const { record } = asked
  const voice = voiceIn(mind.language, asked.locale)
  const ground = groundOf(mind, messages, {
    memory,
    around: [background, ...competitorQuestions.map(id => answerText(rivals, id, record.answers, voice))],
  })
  const making = async (held: CompetitorRecord, said: string) => {
    // If the request contains only messages, there is no record with the earlier answers.
    const whole = input.given ? held : await readWhole(held, messages, mind)
    return makeReport(
      { ...asked, record: whole },
      { input, mind, voice, ...withSaid(messages, ground, said) },
    )
  }
  if (input.given && given.asked === null && rivals.isEnough(record))
    return { result: await making(record, ''), understood: null }
  const before = reportIn(asked.before)
  const ending = endingOf(before !== null)
  const turn = await interviewTurn(mind, {
    system,
    topics: competitorQuestions,
    around: userText([background && asData('project', background), tellRecord(rivals, record, voice)]),
    messages,
    ground,
    task: messages.length
      ? endingTask(messages, ending)
      : 'Nothing was said yet: introduce yourself in one sentence without figures as the head of the rival, then ask whom else their customers would ask.',
    mostWords: 60,
    known: memory,
    ending,
    // If the request has only messages, all answers are read at once when the report is due.
    ...(input.given && { fields: rivalFields, answered: answeredIn(rivals, record.answers) }),
    today,
    opensWith: 'rivals',
    // The prompt contains only a short part of the talk, because the record contains the earlier answers.
    mostOfTalk: 900,
  })
  const patch = readPatch(record, turn.fields)
  const source = messages.at(-1)?.content ?? ''
  const { held, understood } = heldAfter(rivals, record, { patch, typed, source }, turn, voice)
  const isEnough = !input.given || rivals.isEnough(held)
  const isSame = before !== null && !turn.isDone && isSameReport(before, writeReport(held, voice, asked))
  if (turn.isDue && isEnough && !isSame)
    return { result: { ...(await making(held, turn.text)), ...(input.given && { patch }) }, understood }
  // A comparison needs several answers. If there are too few, the next question is asked.
  const result: CompetitorAnalysisResult = {
    kind: 'turn',
    ...askOn(rivals, held, turn, { mind, voice, elsewhere: asked, few: 'rivals.few', isEnough }),
    answered: answeredOf<CompetitorRecord>(given),
    ...(input.given && { patch }),
  }
  return { result, understood }
}

function reportIn(given: unknown): CompetitorReport | null {
  const found = competitorAnalysisResult.safeParse(given).data
  return found?.kind === 'report' ? found : null
}

const isSameReport = (one: CompetitorReport, other: CompetitorReport): boolean =>
  [one, other]
    .map(({ headline, rivals: rows, losses, positioning, moat }) =>
      JSON.stringify([headline, rows, losses, positioning, moat]),
    )
    .every((written, _at, [first]) => written === first)

const wholeTalk = z.object({ fields: z.array(readField(competitorQuestions)).max(60) })

async function readWhole(
  record: CompetitorRecord,
  messages: CompetitorAnalysisInput['messages'],
  mind: Mind,
): Promise<CompetitorRecord> {
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const { fields } = await unlessModelFails(
    mind.read({
      system: callText('readTalk', [rivalFields, fenceRule]),
      user: userText([tellTalk(messages, mind), `${inTheirLanguage}. Read all of their answers.`]),
      maxOutputTokens: 3000,
      schema: wholeTalk,
    }),
    { fields: [] },
  )
  const held = fields.filter(({ quote }) => isSaid(quote, { said, language: mind.language }))
  return withPatch(rivals, record, readPatch(record, held), { typed: null, refuted: null })
}

type Making = { input: CompetitorAnalysisInput; mind: Mind; voice: Voice } & ReturnType<typeof withSaid>

const makeReport = (
  asked: AskedRecord<CompetitorRecord>,
  { input, voice, ...making }: Making,
): Promise<CompetitorReport> => {
  const report = writeReport(asked.record, voice, asked)
  const project = input.background && asData('project', input.background)
  return explain(report, {
    ...{ ...making, today: input.today, step: 'report', renderHead, render },
    ...{ schema: explanation, maxOutputTokens: 1200 },
    system: callText('explainRivals', [closingRule, sourceRule, fenceRule]),
    about: [project, tellRecord(rivals, asked.record, voice)],
    made: render(report),
    withWords: (written, clean) => ({ ...report, explanation: clean(written.explanation, 'claim') }),
    keepsClosing: isRefused(asked.validation?.answers),
  })
}
