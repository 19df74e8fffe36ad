/**
 * Tests contacts and interviews. An interview is stored once, and its quotes become facts. After a contact is
 * deleted, no row contains the name of the contact.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { callerLimits } from '../../backend/http/caller-budgets.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, sessionOf, worldScript } from './world.ts'

type Quote = {
  text: string
  topic?: string
  mark?: string
  bears?: string
  assumption?: string
  value?: object | null
}
type Talk = {
  id?: string
  quotes?: Quote[]
  contact?: string | null
  name?: string | null
  next?: string | null
  on?: string | null
  keepsName?: boolean
}

describe.each(quickEngines)('contacts on $engine', ({ open }) => {
  let database: Database
  let owner: Acting
  let stranger: Acting
  let service: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    owner = acting(database, 'owner')
    stranger = acting(database, 'stranger')
    service = acting(database, 'service')
  })
  beforeEach(() => service('delete from public.quota_usage where per_seconds > 0'))
  afterAll(() => database.close())

  async function log(talk: Talk, as = owner): Promise<string> {
    const quotes = (talk.quotes ?? []).map(quote => ({
      id: randomUUID(),
      topic: 'problem',
      mark: 'told',
      ...quote,
    }))
    const [row] = await as<{ id: string }>(
      `select public.log_interview(interview_id => $1, project_id => $2, held_at => '2026-11-10T10:00:00Z', quotes => $3,
         contact_id => $4, contact_name => $5, next_step => $6, next_on => $7, keeps_name => $8) as id`,
      [
        talk.id ?? randomUUID(),
        ids.project,
        JSON.stringify(quotes),
        talk.contact === undefined ? null : talk.contact,
        talk.name ?? null,
        talk.next ?? null,
        talk.on ?? null,
        talk.keepsName ?? false,
      ],
    )
    return row!.id
  }
  async function person(name: string, more: { email?: string; segment?: string } = {}): Promise<string> {
    const id = randomUUID()
    await owner(
      'insert into public.contacts (id, project_id, name, email, segment) values ($1, $2, $3, $4, $5)',
      [id, ids.project, name, more.email ?? null, more.segment ?? null],
    )
    return id
  }
  const factsOf = (talk: string) =>
    owner<{ topic: string; text: string; evidence: string; bears: string; state: string; subject: string }>(
      `select topic, text, evidence, bears, state, subject from public.facts where source_id = $1 order by text`,
      [talk],
    )
  const everythingAbout = async (name: string) => {
    const [row] = await service<{ found: string }>(
      `select coalesce((select string_agg(line::text, ' ') from public.contacts line), '')
        || coalesce((select string_agg(line::text, ' ') from public.interviews line), '')
        || coalesce((select string_agg(line::text, ' ') from public.sources line), '')
        || coalesce((select string_agg(line::text, ' ') from public.facts line), '') as found`,
    )
    return row!.found.includes(name)
  }

  test('EV33 a quote in an interview becomes a fact with the mark that the founder chose; a compliment is stored, but never as a fact', async () => {
    const contact = await person('Dora Klein', { segment: 'Dentists' })
    const talk = await log({
      contact,
      quotes: [
        { text: 'Nine chair hours stay empty each week', topic: 'frequency', mark: 'observed' },
        { text: 'I would not pay for that', topic: 'price', bears: 'against' },
        { text: 'What a great idea', mark: 'compliment' },
      ],
      next: 'Send the demo',
      on: '2026-11-20',
    })
    expect(await factsOf(talk)).toEqual([
      {
        topic: 'price',
        text: 'I would not pay for that',
        evidence: 'told',
        bears: 'against',
        state: 'confirmed',
        subject: 'Dentists',
      },
      {
        topic: 'frequency',
        text: 'Nine chair hours stay empty each week',
        evidence: 'observed',
        bears: 'for',
        state: 'confirmed',
        subject: 'Dentists',
      },
    ])
    expect(
      await owner('select to_json(compliments) as kind from public.interviews where id = $1', [talk]),
    ).toEqual([{ kind: ['What a great idea'] }])
    expect(
      await owner(`select stage, next_step, next_on::text from public.contacts where id = $1`, [contact]),
    ).toEqual([{ stage: 'follow_up', next_step: 'Send the demo', next_on: '2026-11-20' }])
  })

  test('EV33 a quote supports or contradicts its assumption; a compliment does neither', async () => {
    const talk = await log({
      quotes: [
        { text: 'I would not pay', bears: 'against', assumption: ids.assumption },
        { text: 'Nice', mark: 'compliment', assumption: ids.assumption },
        { text: 'Somewhere else', assumption: randomUUID() },
      ],
    })
    expect(
      await owner(
        `select link.assumption_id, link.bears from public.assumption_facts link
         join public.facts fact on fact.id = link.fact_id where fact.source_id = $1`,
        [talk],
      ),
    ).toEqual([{ assumption_id: ids.assumption, bears: 'against' }])
  })

  test('EV33 an interview with only compliments supports no assumption', async () => {
    const talk = await log({ quotes: [{ text: 'I love it', mark: 'compliment' }] })
    expect(await factsOf(talk)).toEqual([])
    expect(await owner('select 1 from public.sources where id = $1', [talk])).toEqual([])
  })

  test('EV34 an interview that is sent twice, or twice at once, is stored once with its facts and its new contact', async () => {
    const [id, contact] = [randomUUID(), randomUUID()]
    const send = () => log({ id, contact, name: 'Emil New', quotes: [{ text: 'It costs me a day' }] })
    await Promise.all([send(), send()])
    await send()
    expect(await owner('select contact_id from public.interviews where id = $1', [id])).toEqual([
      { contact_id: contact },
    ])
    expect(await factsOf(id)).toHaveLength(1)
    expect(await owner(`select 1 from public.contacts where name = 'Emil New'`)).toHaveLength(1)
    await owner('delete from public.contacts where id = $1', [contact])
    await send()
    expect(await owner(`select 1 from public.contacts where name = 'Emil New'`)).toEqual([])
  })

  test('EV34 an interview is stored without a name if its contact was deleted before', async () => {
    const talk = await log({ contact: randomUUID(), quotes: [{ text: 'It costs me a day' }] })
    expect(await owner('select contact_id from public.interviews where id = $1', [talk])).toEqual([
      { contact_id: null },
    ])
  })

  test.each<[string, Quote[]]>([
    ['six quotes', Array.from({ length: 6 }, (_, index) => ({ text: `Quote ${index}` }))],
    ['a topic that does not exist', [{ text: 'x', topic: 'weather' }]],
    ['a mark that does not exist', [{ text: 'x', mark: 'sworn' }]],
    ['a blank quote', [{ text: ' ' }]],
    ['a quote that is too long', [{ text: 'x'.repeat(1001) }]],
  ])('EV33 an interview with %s is refused completely', async (_case, quotes) => {
    const id = randomUUID()
    await expect(log({ id, quotes })).rejects.toMatchObject({ code: expect.stringMatching(/^22|^23/) })
    expect(await owner('select 1 from public.interviews where id = $1', [id])).toEqual([])
  })

  test('EV32 a member cannot log an interview in the project of another member, or name a contact of that project', async () => {
    await expect(log({ quotes: [{ text: 'Mine now' }] }, stranger)).rejects.toMatchObject({ code: '42501' })
    const [{ id: project }] = (await stranger<{ id: string }>('select id from public.startup_projects')) as [
      { id: string },
    ]
    await expect(
      stranger('insert into public.interviews (project_id, contact_id) values ($1, $2)', [
        project,
        ids.contact,
      ]),
    ).rejects.toMatchObject({ code: '23503' })
  })

  test.each([
    ['Anna Berg', 'Then Anna Berg said: anna berg pays', 'Then … said: … pays'],
    ['Anna Berg', 'Anna waits in Bergamo; Berg pays', '… waits in Bergamo; … pays'],
    ['Will Li', 'I will pay. Will asks Li', 'I will pay. … asks …'],
    ['C. (Max) O’Neil+', 'Ask C. (Max) O’Neil+ today', 'Ask … today'],
    ['X', 'X marks the spot', '… marks the spot'],
  ])('EV37 the name %s is removed from a quote', async (name, said, kept) => {
    const contact = await person(name)
    const talk = await log({ contact, quotes: [{ text: said }] })
    expect((await factsOf(talk)).map(({ text }) => text)).toEqual([kept])
  })

  test('EV38 deleting a contact removes the name from all quotes, even where the founder had kept the name; the quotes stay', async () => {
    const contact = await person('Greta Zauner')
    const talk = await log({
      contact,
      keepsName: true,
      next: 'Call Greta again',
      quotes: [
        { text: 'Greta Zauner loses nine hours a week' },
        { text: 'Greta withdrew this', topic: 'price' },
        { text: 'Zauner likes us', mark: 'compliment' },
      ],
    })
    await owner(`update public.facts set state = 'withdrawn' where source_id = $1 and topic = 'price'`, [
      talk,
    ])
    expect(await everythingAbout('Zauner')).toBe(true)
    await owner('delete from public.contacts where id = $1', [contact])
    expect(await everythingAbout('Zauner')).toBe(false)
    expect(await everythingAbout('Greta')).toBe(false)
    expect((await factsOf(talk)).map(({ text }) => text)).toEqual(['… loses nine hours a week'])
    await owner('delete from public.interviews where id = $1', [talk])
    expect(await factsOf(talk)).toEqual([])
    expect(await owner('select 1 from public.sources where id = $1', [talk])).toEqual([])
  })

  test('CK39 a contact can be deleted even if a withdrawn fact contains the name in its quote or subject, or if a quote ends within a word', async () => {
    const contact = await person('Hanna Zeller', { segment: 'Friends of Hanna Zeller' })
    const talk = await log({
      contact,
      keepsName: true,
      quotes: [
        { text: 'Hanna Zeller pays' },
        { text: 'Ask Hanna', topic: 'price' },
        { text: 'Hannah waits', topic: 'reach' },
      ],
    })
    await owner(`update public.facts set text = 'Somebody pays' where source_id = $1 and topic = 'problem'`, [
      talk,
    ])
    await owner(`update public.facts set state = 'withdrawn' where source_id = $1 and topic = 'problem'`, [
      talk,
    ])
    await service(`update public.facts set quote = 'Hanna' where source_id = $1 and topic = 'reach'`, [talk])
    await owner('delete from public.contacts where id = $1', [contact])
    expect(await everythingAbout('Zeller')).toBe(false)
    expect((await factsOf(talk)).map(({ text, subject }) => [text, subject])).toEqual([
      ['Ask …', 'Friends of …'],
      ['Hannah waits', 'Friends of …'],
    ])
  })

  test('CK39 no quota stops a founder from deleting contacts: 320 contacts with interviews at once, or contacts under a full quota', async () => {
    await service(
      `with person as (
         insert into public.contacts (project_id, name) select $1::uuid, 'Li Quotaman' from generate_series(1, 320) returning id),
       talk as (insert into public.interviews (project_id, contact_id) select $1::uuid, id from person returning id),
       source as (
         insert into public.sources (id, project_id, kind, text) select id, $1::uuid, 'interview', 'Li Quotaman pays' from talk returning id)
       insert into public.facts (project_id, topic, text, source_id) select $1::uuid, 'problem', 'Li Quotaman pays', id from source`,
      [ids.project],
    )
    const fill = (to: string) =>
      service(
        `update public.quota_usage set rows = rows ${to} 100000, bytes = bytes ${to} 1000000000 where per_seconds = 0`,
      )
    await service('delete from public.quota_usage where per_seconds > 0')
    await fill('+')
    await owner(`delete from public.contacts where name = 'Li Quotaman'`)
    await fill('-')
    expect(await everythingAbout('Quotaman')).toBe(false)
    // The deletion does not use the founder's limit per minute, so the founder can still change facts.
    const [used] = await owner<{ rows: number }>(
      `select coalesce(max(rows), 0)::int as rows from public.quota_usage where kind = 'facts' and per_seconds = 60`,
    )
    expect(used?.rows).toBe(0)
    const [kept] = await owner<{ is_right: boolean }>(
      `select rows = (select count(*) from public.facts) as is_right from public.quota_usage where kind = 'facts' and per_seconds = 0`,
    )
    expect(kept?.is_right).toBe(true)
  })

  test('CK39 a contact with two thousand interviews is deleted at once, and the name is removed everywhere after some minutes', async () => {
    const contact = await person('Vera Vieltalk')
    await service(
      `with talk as (
         insert into public.interviews (project_id, contact_id, compliments, next_step)
         select $1::uuid, $2::uuid, '{"Vera is kind"}', 'Ask Vera' from generate_series(1, 1900) returning id),
       source as (
         insert into public.sources (id, project_id, kind, text) select id, $1::uuid, 'interview', 'Vera pays' from talk returning id)
       insert into public.facts (project_id, topic, text, quote, source_id)
       select $1::uuid, 'problem', 'Vera Vieltalk pays', 'Vera pays', id from source`,
      [ids.project, contact],
    )
    const { role, claims } = sessionOf('owner')
    const as = { role, settings: { 'request.jwt.claims': JSON.stringify(claims) } }
    const statement = { text: 'delete from public.contacts where id = $1', values: [contact] }
    // The deletion must end within the time limit for statements of a caller. A longer statement would end the
    // embedded database.
    await database.run(statement, { as, timeoutMs: callerLimits.statementMs[database.engine] })
    const named = async () => {
      const [row] = await service<{ count: number }>(
        `select count(*)::int as count from public.facts where text ~ 'Vera' or quote ~ 'Vera'`,
      )
      return row!.count
    }
    // The deletion itself cleans seven hundred texts, and later runs of a job clean the rest.
    expect(await named()).toBeGreaterThan(0)
    let left = await named()
    for (let minute = 0; left > 0 && minute < 30; minute++) {
      await database.run({ text: 'select private.remove_names()' })
      const now = await named()
      expect(left - now).toBeLessThanOrEqual(300)
      left = now
    }
    while ((await database.run({ text: 'select 1 from private.names_to_remove' })).length > 0)
      await database.run({ text: 'select private.remove_names()' })
    expect(await everythingAbout('Vera')).toBe(false)
    expect(await everythingAbout('Vieltalk')).toBe(false)
  })

  test('CK39 each minute one name of each founder is removed, so that a founder with many names does not delay another founder', async () => {
    const [other] = await service<{ id: string }>(
      'insert into public.startup_projects (user_id) values ($1) on conflict (user_id) do update set name = startup_projects.name returning id',
      [people.stranger],
    )
    const waiting = () =>
      database.run({
        text: 'select project_id, count(*)::int as names from private.names_to_remove group by project_id',
      })
    await database.run({
      text: `insert into private.names_to_remove (contact_id, project_id, name, told_in, worked_at)
        select gen_random_uuid(), $1::uuid, 'Nobody ' || n, array[gen_random_uuid()], now() - interval '1 hour'
        from generate_series(1, 6) n
        union all values (gen_random_uuid(), $2::uuid, 'Somebody', array[gen_random_uuid()], now())`,
      values: [ids.project, other!.id],
    })
    await database.run({ text: 'select private.remove_names()' })
    expect(await waiting()).toEqual([{ project_id: ids.project, names: 5 }])
    await database.run({ text: 'delete from private.names_to_remove' })
  })

  test('EV31 each e-mail address can be used only once in a project, whatever the letter case', async () => {
    await person('First', { email: 'one@example.com' })
    await expect(person('Second', { email: 'ONE@example.com' })).rejects.toMatchObject({ code: '23505' })
    await expect(person('Third', { email: 'no address' })).rejects.toMatchObject({ code: '23514' })
  })

  test('EV40 EV36 with two thousand contacts, the page of the week shows whom to contact next: sorted by date, then by stage', async () => {
    await service('delete from public.contacts where project_id = $1', [ids.project])
    await service(
      `insert into public.contacts (project_id, name, stage, next_on)
       select $1::uuid, 'Person ' || lpad(n::text, 4, '0'), (array['to_ask', 'asked', 'talked'])[1 + n % 3]::public.contact_stage,
         case when n % 2 = 0 then date '2031-01-01' + n end
       from generate_series(1, 2000) n
       union all values ($1::uuid, 'Zoe', 'booked'::public.contact_stage, null::date), ($1, 'Zacharias', 'follow_up', null)`,
      [ids.project],
    )
    const week = (as: Acting) =>
      as<{ name: string }>('select name from public.people_of_week($1)', [ids.project])
    expect((await week(owner)).map(({ name }) => name)).toEqual([
      ...['Person 0002', 'Person 0004', 'Person 0006', 'Person 0008', 'Person 0010'],
      ...['Zoe', 'Zacharias', 'Person 0001', 'Person 0007', 'Person 0013'],
    ])
    expect(await week(stranger)).toEqual([])
    await service('delete from public.contacts where project_id = $1', [ids.project])
  })
})
