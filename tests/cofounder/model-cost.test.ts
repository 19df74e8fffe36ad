/**
 * Limits the cost of the requests to a model: the schema is sent once, an opening needs one request, and a
 * verdict needs few tokens.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Helper } from '../../cofounder/helper.ts'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis.ts'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch.ts'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/provider/settings.ts'
import { costTable, measureCosts, mostRequests, mostTokens } from '../../scripts/eval/model-cost.ts'
import { emptyRecord } from '../../venture/records/kind.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'
import { registry } from '../support/registry.ts'
import { objectPrompt, thinkBy } from './object-helper.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(() => {
  forgetServers()
  server.requests.length = 0
})

const settings = (provider: ModelSettings['provider'] = 'openai-compatible'): ModelSettings => ({
  provider,
  model: 'written',
  baseUrl: server.url,
  apiKey: 'x',
  patience: { ...defaultPatience, retries: 0 },
})
const bodies = () => server.requests.map(({ body }) => body)
const times = (text: string, part: string) => text.split(part).length - 1

const shape = z.object({ saying: z.string() })
const sayer: Helper<string, { saying: string }> = {
  name: 'mentor',
  result: shape,
  heard: () => ({ messages: [], around: [] }),
  think: thinkBy(
    () =>
      objectPrompt({ system: 'Rules.', user: 'Go.', maxOutputTokens: 50, schema: shape, complete: it => it }),
    ({ saying }) => saying,
  ),
  playbook: () => ({ saying: 'guided' }),
  render: ({ saying }) => saying,
}
const fitting = textReply('{"saying":"yes"}')

test.each(['openai-compatible', 'deepseek'] as const)(
  'MM33 the schema is sent to %s once',
  async provider => {
    server.reply(() => fitting)
    await answer(sayer, '', { settings: settings(provider) })
    expect(bodies()).toHaveLength(1)
    // The name of the field occurs twice: as a property, and in the list of required properties.
    expect(times(JSON.stringify(bodies()[0]).replaceAll('\\', ''), '"saying"')).toBe(2)
  },
)

test('MM33 a server without support for schemas gets the schema once, as text', async () => {
  server.reply(({ body }) =>
    body.response_format?.type === 'json_schema' ? { kind: 'status', status: 400 } : fitting,
  )
  const { result } = await answer(sayer, '', { settings: settings() })
  expect(result).toEqual({ saying: 'yes' })
  const [, second] = bodies()
  expect(second?.response_format).toEqual({ type: 'json_object' })
  expect(times(JSON.stringify(second).replaceAll('\\', ''), '"saying"')).toBe(2)
})

test('MM33 a server that ignores the schema gets the schema as text, and from the third request on only as text', async () => {
  server.reply(({ body }) => {
    const isTold = String(body.messages[0]?.content).includes('saying')
    return isTold ? fitting : textReply('{"said":"yes"}')
  })
  const asks = async () => {
    const from = server.requests.length
    const { result } = await answer(sayer, '', { settings: settings() })
    expect(result).toEqual({ saying: 'yes' })
    return server.requests.length - from
  }
  expect([await asks(), await asks(), await asks()]).toEqual([2, 2, 1])
})

const today = '2026-11-17'

const openings = {
  'problem validation': () =>
    answer(
      problemValidation,
      { messages: [], background: '', today, given: { record: emptyRecord, asked: null, locale: 'en' } },
      { settings: settings() },
    ),
  'competitor analysis': () =>
    answer(competitorAnalysis, { messages: [], background: '', today }, { settings: settings() }),
  'idea refinement': () =>
    answer(ideaRefinement, { messages: [], idea: 'Warm bread', today }, { settings: settings() }),
  pitch: () =>
    answer(pitchCoach, { messages: [], sessionType: 'pitch-questions', today }, { settings: settings() }),
}
const opened = {
  'problem validation': { asks: 'problem' },
  'competitor analysis': { asks: 'rivals' },
  'idea refinement': { asks: 'problem' },
  pitch: { asks: 'hook' },
} as const

test.each(Object.keys(openings) as (keyof typeof openings)[])(
  'MM34 %s opens a conversation with one request to the model, and the result names the question that the model asks',
  async helper => {
    server.reply(() => textReply('Good morning. What happened the last time?'))
    const { result, failure } = await openings[helper]()
    expect(failure).toBeNull()
    expect(bodies()).toHaveLength(1)
    expect(result).toMatchObject({ ...opened[helper], question: 'What happened the last time?' })
  },
)

test('MM34 even with a full memory a helper makes at most three requests and uses at most 6,000 prompt tokens', async () => {
  const costs = await measureCosts()
  const names = Object.keys(registry).toSorted()
  expect([...new Set(costs.map(({ helper }) => helper))].toSorted()).toEqual(names)
  for (const { name, requests, most } of costTable(costs)) {
    expect(requests, name).toBeLessThanOrEqual(name.endsWith('opening') ? 1 : mostRequests)
    expect(most, name).toBeLessThanOrEqual(mostTokens)
  }
  // Each measured result must be complete, because a verdict that was cut off would cost less.
  expect(costs.filter(({ of }) => of === 'result').map(({ tokens }) => tokens > 1000)).not.toContain(false)
  const talked = costs.filter(
    ({ helper, of }) => of === 'result' && /validation|rival|competitor|idea/.test(helper),
  )
  expect(new Set(talked.map(({ requests }) => requests))).toEqual(new Set([3]))
})
