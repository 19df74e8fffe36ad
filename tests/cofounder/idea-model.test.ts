// The idea refinement with a model: the model asks and reads values into fields, and code draws the canvas.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience } from '../../cofounder/provider/settings.ts'
import { recordAfter } from '../../cofounder/reports/idea-refinement/playbook.ts'
import type { Fact } from '../../contracts/facts.ts'
import { type IdeaQuestion, type IdeaRecord, ideaRecord } from '../../contracts/idea-record.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import { type Call, callOf } from '../../scripts/eval/recorded.ts'
import { type Memory, memoryOf } from '../../venture/facts/memory.ts'
import { emptyRecord } from '../../venture/records/kind.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(forgetServers)

const entered = 'Old bread for breweries'
const blank = { low: null, high: null, currency: null, per: null, text: null }
const reading = (fields: object[], done = false) => ({
  ...{ asked_next: 'earn', facts: [], contradictions: [], harm: 'none', done, refuted_by: null },
  fields,
})
const closing = {
  confidence: { level: 'high', reason: 'I am sure.' },
  counterArgument: 'Brewers have bread enough.',
  testFirst: 'Ask three brewers.',
  nextActions: ['Ask.', 'Count.', 'Write.'],
}
const cells = {
  problem: { words: 'Bread is thrown away.' },
  customer: { words: 'Bakeries in Lyon' },
  solution: { words: 'We collect it.' },
  instead: { words: 'Pigs' },
  channel: { words: 'The guild' },
}

async function turn(
  said: string,
  says: Partial<Record<Call, unknown>>,
  told: Partial<IdeaRecord['answers']> = {},
  asked: IdeaQuestion | null = 'problem',
  memory: Memory | null = null,
) {
  const prompts: Partial<Record<Call, string>> = {}
  server.reply(({ body }) => {
    const system = String(body.messages[0]?.content)
    const call = callOf(system)
    prompts[call] = `${system}\n${String(body.messages[1]?.content)}`
    const given = says[call]
    if (given === undefined) return { kind: 'status', status: 500 }
    return textReply(typeof given === 'string' ? given : JSON.stringify(given))
  })
  const record = ideaRecord.parse({ ...emptyRecord, answers: told })
  const input = {
    messages: [entered, said].map(content => ({ role: 'user' as const, content })),
    idea: entered,
    today: '2026-11-18',
    language: 'en' as const,
    given: { record, asked, isFree: true, locale: 'en' },
    ...(memory && { memory }),
  }
  const answered = await answer(ideaRefinement, input, {
    settings: {
      provider: 'openai-compatible',
      model: 'written',
      baseUrl: server.url,
      apiKey: null,
      patience: { ...defaultPatience, retries: 0 },
    },
    language: 'en',
  })
  return { ...answered, prompts, held: recordAfter(input, answered.result) }
}

const said = 'Bakers throw away a fifth, they would pay 49 euros a month.'

test('RI10 GV06 MM27 the model reads values into fields with a quote; values without a quote of the founder are left out', async () => {
  const field = { ...blank, question: 'earn', field: 'price', low: 49, currency: 'EUR', per: 'month' }
  const { result, held, text, understood } = await turn(said, {
    talk: 'A fifth is a lot. Who exactly is it for?',
    read: reading([
      { ...field, quote: '49 euros a month' },
      {
        ...blank,
        question: 'problem',
        field: 'words',
        text: 'Bakers throw away a fifth',
        quote: 'Bakers throw away a fifth',
      },
      {
        ...blank,
        question: 'costs',
        field: 'fixed',
        low: 800,
        currency: 'EUR',
        per: 'month',
        quote: '800 a month',
      },
    ]),
  })
  expect(text).toBe('A fifth is a lot. Who exactly is it for?')
  expect(result).toMatchObject({ kind: 'turn', version: 1, sentence: entered, asks: 'earn' })
  expect(held.answers).toMatchObject({
    problem: { words: 'Bakers throw away a fifth' },
    earn: {
      price: { low: 49, high: 49, currency: 'EUR', per: 'month' },
      quotes: { price: '49 euros a month' },
    },
  })
  expect(held.answers.costs).toBeUndefined()
  expect(understood?.facts.map(({ topic, quote }) => [topic, quote])).toContainEqual([
    'price',
    '49 euros a month',
  ])
})

