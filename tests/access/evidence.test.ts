import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, worldScript } from './world.ts'

type Test = { sealed_at: string | null; sealed_by: string | null; resulted_at: string | null; target: string }

describe.each(quickEngines)('evidence on $engine', ({ open }) => {
  let database: Database
  let owner: Acting
  let service: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    owner = acting(database, 'owner')
    service = acting(database, 'service')
  })
  afterAll(() => database.close())

  const plan = async (target: number | null = 3) => {
    const id = crypto.randomUUID()
    await owner(
      `insert into public.experiments (id, project_id, believe, verify, measure, right_if, target)
       values ($1, $2, 'They pay', 'Ask ten', 'Who pays', 'Three pay', $3)`,
      [id, ids.project, target],
    )
    return id
  }
  const read = async (id: string) =>
    (
      await owner<Test>(
        `select sealed_at::text, sealed_by, resulted_at::text, target::text from public.experiments where id = $1`,
        [id],
      )
    )[0]
  const seal = (id: string, at = '1999-01-01') =>
    owner('update public.experiments set sealed_at = $2 where id = $1', [id, at])
  const changes = (id: string) =>
    owner<{ target: number; measured: number | null; had_result: boolean; changed_by: string }>(
      `select target::float8 as target, measured::float8 as measured, had_result, changed_by
       from public.experiment_changes where experiment_id = $1 order by changed_at`,
      [id],
    )
  const refused = { code: '22023' }

  test('EV04 the database sets the time and the member of a seal, ignores values that are sent, and never changes time or member', async () => {
    const id = await plan()
    await seal(id)
    const sealed = await read(id)
    expect(Math.abs(Date.now() - Date.parse(String(sealed?.sealed_at)))).toBeLessThan(3_600_000)
    expect(sealed?.sealed_by).toBe(people.owner)
    await expect(seal(id, '1999-01-01')).rejects.toMatchObject(refused)
    await expect(
      owner('update public.experiments set sealed_at = null where id = $1', [id]),
    ).rejects.toMatchObject(refused)
    await expect(
      service(`update public.experiments set sealed_at = now() - interval '1 year' where id = $1`, [id]),
    ).rejects.toMatchObject(refused)
    await service('update public.experiments set sealed_by = $2 where id = $1', [id, people.stranger])
    expect(await read(id)).toEqual(sealed)
  })

  test('EV04 nobody can create a test that is already sealed or has a result, not even with the secret key', async () => {
    const id = crypto.randomUUID()
    await service(
      `insert into public.experiments (id, project_id, believe, verify, measure, right_if, target, sealed_at, sealed_by, resulted_at)
       values ($1, $2, 'a', 'b', 'c', 'd', 1, '1999-01-01', $3, '1999-01-01')`,
      [id, ids.project, people.owner],
    )
    expect(await read(id)).toMatchObject({ sealed_at: null, sealed_by: null, resulted_at: null })
  })

  test('EV04 a test without a number as its threshold cannot be sealed, and a test without a seal cannot get a result', async () => {
    const id = await plan(null)
    await expect(seal(id)).rejects.toMatchObject(refused)
    await expect(
      owner('update public.experiments set measured = 2 where id = $1', [id]),
    ).rejects.toMatchObject(refused)
    await expect(
      owner(`update public.experiments set observed = 'Three paid' where id = $1`, [id]),
    ).rejects.toMatchObject(refused)
  })

  test('EV05 before the seal a test changes without history; after the seal each change stores the earlier values', async () => {
    const id = await plan()
    await owner('update public.experiments set target = 5 where id = $1', [id])
    await seal(id)
    expect(await changes(id)).toEqual([])
    await owner('update public.experiments set target = 4 where id = $1', [id])
    await owner(`update public.experiments set measured = 4, observed = 'Four paid' where id = $1`, [id])
    await owner('update public.experiments set target = 2 where id = $1', [id])
    await owner('update public.experiments set measured = 3 where id = $1', [id])
    await owner(`update public.experiments set learned = 'More', due_on = '2026-12-01' where id = $1`, [id])
    expect(await changes(id)).toEqual([
      { target: 5, measured: null, had_result: false, changed_by: people.owner },
      { target: 4, measured: 4, had_result: true, changed_by: people.owner },
      { target: 2, measured: 4, had_result: true, changed_by: people.owner },
    ])
  })

  test('EV05 the time of the first result is kept when the result is removed', async () => {
    const id = await plan()
    await seal(id)
    await owner('update public.experiments set measured = 1 where id = $1', [id])
    const first = await read(id)
    await owner('update public.experiments set measured = null where id = $1', [id])
    expect((await read(id))?.resulted_at).toBe(first?.resulted_at)
    expect(first?.resulted_at).not.toBeNull()
  })

  test('EV05 CK43 nobody can write or delete the history of an existing test, and a full history does not stop new changes', async () => {
    const id = await plan()
    await seal(id)
    await owner('update public.experiments set target = 4 where id = $1', [id])
    for (const someone of [owner, service]) {
      for (const statement of [
        'delete from public.experiment_changes where experiment_id = $1',
        'update public.experiment_changes set target = 9 where experiment_id = $1',
      ]) {
        await expect(someone(statement, [id])).rejects.toMatchObject({ code: '42501' })
      }
    }
    await owner('update public.experiments set measured = 2 where id = $1', [id])
    for (let target = 5; target < 64; target += 1) {
      await owner('update public.experiments set target = $2 where id = $1', [id, target])
    }
    const kept = await changes(id)
    expect(kept).toHaveLength(50)
    // The history keeps the sealed target, the target when the result was entered, and the latest target.
    expect(kept.slice(0, 2)).toMatchObject([
      { target: 3, had_result: false },
      { target: 4, had_result: true },
    ])
    expect(kept.at(-1)?.target).toBe(62)
    await owner('delete from public.experiments where id = $1', [id])
    expect(await service('select 1 from public.experiment_changes where experiment_id = $1', [id])).toEqual(
      [],
    )
    await service('delete from public.quota_usage where per_seconds > 0')
  })

  test('EV03 a fact can be linked only to an assumption of its own project', async () => {
    const [stranger] = await service<{ id: string }>(
      'select id from public.startup_projects where user_id = $1',
      [people.stranger],
    )
    const foreign = crypto.randomUUID()
    await service(`insert into public.assumptions (id, project_id, text) values ($1, $2, 'Theirs')`, [
      foreign,
      stranger?.id ?? null,
    ])
    const link = (assumption: string, project = '') =>
      owner(
        `insert into public.assumption_facts (assumption_id, fact_id, project_id, bears) values ($1, $2, $3, 'for')`,
        [assumption, ids.otherFact, project],
      )
    await expect(link(foreign, ids.project)).rejects.toMatchObject({ code: '23503' })
    await expect(link(foreign, stranger?.id)).rejects.toMatchObject({ code: '42501' })
    await link(ids.assumption, ids.project)
  })
})

