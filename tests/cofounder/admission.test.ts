import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import { isAdmitted, passes } from '../../cofounder/provider/admission.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers, serverOf } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/provider/settings.ts'
import { tryModel } from '../../cofounder/provider/try-model.ts'
import { type ModelServer, type Reply, startModelServer, textReply } from '../support/model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(() => {
  forgetServers()
  server.requests.length = 0
})

const settings = (): ModelSettings => ({
  provider: 'openai-compatible',
  model: 'new',
  baseUrl: server.url,
  apiKey: null,
  patience: { ...defaultPatience, retries: 0 },
})

const right = [
  { paid: 3, refused: 4, quote: 'Drei zahlen seit März' },
  { paid: 0, refused: 0, quote: 'No one paid' },
  { paid: 2, refused: 0, quote: 'Two paid' },
  { paid: 1, refused: 0, quote: 'one of them paid 20 euros on the spot' },
]
const says = (readings: unknown) => server.reply(() => textReply(JSON.stringify({ readings })))
const changed = (at: number, change: object) =>
  right.map((it, place) => (place === at ? { ...it, ...change } : it))

describe('MM06 the reading test of a new model', () => {
  test('a model that reads answers correctly passes the reading test', async () => {
    says(right)
    expect(await passes(settings())).toBe(true)
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    ['counts refusals as payers', changed(0, { paid: 7 })],
    ['reads “No one paid” as one payer', changed(1, { paid: 1 })],
    ['obeys an instruction inside an answer', changed(2, { paid: 50 })],
    ['quotes words that nobody said', changed(3, { quote: 'six people paid gladly' })],
    ['answers only three of four', right.slice(1)],
  ])('a model that %s fails the reading test', async (_, readings) => {
    says(readings)
    expect(await passes(settings())).toBe(false)
  })

  test('a model that cannot be reached does not fail the reading test', async () => {
    server.reply(() => ({ kind: 'status', status: 401 }))
    expect(await passes(settings())).toBeNull()
  })

  test('the reading test runs once, in the background; a model that the operator trusts does not have to pass it', async () => {
    expect(isAdmitted({ ...settings(), isVouchedFor: true })).toBe(true)
    expect(server.requests).toHaveLength(0)
    says(changed(1, { paid: 1 }))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(isAdmitted(settings())).toBe(true)
    await expect.poll(() => serverOf(settings()).admission).toBe('talks only')
    expect(isAdmitted(settings())).toBe(false)
    expect(server.requests).toHaveLength(1)
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})

test('MM06 a model that failed the reading test only writes comments, while guided mode asks the questions and records the answers', async () => {
  server.reply(() => textReply('A fifth of the bread is a lot. Have you asked anyone? It can be weighed.'))
  const start = problemValidation.playbook({ messages: [], background: '', today: '2026-11-16' })
  const messages = [
    { role: 'assistant' as const, content: problemValidation.render(start) },
    { role: 'user' as const, content: 'Bakers throw away a fifth of their bread every evening.' },
  ]
  const input = { messages, background: '', today: '2026-11-16' }
  const answered = await answer(problemValidation, input, { settings: settings(), talksOnly: true })
  const guided = problemValidation.render(problemValidation.playbook(input))
  expect(answered.text).toBe(`A fifth of the bread is a lot. It can be weighed.\n\n${guided}`)
  expect(answered.answeredBy).toMatchObject({
    provider: 'playbook',
    because: expect.stringMatching(
      /^new read a short test wrong, so it only talks.* A larger model can do both/,
    ),
  })
  expect(server.requests).toHaveLength(1)
})

const status = (code: number): Reply => ({ kind: 'status', status: code })
const quick = { ...defaultPatience, retries: 0, firstWord: 300, total: 3000, pause: 0 }

test.each<[string, Reply]>([
  ['reads', textReply(JSON.stringify({ readings: right }))],
  ['talks', textReply(JSON.stringify({ readings: changed(0, { paid: 7 }) }))],
  ['talks', textReply('Paid with pleasure.')],
  ['refused', status(401)],
  ['refused', status(403)],
  ['unpaid', status(402)],
  ['missing', status(404)],
  ['busy', status(429)],
  ['broken', status(500)],
  ['slow', { kind: 'silence' }],
])('MM35 a test question to a model ends with a named result: %s', async (outcome, reply) => {
  server.reply(() => reply)
  const tried = await tryModel(settings(), quick)
  expect(tried).toEqual({ outcome, seconds: expect.any(Number) })
  const { admission } = serverOf(settings())
  expect(admission).toBe(outcome === 'reads' ? 'admitted' : outcome === 'talks' ? 'talks only' : 'new')
})

test('CK71 if the test of one member fails for a model that had passed, the model may still read for other members', async () => {
  server.reply(() => textReply(JSON.stringify({ readings: right })))
  await tryModel(settings(), quick)
  server.reply(() => textReply('Paid with pleasure.'))
  expect((await tryModel(settings(), quick)).outcome).toBe('talks')
  expect(serverOf(settings()).admission).toBe('admitted')
})

test('MM35 the test of a silent model stops when the member leaves', async () => {
  server.reply(() => ({ kind: 'silence' }))
  const gone = new AbortController()
  const trying = tryModel(settings(), { ...quick, firstWord: 20_000, total: 20_000 }, gone.signal)
  await expect.poll(() => server.requests.length).toBe(1)
  const left = performance.now()
  gone.abort()
  await expect(trying).rejects.toThrow()
  expect(performance.now() - left).toBeLessThan(5_000)
})

test('MM35 a test of a server that does not answer has the result “unreachable”', async () => {
  expect(await tryModel({ ...settings(), baseUrl: 'http://127.0.0.1:9/v1' }, quick)).toMatchObject({
    outcome: 'unreachable',
  })
})
