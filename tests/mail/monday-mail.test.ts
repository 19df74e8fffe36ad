import type { createClient, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeMondayMails } from '../../supabase/functions/product-mail/monday.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { inLongForm, isLongForm } from '../support/long-form.ts'

/** The time limit for preparing a test. It is longer than the limit of a request, because the machine may be busy. */
const unhurried = { timeoutMs: 120_000 }

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(await testDatabase())
  await backend.database.run({ text: `select cron.unschedule('send mails')` })
})
afterAll(() => backend.close())

const now = new Date()
const later = (weeks: number) => new Date(now.getTime() + weeks * 7 * 86_400_000)
const write = async (at = now) =>
  (await writeMondayMails(backend.service() as unknown as ReturnType<typeof createClient>, at)).written
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

test('EV39 on Monday each founder with open work gets one mail about the week, and nobody else gets a mail', async () => {
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
  expect(mail?.body.items.map(({ text }) => text)).toEqual([
    'Talk to Maria Huber',
    expect.stringMatching(/^Your next test: /),
    'Write to ten clinics',
  ])
  for (const { id } of [idle, stopped, off]) expect(await mailsOf(id)).toEqual([])

  expect(await write(later(1))).toBe(1)
  // For more than sixty days nothing has changed, so the project no longer counts as active.
  expect(await write(later(10))).toBe(0)
  expect(await mailsOf(ada.id)).toHaveLength(2)

  await ada.client.from('contacts').delete().eq('name', 'Maria Huber')
  expect(JSON.stringify(await mailsOf(ada.id))).not.toContain('Huber')
})

test('EV54 after a wrong result the Monday mail asks for a decision; after the decision the mail names the next test', async () => {
  const { id, client, project_id } = await founder('Dora')
  const { data: belief } = await client
    .from('assumptions')
    .insert({ project_id, text: 'Clinics pay for calls', importance: 5 })
    .select('id')
    .single()
    .throwOnError()
  const { data: card } = await client
    .from('experiments')
    .insert({
      project_id,
      assumption_id: belief!.id,
      believe: 'x',
      verify: 'x',
      measure: 'x',
      right_if: '3 pay',
      target: 3,
    })
    .select('id')
    .single()
    .throwOnError()
  for (const change of [{ sealed_at: now.toISOString() }, { measured: 1 }])
    await client.from('experiments').update(change).eq('id', card!.id).throwOnError()
  await write(later(7))
  await client
    .from('decisions')
    .insert({ project_id, kind: 'persevere', reason: 'Two more weeks' })
    .throwOnError()
  await write(later(8))
  expect((await mailsOf(id)).map(({ body }) => body.items[0]?.text)).toEqual([
    'Decide what the result means: persevere, pivot or stop',
    expect.stringMatching(/^Your next test: /),
  ])
})

test('EV39 only the server can request the Monday mail, and no member can read data of another member for this mail', async () => {
  const ada = await founder('Ada')
  const refused = await fetch(`${backend.url}/functions/v1/product-mail/monday`, { method: 'POST' })
  expect(refused.status).toBe(401)
  const { error } = await ada.client.rpc('monday_material' as never, { p_project: ada.project_id } as never)
  expect(error?.code).toBe('42501')
})

test('CK36 if the rows of one founder are unreadable or too many, the log names that founder, and all others get the mail', async () => {
  // No other test uses this Monday, so the founders of other tests get no mail.
  const monday = later(3)
  const [odd, cut, broken, large, nested, last] = [
    await founder('Odd'),
    await founder('Cut'),
    await founder('Broken'),
    await founder('Large'),
    await founder('Nested'),
    await founder('Last'),
  ]
  for (const { client, project_id } of [odd, cut, broken, large, nested, last]) {
    await client.from('assumptions').insert({ project_id, text: 'Somebody pays', importance: 4 })
  }
  // The database accepts this id although it has no UUID version.
  await odd.client
    .from('assumptions')
    .insert({
      id: '11111111-1111-1111-1111-111111111111',
      project_id: odd.project_id,
      text: 'Odd',
      importance: 5,
    })
    .throwOnError()
  // The subject reaches its maximum length in the middle of a surrogate pair.
  await cut.client
    .from('assumptions')
    .insert({ project_id: cut.project_id, text: `${'x'.repeat(188)}${'😀'.repeat(50)}`, importance: 5 })
    .throwOnError()
  // The process that writes the mails would need all of its memory to read these results.
  await backend.database.run(
    {
      text: `insert into public.ai_outputs (project_id, output_type, output_content, metadata)
      select $1, 'problem_validation', 'x', jsonb_build_object('result',
        jsonb_build_object('kind', 'scorecard', 'nested', ('[' || repeat('[],', 200000) || '[]]')::jsonb))
      from generate_series(1, $2::int) n`,
      values: [nested.project_id, isLongForm ? 72 : 4],
    },
    unhurried,
  )
  if (isLongForm) {
    await backend.database.run(
      {
        text: `insert into public.facts (project_id, topic, text, evidence)
        select $1, 'problem', repeat(md5(n::text), 15), 'told' from generate_series(1, 12000) n`,
        values: [large.project_id],
      },
      unhurried,
    )
  }
  const service = backend.service() as unknown as SupabaseClient
  // Rows in the form of another version. In the short form there are also more rows than a mail may contain.
  const unusual: Record<string, object> = {
    [broken.project_id]: { data: { assumptions: [{ id: 1 }] }, error: null },
    ...(!isLongForm && {
      [large.project_id]: { data: null, error: { message: 'The material has more bytes' }, status: 400 },
    }),
  }
  const asking = {
    from: service.from.bind(service),
    rpc: async (name: string, given: { p_project?: string }) =>
      (name === 'monday_material' && unusual[given.p_project ?? '']) || service.rpc(name, given),
  } as unknown as SupabaseClient
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await writeMondayMails(asking, monday)
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()

  for (const { id } of [odd, cut, nested, last]) expect(await mailsOf(id)).toHaveLength(1)
  for (const { id } of [broken, large]) expect(await mailsOf(id)).toEqual([])
  expect(lines.map(({ project }) => project).sort()).toEqual([broken.project_id, large.project_id].sort())
  expect((await mailsOf(cut.id))[0]?.subject).toMatch(/x😀*…$/u)
})