describe.each(quickEngines)('decisions on $engine', ({ open }) => {
  let database: Database
  let owner: Acting
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
    owner = acting(database, 'owner')
  })
  afterAll(() => database.close())

  const decide = (
    id: string,
    kind: string,
    holds: readonly string[] = [],
    facts: readonly string[] = [],
    who = owner,
  ) =>
    who('select public.decide_venture($1, $2, $3, $4, $5, $6::uuid[], $7::uuid[])', [
      id,
      ids.project,
      kind,
      'Because',
      '# Dossier',
      `{${holds.join()}}`,
      `{${facts.join()}}`,
    ])
  const states = (table: string) =>
    owner<{ state: string }>(`select state from public.${table} order by created_at, id`).then(rows =>
      rows.map(({ state }) => state),
    )

  test('EV11 only the decision to stop can be reopened', async () => {
    await decide(crypto.randomUUID(), 'persevere')
    await expect(
      owner(`update public.decisions set reopened_at = now() where kind = 'persevere'`),
    ).rejects.toMatchObject({ code: '23514' })
    await owner(`update public.decisions set reopened_at = now() where kind = 'stop'`)
    expect(await states('assumptions')).toEqual(['open'])
  })

  test('EV10 a stranger cannot decide in the project of another member', async () => {
    const stranger = acting(database, 'stranger')
    await expect(decide(crypto.randomUUID(), 'pivot', [], [], stranger)).rejects.toMatchObject({
      code: '42501',
    })
  })

  test('EV10 a pivot archives the refuted assumptions and keeps the others; sending the pivot twice changes nothing', async () => {
    const kept = crypto.randomUUID()
    await owner(`insert into public.assumptions (id, project_id, text) values ($1, $2, 'Still true')`, [
      kept,
      ids.project,
    ])
    const id = crypto.randomUUID()
    await decide(id, 'pivot', [kept], [ids.otherFact])
    expect(await owner(`select text from public.assumptions where state = 'open'`)).toEqual([
      { text: 'Still true' },
    ])
    expect(await states('experiments')).toEqual(['archived'])
    expect(await states('actions')).toEqual(['archived'])
    expect(await owner(`select id from public.facts where state = 'withdrawn'`)).toEqual([
      { id: ids.otherFact },
    ])
    await decide(id, 'pivot')
    expect(await owner(`select 1 from public.assumptions where state = 'open'`)).toHaveLength(1)
    expect(await owner('select 1 from public.decisions where id = $1', [id])).toHaveLength(1)
  })
})
