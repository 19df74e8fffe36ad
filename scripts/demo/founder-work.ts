/** What the co-founder made for the demo's founder: asked for, and saved as the app saves it. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database, Json } from '../../contracts/database.generated.ts'
import type { AnsweredBy } from '../../contracts/outputs.ts'
import { noNotes } from '../../contracts/result-notes.ts'
import { readValue } from '../../venture/facts/read-value.ts'
import { coachingOutput, generationOutput, openPitches } from '../../web/features/pitch/pitch-outputs.ts'
import { refinementOutput } from '../../web/features/refinement/refinement-output.ts'
import { conversationOutput } from '../../web/features/validation/conversation-output.ts'
import { addEvidence } from './evidence.ts'
import * as founder from './founder.ts'
import { must } from './must.ts'

type Client = SupabaseClient<Database>
type OutputType = Database['public']['Tables']['ai_outputs']['Insert']['output_type']
type Made = { input: object; content: string; metadata: object }
type Line = {
  role: 'user' | 'assistant'
  content: string
  timestamp: string
  answeredBy?: AnsweredBy
  result?: unknown
}

export async function addFounderWork(nora: Client, service: Client): Promise<void> {
  const { id } = await must(nora.from('startup_projects').select('id').single())
  await must(nora.from('startup_projects').update(founder.project).eq('id', id))
  await addFacts(nora, id)
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

  const simulationType = 'problem-validation'
  const interview = await talk([null, ...founder.validation], messages =>
    nora.functions.invoke('problem-validation-simulation', { body: { messages, simulationType } }),
  )
  const problemValidationData = await save(
    'problem_validation',
    conversationOutput(simulationType, interview, noNotes),
  )

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

  const sources = { problemValidationData, ideaRefinementData, marketResearchData }
  const segments = await must(nora.functions.invoke('customer-segment-analysis', { body: sources }))
  await save('customer_analysis', {
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
  await forgetUsage(service)
  await addPitches(nora, save)
  await forgetUsage(service)

  const items = ['problemValidation', 'marketResearch'].map(item => ({
    project_id: id,
    item: item as 'problemValidation' | 'marketResearch',
    completed: true,
  }))
  await must(nora.from('validation_progress').insert(items))
  const steps = founder.completedSteps.map(step_id => ({ project_id: id, step_id }))
  await must(nora.from('journey_progress').insert(steps))
  await addEvidence(nora, id)
}

async function addFacts(nora: Client, project_id: string): Promise<void> {
  const text = founder.facts.map(([, , line]) => line).join('\n')
  const source = await must(
    nora.from('sources').insert({ project_id, kind: 'form', text }).select('id').single(),
  )
  const rows = founder.facts.map(([topic, evidence, line]) => ({
    project_id,
    topic,
    evidence,
    text: line,
    quote: line,
    value: readValue(topic, line, 'en').value as Json,
    source_id: source.id,
  }))
  await must(nora.from('facts').insert(rows).select('id'))
}

/** A whole day's talk takes seconds here; the limits are for people. */
async function forgetUsage(service: Client): Promise<void> {
  await must(service.from('ai_usage').delete().not('id', 'is', null).select('id'))
}

async function addPitches(nora: Client, save: (type: OutputType, made: Made) => Promise<unknown>) {
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
  await save('pitch_generation', generationOutput(made, coaching, noNotes))
}

type HelperReply = {
  data: { message: string; answeredBy: AnsweredBy; result?: unknown } | null
  error: unknown
}

/** A whole conversation; null lets the helper begin. */
async function talk(
  lines: readonly (string | null)[],
  ask: (messages: unknown) => PromiseLike<HelperReply>,
): Promise<Line[]> {
  const said: Line[] = []
  for (const content of lines) {
    const timestamp = new Date().toISOString()
    if (content) said.push({ role: 'user', content, timestamp })
    const { data, error } = await ask(asked(said))
    if (!data) throw error
    const { message, answeredBy, result } = data
    said.push({ role: 'assistant', content: message, timestamp, answeredBy, result })
  }
  return said
}

const asked = (messages: readonly Line[]) => messages.map(({ role, content }) => ({ role, content }))
