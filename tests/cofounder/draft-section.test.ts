import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { streamEvent } from '../../contracts/stream.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'

const body = {
  section: 'Marketing and sales',
  reader: 'Traditional: the nine parts a bank asks for',
  lines: [
    { name: 'problem-1a2b3c:words', text: 'Patients do not come, and the chair stays empty.', known: 'seen' },
    { name: 'price-123456', text: '€79 a month', known: 'told' },
    { name: 'revenue-year-1', text: '€46k', known: 'forecast' },
  ],
}
const draft = [
  'Chairs stay empty because patients do not come{problem-1a2b3c:rests}. ',
  'Practices told us that they would pay {price-123456}.\n\n',
  'We are passionate about teeth. ',
  'The market is worth €4 billion{price-123456:rests}. ',
  'The plan has {revenue-year-1} in the first year.',
]
const kept = [draft[0], draft[1], draft[4]].join('')

let backend: Backend
let server: ModelServer
let member: Member

beforeAll(async () => {
  server = await startModelServer()
  backend = await startBackend(await testDatabase(), { AI_BASE_URL: server.url, AI_MODEL: 'stand-in' })
})
beforeEach(async () => {
  member = await backend.member()
})
afterAll(async () => {
  await backend.close()
  await server.close()
})

async function call(from: Backend, who: Member, asked: object = body, accept = 'application/json') {
  const { data } = await who.client.auth.getSession()
  return fetch(`${from.url}/functions/v1/draft-section`, {
    method: 'POST',
    headers: {
      apikey: from.keys.publishable,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
      accept,
    },
    body: JSON.stringify(asked),
  })
}
const usageOf = async (who: Member) =>
  (await backend.service().from('ai_usage').select('helper, ok, counts, output_tokens').eq('user_id', who.id))
    .data

test('BP08 a draft streams sentence by sentence and has placeholders for figures; sentences without a source are dropped and counted', async () => {
  server.reply(() => textReply(draft.join('')))
  const response = await call(backend, member, body, 'text/event-stream')
  const events = (await response.text())
    .split('\n\n')
    .filter(Boolean)
    .map(block => streamEvent.parse(JSON.parse(block.replace(/^data: /, ''))))
  const deltas = events.flatMap(event => (event.type === 'delta' ? event.text : []))
  expect(deltas).toEqual([draft[0], draft[1], draft[4]])
  expect(events.at(-1)).toMatchObject({
    type: 'result',
    result: { draft: kept, leftOut: 2, alarm: null, answeredBy: { model: 'stand-in' } },
  })
  expect(await usageOf(member)).toEqual([
    { helper: 'draft-section', ok: true, counts: true, output_tokens: 17 },
  ])
})

test('BP08 the prompt has the lines and the purpose of the section, and no other data of the founder', async () => {
  server.reply(() => textReply(draft.join('')))
  const name = `Chairside ${crypto.randomUUID()}`
  await member.client.from('startup_projects').insert({ user_id: member.id, name, description: name })
  await call(backend, member)
  const prompt = JSON.stringify(server.requests.at(-1)?.body.messages)
  for (const line of body.lines) expect(prompt).toContain(`${line.name} (${line.known}): ${line.text}`)
  expect(prompt).toContain(body.section)
  expect(prompt).not.toContain(name)
})

test('BP09 an unusable draft and a missing answer of the model are both reported, and only the unusable draft counts for the quota', async () => {
  server.reply(() => textReply('We are passionate about teeth. The sky is the limit.'))
  const failed = await call(backend, member)
  expect([failed.status, await failed.json()]).toMatchObject([
    502,
    { error: { code: 'model_failed', message: expect.stringMatching(/Your section is as it was/) } },
  ])
  expect(await usageOf(member)).toMatchObject([{ ok: false, counts: true }])
  server.reply(() => ({ kind: 'status', status: 400 }))
  const away = await call(backend, member)
  expect([away.status, await away.json()]).toMatchObject([
    503,
    { error: { code: 'model_unavailable', message: expect.stringMatching(/Your section is as it was/) } },
  ])
})

test('BP08 words about harm or crime get the prepared warning, and no model is called', async () => {
  const before = server.requests.length
  const lines = [{ name: 'solution-1', text: 'We sell cocaine to students.', known: null }]
  const answer = await (await call(backend, member, { ...body, lines })).json()
  expect(answer).toMatchObject({ draft: '', alarm: expect.stringMatching(/\w/) })
  expect(server.requests.length).toBe(before)
})

test('BP08 a request without lines, with an invalid name, or with too many lines is refused', async () => {
  const many = Array.from({ length: 81 }, (_, index) => ({ name: `a-${index}`, text: 'x', known: null }))
  for (const lines of [[], [{ name: '{x}', text: 'x', known: null }], many])
    expect((await call(backend, member, { ...body, lines })).status).toBe(400)
})

test('BP09 CK60 without a model the call says that it needs a model, and does not count for the quota', async () => {
  const guided = await startBackend(await testDatabase())
  const founder = await guided.member()
  const answer = await call(guided, founder)
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { error: { message: 'A draft needs a model, and none is set up here.' } },
  ])
  const { data } = await guided.service().from('ai_usage').select('counts').eq('user_id', founder.id)
  expect(data).toEqual([])
  await guided.close()
})
