/** Handles: the names after the @. Each member has a unique handle, made from their name. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, DatabaseError } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { acting } from './acting.ts'
import { people, worldScript } from './world.ts'

describe.each(quickEngines)('handles on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.transaction({}, transaction => transaction.execute(worldScript))
  })
  afterAll(() => database.close())

  async function join(name: string | null): Promise<string> {
    const id = crypto.randomUUID()
    await database.run({
      text: `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, jsonb_build_object('full_name', $3::text))`,
      values: [id, `${id}@example.com`, name],
    })
    const [row] = await database.run<{ handle: string }>({
      text: 'select handle from public.profiles where id = $1',
      values: [id],
    })
    return row?.handle ?? ''
  }
  const change = (handle: string) =>
    acting(database, 'participant')<{ handle: string }>(
      `update public.profiles set handle = $1 where id = '${people.participant}' returning handle`,
      [handle],
    )
  const refusal = async (handle: string) => {
    const error = await change(handle).catch(thrown => thrown)
    expect(error).toBeInstanceOf(DatabaseError)
    return (error as DatabaseError).code
  }

  test.each([
    ['Inês de Sá', /^ines_de_sa$/],
    ['Jürgen Weiß', /^jurgen_weiss$/],
    ["  D'Arcy  O’Neil ", /^d_arcy_o_neil$/],
    ['Bo', /^bo\d\d$/],
    ['李小龙', /^member$/],
    // The handle has two or three digits, because an earlier test may have used the handle with two digits.
    ['Ωμέγα', /^member\d{2,3}$/],
    [null, /^member\d{2,3}$/],
    ['Support', /^support\d\d$/],
    ['aaaaa bbbbb', /^aaaaa_bbbbb$/],
    ['x'.repeat(100), /^x{20}$/],
    ['@@@', /^member\d{2,3}$/],
  ])('NW01 a member called %j gets a handle like %s', async (name, handle) => {
    expect(await join(name)).toMatch(handle)
  })

  test('NW01 members with the same name get different handles, even when they sign up at the same moment', async () => {
    const handles = await Promise.all(Array.from({ length: 30 }, () => join('Ana Silva')))
    expect(new Set(handles).size).toBe(30)
    expect(handles.filter(handle => handle === 'ana_silva')).toHaveLength(1)
    for (const handle of handles) expect(handle).toMatch(/^ana_silva\d*$/)
  })

  test('NW02 a member can change their handle; letter case does not matter', async () => {
    expect(await change('Nora_L')).toEqual([{ handle: 'nora_l' }])
    expect(await refusal('OWNER')).toBe('23505')
    expect(await change('nora_l')).toEqual([{ handle: 'nora_l' }])
    expect(await change(' ')).toEqual([{ handle: 'participant' }])
  })

  test('WB15 the latest three former handles of a member stay reserved for that member for a year', async () => {
    await change('first_name')
    await change('second_name')
    const other = acting(database, 'owner')
    const take = (handle: string) =>
      other(`update public.profiles set handle = $1 where id = '${people.owner}' returning handle`, [handle])
    await expect(take('First_Name')).rejects.toMatchObject({ code: '23505', message: 'This handle is taken' })
    expect(await join('First Name')).toMatch(/^first_name\d\d$/)
    expect(await change('first_name')).toEqual([{ handle: 'first_name' }])
    await expect(take('second_name')).rejects.toMatchObject({ code: '23505' })
    await database.run({
      text: `update private.former_handles set given_up_at = now() - interval '366 days'`,
    })
    expect(await take('second_name')).toEqual([{ handle: 'second_name' }])
    await take('owner')
    for (const handle of ['one_1', 'two_2', 'three_3', 'four_4', 'participant']) await change(handle)
    const kept = await database.run({
      text: `select handle from private.former_handles where user_id = $1 order by handle`,
      values: [people.participant],
    })
    expect(kept).toHaveLength(3)
  })

  test.each(['ab', 'x'.repeat(31), 'with space', 'ünal', 'a-b-c', 'admin', 'Everyone'])(
    'NW02 %j is not a valid handle',
    async handle => {
      expect(await refusal(handle)).toBe('23514')
    },
  )

  test('NW04 a search by the first letters of a handle finds members, with members that the caller follows first', async () => {
    const owner = acting(database, 'owner')
    const find = async (beginning: string) =>
      (await owner<{ handle: string }>('select handle from public.find_by_handle($1)', [beginning])).map(
        row => row.handle,
      )
    for (const name of ['Pamela', 'Paola', 'Pedro', 'Pia', 'Pola', 'Pura', 'Pumla']) await join(name)
    expect(await find('P')).toEqual(['participant', 'pamela', 'paola', 'pedro', 'pia', 'pola'])
    expect(await find('@pu')).toEqual(['pumla', 'pura'])
    expect(await find('p_')).toEqual([])
    expect(await find('owner')).toEqual([])
    for (const odd of ['', '@', '%', 'p%', "'", 'x'.repeat(31)]) expect(await find(odd)).toEqual([])
  })

  test('NW04 an index serves the search by handle', async () => {
    await database.transaction({}, async ({ query, execute }) => {
      await execute('set local enable_seqscan = off')
      const plan = await query(`explain select 1 from public.profiles where handle >= 'p' and handle < 'p~'`)
      expect(JSON.stringify(plan)).toContain('profiles_handle')
    })
  })
})
