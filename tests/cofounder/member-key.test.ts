/**
 * Tests the model key of a member. The key is stored encrypted, used only for answers to this member, and never
 * shown.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../../backend/settings.ts'
import { memberProviders, parseProviders, withMemberKey } from '../../contracts/member-providers.ts'
import { plans } from '../../contracts/plans.ts'
import { seal } from '../../supabase/functions/_shared/seal.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'

const key = 'sk-own-0123456789abcdef'
const secretNow = 'the secret of this instance'
let backend: Backend
let model: ModelServer
/** A test server in place of a provider. It answers whether a key is accepted. */
let door: Server
const asked: string[] = []
let searches = 0
let isUnpaid = false

beforeAll(async () => {
  model = await startModelServer()
  model.reply(({ authorization }) => {
    if (authorization && isUnpaid) return { kind: 'status', status: 402 }
    return textReply(authorization ? `Paid with ${authorization.slice(-4)}.` : 'Ours.')
  })
  door = createServer((request, response) => {
    if (request.url?.startsWith('/search')) {
      searches += 1
      response.end('{"results":[]}')
      return
    }
    asked.push(request.headers.authorization ?? '')
    response.writeHead(request.headers.authorization === 'Bearer sk-wrong-key' ? 401 : 200).end('{"data":[]}')
  })
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  backend = await startBackend(await testDatabase(), {
    AI_BASE_URL: model.url,
    AI_MODEL: 'ours',
    AI_ADMITTED: 'yes',
    MEMBER_KEYS_SECRET: secretNow,
    SEARCH_URL: `http://127.0.0.1:${port}`,
    AI_MEMBER_PROVIDERS: `theirs=${model.url}|their-model, doored=http://127.0.0.1:${port}|x`,
  })
})
afterAll(async () => {
  await backend.close()
  await model.close()
  await new Promise(resolve => door.close(resolve))
})

const call = (member: Member, body: object) => member.client.functions.invoke('member-key', { body })
const say = (member: Member) =>
  member.client.functions.invoke('chat-with-deepseek', {
    body: { messages: [{ role: 'user', content: 'Who pays?' }] },
  })
const rowOf = async ({ id }: Member) =>
  (await backend.service().from('member_keys').select('*').eq('user_id', id).maybeSingle()).data

test('OK01 the key of a member is stored encrypted, shown only by its date, used for the answers of that member, and can be removed', async () => {
  const [member, other] = await Promise.all([backend.member(), backend.member()])
  expect((await call(member, { action: 'look' })).data).toEqual({
    providers: ['theirs', 'doored'],
    hosts: { theirs: '127.0.0.1', doored: '127.0.0.1' },
    key: null,
    mind: { model: 'ours', host: null, isHere: true },
    looks: false,
    tried: null,
  })
  const { data } = await call(member, { action: 'set', provider: 'theirs', key })
  expect(data.key).toEqual({ provider: 'theirs', since: expect.any(String), isUsable: true })
  expect(JSON.stringify(data)).not.toContain(key)
  const row = await rowOf(member)
  expect(atob(row?.sealed ?? '')).not.toContain(key)
  expect((await member.client.from('member_keys').select('*')).error?.code).toBe('42501')
  expect((await member.client.rpc('own_model_key')).data).toEqual([
    { provider: 'theirs', since: expect.any(String) },
  ])
  expect((await other.client.rpc('own_model_key')).data).toEqual([])

  const own = await say(member)
  expect(own.data).toMatchObject({ response: 'Paid with cdef.', answeredBy: { model: 'their-model' } })
  expect((await say(other)).data).toMatchObject({ response: 'Ours.', answeredBy: { model: 'ours' } })

  expect((await call(member, { action: 'remove' })).data.key).toBeNull()
  expect(await rowOf(member)).toBeNull()
  expect((await say(member)).data).toMatchObject({ response: 'Ours.' })
})

test('OK02 an answer paid with the key of a member does not count for the quota of the site', async () => {
  const member = await backend.member()
  await call(member, { action: 'set', provider: 'theirs', key })
  for (let count = 0; count < 2; count++) expect((await say(member)).data.response).toBe('Paid with cdef.')
  const used = await backend.service().from('ai_usage').select('id').eq('user_id', member.id)
  expect(used.data).toEqual([])
})

