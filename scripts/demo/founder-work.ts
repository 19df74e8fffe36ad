/**
 * The results of the co-founder for the demo's founder. They are requested and saved with the same calls as in the
 * app.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { voiceIn } from '../../cofounder/language/voice.ts'
import type { Database, Json } from '../../contracts/database.generated.ts'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import { type Evidence, fact } from '../../contracts/facts.ts'
import type { SessionState, TalkMessage } from '../../contracts/helper-session.ts'
import { ideaRecord } from '../../contracts/idea-record.ts'
import type { AnsweredBy } from '../../contracts/outputs.ts'
import { noNotes, notesOfOutput } from '../../contracts/result-notes.ts'
import { editSlot, untouched } from '../../venture/deck/content.ts'
import { readValue } from '../../venture/facts/read-value.ts'
import { factName } from '../../venture/figures/figures.ts'
import { monthAfter } from '../../venture/forecast/model.ts'
import { editBasics, editSection, untouchedPlan } from '../../venture/plan/content.ts'
import { withAnswer } from '../../venture/records/change.ts'
import { idea as ideaKind } from '../../venture/records/idea/kind.ts'
import {
  type Answers,
  type AnyRecord,
  emptyRecord,
  type QuestionOf,
  type RecordKind,
} from '../../venture/records/kind.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { answerText } from '../../venture/records/print-answer.ts'
import { validation } from '../../venture/records/validation.ts'
import { openAnalysis } from '../../web/features/customers/analysis.ts'
import { coachingOutput, generationOutput, openPitches } from '../../web/features/pitch/pitch-outputs.ts'
import { refinementOutput } from '../../web/features/refinement/refinement-output.ts'
import { openResearch } from '../../web/features/research/research.ts'
import { conversationOutput } from '../../web/features/validation/conversation-output.ts'
import { addEvidence } from './evidence.ts'
import { demoForecast } from './forecast.ts'
import * as founder from './founder.ts'
import * as told from './founder-records.ts'
import { must } from './must.ts'
import { addMvp } from './mvp.ts'

const voice = voiceIn('en')

type Client = SupabaseClient<Database>
type OutputType = Database['public']['Tables']['ai_outputs']['Insert']['output_type']
type Made = { input: object; content: string; metadata: object }
type Line = TalkMessage

export async function addFounderWork(nora: Client, service: Client): Promise<void> {
  const { id } = await must(nora.from('startup_projects').select('id').single())
  await must(nora.from('startup_projects').update(founder.project).eq('id', id))
  await addFacts(nora, id, 'form', founder.facts)
  const save = (output_type: OutputType, { input, content, metadata }: Made) =>
    must(
      nora
        .from('ai_outputs')
        .insert({
          project_id: id,
          output_type,
          input_data: input as Json,
          output_content: content,
          metadata: metadata as Json,
        })
        .select('id, output_type, input_data, output_content, metadata, created_at')
        .single(),
    )

  const keep = keepTalk(nora, id)
  const begun = await talkInFields(ideaKind, told.idea, body =>
    nora.functions.invoke('idea-refinement-chat', { body: { ...body, ideaContext: founder.idea } }),
  )
  const refined = { record: ideaRecord.parse(begun.record), voice }
  const ideaRefinementData = await save('idea_refinement', refinementOutput(begun.messages, noNotes, refined))
  await keep('idea-refinement', { ...begun, outputId: ideaRefinementData.id })
  await forgetUsage(service)

  const simulationType = 'problem-validation'
  const interview = await talkInFields(validation, told.validation, body =>
    nora.functions.invoke('problem-validation-simulation', { body: { ...body, simulationType } }),
  )
  const problemValidationData = await save(
    'problem_validation',
    conversationOutput(simulationType, interview.messages, noNotes, interview),
  )
  await keep(simulationType, { ...interview, outputId: problemValidationData.id })
  await forgetUsage(service)

  const found = await must(nora.functions.invoke('market-research', { body: founder.research }))
  const marketResearchData = await save('market_research', {
    input: founder.research,
    content: found.analysis,
    metadata: {
      data_quality: found.dataQuality,
      answered_by: found.answeredBy,
      result: found.result ?? null,
    },
  })

  await keep('market-research', openResearch(asSaved(marketResearchData)))

  const sources = { problemValidationData, ideaRefinementData, marketResearchData }
  const segments = await must(nora.functions.invoke('customer-segment-analysis', { body: sources }))
  const analysis = await save('customer_analysis', {
    input: Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, source.id])),
    content: segments.analysis,
    metadata: {
      analysis_type: 'customer_segments',
      timestamp: segments.timestamp,
      data_quality: 'ai-estimated',
      sources_analyzed: 3,
      answered_by: segments.answeredBy,
      result: segments.result ?? null,
    },
  })
  await keep('customer-segments', {
    made: openAnalysis(asSaved(analysis)),
    notes: notesOfOutput(analysis.id, asSaved(analysis).metadata),
    outputId: analysis.id,
  })
  await forgetUsage(service)
  await keep('pitch', await addPitches(nora, save))
  await forgetUsage(service)

  const items = ['problemValidation', 'marketResearch'].map(item => ({
    project_id: id,
    item: item as 'problemValidation' | 'marketResearch',
    completed: true,
  }))
  await must(nora.from('validation_progress').insert(items))
  const steps = founder.completedSteps.map(step_id => ({ project_id: id, step_id }))
  await must(nora.from('journey_progress').insert(steps))
  await addFacts(nora, id, 'conversation', founder.heard)
  await addEvidence(nora, id)
  await addForecast(nora, id)
  await addPapers(nora, id)
  await addMvp(nora, id)
}

/** Switches on early access and adds the forecast, made from her facts and some figures of her own. */
async function addForecast(nora: Client, project_id: string): Promise<void> {
  const { user } = await must(nora.auth.getUser())
  await must(nora.from('member_settings').upsert({ user_id: user.id, early_access: true }).select('user_id'))
  const rows = await must(nora.from('facts').select('*').eq('project_id', project_id))
  const nextMonth = monthAfter(new Date().toISOString().slice(0, 7), 1)
  const model = demoForecast(z.array(fact).parse(rows), nextMonth)
  await must(
    nora
      .from('forecasts')
      .insert({ project_id, model: model as Json })
      .select('version'),
  )
}

