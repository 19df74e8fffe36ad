import type { createClient, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeMondayMails } from '../../supabase/functions/product-mail/monday.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(await testDatabase())
  await backend.database.run({ text: `select cron.unschedule('send mails')` })
})
afterAll(() => backend.close())

const now = new Date()
const later = (weeks: number) => new Date(now.getTime() + weeks * 7 * 86_400_000)
const write = (at = now) =>
  writeMondayMails(backend.service() as unknown as ReturnType<typeof createClient>, at)
const mailsOf = (member: string) =>
  backend.database.run<{ subject: string; body: { items: { text: string; path: string }[] } }>({
    text: `select subject, body from public.mail_queue where member_id = $1 and kind = 'monday' order by dedupe`,
    values: [member],
  })

async function founder(name: string) {
  const member = await backend.member(name)
  const client = member.client
  const { data } = await client.from('startup_projects').select('id').single()
  return { id: member.id, client, project_id: data!.id as string }
}

test('EV39 on Mondays a founder with something open gets one mail with the week; nobody else gets one', async () => {
  const [ada, idle, stopped, off] = [
    await founder('Ada'),
    await founder('Idle'),
    await founder('Stopped'),
    await founder('Off'),
  ]
  for (const { client, project_id } of [ada, stopped, off]) {
    await client.from('assumptions').insert({ project_id, text: 'Clinics pay for calls', importance: 5 })
  }
  await ada.client
    .from('contacts')
    .insert({ project_id: ada.project_id, name: 'Maria Huber', stage: 'booked' })
  await ada.client.from('actions').insert({ project_id: ada.project_id, text: 'Write to ten clinics' })
  await stopped.client
    .from('decisions')
    .insert({ project_id: stopped.project_id, kind: 'stop', reason: 'Nobody pays', dossier: 'x' })
  await off.client.rpc('choose_mail', { p_kind: 'monday', p_choice: 'off' })

  expect(await write()).toBe(1)
  expect(await write()).toBe(0)
  const [mail] = await mailsOf(ada.id)
  expect(mail?.subject).toBe('This week: Clinics pay for calls')
  expect(mail?.body.items.map(({ text }) => text)).toEqual(['Talk to Maria Huber', 'Write to ten clinics'])
  for (const { id } of [idle, stopped, off]) expect(await mailsOf(id)).toEqual([])

  expect(await write(later(1))).toBe(1)
  // Nothing was changed for longer than sixty days: it is not alive any more.
  expect(await write(later(10))).toBe(0)
  expect(await mailsOf(ada.id)).toHaveLength(2)

  await ada.client.from('contacts').delete().eq('name', 'Maria Huber')
  expect(JSON.stringify(await mailsOf(ada.id))).not.toContain('Huber')
})

test('EV39 the server alone can ask for it, and a member reads nobody’s material', async () => {
  const ada = await founder('Ada')
  const refused = await fetch(`${backend.url}/functions/v1/product-mail/monday`, { method: 'POST' })
  expect(refused.status).toBe(401)
  const { error } = await ada.client.rpc(
    'monday_material' as never,
    { p_monday: '2026-11-16', p_after: ada.id, p_most: 1 } as never,
  )
  expect(error?.code).toBe('42501')
})

test('EV40 the mail counts every fact of the founder, however many there are', async () => {
  const many = await founder('Many')
  await many.client
    .from('assumptions')
    .insert({ project_id: many.project_id, text: 'Bakers pay', importance: 5 })
  await backend.database.run({
    text: `insert into public.facts (project_id, topic, text, evidence)
      select $1, 'problem', 'Bread is thrown away, ' || n, 'told' from generate_series(1, 1201) n`,
    values: [many.project_id],
  })
  const [row] = await backend.database.run<{ facts: number }>({
    text: `select jsonb_array_length(material -> 'facts') as facts
      from public.monday_material('2026-11-16', '00000000-0000-0000-0000-000000000000', 100) where project_id = $1`,
    values: [many.project_id],
  })
  expect(row?.facts).toBe(1201)
})

test.each([
  [{ error: { message: '' }, status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  [{ error: { message: '', code: 'PGRST000' }, status: 0 }, 'PGRST000'],
  [{ error: { message: 'fetch failed' }, status: 0 }, 'fetch failed'],
])(
  'EV39 a mail that cannot be written names why, also where the answer has no words: %o',
  async (answer, reason) => {
    const service = { rpc: async () => ({ data: null, ...answer }) } as unknown as SupabaseClient
    await expect(writeMondayMails(service)).rejects.toThrow(reason)
  },
)
