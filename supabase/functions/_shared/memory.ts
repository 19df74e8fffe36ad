// The memory that all helpers share. Each call reads the confirmed facts, and new facts from a conversation are
// stored as proposals. It uses the rights of the caller, so the database decides whether the caller may read the
// project.
import { z } from 'zod'
import { competitorRecord } from '../../../contracts/competitor-record.ts'
import { fact, type Understood } from '../../../contracts/facts.ts'
import { ideaRecord } from '../../../contracts/idea-record.ts'
import { marketRecord } from '../../../contracts/market-record.ts'
import { outputTypes } from '../../../contracts/output-types.ts'
import { pitchRecord } from '../../../contracts/pitch-record.ts'
import { closing } from '../../../contracts/results/closing.ts'
import { segmentsRecord } from '../../../contracts/segments-record.ts'
import { validationRecord } from '../../../contracts/validation-record.ts'
import {
  type Concluded,
  type FormHelper,
  type Memory,
  memoryOf,
  type SavedRival,
  type SentForm,
} from '../../../venture/facts/memory.ts'
import type { FactReader } from '../../../venture/facts/pick.ts'
import { isToldAgain } from '../../../venture/facts/told-again.ts'
import { type Language, languages } from '../../../venture/numbers/locale.ts'
import { withTalks } from '../../../venture/records/with-heard.ts'
import type { Caller } from './caller.ts'
import { databaseFailure } from './function-error.ts'

/**
 * The maximum number of facts and conversations to load, newest first. Older ones were already used in saved
 * results.
 */
const mostFacts = 500
const mostTalks = 500
const mostResults = 8
const mostActions = 20
/** The maximum number of saved results to load. Only the latest result of each helper is used. */
const mostEndings = 30
/** Longer results are cut to this number of characters. Their numbers are near the beginning. */
const mostOfResult = 8000

const loaded = z.object({
  name: z.string(),
  description: z.string().nullable(),
  industry: z.string().nullable(),
  facts: z.array(fact),
  ai_outputs: z.array(z.object({ output_content: z.string() })),
  saved: z.array(
    z.object({
      output_type: z.string(),
      created_at: z.string(),
      closing: closing.nullable().catch(null),
      sentence: z.unknown(),
      verdict: z.unknown(),
      scores: z
        .array(z.object({ score: z.number() }))
        .nullish()
        .catch(null),
      headline: z.unknown(),
      summary: z.unknown(),
      rivals: z.array(z.unknown()).nullish().catch(null),
    }),
  ),
  interviews: z.array(z.object({ id: z.string(), contact_id: z.string().nullable() })),
  actions: z.array(z.object({ text: z.string(), due_on: z.string().nullable() })),
  helper_sessions: z.array(
    z.object({ helper: z.string(), record: z.unknown(), rounds: z.array(z.unknown()).catch([]) }),
  ),
})
type Loaded = z.infer<typeof loaded>

const ending =
  'output_type, created_at, closing:metadata->result->closing, sentence:metadata->result->sentence, verdict:metadata->result->verdict, scores:metadata->result->scores, headline:metadata->result->headline, summary:metadata->result->summary, rivals:metadata->result->rivals'

/** Returns what each saved result concludes, in one line. */
function concludedIn(output: Loaded['saved'][number]): Concluded[] {
  const type = outputTypes.find(known => known === output.output_type)
  const { verdict, scores, sentence, headline, summary } = output
  const sum = scores?.reduce((all, { score }) => all + score, 0)
  const scored = typeof verdict === 'string' && sum !== undefined ? `${verdict} ${sum}/40` : verdict
  const lines = [scored, sentence, headline, summary].filter(one => typeof one === 'string')
  const head = lines.length > 0 ? lines.join('. ') : null
  return type ? [{ type, day: output.created_at.slice(0, 10), head, closing: output.closing }] : []
}

/**
 * Returns the records of the problem validation, with the interviews that were logged for them. Leaves out a record
 * in the form of another version, because the facts contain the same answers.
 */
const recordsIn = ({ helper_sessions, facts, interviews: talks }: Loaded) =>
  helper_sessions
    .filter(({ helper }) => helper === 'problem-validation')
    .flatMap(({ rounds, record }) => [...rounds, record])
    .flatMap(record => validationRecord.safeParse(record).data ?? [])
    .map(record => withTalks(record, { facts, talks }))

const asRows = segmentsRecord.transform(({ rows }) => ({
  answers: Object.fromEntries(rows.map(({ group, ...row }) => [group || row.id, row])),
}))
const forms = {
  'competitor-analysis': competitorRecord,
  'idea-refinement': ideaRecord,
  'market-research': marketRecord,
  'customer-segments': asRows,
  pitch: pitchRecord,
} satisfies Record<FormHelper, z.ZodType<Pick<SentForm, 'answers'>>>

const formsIn = ({ helper_sessions }: Loaded): SentForm[] =>
  (Object.keys(forms) as FormHelper[]).flatMap(helper => {
    const kept = helper_sessions.find(session => session.helper === helper)
    const { data } = forms[helper].safeParse(kept?.record)
    return data ? [{ helper, answers: data.answers }] : []
  })