test('OK02 until the key of a member has worked once, guided answers count for the quota', async () => {
  const member = await backend.member()
  await call(member, { action: 'set', provider: 'theirs', key })
  const counted = async () =>
    (await backend.service().from('ai_usage').select('id').match({ user_id: member.id, counts: true })).data
      ?.length
  const earlier = Array.from({ length: plans.free.quota.perDay - 2 }, () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    return { user_id: member.id, helper: 'mentor', started_at: hourAgo }
  })
  await backend.service().from('ai_usage').insert(earlier).throwOnError()
  isUnpaid = true
  onTestFinished(() => {
    isUnpaid = false
  })
  for (const used of [1, 2]) {
    expect((await say(member)).data.answeredBy.provider).toBe('playbook')
    expect(await counted()).toBe(earlier.length + used)
  }
  expect((await say(member)).error.context.status).toBe(429)
  isUnpaid = false
  expect((await call(member, { action: 'try' })).data.tried).toMatchObject({ outcome: 'talks' })
  for (let count = 0; count < 3; count++) expect((await say(member)).data.response).toBe('Paid with cdef.')
  expect(await counted()).toBe(plans.free.quota.perDay)
  isUnpaid = true
  // This answer still uses no quota. The next answer needs quota, and none is left.
  expect((await say(member)).data.answeredBy.provider).toBe('playbook')
  expect((await say(member)).error.context.status).toBe(429)
})

test('OK03 the server does not store a refused key, a key for an unlisted provider, or text that is no key', async () => {
  const member = await backend.member()
  const words = async (body: object) => {
    const { error } = await call(member, body)
    return (await error?.context.json())?.error.message
  }
  expect(await words({ action: 'set', provider: 'doored', key: 'sk-wrong-key' })).toBe(
    'The provider does not take this key.',
  )
  expect(await words({ action: 'set', provider: 'elsewhere', key })).toBe(
    'This provider is not offered here.',
  )
  expect(await words({ action: 'set', provider: 'theirs', key: 'with space' })).toBe(
    'This does not look like a key.',
  )
  expect(await words({ action: 'set', provider: 'http://evil.example', key })).toBe(
    'This provider is not offered here.',
  )
  expect(await rowOf(member)).toBeNull()
  expect(asked).toEqual(['Bearer sk-wrong-key'])
})

test('MM35 the server stores a key only if the model answers the test question; the model of the site can be tested too', async () => {
  const member = await backend.member()
  const set = (provider: string, given: string) =>
    call(member, { action: 'set', provider, key: given, isTried: true })
  const wrong = await set('doored', 'sk-wrong-key')
  expect(wrong.data).toMatchObject({ key: null, tried: { outcome: 'refused' } })
  expect(await rowOf(member)).toBeNull()
  expect(JSON.stringify(wrong.data)).not.toContain('sk-wrong-key')
  // This model answers with plain text instead of an object, so it may only write comments.
  expect((await set('theirs', key)).data).toMatchObject({
    key: { provider: 'theirs', isUsable: true },
    tried: { outcome: 'talks' },
  })
  const other = await backend.member()
  expect((await call(other, { action: 'try' })).data.tried).toMatchObject({ outcome: 'talks' })
  expect(await rowOf(other)).toBeNull()
})

test('OK02 CK37 a search that the site pays for counts for its member, whichever model answers', async () => {
  const member = await backend.member()
  await call(member, { action: 'set', provider: 'theirs', key })
  const most = isLongForm ? 40 : 4
  if (!isLongForm) {
    await backend
      .service()
      .from('quotas')
      .update({ max_rows: most })
      .match({ kind: 'searches', per_seconds: 60 })
  }
  searches = 0
  const research = { market: 'Bakeries', industry: 'retail', targetCustomer: 'Owners' }
  const answers = await Promise.all(
    Array.from({ length: most / 2 + 3 }, () =>
      member.client.functions.invoke('market-research', { body: research }),
    ),
  )
  // Members without a search get an answer too, which is based on estimates.
  expect(answers.map(({ data }) => data?.success)).toEqual(answers.map(() => true))
  expect(searches).toBe(most)
})

test('OK03 CK37 a member can try only a few keys in an hour, so that nobody can test stolen keys', async () => {
  const member = await backend.member()
  const before = asked.length
  const tries = []
  for (let count = 0; count < 7; count++) {
    const { error } = await call(member, { action: 'set', provider: 'doored', key: 'sk-wrong-key' })
    tries.push(error.context.status)
  }
  expect(tries).toEqual([400, 400, 400, 400, 400, 429, 429])
  expect(asked.length - before).toBe(5)
  // Reading and removing the key do not count as tries.
  expect((await call(member, { action: 'remove' })).data.key).toBeNull()
})

