// The parts of a project that the mentor can look up. It uses the rights of the caller, so the database decides
// whether the caller may read the project.
import type { Desk, WebSearch } from '../../../cofounder/reports/mentor/desk.ts'
import { chooseProvider, SearchFailed, searchWeb } from '../../../cofounder/search/provider.ts'
import { outputTypes } from '../../../contracts/output-types.ts'
import { lastPlanned } from '../../../contracts/planned.ts'
import { forecastModel } from '../../../venture/forecast/model.ts'
import type { Caller } from '../_shared/caller.ts'
import { readEnv } from '../_shared/env.ts'
import { databaseFailure } from '../_shared/function-error.ts'
import { maySearch } from '../_shared/quota.ts'

const mostOutputs = 8
const mostLines = 30

export async function openDesk(caller: Caller, project: string, today: string): Promise<Desk> {
  const client = caller.client()
  const [saved, actions, tests] = await Promise.all([
    client
      .from('ai_outputs')
      .select('id, output_type, created_at, next:metadata->result->closing->nextActions->0')
      .eq('project_id', project)
      .neq('output_type', 'apple-ai-chat')
      .order('created_at', { ascending: false })
      .limit(mostOutputs),
    client
      .from('actions')
      .select('text, due_on, done_at, outcome')
      .eq('project_id', project)
      .eq('state', 'open')
      .order('created_at', { ascending: false })
      .limit(mostLines),
    client
      .from('experiments')
      .select('believe, verify, right_if, due_on, measured, learned')
      .eq('project_id', project)
      .eq('state', 'open')
      .order('created_at', { ascending: false })
      .limit(mostLines),
  ])
  const error = saved.error ?? actions.error ?? tests.error
  if (error) throw databaseFailure("reading the mentor's desk", error)
  const rows = saved.data ?? []
  return {
    outputs: rows.flatMap(({ id, output_type, created_at }) => {
      const type = outputTypes.find(known => known === output_type)
      return type ? [{ id, type, createdAt: created_at }] : []
    }),
    async content(id) {
      const { data, error: unread } = await client
        .from('ai_outputs')
        .select('output_content')
        .eq('id', id)
        .maybeSingle()
      if (unread) throw databaseFailure('reading saved work', unread)
      return data?.output_content ?? null
    },
    planned: lastPlanned(
      (actions.data ?? []).filter(({ done_at }) => done_at === null),
      rows.map(({ next }) => next),
      today,
    ),
    actions: actions.data ?? [],
    tests: tests.data ?? [],
    async forecast() {
      const { data, error: unread } = await client
        .from('forecasts')
        .select('model')
        .eq('project_id', project)
        .maybeSingle()
      if (unread) throw databaseFailure('reading the forecast', unread)
      return data ? forecastModel.parse(data.model) : null
    },
  }
}

export function webSearch(caller: Caller, signal: AbortSignal): WebSearch {
  const config = { url: readEnv('SEARCH_URL') ?? null, apiKey: readEnv('SEARCH_API_KEY') ?? null }
  if (!chooseProvider(config)) return null
  return async query => {
    if (!(await maySearch(caller.id))) throw new SearchFailed('This member has searched too often')
    const hits = await searchWeb(config, query, signal)
    return hits.slice(0, 5).map(({ url, title, snippet }) => ({ url, title, text: snippet }))
  }
}