const words = z.string().trim().min(1).nullish().catch(null)
const savedRival = z.object({
  name: z.string().trim().min(1).max(200),
  kind: z.enum(['direct', 'indirect', 'status quo']).catch('direct'),
  chosenFor: words,
  price: words,
})

/** Returns the rivals of the latest competitor analysis. Leaves out rivals that are stored in an older form. */
function rivalsIn({ saved }: Loaded): SavedRival[] {
  const latest = saved.find(({ output_type, rivals }) => output_type === 'competitor_analysis' && rivals)
  return (latest?.rivals ?? []).flatMap(one => {
    const { data } = savedRival.safeParse(one)
    return data ? [{ ...data, chosenFor: data.chosenFor ?? null, price: data.price ?? null }] : []
  })
}

export type Remembered = {
  project: string
  memory: Memory
  propose: (messageId: string, understood: Understood) => Promise<void>
}

/** Loads the memory of a project. Returns null if the caller has no such project. */
export async function remember(
  caller: Caller,
  project: string,
  reader: FactReader,
): Promise<Remembered | null> {
  const client = caller.client()
  const { data, error } = await client
    .from('startup_projects')
    .select(
      `name, description, industry, facts (*), ai_outputs (output_content), saved:ai_outputs (${ending}), interviews (id, contact_id), actions (text, due_on), helper_sessions (helper, record:state->record, rounds:state->rounds)`,
    )
    .eq('id', project)
    .in('facts.state', ['proposed', 'confirmed', 'corrected'])
    .order('said_at', { referencedTable: 'facts', ascending: false })
    .limit(mostFacts, { referencedTable: 'facts' })
    .order('held_at', { referencedTable: 'interviews', ascending: false })
    .limit(mostTalks, { referencedTable: 'interviews' })
    .eq('actions.state', 'open')
    .is('actions.done_at', null)
    .order('due_on', { referencedTable: 'actions' })
    .limit(mostActions, { referencedTable: 'actions' })
    .order('created_at', { referencedTable: 'ai_outputs', ascending: false })
    .limit(mostResults, { referencedTable: 'ai_outputs' })
    .neq('saved.output_type', 'apple-ai-chat')
    .order('created_at', { referencedTable: 'saved', ascending: false })
    .limit(mostEndings, { referencedTable: 'saved' })
    .maybeSingle()
  if (error) throw databaseFailure('reading the memory', error)
  if (!data) return null
  const found = loaded.parse(data)
  const { facts, ai_outputs, saved, name, description, industry } = found
  const results = ai_outputs.map(({ output_content }) => output_content.slice(0, mostOfResult))
  return {
    project,
    memory: {
      ...memoryOf({ name, description, industry }, facts, reader),
      results,
      concluded: saved.flatMap(concludedIn),
      records: recordsIn(found),
      forms: formsIn(found),
      talks: found.interviews,
      planned: found.actions.map(({ text, due_on }) => ({ day: due_on, action: text })),
      rivals: rivalsIn(found),
    },
    /**
     * Stores facts as proposals. Their ids and the id of the source come from the id of the message. So a repeated
     * call does not store the facts twice.
     */
    async propose(messageId, understood) {
      const news = understood.facts.filter(told => !facts.some(known => isToldAgain(told, known)))
      if (!news.length) return
      const source = {
        id: messageId,
        project_id: project,
        kind: 'conversation',
        helper: reader,
        text: understood.source,
      }
      const kept = await client.from('sources').upsert(source, { onConflict: 'id', ignoreDuplicates: true })
      if (kept.error) return report(kept.error)
      for (const [index, { quote, ...told }] of news.entries()) {
        const fact_id = await idOf(messageId, index)
        const { error: refused } = await client.rpc('propose_fact', {
          fact_id,
          source_id: messageId,
          quote,
          ...told,
        })
        if (refused) return report(refused)
      }
      if (!understood.isTold) return
      const { error: unconfirmed } = await client
        .from('facts')
        .update({ state: 'confirmed' })
        .eq('source_id', messageId)
        .eq('state', 'proposed')
      if (unconfirmed) report(unconfirmed)
    },
  }
}

/** Returns the language that the member chose in the settings. Null means the language in which the member writes. */
export async function chosenLanguage(caller: Caller): Promise<Language | null> {
  const { data, error } = await caller
    .client()
    .from('member_settings')
    .select('language')
    .eq('user_id', caller.id)
    .maybeSingle()
  if (error) throw databaseFailure('reading the settings', error)
  return languages.find(language => language === data?.language) ?? null
}

async function idOf(messageId: string, index: number): Promise<string> {
  const bytes = new TextEncoder().encode(`fact ${index} of ${messageId}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16)
  const hex = Array.from(hash, (byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x80 : place === 8 ? (byte & 0x3f) | 0x80 : byte
    return marked.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A failure is only logged, so that the member still gets the answer. */
function report({ code }: { code: string }): void {
  console.error(JSON.stringify({ level: 'error', event: 'fact not proposed', code }))
}
