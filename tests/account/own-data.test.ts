/**
 * "Download my data" contains the rows of a member from every table. In this test the member has a row in each
 * table.
 */
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../contracts/database.generated.ts'
import { listOwn, ownTables } from '../../web/features/settings/own-tables.ts'
import { readAll } from '../../web/lib/read-all.ts'
import { type Community, startCommunity } from '../abuse/community.ts'
import { ids, people } from '../access/world.ts'
import { quickEngines } from '../support/databases.ts'

let community: Community
beforeAll(async () => {
  community = await startCommunity(quickEngines[0]!)
})
afterAll(() => community.close())

/** The tables that the download leaves out, each with the reason. */
const leftOut: Record<string, string> = {
  notifications: 'notification_list has them, with who acted and what moderators decided',
  conversation_participants: 'conversations name both members',
  quotas: 'the same for everybody',
  ai_usage: 'counts for the operator, read by nobody; usage has what is left',
  function_answers: 'kept for a day to answer a repeated request; talks and outputs have what was answered',
  mail_queue: 'mails that were sent to them',
  member_keys: 'sealed: nobody reads a key back',
  moderators: 'the role is the operator’s to give',
  moderation_actions: 'told as notifications; the rest is about those who reported and decided',
  billing_events: 'no member stands in it',
}

test('SF27 the download has every existing table, or states a reason for leaving the table out', async () => {
  const tables = await community.backend.database.run<{ name: string }>({
    text: `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  })
  const held = new Set<string>(Object.values(ownTables).map(({ table }) => table))
  const names = tables.map(({ name }) => name)
  expect(names.filter(name => !held.has(name) && !leftOut[name])).toEqual([])
  expect(Object.keys(leftOut).filter(name => held.has(name) || !names.includes(name))).toEqual([])
})

test('RC25 the download has the fields of conversations with helpers, the earlier values, and the abandoned rounds', async () => {
  const { backend } = community
  const client = createClient<Database>(backend.url, backend.keys.publishable, {
    accessToken: async () => community.token('owner'),
  })
  const told = (words: string) => ({ version: 1, round: 1, answers: { problem: { words } } })
  const state = {
    record: { ...told('Now'), history: [{ at: '', question: 'problem', before: { words: 'Before' } }] },
    rounds: [{ ...told('Left'), isLeft: true }],
  }
  const project_id = ids.project
  await client
    .from('helper_sessions')
    .upsert({ project_id, helper: 'problem-validation', state })
    .throwOnError()
  const output = {
    project_id,
    output_type: 'problem_validation' as const,
    output_content: 'NOT YET',
    input_data: state,
  }
  await client.from('ai_outputs').insert(output).throwOnError()
  for (const name of ['helper_sessions', 'ai_outputs'] as const) {
    const own = Object.values(ownTables).find(({ table }) => table === name)
    const rows = await readAll<Record<string, unknown>>(listOwn(client, own as never, people.owner) as never)
    for (const words of ['Now', 'Before', 'Left'])
      expect(JSON.stringify(rows), name).toContain(`"words":"${words}"`)
  }
})

test('SF27 the download has the member’s rows of every kind, and no rows of other members', async () => {
  const { backend } = community
  const client = createClient<Database>(backend.url, backend.keys.publishable, {
    accessToken: async () => community.token('owner'),
  })
  const counts: [string, boolean][] = []
  for (const [name, own] of Object.entries(ownTables)) {
    const rows = await readAll<Record<string, unknown>>(listOwn(client, own, people.owner) as never)
    counts.push([name, rows.length > 0])
    if ('of' in own)
      expect(
        rows.filter(row => row[own.of] !== people.owner),
        name,
      ).toEqual([])
  }
  expect(counts.filter(([, hasRows]) => !hasRows)).toEqual([])
})
