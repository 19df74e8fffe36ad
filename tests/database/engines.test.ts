import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import { engines } from '../support/databases.ts'

describe.each(engines)('a database on $engine', ({ open }) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
    await database.transaction({}, async ({ execute }) => {
      await execute(`
        create table public.samples (
          id int8 generated always as identity primary key,
          small int2, number int4, ratio float8, exact numeric, flag boolean, data jsonb, plain json, bytes bytea,
          tags text[], day date, moment timestamptz, name text unique
        );
        grant all on public.samples to anon;
        create table public.secrets (id int);
        revoke all on public.secrets from anon;
      `)
    })
  })

  afterAll(() => database.close())

  test('rows come back as the interface promises', async () => {
    const rows = await database.run({
      text: `insert into samples (small, number, ratio, exact, flag, data, plain, bytes, tags, day, moment, name)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning *`,
      values: [
        1,
        -2,
        0.5,
        '1.10',
        true,
        '{"a":[1,null]}',
        '"text"',
        new Uint8Array([0, 255]),
        ['a', 'b "c" \\', null],
        '2026-02-03',
        '2026-02-03T04:05:06.123456+02:00',
        "O'Neill \u{1F600}",
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
})