/** Saves the unfinished conversations that the screens show. */
const keepTalk =
  (nora: Client, p_project: string) => async (p_helper: string, state: Partial<SessionState>) => {
    const { messages = [], ...rest } = state
    const said = { p_messages: messages as Json[], p_state: rest as Json }
    await must(nora.rpc('merge_helper_session', { p_project, p_helper, ...said }))
  }

type Row = { input_data: Json; metadata: Json }
const asSaved = <Saved extends Row>(row: Saved) =>
  row as Omit<Saved, keyof Row> & Record<keyof Row, Record<string, unknown>>

type Told = readonly (readonly [FactTopic, Evidence | null, string])[]

async function addFacts(
  nora: Client,
  project_id: string,
  kind: 'form' | 'conversation',
  told: Told,
): Promise<void> {
  const text = told.map(([, , line]) => line).join('\n')
  const source = await must(nora.from('sources').insert({ project_id, kind, text }).select('id').single())
  const rows = told.map(([topic, evidence, line]) => ({
    project_id,
    topic,
    evidence,
    text: line,
    quote: line,
    value: readValue(topic, line, 'en').value as Json,
    bears: topic === 'refusals' ? ('against' as const) : ('for' as const),
    source_id: source.id,
  }))
  await must(nora.from('facts').insert(rows).select('id'))
}

/**
 * Adds her deck and her plan. Their “why now” quotes her fact about the chamber, whose editor offered her a page in
 * its letter.
 */
async function addPapers(nora: Client, project_id: string): Promise<void> {
  const offered = nora.from('facts').select('id, topic').eq('project_id', project_id).eq('topic', 'reach')
  const now = `{${factName(await must(offered.limit(1).single()))}:words}`
  const deck = editSlot(untouched, 'cover.now', now)
  const plan = editBasics(editSection(untouchedPlan, 'now', now), founder.basics)
  await must(
    nora
      .from('decks')
      .insert({ project_id, content: deck as Json })
      .select('version'),
  )
  await must(
    nora
      .from('business_plans')
      .insert({ project_id, content: plan as Json })
      .select('version'),
  )
}

/**
 * Deletes the record of used answers. The demo makes the conversations of a day in seconds, and would otherwise
 * reach the limits that are meant for people.
 */
async function forgetUsage(service: Client): Promise<void> {
  await must(service.from('ai_usage').delete().not('id', 'is', null).select('id'))
}

async function addPitches(nora: Client, save: (type: OutputType, made: Made) => Promise<{ id: string }>) {
  const coach = (sessionType: string) => (body: object) =>
    nora.functions.invoke('pitch-generator', { body: { ...body, sessionType } })
  const coaching = await talkInFields(pitch, told.pitch, coach('pitch-questions'))
  const answered = Object.keys(told.pitch).length
  await save('pitch_coaching', coachingOutput(coaching.messages, answered))
  const pitches = await must(coach('pitch-generation')({ ...coaching, messages: asked(coaching.messages) }))
  const made = openPitches({
    id: crypto.randomUUID(),
    output_content: pitches.message,
    input_data: { questionsCompleted: answered },
    metadata: { timestamp: pitches.timestamp, answered_by: pitches.answeredBy, result: pitches.result },
    created_at: pitches.timestamp,
  })
  const { id } = await save('pitch_generation', generationOutput(made, coaching.messages, noNotes))
  return { ...coaching, made: { ...made, id } }
}

type HelperReply = {
  data: { message: string; answeredBy: AnsweredBy; result?: unknown; record?: unknown } | null
  error: unknown
}

/** Plays a whole conversation: the helper begins, each card is filled in and sent, and then the result is requested. */
async function talkInFields<Of extends AnyRecord>(
  kind: RecordKind<Of>,
  answers: Of['answers'],
  ask: (body: object) => PromiseLike<HelperReply>,
): Promise<{ messages: Line[]; record: Of }> {
  const messages: Line[] = []
  let record: Of = kind.schema.parse(emptyRecord)
  const say = async (question: QuestionOf<Of> | null) => {
    const { data, error } = await ask({ messages: asked(messages), record, asked: question, locale: 'en' })
    if (!data) throw error
    const { message: content, answeredBy, result } = data
    record = kind.schema.parse(data.record ?? record)
    messages.push({ ...lineOf('assistant', content), answeredBy, result })
  }
  await say(null)
  for (const question of kind.questions) {
    const answer = (answers as Answers)[question]
    if (!answer) continue
    record = withAnswer(kind, record, question, answer)
    const content = answerText(kind, question, record.answers, voice)
    messages.push({ ...lineOf('user', content), answers: { question, round: 1 } })
    await say(question)
  }
  if (!kind.isResult(messages.at(-1)?.result) && kind.isEnough(record)) await say(null)
  return { messages, record }
}

const lineOf = <const Role extends Line['role']>(role: Role, content: string) => ({
  id: crypto.randomUUID(),
  role,
  content,
  timestamp: new Date().toISOString(),
})

const asked = (messages: readonly Line[]) => messages.map(({ role, content }) => ({ role, content }))