test('OK01 no cache stores a value under a name that contains a key', async () => {
  const member = await backend.member()
  const kept = vi.spyOn(Map.prototype, 'set')
  await call(member, { action: 'set', provider: 'theirs', key })
  expect((await say(member)).data.response).toBe('Paid with cdef.')
  const names = kept.mock.calls.map(([name]) => name)
  kept.mockRestore()
  expect(names.length).toBeGreaterThan(0)
  for (const secret of [key, backend.keys.secret]) {
    expect(names.filter(name => typeof name === 'string' && name.includes(secret))).toEqual([])
  }
})

test('OK01 an encrypted key that is copied to another member cannot be decrypted there', async () => {
  const [member, thief] = await Promise.all([backend.member(), backend.member()])
  await call(member, { action: 'set', provider: 'theirs', key })
  const sealed = (await rowOf(member))?.sealed ?? ''
  await backend.service().from('member_keys').insert({ user_id: thief.id, provider: 'theirs', sealed })
  expect((await say(thief)).data).toMatchObject({ response: 'Ours.' })
})

test('OK05 if the server’s secret has changed, Settings and each answer report the stored key as lost, until the member enters it again', async () => {
  const member = await backend.member()
  const keepSealedWith = async (secret: string) => {
    vi.stubEnv('MEMBER_KEYS_SECRET', secret)
    const sealed = await seal(key, `${member.id} theirs`)
    vi.unstubAllEnvs()
    const row = { user_id: member.id, provider: 'theirs', sealed }
    expect((await backend.service().from('member_keys').upsert(row)).error).toBeNull()
  }
  await keepSealedWith('an earlier secret')
  expect((await call(member, { action: 'look' })).data.key).toMatchObject({ isUsable: false })
  expect((await say(member)).data).toMatchObject({
    response: 'Ours.',
    answeredBy: { model: 'ours', ownKey: 'lost' },
  })
  await call(member, { action: 'set', provider: 'theirs', key })
  expect((await call(member, { action: 'look' })).data.key).toMatchObject({ isUsable: true })
  expect((await say(member)).data.answeredBy).toEqual({ provider: 'openai-compatible', model: 'their-model' })
  // With the old secret the key works again. So only the changed secret made the key unreadable.
  await keepSealedWith(secretNow)
  expect((await say(member)).data).toMatchObject({ response: 'Paid with cdef.' })
})

test.each([
  'deepseek',
  'deepseek=https://deepseek.example/v1|x',
  ' openai=https://api.openai.com/v1|gpt-5-mini , deepseek,',
  'local=http://127.0.0.1:8080/v1',
  ' , ',
  'openai',
  'open ai=https://x.example|m',
  'OpenAI=https://x.example|m',
  'openai=ftp://x.example|m',
  'openai=https://x.example|two words',
  'openai=https://x.example||m',
  'deepseek|m',
])('OK06 the server and the functions read the list “%s” in the same way', given => {
  const isRead = (read: () => unknown) => {
    try {
      read()
      return true
    } catch {
      return false
    }
  }
  const settings = { SUPABASE_DIR: '/nowhere', AI_MEMBER_PROVIDERS: given }
  expect(isRead(() => readSettings(settings))).toBe(isRead(() => parseProviders(given)))
})

test('OK03 the operator lists the providers; an unreadable list is reported, and AI=off offers no provider', () => {
  const read = (AI_MEMBER_PROVIDERS: string, AI?: string) => (name: string) =>
    ({ AI_MEMBER_PROVIDERS, AI, DEEPSEEK_API_KEY: 'ours', AI_BASE_URL: 'http://ours' })[name]
  const listed = memberProviders(read('deepseek, openai=https://api.openai.com/v1/|gpt-5-mini'))
  expect(listed).toEqual([
    { id: 'deepseek', address: null, model: null },
    { id: 'openai', address: 'https://api.openai.com/v1', model: 'gpt-5-mini' },
  ])
  expect(memberProviders(read('deepseek', 'off'))).toEqual([])
  expect(() => memberProviders(read('openai'))).toThrow('“openai” is no provider')
  const [deepseek, openai] = listed
  const names = ['AI_BASE_URL', 'AI_API_KEY', 'DEEPSEEK_API_KEY', 'AI_MODEL']
  expect(names.map(withMemberKey(read(''), deepseek!, 'k', 'me'))).toEqual([
    undefined,
    undefined,
    'k',
    undefined,
  ])
  expect(names.map(withMemberKey(read(''), openai!, 'k', 'me'))).toEqual([
    'https://api.openai.com/v1',
    'k',
    undefined,
    'gpt-5-mini',
  ])
})
