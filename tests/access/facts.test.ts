import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, worldScript } from './world.ts'

type Row = { id: string; state: string; replaced_by: string | null; text: string; updated_at: string }

describe.each(quickEngines)('facts on $engine', ({ open }) => {
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
  beforeEach(() => service(`delete from public.quota_usage where per_seconds > 0`))
  afterAll(() => database.close())

  async function source(text: string, as: Acting = owner, project: string = ids.project): Promise<string> {
    const id = randomUUID()
    await as(`insert into public.sources (id, project_id, kind, text) values ($1, $2, 'conversation', $3)`, [
      id,
      project,
      text,
    ])
    return id
  }
  const propose = (as: Acting, sourceId: string, quote: string | null, id = randomUUID()) =>
    as<{ id: string }>(
      `select public.propose_fact(fact_id => $1, source_id => $2, topic => 'money', text => 'Three paid', quote => $3,
         value => '{"kind": "count", "low": 3, "high": 3}', evidence => 'paid') as id`,
      [id, sourceId, quote],
    ).then(([row]) => row!.id)
  const read = async (id: string) =>
    (
      await owner<Row>('select id, state, replaced_by, text, updated_at from public.facts where id = $1', [
        id,
      ])
    )[0]!
  const write = async (state: string | null = null, text = 'Said'): Promise<string> => {
    const id = randomUUID()
    await owner(`insert into public.facts (id, project_id, topic, text) values ($1, $2, 'price', $3)`, [
      id,
      ids.project,
      text,
    ])
    if (state) await service('update public.facts set state = $2 where id = $1', [id, state])
    return id
  }

  test('CK35 storing many payments at once reads the known facts only once, and replaces the facts that said nobody paid', async () => {
    const before = randomUUID()
    await service(
      `insert into public.facts (id, project_id, topic, text, evidence, value)
       select case number when 1 then $2::uuid else gen_random_uuid() end, $1, 'money', 'Told ' || number, 'told',
         jsonb_build_object('kind', 'count', 'high', case number when 1 then 0 else 5 end)
       from generate_series(1, 4000) number`,
      [ids.project, before],
    )
    const paid = { topic: 'money', evidence: 'paid', text: 'Paid', value: { kind: 'count', high: 5 } }
    await database.run(
      {
        text: `insert into public.facts (project_id, topic, text, evidence, value)
          select $1, topic, text, evidence, value from jsonb_populate_recordset(null::public.facts, $2)`,
        values: [ids.project, JSON.stringify(Array(280).fill(paid))],
      },
      { timeoutMs: 1_000 },
    )
    expect((await read(before)).state).toBe('replaced')
    await service('delete from public.facts where project_id = $1', [ids.project])
  })

  test.each([
    ['word for word', 'Three of them paid €49.', 'of them paid €49'],
    ['with other spaces', 'Three of\n\n them\u00a0paid', 'Three of them paid'],
    ['with other quotation marks', 'They said “it’s «too» dear”', `"it's "too" dear"`],
    ['in composed letters', 'Sie zahlen fu\u0308nf Euro', 'zahlen fünf Euro'],
  ])('FA08 a helper can propose a fact whose quote is in its source, %s', async (_case, said, quote) => {
    const id = await propose(owner, await source(said), quote)
    expect(await read(id)).toMatchObject({ state: 'proposed' })
  })

  test.each([
    ['that is not there', 'No one paid.', 'Three paid'],
    ['put together from two places', 'Three came. Two paid.', 'Three paid'],
    ['in other letters', 'THREE PAID', 'three paid'],
    ['that is missing', 'Three paid', null],
    ['that is blank', 'Three paid', ' '],
  ])('FA08 a proposal with a quote %s is refused', async (_case, said, quote) => {
    await expect(propose(owner, await source(said), quote)).rejects.toMatchObject({
      code: expect.stringMatching(/22023|23514/),
    })
  })

  test('FA08 a member cannot propose a fact to the project of another member, or from a source of another member', async () => {
    const mine = await source('Three paid')
    await expect(propose(stranger, mine, 'Three paid')).rejects.toMatchObject({ code: '42501' })
    await expect(propose(acting(database, 'halfway'), mine, 'Three paid')).rejects.toMatchObject({
      code: '42501',
    })
    const [{ id: foreign }] = (await stranger<{ id: string }>('select id from public.startup_projects')) as [
      { id: string },
    ]
    const theirs = await source('Three paid', stranger, foreign)
    await expect(propose(owner, theirs, 'Three paid')).rejects.toMatchObject({ code: '42501' })
    await expect(
      owner(
        `insert into public.facts (project_id, topic, text, quote, source_id) values ($1, 'price', 'x', 'Three paid', $2)`,
        [ids.project, theirs],
      ),
    ).rejects.toMatchObject({ code: '22023' })
  })

  test('FA18 a proposal may contradict a fact or proposal of the same project, but not of another project', async () => {
    const disagreeing = async (other: string) => {
      const id = randomUUID()
      await owner(
        `select public.propose_fact(fact_id => $1, source_id => $2, topic => 'price', text => 'x', quote => 'Three paid',
           disagrees_with => $3)`,
        [id, await source('Three paid'), other],
      )
      const rows = await owner<{ with: string | null }>(
        'select disagrees_with as with from public.facts where id = $1',
        [id],
      )
      return rows[0]?.with
    }
    const held = await write()
    expect(await disagreeing(held)).toBe(held)
    const waiting = randomUUID()
    await propose(owner, await source('Three paid'), 'Three paid', waiting)
    expect(await disagreeing(waiting)).toBe(waiting)
    expect(await disagreeing(await write('withdrawn'))).toBeNull()
    expect(await disagreeing(randomUUID())).toBeNull()
    const [{ id: foreign }] = (await stranger<{ id: string }>(
      `insert into public.facts (project_id, topic, text) select id, 'price', 'Theirs' from public.startup_projects returning id`,
    )) as [{ id: string }]
    expect(await disagreeing(foreign)).toBeNull()
  })

  test('FA08 a fact that is proposed twice with the same id is stored once', async () => {
    const [from, id] = [await source('Three paid'), randomUUID()]
    expect(
      await Promise.all([propose(owner, from, 'Three paid', id), propose(owner, from, 'Three paid', id)]),
    ).toEqual([id, id])
    expect(await owner('select 1 from public.facts where id = $1', [id])).toHaveLength(1)
  })

  test.each([
    ['proposed', 'confirmed', 'confirmed'],
    ['proposed', 'withdrawn', 'withdrawn'],
    ['confirmed', 'withdrawn', 'withdrawn'],
    ['withdrawn', 'confirmed', 'confirmed'],
    ['corrected', 'confirmed', 'corrected'],
    ['confirmed', 'proposed', null],
    ['corrected', 'proposed', null],
    ['withdrawn', 'proposed', null],
    ['withdrawn', 'corrected', null],
  ])('FA09 a fact that is %s and is set to %s gets the state %s', async (from, to, then) => {
    const id =
      from === 'proposed'
        ? await propose(owner, await source('Three paid'), 'Three paid')
        : await write(from === 'confirmed' ? null : from)
    const change = owner('update public.facts set state = $2 where id = $1', [id, to])
    if (then === null) await expect(change).rejects.toMatchObject({ code: '22023' })
    else {
      await change
      expect(await read(id)).toMatchObject({ state: then })
    }
  })

  test('FA09 a fact with new text gets the state corrected and the time of the change; a withdrawn fact keeps its text', async () => {
    const id = await write()
    const before = await read(id)
    await owner(`update public.facts set beside = array[gen_random_uuid()] where id = $1`, [id])
    expect(await read(id)).toEqual(before)
    await owner(`update public.facts set text = 'Other' where id = $1`, [id])
    const after = await read(id)
    expect(after).toMatchObject({ state: 'corrected', text: 'Other' })
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
    await owner(`update public.facts set state = 'withdrawn' where id = $1`, [id])
    await expect(owner(`update public.facts set text = 'Again' where id = $1`, [id])).rejects.toMatchObject({
      code: '22023',
    })
  })

  test('FA09 a fact cannot be replaced twice, by itself, in a circle, or by a fact that does not count', async () => {
    const [first, second, third] = [await write(), await write(), await write()]
    const replace = (id: string, by: string | null) =>
      owner(`update public.facts set state = 'replaced', replaced_by = $2 where id = $1`, [id, by])
    await expect(replace(first, null)).rejects.toMatchObject({ code: '22023' })
    await expect(replace(first, first)).rejects.toMatchObject({ code: expect.stringMatching(/22023|23514/) })
    await expect(replace(first, randomUUID())).rejects.toMatchObject({ code: '22023' })
    await replace(first, second)
    await expect(replace(second, first)).rejects.toMatchObject({ code: '22023' })
    await expect(replace(first, third)).rejects.toMatchObject({ code: '22023' })
    await replace(second, third)
    await expect(
      owner(`update public.facts set state = 'confirmed', replaced_by = null where id = $1`, [first]),
    ).rejects.toMatchObject({ code: '22023' })
    await expect(
      owner(`update public.facts set replaced_by = $2 where id = $1`, [third, first]),
    ).rejects.toMatchObject({ code: '23514' })
    await owner('delete from public.facts where id = $1', [third])
    expect(
      await owner('select 1 from public.facts where id = any ($1::uuid[])', [`{${first},${second}}`]),
    ).toEqual([])
  })

  test('FA09 if two facts replace each other at the same moment, at most one replacement succeeds', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [one, other] = [await write(), await write()]
      const replace = (id: string, by: string) =>
        owner(`update public.facts set state = 'replaced', replaced_by = $2 where id = $1`, [id, by])
      const tries = await Promise.allSettled([replace(one, other), replace(other, one)])
      expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
      const states = [(await read(one)).state, (await read(other)).state]
      expect(states.filter(state => state === 'replaced').length).toBeLessThanOrEqual(1)
    }
  })

  test.each([
    ['a value that is no object', { value: '[1]' }],
    ['a value of no kind', { value: '{"low": 1}' }],
    ['a value of an unknown kind', { value: '{"kind": "mood"}' }],
    ['no words', { text: ' ' }],
    ['1,001 letters', { text: 'x'.repeat(1001) }],
    ['a blank subject', { subject: ' ' }],
    ['a quote without a source', { quote: 'Said' }],
  ])('FA10 a fact with %s is refused', async (_case, more) => {
    const row: Record<string, string> = { project_id: ids.project, topic: 'price', text: 'Said', ...more }
    const names = Object.keys(row)
    await expect(
      owner(
        `insert into public.facts (${names.join(', ')}) values (${names.map((_name, index) => `$${index + 1}`).join(', ')})`,
        Object.values(row),
      ),
    ).rejects.toMatchObject({ code: expect.stringMatching(/23514|22023/) })
  })

  test('FA10 deleting a source deletes its facts, and deleting the project deletes both', async () => {
    await owner('delete from public.sources where id = $1', [ids.source])
    expect(await owner('select 1 from public.facts where id = $1', [ids.fact])).toEqual([])
    await service('delete from public.startup_projects where id = $1', [ids.project])
    expect(await service('select 1 from public.sources where project_id = $1', [ids.project])).toEqual([])
    expect(await service('select 1 from public.facts where project_id = $1', [ids.project])).toEqual([])
    const left = await service<{ rows: number }>(
      `select rows from public.quota_usage where user_id = $1 and kind in ('facts', 'sources') and per_seconds = 0`,
      [people.owner],
    )
    expect(left.map(({ rows }) => Number(rows))).toEqual([0, 0])
  })
})