test('RI10 code draws the canvas from the record and counts the confidence; the model writes only the end', async () => {
  const { result, text, prompts } = await turn(
    said,
    {
      talk: 'I sum up now.',
      read: reading(
        [
          {
            ...blank,
            question: 'earn',
            field: 'words',
            text: 'they would pay 49 euros a month',
            quote: 'they would pay 49 euros a month',
          },
        ],
        true,
      ),
      canvas: { closing },
    },
    cells,
    'earn',
  )
  if (result?.kind !== 'canvas') throw new Error('no canvas')
  expect(result.canvas.find(({ box }) => box === 'Revenue streams')?.text).toBe(
    'they would pay 49 euros a month',
  )
  expect(result.closing.counterArgument).toBe(closing.counterArgument)
  expect(result.closing.confidence.level).toBe('low')
  expect(text.startsWith('I sum up now.\n\n**Your idea, version 1**')).toBe(true)
  expect(text).toContain('Brewers have bread enough.')
  expect(prompts.canvas).toContain('| Problem | Bread is thrown away. |')
})

test('RI10 with fewer than six answers there is no canvas, and the next question asks for a missing cell', async () => {
  const { result, text } = await turn(
    said,
    { talk: 'I sum up now.', read: reading([], true) },
    { problem: cells.problem },
    'customer',
  )
  expect(result).toMatchObject({ kind: 'turn', asks: 'customer' })
  expect(text).toContain('1 answer so far: from six on')
})

test('RI10 if the model fails at the end of the canvas, guided mode writes the end', async () => {
  const { result } = await turn(
    said,
    { talk: 'I sum up now.', read: reading([], true) },
    { ...cells, edge: { risk: 'They come back' } },
    'earn',
  )
  expect(result?.kind === 'canvas' && result.closing.counterArgument).toContain('They come back')
})

const fact = (topic: Fact['topic'], text: string, more: Partial<Fact> = {}): Fact => ({
  ...{ id: `fact ${text}`, project_id: 'p', topic, subject: null, text, quote: text, value: null },
  ...{ evidence: 'told', bears: 'for', state: 'confirmed', beside: [], said_at: '2026-11-01T10:00:00Z' },
  ...{ created_at: '2026-11-01T10:00:00Z', updated_at: '2026-11-01T10:00:00Z', ...more },
})
const price: Fact['value'] = { kind: 'money', low: 45, high: 45, currency: 'EUR', per: null }
const frame = { serve: { low: 11, high: 11, currency: 'EUR', per: 'time' } }
const known: Memory = {
  ...memoryOf(
    { name: 'Crumb', description: null, industry: null },
    [
      fact('customer', 'Breweries near Lyon'),
      fact('price', 'Each load is 45', { value: price, evidence: 'paid' }),
      fact('price', '45 a load, or 150 for four', { said_at: '2026-10-01T10:00:00Z' }),
      fact('workaround', 'They feed it to pigs'),
      fact('risk', 'The bread stays dry', { evidence: null }),
      fact('customer', 'Bakeries', { subject: 'Bakeries' }),
    ],
    'idea-refinement',
  ),
  records: [validationRecord.parse({ version: 1, round: 1, answers: { frame } })],
}

test('RI08 RI10 facts and other records fill open cells with their source, in the record, the canvas and the sums', async () => {
  const problem = {
    ...blank,
    question: 'problem',
    field: 'words',
    text: 'It is thrown away',
    quote: 'throw away',
  }
  const says = {
    talk: 'I sum up now.',
    read: reading([problem], true),
    canvas: { closing },
  }
  const { result, held, text, prompts } = await turn(said, says, {}, 'problem', known)
  expect(held.answers).toMatchObject({
    customer: { words: 'Breweries near Lyon', known: 'told' },
    earn: { price: { low: 45, per: 'time' }, quotes: { price: 'Each load is 45' } },
    instead: { words: 'They feed it to pigs' },
    edge: { risk: 'The bread stays dry' },
    costs: { serve: { low: 11 } },
    problem: { words: 'It is thrown away' },
  })
  expect(prompts.talk).toContain('customer: Breweries near Lyon')
  if (result?.kind !== 'canvas') throw new Error('no canvas')
  expect(Object.fromEntries(result.canvas.map(({ box, text: words }) => [box, words]))).toMatchObject({
    'Customer segments': 'Breweries near Lyon',
    'Revenue streams': expect.stringContaining('45'),
  })
  expect(text.replaceAll('\u00a0', ' ')).toContain('EUR 45 − EUR 11 = EUR 34')
})

test('RI10 what the founder says now replaces what was known, and typed cells stay', async () => {
  const news = { ...blank, question: 'customer', field: 'words', text: 'Bakers', quote: 'Bakers' }
  const told = { instead: { words: 'Pigs' } }
  const { held } = await turn(said, { talk: 'Why?', read: reading([news]) }, told, 'customer', known)
  expect(held.answers.customer?.words).toBe('Bakers')
  expect(held.answers.instead).toEqual({ words: 'Pigs' })
})
