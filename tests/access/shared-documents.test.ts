import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostCommonPasswords } from '../../backend/auth/password-strength.ts'
import type { Database } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { type Acting, acting } from './acting.ts'
import { ids, people, worldScript } from './world.ts'

type Link = { id: string; token: string }
type Wanted = { kind?: string; document?: object | null; days?: number | null; password?: string | null }

const deck = { title: 'Chairside', slides: [] }
const password = 'a kettle of fish'
const nobodysToken = '0'.repeat(64)

describe.each(quickEngines)('shared documents on $engine', ({ open }) => {
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
  beforeEach(() => database.run({ text: 'delete from private.share_attempts' }))
  afterAll(() => database.close())

  const create = async (
    who: Acting,
    { kind = 'deck', document = deck, days = 30, password = null }: Wanted,
  ) =>
    (
      await who<Link>(
        `select * from public.create_share_link('For Ida', null, $1::public.share_kind, $2::jsonb, $3, $4)`,
        [kind, document && JSON.stringify(document), days, password],
      )
    )[0] as Link
  /** Reads a document as a person without an account, from an address. */
  const read = async (token: string, given: string | null = null, headers: object = {}) => {
    const as = { role: 'anon', settings: { 'request.headers': JSON.stringify(headers) } } as const
    const text = 'select public.shared_document($1, $2) as shown'
    return (await database.run<{ shown: object | null }>({ text, values: [token, given] }, { as }))[0]!.shown
  }
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const counted = (kinds: string) =>
    database.run({
      text: `select tries from private.share_attempts where who ~ '^(${kinds}) ' order by tries`,
    })
  const attempts = () => counted('caller|link')

  test.each(['deck', 'business_plan'])(
    'DS01 a link to a %s shows that document to a visitor without an account, and shows no other field of the project',
    async kind => {
      const { token, id } = await create(owner, { kind })
      expect(token).toMatch(/^[0-9a-f]{64}$/)
      const shown = await read(token)
      expect(shown).toEqual({ kind, document: deck, shared_at: expect.any(String) })
      // The function for the founder's plan does not open a link to a document.
      expect(await owner('select public.shared_plan($1) as plan', [token])).toEqual([{ plan: null }])
      await owner('delete from public.share_links where id = $1', [id])
      expect(await read(token)).toBeNull()
    },
  )

  test('DS01 a link to the founder’s plan does not open a document', async () => {
    const { token } = await create(owner, { kind: 'founder_plan', document: null, days: null })
    expect(await read(token)).toBeNull()
    expect(await read(token, password)).toBeNull()
    expect(await owner('select public.shared_plan($1) as plan', [token])).not.toEqual([{ plan: null }])
  })

  test('DS02 a link with a last day stops working after that day; a link without a last day works until it is revoked', async () => {
    const month = await create(owner, {})
    const until = `select round(extract(epoch from expires_at - created_at) / 86400)::int as days
                   from public.share_links where id = $1`
    expect(await owner(until, [month.id])).toEqual([{ days: 30 }])
    const endless = await create(owner, { days: null })
    expect(await owner(until, [endless.id])).toEqual([{ days: null }])
    await service(`update public.share_links set expires_at = now() where id in ($1, $2)`, [
      month.id,
      endless.id,
    ])
    expect([await read(month.token), await read(endless.token, password)]).toEqual([null, null])
    for (const days of [0, -1, 367])
      await expect(create(owner, { days })).rejects.toMatchObject({ code: '22023' })
  })

  test('DS03 a link with a password shows nothing without the password; the database stores a slow hash that nobody can read', async () => {
    const { id, token } = await create(owner, { password })
    for (const wrong of [null, '', 'A kettle of fish', `${password} `, password.repeat(5)])
      expect(await read(token, wrong)).toBeNull()
    expect(await read(token, password)).toMatchObject({ document: deck })
    const kept = await database.run<{ hash: string }>({
      text: `select hash from private.share_passwords where link_id = '${id}'`,
    })
    expect(kept[0]!.hash).toMatch(/^\$2a\$10\$/)
    const [row] = await owner<{ row: string; has_password: boolean }>(
      'select link::text as row, has_password from public.share_links link where id = $1',
      [id],
    )
    expect(row!.has_password).toBe(true)
    expect(row!.row).not.toContain('$2a$')
    await expect(owner('select * from private.share_passwords')).rejects.toMatchObject({ code: '42501' })
    for (const short of ['', '1234567', 'é'.repeat(37)])
      await expect(create(owner, { password: short })).rejects.toMatchObject({ code: '22023' })
    // If the stored password hash is missing, the link does not open.
    await database.run({ text: `delete from private.share_passwords where link_id = '${id}'` })
    expect(await read(token)).toBeNull()
  })

  test('DS04 twenty wrong passwords close a link for a quarter of an hour; ten from one address close the link for that address', async () => {
    const { token } = await create(owner, { password })
    const tried = (times: number) =>
      database.run({ text: `update private.share_attempts set tries = ${times} where tries > 0` })
    expect(await read(token, password, from('192.0.2.1'))).not.toBeNull()
    expect(await attempts()).toEqual([{ tries: 0 }, { tries: 0 }])
    expect(await read(token, 'wrong', from('192.0.2.1'))).toBeNull()
    await tried(9)
    expect(await read(token, 'wrong', from('192.0.2.1'))).toBeNull()
    const refused = { code: 'PT429', message: 'Too many tries: wait 15 minutes, then try again.' }
    await expect(read(token, password, from('192.0.2.1'))).rejects.toMatchObject(refused)
    // A refused try is not counted, and a link without a password still opens.
    expect(await attempts()).toEqual([{ tries: 10 }, { tries: 10 }])
    expect(await read((await create(owner, {})).token, null, from('192.0.2.1'))).not.toBeNull()
    // Addresses of one IPv6 network count together, because one customer can use the whole network.
    for (const part of ['1', 'a:b:c:d'])
      expect(await read(token, 'wrong', { 'cf-connecting-ip': `2001:db8::${part}` })).toBeNull()
    expect(await attempts()).toEqual([{ tries: 2 }, { tries: 10 }, { tries: 12 }])
    await database.run({ text: 'update private.share_attempts set tries = 20 where tries = 12' })
    await expect(read(token, password, from('192.0.2.2'))).rejects.toMatchObject(refused)
    await database.run({
      text: `update private.share_attempts set began_at = began_at - interval '15 minutes 1 second'`,
    })
    expect(await read(token, password, from('192.0.2.1'))).not.toBeNull()
    expect(await attempts()).toEqual([{ tries: 0 }, { tries: 0 }])
  })

  test('DS04 openings with the right password have limits too: sixty per network and three hundred per link in a quarter of an hour', async () => {
    const { token } = await create(owner, { password })
    const address = from('192.0.2.3')
    for (const given of [password, 'wrong', password]) await read(token, given, address)
    expect(await counted('opened|opened by')).toEqual([{ tries: 3 }, { tries: 3 }])
    const opened = (by: string, times: number) =>
      database.run({
        text: `update private.share_attempts set tries = ${times} where who ~ '^${by} [0-9a-f]{64}'`,
      })
    const refused = { code: 'PT429', message: 'Too many tries: wait 15 minutes, then try again.' }
    await opened('opened by', 60)
    await expect(read(token, password, address)).rejects.toMatchObject(refused)
    expect(await read(token, password, from('192.0.2.4'))).not.toBeNull()
    await opened('opened', 300)
    await expect(read(token, password, from('192.0.2.5'))).rejects.toMatchObject(refused)
    // A link without a password needs no hash, so its openings are not counted.
    const plain = await create(owner, {})
    expect(await read(plain.token, password, address)).not.toBeNull()
  })

  test('DS04 an unknown link is counted and answered in the same way as a wrong password', async () => {
    const { token } = await create(owner, { password })
    for (const asked of [token, nobodysToken]) {
      await database.run({ text: 'delete from private.share_attempts' })
      for (const headers of [{}, from('nonsense'), from('192.0.2.7, 10.0.0.1')])
        expect(await read(asked, 'wrong', headers)).toBeNull()
      expect(await attempts()).toEqual([{ tries: 1 }, { tries: 3 }])
      await database.run({ text: 'update private.share_attempts set tries = 20 where tries = 3' })
      await expect(read(asked, 'wrong')).rejects.toMatchObject({ code: 'PT429' })
    }
  })

  test('DS04 tries are stored under keys that cannot be matched with known addresses, and are deleted after a quarter of an hour', async () => {
    const address = '192.0.2.9'
    expect(await read(nobodysToken, 'wrong', from(address))).toBeNull()
    const names = await database.run<{ who: string }>({
      text: 'select who from private.share_attempts',
    })
    const kinds = names.map(({ who }) => who.replace(/ [0-9a-f]{64}$/, ''))
    expect(kinds.toSorted()).toEqual(['caller', 'link', 'opened', 'opened by'])
    for (const known of [address, nobodysToken])
      expect(JSON.stringify(names)).not.toContain(createHash('sha256').update(known).digest('hex'))
    const jobs = await database.run<{ command: string }>({
      text: `select command from cron.job where jobname = 'forget share attempts' and schedule = '* * * * *'`,
    })
    const keepHouse = () => database.run({ text: jobs[0]?.command ?? '' })
    await keepHouse()
    expect(await attempts()).toHaveLength(2)
    await database.run({
      text: `update private.share_attempts set began_at = began_at - interval '15 minutes 1 second'`,
    })
    await keepHouse()
    expect(await attempts()).toEqual([])
  })

  test('DS03 a link refuses a common password, as an account does', async () => {
    for (const weak of ['password', 'Qwerty123', 'ABABABAB', 'abcdefgh', '98765432', `owner@example.com`])
      await expect(create(owner, { password: weak })).rejects.toMatchObject({
        code: '22023',
        message: 'This password is known to be weak and easy to guess, please choose a different one.',
      })
    expect((await create(owner, { password: 'blaugrün' })).token).toMatch(/./)
    const long = [...(await mostCommonPasswords())].filter(word => [...word].length >= 8)
    const known = await database.run<{ password: string }>({
      text: 'select password from private.common_passwords',
    })
    expect(known.map(row => row.password).toSorted()).toEqual(long.toSorted())
  })

  test('DS05 only the founder can update the document of a link, and the document has a size limit', async () => {
    const { id, token } = await create(owner, {})
    const renew = (who: Acting, document: object) =>
      who('update public.share_links set document = $2 where id = $1 returning id', [
        id,
        JSON.stringify(document),
      ])
    await service(`update public.share_links set document_at = '2026-01-01' where id = $1`, [id])
    expect(await renew(stranger, { title: 'Theirs' })).toEqual([])
    expect(await renew(owner, { title: 'Newer' })).toEqual([{ id }])
    expect(await read(token)).toMatchObject({ document: { title: 'Newer' } })
    expect(await read(token)).not.toMatchObject({ shared_at: expect.stringMatching(/^2026-01-01/) })
    await expect(renew(owner, { title: 'x'.repeat(524_288) })).rejects.toMatchObject({ code: '23514' })
    await expect(
      owner(`update public.share_links set document = '{}' where id = '${ids.shareLink}'`),
    ).rejects.toMatchObject({ code: '23514' })
    for (const column of ['expires_at', 'has_password', 'token', 'kind'])
      await expect(
        owner(`update public.share_links set ${column} = default where id = '${id}'`),
      ).rejects.toMatchObject({ code: '42501' })
  })

  test('DS05 the documents of a founder are closed while their account is being deleted', async () => {
    const { token } = await create(stranger, {})
    const leave = (text: string) => database.run({ text })
    await leave(`insert into private.leaving_members values ('${people.stranger}')`)
    expect(await read(token)).toBeNull()
    await leave(`delete from private.leaving_members where user_id = '${people.stranger}'`)
    expect(await read(token)).not.toBeNull()
  })

  test('DS05 the documents of a suspended founder are closed', async () => {
    const { token } = await create(stranger, {})
    expect(await read(token)).not.toBeNull()
    const ban = (until: string) =>
      database.run({ text: `update auth.users set banned_until = ${until} where id = '${people.stranger}'` })
    await ban(`now() + interval '1 day'`)
    expect(await read(token)).toBeNull()
    await ban('null')
    expect(await read(token)).not.toBeNull()
  })
})