test('CK36 founders with unreadable rows, or whose mail ends the process twice, are skipped, and all others get the mail', async () => {
  const monday = later(5)
  const [hostile, failing, next] = [await founder('Hostile'), await founder('Failing'), await founder('Next')]
  for (const { client, project_id } of [hostile, failing, next])
    await client.from('assumptions').insert({ project_id, text: 'Somebody pays', importance: 4 })
  const service = backend.service() as unknown as SupabaseClient
  const ended: string[] = []
  /** One run has time for one mail. If the process ends while it reads the hostile rows, the run ends too. */
  const run = () =>
    new Promise<boolean>((resolve, reject) => {
      const rpc = async (name: string, given: { p_project?: string }) => {
        // A read that fails leaves nothing in the database.
        if (name === 'monday_material' && given.p_project === failing.project_id)
          return { data: null, error: { message: 'It takes too long' }, status: 500 }
        const answer = await service.rpc(name, given)
        if (given.p_project !== hostile.project_id) return answer
        ended.push(name)
        resolve(false)
        return new Promise(() => {})
      }
      writeMondayMails(
        { from: service.from.bind(service), rpc } as unknown as SupabaseClient,
        monday,
        0,
      ).then(({ isDone }) => resolve(isDone), reject)
    })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let runs = 1; !(await run()); runs += 1) expect(runs).toBeLessThan(60)
  log.mockRestore()
  expect(ended).toEqual(['monday_material', 'monday_material'])
  expect(await mailsOf(next.id)).toHaveLength(1)
  for (const { id } of [hostile, failing]) expect(await mailsOf(id)).toEqual([])
})

test('CK36 the Monday mail skips texts about payments that would take too long to read', async () => {
  const monday = later(7)
  const wordy = await founder('Wordy')
  await wordy.client
    .from('assumptions')
    .insert({ project_id: wordy.project_id, text: 'Somebody pays', importance: 4 })
  await backend.database.run({
    text: `insert into public.facts (project_id, topic, text, evidence)
      select $1, 'money', repeat('1 2 ', 240), 'paid' from generate_series(1, 210) n`,
    values: [wordy.project_id],
  })
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await write(monday)
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()
  expect(lines.map(({ project }) => project)).toContain(wordy.project_id)
  expect(await mailsOf(wordy.id)).toEqual([])
})

inLongForm(test)(
  'CK37 leaving out results that are too large for the Monday mail takes at most a fifth of the time of writing them out',
  async () => {
    const founderOfMuch = await founder('Much')
    const { project_id } = founderOfMuch
    await backend.database.run(
      {
        text: `insert into public.ai_outputs (project_id, output_type, output_content, metadata)
        select $1, 'problem_validation', 'x', jsonb_build_object('result', jsonb_build_object('kind', 'scorecard', 'lines', (
          select jsonb_agg(jsonb_build_object('dimension', line, 'why', repeat('x', 300))) from generate_series(1, 2900) line)))
        from generate_series(1, 30)`,
        values: [project_id],
      },
      unhurried,
    )
    const fastest = async (text: string) => {
      const times: number[] = []
      while (times.length < 5) {
        const began = performance.now()
        await backend.database.run({ text, values: [project_id] }, unhurried)
        times.push(performance.now() - began)
      }
      return Math.min(...times)
    }
    const writtenOut = await fastest(
      `select sum(length((metadata -> 'result')::text)) from public.ai_outputs where project_id = $1`,
    )
    const read = await fastest('select public.monday_material($1)')
    expect(read).toBeLessThan(writtenOut / 5)
  },
)

test('EV40 the Monday mail counts every fact of the founder, however many there are', async () => {
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
    text: `select jsonb_array_length(public.monday_material($1) -> 'facts') as facts`,
    values: [many.project_id],
  })
  expect(row?.facts).toBe(1201)
})

test.each([
  [{ error: { message: '' }, status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  [{ error: { message: '', code: 'PGRST000' }, status: 0 }, 'PGRST000'],
  [{ error: { message: 'fetch failed' }, status: 0 }, 'fetch failed'],
])(
  'EV39 a failed Monday mail reports the reason, even if the answer has no text: %o',
  async (answer, reason) => {
    const service = { rpc: async () => ({ data: null, ...answer }) } as unknown as SupabaseClient
    await expect(writeMondayMails(service)).rejects.toThrow(reason)
  },
)
