/**
 * Hostile input gets a 4xx with a code, or is returned unchanged. It never gets a 5xx or a row of another member.
 */
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../backend/database/database.ts'
import type { Rest } from '../../backend/rest/rest.ts'
import { engines, quickEngines } from '../support/databases.ts'
import { inLongForm } from '../support/long-form.ts'
import { jwtSecret } from './postgrest.ts'
import { createSchema, patient, serve } from './serve.ts'

type ErrorBody = { code: unknown; message: unknown; details: unknown; hint: unknown }

const injections = [
  '";drop table api.books;--',
  "');drop table api.books;--",
  "x' or 'x'='x",
  '$1',
  '\\',
  '/*',
  'id) or (1=1',
  '"id" or true',
  'pg_sleep(5)',
  '::regclass',
  '!inner',
  ';',
  '(',
  '\u202e',
  '👩‍👩‍👧‍👦',
  '',
]

describe.each(quickEngines)('hostile input on $engine', ({ open }) => {
  let database: Database
  let rest: Rest
  const send = (path: string, init?: RequestInit) => rest.app.request(`http://local/rest/v1${path}`, init)
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    send(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })

  async function expectRefused(response: Response, status?: number): Promise<ErrorBody> {
    const body = (await response.json()) as ErrorBody
    expect(body.code).toEqual(expect.any(String))
    expect(body.message).toEqual(expect.any(String))
    expect(response.status).toBeGreaterThanOrEqual(300)
    expect(response.status).toBeLessThan(500)
    if (status !== undefined) expect(response.status).toBe(status)
    return body
  }

  beforeAll(async () => {
    database = await open(patient)
    await createSchema(database)
    await database.transaction({}, transaction =>
      transaction.execute(`
        create table api.many (id int primary key, parent_id int references api.authors (id));
        insert into api.many select g, 1 from generate_series(1, 1500) g;
        grant all on api.many to anon`),
    )
    rest = await serve(database, { statementTimeoutMs: 2_000 })
  })

  afterAll(async () => {
    await rest?.close()
    await database?.close()
  })

  test('CK15 SQL in any position of a URL reaches the database only as a value', async () => {
    const positions: ((text: string) => string)[] = [
      text => `/${text}`,
      text => `/books?select=${text}`,
      text => `/books?select=id,x:${text}`,
      text => `/books?select=${text}:id`,
      text => `/books?select=id::${text}`,
      text => `/books?select=meta->${text}`,
      text => `/books?select=meta->>${text}`,
      text => `/books?select=publishers(${text})`,
      text => `/books?select=publishers!${text}(id)`,
      text => `/books?select=pages.${text}()`,
      text => `/books?id=eq.${text}`,
      text => `/books?title=eq.${text}`,
      text => `/books?title=like.${text}`,
      text => `/books?title=in.(${text})`,
      text => `/books?tags=cs.{${text}}`,
      text => `/books?search=fts(${text}).x`,
      text => `/books?search=wfts.${text}`,
      text => `/books?${text}=eq.1`,
      text => `/books?meta->>${text}=eq.1`,
      text => `/books?or=(title.eq.${text})`,
      text => `/books?or=(${text}.eq.1)`,
      text => `/books?order=${text}`,
      text => `/books?order=id.${text}`,
      text => `/books?limit=${text}`,
      text => `/books?offset=${text}`,
      text => `/books?publishers.id=eq.${text}&select=id,publishers(id)`,
      text => `/rpc/${text}`,
      text => `/rpc/greet?name=${text}`,
      text => `/rpc/greet?${text}=x`,
      text => `/rpc/total?n=${text}`,
    ]
    for (const position of positions) {
      for (const text of injections) {
        const response = await send(position(encodeURIComponent(text)))
        const body = (await response.json()) as ErrorBody
        expect(response.status, position(text)).toBeLessThan(500)
        if (response.status >= 300) expect(body.code, position(text)).toEqual(expect.any(String))
      }
    }
    const left = await send('/books?select=count()')
    expect(await left.json()).toEqual([{ count: 6 }])
  })

  test('CK51 an address with too many conditions or names is refused before it is parsed', async () => {
    const many = (count: number, one: string, by = ',') => Array(count).fill(one).join(by)
    const conditions = {
      message: 'The query has too many conditions',
      details: 'At most 250 conditions are read',
    }
    const names = { message: 'The query names too many columns', details: 'At most 1000 names are read' }
    for (const [query, refusal] of [
      [`or=(${many(1000, 'id.eq.1')})`, conditions],
      [`and=(${many(40, `or(${many(10, 'id.eq.1')})`)})`, conditions],
      [many(4, `or=(${many(70, 'id.eq.1')})`, '&'), conditions],
      [many(300, 'id=eq.1', '&'), conditions],
      [many(300, 'authors.limit=1', '&'), conditions],
      [`order=${many(1001, 'id')}`, names],
      [many(4, `order=${many(300, 'id')}`, '&'), names],
      [`select=${many(1001, 'id')}`, names],
      [`columns=${many(1001, 'id')}`, names],
      [`meta${many(1001, '->a', '')}=eq.1`, names],
    ] as const) {
      expect(await expectRefused(await send(`/books?${query}`), 400)).toMatchObject(refusal)
    }
    expect((await send(`/books?or=(${many(240, 'id.eq.1')})`)).status).toBe(200)
    expect((await send(`/books?id=in.(${many(5000, '1')})`)).status).toBe(200)
  })

  test('CK15 SQL in bodies, headers and upserts is stored as data or refused', async () => {
    for (const text of injections) {
      const encoded = encodeURIComponent(text)
      const requests = [
        post('/counters', JSON.stringify({ id: text })),
        post('/counters', JSON.stringify({ id: 1, [text]: 1 })),
        post(`/counters?on_conflict=${encoded}`, '{"id":1}', { Prefer: 'resolution=merge-duplicates' }),
        post(`/counters?columns=${encoded}`, '{"id":1}'),
        post('/rpc/greet', JSON.stringify({ [text]: 'x' })),
        send('/books', { headers: { 'Accept-Profile': encoded } }),
        send('/books', { headers: { Range: encoded, Prefer: `timezone=${encoded}, handling=strict` } }),
        send('/books', { headers: { Accept: encoded } }),
      ]
      for (const response of await Promise.all(requests)) expect(response.status, text).toBeLessThan(500)
    }
    const echoed = await post('/rpc/greet', JSON.stringify({ name: "'; drop table api.books; --" }))
    expect(await echoed.json()).toBe("Hi, '; drop table api.books; --")
  })

  test('CK16 unusual characters come back unchanged, or the request is refused', async () => {
    for (const text of [
      '\u202eabc\u202c',
      '👩‍👩‍👧‍👦',
      '\u0001',
      '\ufeff',
      'é'.normalize('NFD'),
      `a${'\u0301'.repeat(300_000)}`,
    ]) {
      const response = await post('/rpc/greet', JSON.stringify({ name: text }))
      expect(await response.json()).toBe(`Hi, ${text}`)
    }
    await expectRefused(
      await post('/rpc/greet', JSON.stringify({ name: `a${'\u0301'.repeat(1_000_000)}` })),
      413,
    )
    await expectRefused(await post('/rpc/greet', '{"name":"\\u0000"}'), 400)
    await expectRefused(await post('/rpc/greet', '{"name":"\\ud800"}'), 400)
    await expectRefused(await post('/rpc/greet', Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x7d])), 400)
    await expectRefused(await send('/books?title=eq.%00'), 400)
    await expectRefused(await send('/books?title=eq.%ed%a0%80'), 400)
    await expectRefused(await send('/boo%00ks'), 400)
    await expectRefused(await send('/books?select=a%00b:id'), 400)
  })

  test('CK18 input that is too long, nested too deep or too wide is refused before the server works on it', async () => {
    await expectRefused(await send(`/books?id=in.(${'1,'.repeat(40_000)}1)`), 414)
    const list = await send(`/books?select=id&order=id&id=in.(${'1,'.repeat(10_000)}2)`)
    expect(await list.json()).toEqual([{ id: 1 }, { id: 2 }])
    await expectRefused(await send(`/books?or=${'(and'.repeat(50)}(id.eq.1${')'.repeat(51)}`), 400)
    await expectRefused(await send(`/genres?select=${'genres('.repeat(50)}id${')'.repeat(50)}`), 400)
    await expectRefused(await send(`/genres?select=${'genres('.repeat(11)}id${')'.repeat(11)}`), 400)
    const ten = await send(`/genres?select=${'genres('.repeat(10)}id${')'.repeat(10)}&limit=1`)
    expect(ten.status).toBe(200)
    await expectRefused(await post('/authors', '['.repeat(20_000)), 400)
    await expectRefused(await post('/rpc/whole', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`), 400)
    const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, 1]))
    await expectRefused(await post('/authors', JSON.stringify(wide)), 400)
    await expectRefused(await post('/rpc/greet', JSON.stringify(wide)), 400)
    await expectRefused(await post('/authors', ' '.repeat(1024 * 1024 + 1)), 413)
    await expectRefused(await post('/authors', '{}', { 'Content-Encoding': 'gzip' }), 415)
  })

  test('an endless body is cut off', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const init = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    }
    await expectRefused(await rest.app.request(new Request('http://local/authors', init)), 413)
    expect(sent).toBeLessThan(4 * 1024 * 1024)
  })

  test('CK18 no answer has more rows than the limit, embedded rows included', async () => {
    const all = await send('/many?limit=1000000000')
    expect(all.headers.get('content-range')).toBe('0-999/*')
    const embedded = (await (await send('/authors?select=many(id)&id=eq.1')).json()) as { many: unknown[] }[]
    expect(embedded[0]?.many).toHaveLength(1000)
    const counted = await send('/many?select=id', { headers: { Prefer: 'count=exact' } })
    expect(counted.headers.get('content-range')).toBe('0-999/1500')
  })

  test('CK25 a regular expression that would block every caller is refused in every position', async () => {
    const slow = encodeURIComponent(String.raw`^(a+)(a+)(a+)\1\2\3ab$`)
    const quoted = encodeURIComponent(String.raw`"(a+)\\1"`)
    const paths = [
      `/books?title=match.${slow}`,
      `/books?title=imatch.${slow}`,
      `/books?title=not.match.${slow}`,
      `/books?title=match(any).{a,${quoted}}`,
      `/books?or=(id.eq.1,title.match.${quoted})`,
      `/books?and=(id.eq.1,or(id.eq.2,not.and(id.eq.3,title.not.imatch.${quoted})))`,
      `/books?meta->>a=match.${slow}`,
      `/books?title=match.${encodeURIComponent('(?:(a{1,40}){1,40}){1,40}b')}`,
      `/books?title=match.${encodeURIComponent('(?=.*b)a')}`,
      `/authors?select=id,books(id)&books.title=match.${slow}`,
      `/authors?select=id,books(id)&books.or=(title.match.${quoted},id.eq.1)`,
      `/rpc/all_authors?name=match.${slow}`,
    ]
    for (const path of paths) {
      const body = await expectRefused(await send(path), 400)
      expect(body, path).toMatchObject({
        code: '54001',
        message: 'This regular expression would take too long',
      })
    }
    for (const method of ['PATCH', 'DELETE'])
      await expectRefused(await send(`/books?title=match.${slow}`, { method, body: '{"pages":1}' }), 400)
    const plain = await send('/books?select=id&title=match.^The&order=id&limit=1')
    expect([plain.status, (await plain.json()) as unknown[]]).toEqual([200, [{ id: expect.any(Number) }]])
  })

  test('CK25 only the secret key may use back references; an expression that PostgreSQL cannot run gets 400', async () => {
    const key = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(jwtSecret))
    const headers = { Authorization: `Bearer ${key}` }
    const backward = await send(`/books?select=id&title=match.${encodeURIComponent(String.raw`(.)\1`)}`, {
      headers,
    })
    expect(backward.status).toBe(200)
    const broken = await send(`/books?title=match.${encodeURIComponent('(?:(a{1,40}){1,40}){1,40}b')}`, {
      headers,
    })
    expect(await expectRefused(broken, 400)).toMatchObject({ code: '54001' })
    for (const pattern of ['[', 'a{300}']) {
      const refused = await send(`/books?title=match.${encodeURIComponent(pattern)}`, { headers })
      expect(await expectRefused(refused, 400)).toMatchObject({ code: '2201B' })
    }
  })

  test('no answer can be cached', async () => {
    const answers = [
      await send('/books?select=id'),
      await send('/books?select=id', { method: 'HEAD' }),
      await send('/nowhere'),
      await post('/rpc/greet', '{"name":"Ada"}'),
    ]
    expect(answers.map(answer => answer.headers.get('cache-control'))).toEqual(Array(4).fill('no-store'))
  })

  test('a request for locked rows gets 503 with a time to try again', async () => {
    for (const code of ['55P03', '40P01', '40001']) {
      const answer = await post('/rpc/fail', JSON.stringify({ code, message: 'busy' }))
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    }
  })

  test('the role and claims of a request end with the request', async () => {
    const sign = (claims: Record<string, unknown>, expires = '1h') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(expires)
        .sign(new TextEncoder().encode(jwtSecret))
    const service = { Authorization: `Bearer ${await sign({ role: 'service_role', sub: 'someone' })}` }
    const requests = Array.from({ length: 40 }, (_, index) =>
      send('/rpc/whoami', index % 2 ? { headers: service } : {}),
    )
    const roles = await Promise.all(
      requests.map(async response => ((await (await response).json()) as { role: string }).role),
    )
    expect(roles).toEqual(roles.map((_, index) => (index % 2 ? 'service_role' : 'anon')))
    expect(await (await send('/guarded?select=id', { headers: service })).json()).toEqual([
      { id: 1 },
      { id: 2 },
    ])
    expect(await (await send('/guarded?select=id')).json()).toEqual([{ id: 1 }])
    await expectRefused(await send('/locked'), 401)
    await expectRefused(
      await send('/locked', {
        headers: { Authorization: `Bearer ${await sign({ role: 'authenticated' })}` },
      }),
      403,
    )
    const expired = await expectRefused(
      await send('/books', { headers: { Authorization: `Bearer ${await sign({ role: 'anon' }, '-1h')}` } }),
      401,
    )
    expect(expired).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
    const forged = await send('/books', { headers: { Authorization: 'Bearer e30.e30.e30' } })
    expect(forged.headers.get('www-authenticate')).toContain('invalid_token')
    expect(await expectRefused(forged, 401)).toMatchObject({ code: 'PGRST301' })
  })

  test('CK10 counting, ordering or embedding does not reveal hidden rows', async () => {
    const counted = await send('/guarded?select=count()')
    expect(await counted.json()).toEqual([{ count: 1 }])
    const exact = await send('/guarded?limit=0', { headers: { Prefer: 'count=exact' } })
    expect(exact.headers.get('content-range')).toBe('*/1')
    expect(await (await send('/guarded?select=id&or=(owner.eq.other,id.gt.0)&order=body')).json()).toEqual([
      { id: 1 },
    ])
    await expectRefused(await post('/guarded', '{"id":9,"owner":"other"}'), 401)
  })

  test('only permitted roles see plans and descriptions', async () => {
    await expectRefused(await send('/books', { headers: { Accept: 'application/vnd.pgrst.plan+json' } }), 406)
    expect(await expectRefused(await send('/'), 404)).toMatchObject({ code: 'PGRST126' })
    const key = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(jwtSecret))
    const described = await send('/', { headers: { Authorization: `Bearer ${key}` } })
    expect(described.headers.get('content-type')).toBe('application/openapi+json; charset=utf-8')
    const document = (await described.json()) as {
      paths: object
      definitions: Record<string, { properties: Record<string, unknown> }>
    }
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/books', '/rpc/add', '/book_list']))
    expect(document.definitions.books?.properties.author_id).toEqual({
      type: 'integer',
      format: 'integer',
      description: "Note:\nThis is a Foreign Key to `authors.id`.<fk table='authors' column='id'/>",
    })
  })
})

/**
 * Uses a separate database, because an embedded database in memory is empty after it was stopped. In `npm test`,
 * CK25 of budgets.test.ts tests endless work.
 */
describe.each(engines)('endless work on $engine', ({ open }) => {
  inLongForm(test)(
    'an endless request is stopped, and the next request is served',
    { timeout: 120_000 },
    async () => {
      const database = await open(patient)
      await createSchema(database)
      const rest = await serve(database, { statementTimeoutMs: 1_000 })
      const init = { method: 'POST', body: '{"seconds":30}', headers: { 'Content-Type': 'application/json' } }
      const stopped = await rest.app.request('http://local/rpc/slow', init)
      expect([stopped.status, ((await stopped.json()) as ErrorBody).code]).toEqual([422, '57014'])
      await expect
        .poll(async () => (await rest.app.request('http://local/nowhere')).status, { timeout: 60_000 })
        .toBe(404)
      await rest.close()
      await database.close()
    },
  )
})
