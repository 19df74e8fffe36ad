import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, DatabaseError } from '../../backend/database/database.ts'
import { everyEngine } from '../support/databases.ts'
import { inLongForm } from '../support/long-form.ts'

const ada = '00000000-0000-4000-8000-000000000001'
const as = (role: string, claims: object = { role }) => ({
  role,
  settings: { 'request.jwt.claims': JSON.stringify(claims) },
})

describe.each(everyEngine)('the database interface on $engine', ({ open }) => {
  let database: Database

  beforeAll(async () => {
    database = await open({ idleLimitMs: 1_000 })
    await database.transaction({}, async ({ execute }) => {
      await execute(`
        create schema samples;
        grant usage on schema samples to anon, authenticated;
        create table samples.kinds (
          id int8 generated always as identity primary key,
          small int2, number int4, ratio float8, exact numeric, flag boolean, data jsonb, plain json, bytes bytea,
          tags text[], day date, moment timestamptz, name text unique
        );
        grant all on samples.kinds to anon;
        create table samples.diaries (owner uuid, line text not null);
        alter table samples.diaries enable row level security;
        create policy "Owners read" on samples.diaries for select to authenticated
          using (owner = (select auth.uid()));
        grant select on samples.diaries to anon, authenticated;
        insert into samples.diaries values ('${ada}', 'secret');
        create table samples.safe (id int);
      `)
    })
  })

  afterAll(() => database.close())

  const identity = () =>
    database.run({
      text: "select current_user = session_user as is_owner, current_setting('request.jwt.claims', true) as claims",
    })

  test('rows come back with the types that the interface promises', async () => {
    const rows = await database.run({
      text: `insert into samples.kinds
               (small, number, ratio, exact, flag, data, plain, bytes, tags, day, moment, name)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning *`,
      values: [
        ...[1, -2, 0.5, '1.10', true, '{"a":[1,null]}', '"text"', new Uint8Array([0, 255])],
        ...[['a', 'b "c" \\', null], '2026-02-03', '2026-02-03T04:05:06.123456+02:00', "O'Neill \u{1F600}"],
      ],
    })
    expect(rows).toEqual([
      {
        id: 1,
        small: 1,
        number: -2,
        ratio: 0.5,
        exact: '1.10',
        flag: true,
        data: { a: [1, null] },
        plain: 'text',
        bytes: new Uint8Array([0, 255]),
        tags: '{a,"b \\"c\\" \\\\",NULL}',
        day: '2026-02-03',
        moment: '2026-02-03 02:05:06.123456+00',
        name: "O'Neill \u{1F600}",
      },
    ])
  })

  test('the database distinguishes nulls, empty texts and rows without columns', async () => {
    const rows = await database.run({
      text: 'select $1::text as a, $2::text as b, $3::json as c',
      values: [null, '', null],
    })
    expect(rows).toEqual([{ a: null, b: '', c: null }])
    expect(await database.run({ text: 'select from generate_series(1, 2)' })).toEqual([{}, {}])
    expect(await database.run({ text: 'select 1 where false' })).toEqual([])
  })

  test('a statement runs with its own role and claims, and the next statement does not inherit this role and these claims', async () => {
    const text = 'select line from samples.diaries'
    expect(await database.run({ text }, { as: as('authenticated', { sub: ada }) })).toEqual([
      { line: 'secret' },
    ])
    expect(await database.run({ text }, { as: as('authenticated', { sub: null }) })).toEqual([])
    expect(await database.run({ text }, { as: as('anon') })).toEqual([])
    expect(await identity()).toMatchObject([{ is_owner: true }])
    expect((await identity())[0]?.claims || null).toBeNull()
  })

  test('a refused or failed statement leaves no role on the connection', async () => {
    await expect(
      database.run({ text: 'select * from samples.safe' }, { as: as('anon') }),
    ).rejects.toMatchObject({
      code: '42501',
    })
    await expect(database.run({ text: 'select 1/0' }, { as: as('anon') })).rejects.toMatchObject({
      code: '22012',
    })
    await expect(database.run({ text: 'not sql' }, { as: as('anon') })).rejects.toMatchObject({
      code: '42601',
      position: 1,
    })
    expect(await identity()).toMatchObject([{ is_owner: true }])
  })

  test('a statement with an unknown role is refused and does not run', async () => {
    await expect(
      database.run({ text: 'insert into samples.safe values (1)' }, { as: as('nobody_at_all') }),
    ).rejects.toMatchObject({ code: '22023' })
    expect(await database.run({ text: 'select * from samples.safe' })).toEqual([])
  })

  test('statements of one transaction sent at once run in order, as the same caller', async () => {
    const answers = await database.transaction({ as: as('anon') }, ({ query }) =>
      Promise.all([1, 2, 3].map(n => query('select $1::int as n, current_user::text as role', [n]))),
    )
    expect(answers).toEqual([1, 2, 3].map(n => [{ n, role: 'anon' }]))
  })

  test('after a table has changed, a transaction that uses the table fails at most once, and then works again', async () => {
    await database.run({ text: 'create table samples.growing (a int)' })
    const read = () => database.transaction({}, ({ query }) => query('select * from samples.growing'))
    // Runs the statement on every connection, so that every connection has the prepared statement.
    await Promise.all(Array.from({ length: 20 }, read))
    await database.run({ text: 'alter table samples.growing add b int' })
    await Promise.allSettled(Array.from({ length: 20 }, read))
    const again = await Promise.allSettled(Array.from({ length: 20 }, read))
    expect(again.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  test('many callers who query at once each keep their own role and claims', async () => {
    const people = Array.from(
      { length: 120 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    )
    const answers = await Promise.all(
      people.map(async (sub, index) => {
        const role = index % 3 === 0 ? 'anon' : 'authenticated'
        const text = index % 5 === 0 ? 'select 1/0' : 'select current_user::text as role, auth.uid() as sub'
        return database.run({ text }, { as: as(role, { sub }) }).catch((error: DatabaseError) => error.code)
      }),
    )
    answers.forEach((answer, index) => {
      const expected = [{ role: index % 3 === 0 ? 'anon' : 'authenticated', sub: people[index] }]
      expect(answer).toEqual(index % 5 === 0 ? '22012' : expected)
    })
  })

  test('a prepared statement shows no hidden row, even after its table has changed', async () => {
    await database.transaction({}, ({ execute }) =>
      execute(`create table samples.changing (id int); alter table samples.changing enable row level security;
               grant select on samples.changing to anon; insert into samples.changing values (1)`),
    )
    const read = () => database.run({ text: 'select * from samples.changing' }, { as: as('anon') })
    for (const column of ['a', 'b', 'c']) {
      await Promise.all(Array.from({ length: 20 }, read))
      await database.transaction({}, ({ execute }) =>
        execute(`alter table samples.changing add column ${column} int`),
      )
      expect(await Promise.all(Array.from({ length: 20 }, read))).toEqual(
        Array.from({ length: 20 }, () => []),
      )
    }
    expect(await database.run({ text: 'select * from samples.changing' })).toEqual([
      { id: 1, a: null, b: null, c: null },
    ])
  })

  test('a read-only transaction cannot write', async () => {
    await expect(
      database.run({ text: 'insert into samples.safe values (2)' }, { readOnly: true }),
    ).rejects.toMatchObject({ code: '25006' })
  })

  test('a transaction can commit or roll back after its rows were read', async () => {
    const insert = { text: 'insert into samples.safe values ($1) returning id', values: [7] }
    expect(await database.run<{ id: number }>(insert, { decide: () => 'rollback' })).toEqual([{ id: 7 }])
    expect(await database.run({ text: 'select * from samples.safe' })).toEqual([])
    await database.run<{ id: number }>(insert, {
      decide: rows => (rows[0]?.id === 7 ? 'commit' : 'rollback'),
    })
    expect(await database.run({ text: 'select * from samples.safe' })).toEqual([{ id: 7 }])
  })

  test('a transaction stores all of its writes or none', async () => {
    const count = async () =>
      (await database.run<{ n: number }>({ text: 'select count(*) as n from samples.safe' }))[0]?.n
    const before = await count()
    await expect(
      database.transaction({}, async ({ query }) => {
        await query('insert into samples.safe values ($1)', [1])
        throw new Error('second thoughts')
      }),
    ).rejects.toThrow('second thoughts')
    expect(await count()).toBe(before)
    const answer = await database.transaction({ as: as('service_role') }, async ({ query }) => {
      await query("select set_config('request.jwt.claims', '{}', true)")
      return query<{ role: string }>('select current_user::text as role')
    })
    expect(answer).toEqual([{ role: 'service_role' }])
    expect(await identity()).toMatchObject([{ is_owner: true }])
  })

  test('a failed statement fails its whole transaction, even if the caller continues', async () => {
    const work = database.transaction({}, async ({ query }) => {
      await query('insert into samples.safe values (99)')
      await query('select 1/0').catch(() => {})
      await query('insert into samples.safe values (100)').catch(() => {})
    })
    await expect(work).rejects.toMatchObject({ code: '22012' })
    expect(await database.run({ text: 'select * from samples.safe where id > 50' })).toEqual([])
  })

  test('an error names the violated rule', async () => {
    await database.run({ text: "insert into samples.kinds (name) values ('twice')" })
    const error = await database
      .run({ text: "insert into samples.kinds (name) values ('twice')" })
      .catch(e => e)
    expect(error).toBeInstanceOf(DatabaseError)
    expect(error).toMatchObject({
      code: '23505',
      schema: 'samples',
      table: 'kinds',
      constraint: 'kinds_name_key',
      detail: 'Key (name)=(twice) already exists.',
    })
  })

  test('a text with several statements is refused', async () => {
    await expect(database.run({ text: 'select 1; drop table samples.safe' })).rejects.toMatchObject({
      code: '42601',
    })
    expect(await database.run({ text: 'select count(*) as n from samples.safe' })).toEqual([{ n: 1 }])
  })

  test('a listener gets notifications after the commit, until it stops listening', async () => {
    const heard: string[] = []
    const stop = await database.listen('News "today"', payload => heard.push(payload))
    await database.run({ text: "select pg_notify('News \"today\"', 'kept')" })
    await database.transaction({}, async ({ query }) => {
      await query("select pg_notify('News \"today\"', 'also')")
    })
    await database.run({ text: "select pg_notify('News \"today\"', 'lost')" }, { decide: () => 'rollback' })
    await expect.poll(() => heard).toEqual(['kept', 'also'])
    await stop()
    await database.run({ text: "select pg_notify('News \"today\"', 'unheard')" })
    await database.run({ text: 'select 1' })
    expect(heard).toEqual(['kept', 'also'])
  })

  test('the database ends an idle transaction', async () => {
    const patience = Promise.withResolvers<void>()
    const late = Promise.withResolvers<unknown>()
    const idle = database.transaction({}, async ({ query }) => {
      await query('create table samples.forgotten ()')
      await patience.promise
      await query('select 1').then(late.resolve, late.reject)
    })
    await expect(idle).rejects.toThrow()
    const found = await database.run({ text: "select to_regclass('samples.forgotten') as found" })
    expect(found).toEqual([{ found: null }])
    patience.resolve()
    await expect(late.promise).rejects.toThrow()
  })

  test('nobody can use a transaction after its end', async () => {
    const escaped = await database.transaction({ as: as('anon') }, async transaction => ({ transaction }))
    await expect(escaped.transaction.query('select 1')).rejects.toThrow()
    await expect(escaped.transaction.execute('select 1')).rejects.toThrow()
  })

  test('the database reports that it is healthy', async () => {
    expect(await database.health()).toEqual({ ok: true })
  })
})

inLongForm(describe.each(everyEngine))('statements without end on $engine', ({ open }) => {
  test('a statement ends at its time limit with 57014, and other statements continue', async () => {
    // Allows a long wait in the queue, because on a busy machine the next thread starts slowly.
    const database = await open({ queueLimitMs: 60_000 })
    const slow = database.run(
      { text: 'select count(*) from generate_series(1, 1000000000000)' },
      { timeoutMs: 300 },
    )
    const other = database.run({ text: 'select 2 as two' })
    await expect(slow).rejects.toMatchObject({ code: '57014' })
    expect(await other).toEqual([{ two: 2 }])
    await database.close()
  })
})
