/** What the co-founder made for the demo's founder: asked for, and saved as the app saves it. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { Database, Json } from '../../contracts/database.generated.ts'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import { type Evidence, fact } from '../../contracts/facts.ts'
import type { SessionState, TalkMessage } from '../../contracts/helper-session.ts'
import type { AnsweredBy } from '../../contracts/outputs.ts'
import { noNotes, notesOfOutput } from '../../contracts/result-notes.ts'
import type { ReadBack } from '../../contracts/results/read-back.ts'
import { editSlot, untouched } from '../../venture/deck/content.ts'
import { readValue } from '../../venture/facts/read-value.ts'
import { factName } from '../../venture/figures/figures.ts'
import { monthAfter } from '../../venture/forecast/model.ts'
import { firstModel, suggestAnswers } from '../../venture/forecast/starter.ts'
import { editSection, untouchedPlan } from '../../venture/plan/content.ts'
import { openAnalysis } from '../../web/features/customers/analysis.ts'
import { coachingOutput, generationOutput, openPitches } from '../../web/features/pitch/pitch-outputs.ts'
import { refinementOutput } from '../../web/features/refinement/refinement-output.ts'
import { openResearch } from '../../web/features/research/research.ts'
import { conversationOutput } from '../../web/features/validation/conversation-output.ts'
import { toReadBack } from '../../web/features/validation/marking.ts'
import { draftOf, toConfirmed } from '../../web/features/validation/read-back-draft.ts'
import { addEvidence } from './evidence.ts'
import * as founder from './founder.ts'
import { must } from './must.ts'

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

  const idea = await talk(founder.refinement, messages =>
    nora.functions.invoke('idea-refinement-chat', { body: { messages, ideaContext: founder.refinement[0] } }),
  )
  const ideaRefinementData = await save('idea_refinement', refinementOutput(idea, noNotes))
  const keep = keepTalk(nora, id)
  await keep('idea-refinement', { messages: idea, outputId: ideaRefinementData.id })

  const simulationType = 'problem-validation'
  const simulate = (body: object) => (messages: unknown) =>
    nora.functions.invoke('problem-validation-simulation', { body: { messages, simulationType, ...body } })
  const readBack: ReadBack = { marks: {}, confirmed: null }
  const interview = await talk([null, ...founder.validation], simulate({ readBack }))
  const { readBack: confirmed, verdict } = readBackOf(interview)
  await talk([verdict], simulate({ readBack: confirmed }), interview)
  const problemValidationData = await save(
    'problem_validation',
    conversationOutput(simulationType, interview, noNotes),
  )
  await keep(simulationType, {
    messages: interview,
    notes: { readBack: confirmed },
    outputId: problemValidationData.id,
  })

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
}

/** Early access, and the forecast it opens: from her facts, with a few figures of her own. */
async function addForecast(nora: Client, project_id: string): Promise<void> {
  const { user } = await must(nora.auth.getUser())
  await must(nora.from('member_settings').upsert({ user_id: user.id, early_access: true }).select('user_id'))
  const rows = await must(nora.from('facts').select('*').eq('project_id', project_id))
  const nextMonth = monthAfter(new Date().toISOString().slice(0, 7), 1)
  const { answers, facts } = suggestAnswers(z.array(fact).parse(rows), nextMonth, 'EUR')
  const figures = { ...answers.figures, ...founder.forecast }
  const model = firstModel({ answers: { ...answers, figures }, facts })
  await must(
    nora
      .from('forecasts')
      .insert({ project_id, model: model as Json })
      .select('version'),
  )
}

/** What the screens show as the work under way. */
const keepTalk =
  (nora: Client, p_project: string) => async (p_helper: string, state: Partial<SessionState>) => {
    const { messages = [], ...rest } = state
    const said = { p_messages: messages as Json[], p_state: rest as Json }
    await must(nora.rpc('merge_helper_session', { p_project, p_helper, ...said }))
  }

type Row = { input_data: Json; metadata: Json }
const asSaved = <Saved extends Row>(row: Saved) =>
  row as Omit<Saved, keyof Row> & Record<keyof Row, Record<string, unknown>>

/** She read every line back, saw most of it herself and asked for the verdict. */
function readBackOf(interview: Line[]): { readBack: ReadBack; verdict: string } {
  const asked = toReadBack(interview)
  if (!asked) throw new Error('The interview did not come to the lines to be read back.')
  const draft = draftOf(asked, null)
  const seen = { problem: 4, who: 4, frequency: 4, intensity: 4, workaround: 4 }
  const marks = { ...draft.marks, ...seen, money: 5, reach: 4, evidence: 4 }
  const readBack = toConfirmed({ ...draft, marks, permission: 'none needed', aim: 'a living' })
  return { readBack, verdict: asked.verdict }
}

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

/** Her deck and her plan: why now is the page that the chamber offered her. */
async function addPapers(nora: Client, project_id: string): Promise<void> {
  const offered = nora.from('facts').select('id, topic').eq('project_id', project_id).eq('topic', 'reach')
  const now = `{${factName(await must(offered.limit(1).single()))}:words}`
  const deck = editSlot(untouched, 'cover.now', now)
  const plan = editSection(untouchedPlan, 'now', now)
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

/** A whole day's talk takes seconds here; the limits are for people. */
async function forgetUsage(service: Client): Promise<void> {
  await must(service.from('ai_usage').delete().not('id', 'is', null).select('id'))
}

async function addPitches(nora: Client, save: (type: OutputType, made: Made) => Promise<{ id: string }>) {
  const coach = (sessionType: string) => (messages: unknown) =>
    nora.functions.invoke('pitch-generator', { body: { messages, sessionType } })
  const coaching = await talk([null, ...founder.pitch], coach('pitch-questions'))
  await save('pitch_coaching', coachingOutput(coaching, founder.pitch.length))
  const pitches = await must(coach('pitch-generation')(asked(coaching)))
  const made = openPitches({
    id: crypto.randomUUID(),
    output_content: pitches.message,
    input_data: { questionsCompleted: founder.pitch.length },
    metadata: { timestamp: pitches.timestamp, answered_by: pitches.answeredBy, result: pitches.result },
    created_at: pitches.timestamp,
  })
  const { id } = await save('pitch_generation', generationOutput(made, coaching, noNotes))
  return { messages: coaching, made: { ...made, id } }
}

type HelperReply = {
  data: { message: string; answeredBy: AnsweredBy; result?: unknown } | null
  error: unknown
}

/** A whole conversation; null lets the helper begin. */
async function talk(
  lines: readonly (string | null)[],
  ask: (messages: unknown) => PromiseLike<HelperReply>,
  said: Line[] = [],
): Promise<Line[]> {
  for (const content of lines) {
    const timestamp = new Date().toISOString()
    if (content) said.push({ id: crypto.randomUUID(), role: 'user', content, timestamp })
    const { data, error } = await ask(asked(said))
    if (!data) throw error
    const { message, answeredBy, result } = data
    said.push({ id: crypto.randomUUID(), role: 'assistant', content: message, timestamp, answeredBy, result })
  }
  return said
}

const asked = (messages: readonly Line[]) => messages.map(({ role, content }) => ({ role, content }))
