/** What a model is asked costs: the schema once, nothing for an opening, little for a verdict. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Helper } from '../../cofounder/helper.ts'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis.ts'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch.ts'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import { voiceIn } from '../../cofounder/language/voice.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/provider/settings.ts'
import type { Fact } from '../../contracts/facts.ts'
import {
  type ValidationRecord,
  validationQuestions,
  validationRecord,
} from '../../contracts/validation-record.ts'
import { callOf } from '../../scripts/eval/recorded.ts'
import { type Memory, memoryOf } from '../../venture/facts/memory.ts'
import { languages } from '../../venture/numbers/locale.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import founders from '../../venture/records/founders.json' with { type: 'json' }
import { emptyRecord } from '../../venture/records/kind.ts'
import { answerText } from '../../venture/records/print-answer.ts'
import { validation } from '../../venture/records/validation.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'
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
    // Named as a part and as one that must be there.
    expect(times(JSON.stringify(bodies()[0]).replaceAll('\\', ''), '"saying"')).toBe(2)
  },
)

test('MM33 a server without schema support gets the schema once in words', async () => {
  server.reply(({ body }) =>
    body.response_format?.type === 'json_schema' ? { kind: 'status', status: 400 } : fitting,
  )
  const { result } = await answer(sayer, '', { settings: settings() })
  expect(result).toEqual({ saying: 'yes' })
  const [, second] = bodies()
  expect(second?.response_format).toEqual({ type: 'json_object' })
  expect(times(JSON.stringify(second).replaceAll('\\', ''), '"saying"')).toBe(2)
})

test('MM33 a server that ignores the schema gets it in words, from the third time on at once', async () => {
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
const reading = {
  asked_next: null,
  facts: [],
  contradictions: [],
  harm: 'none',
  done: true,
  fields: [],
  refuted_by: null,
}
const explanation = {
  verdictReason: 'It is close.',
  testCards: [1, 2].map(() => ({
    hypothesis: 'One pays.',
    test: 'Ask ten.',
    metric: 'Payers',
    threshold: '2',
  })),
  closing: {
    confidence: { level: 'low', reason: 'Few were asked.' },
    counterArgument: 'Habit is free.',
    testFirst: 'Whether a fourth pays.',
    nextActions: ['Call one.', 'Visit two.', 'Write to three.'],
  },
}

function replyAll(): void {
  server.reply(({ body }) => {
    const call = callOf(String(body.messages[0]?.content))
    if (call === 'read') return textReply(JSON.stringify(reading))
    if (call === 'explain') return textReply(JSON.stringify(explanation))
    return textReply('I sum up now what you told me.')
  })
}

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
  'MM34 the opening of %s is one request, and its question is known without a second one',
  async helper => {
    server.reply(() => textReply('Good morning. What happened the last time?'))
    const { result, failure } = await openings[helper]()
    expect(failure).toBeNull()
    expect(bodies()).toHaveLength(1)
    expect(result).toMatchObject({ ...opened[helper], question: 'What happened the last time?' })
  },
)

/** As the facts of a record are kept, with two results that were saved. */
function memoryWith(record: ValidationRecord, language: (typeof languages)[number]): Memory {
  const uuid = () => crypto.randomUUID()
  const facts = validationQuestions.flatMap(question =>
    (understoodIn(validation, record, question, voiceIn(language))?.facts ?? []).map(
      (told): Fact => ({
        ...told,
        id: uuid(),
        project_id: uuid(),
        state: 'confirmed',
        beside: [],
        said_at: `${today}T08:00:00Z`,
        updated_at: `${today}T08:00:00Z`,
      }),
    ),
  )
  const saved = {
    day: today,
    head: 'For mothers who work, a van that says when it comes. '.repeat(3),
    closing: {
      confidence: {
        level: 'medium' as const,
        reason: 'Nine of twelve said so, and none of them has paid yet.',
      },
      counterArgument: 'A cousin with a car is free, knows the child, and comes when the mother calls him.',
      testFirst: 'Whether five mothers of one school pay a month ahead, before the holidays.',
      nextActions: [1, 2, 3].map(day => ({
        day: `2026-11-2${day}`,
        action: 'Ask five mothers at the gate of the school whether they pay a month ahead.',
      })),
    },
  }
  return {
    ...memoryOf(
      { name: 'Combi', description: 'A van that says when it comes.', industry: null },
      facts,
      'problem-validation',
    ),
    records: [record],
    // What was read in free words waits for the founder's word.
    proposed: facts.slice(0, 3).map((fact, at) => ({
      ...fact,
      id: uuid(),
      state: 'proposed' as const,
      text: `${fact.text} (${at + 2} of the mothers said so at the gate of the school)`,
    })),
    concluded: [
      { ...saved, type: 'idea_refinement' },
      { ...saved, type: 'customer_analysis' },
    ],
  }
}

const people = founders.founders.flatMap(({ name, language, record }) => {
  const spoken = languages.find(one => one === language)
  return spoken ? [{ name, language: spoken, record: validationRecord.parse(record) }] : []
})

test('MM34 a verdict takes at most three requests and 6,000 prompt tokens with a full memory', async () => {
  const spent: number[] = []
  for (const { name, language, record } of people) {
    server.requests.length = 0
    replyAll()
    const voice = voiceIn(language)
    const told = validationQuestions.filter(question =>
      answerText(validation, question, record.answers, voice),
    )
    const messages = [
      ...told.flatMap(question => [
        {
          role: 'assistant' as const,
          content: `${voice.say(`ask.${question}`)} ${voice.say(`why.${question}`)}`,
        },
        { role: 'user' as const, content: answerText(validation, question, record.answers, voice) },
      ]),
      { role: 'assistant' as const, content: voice.say('ask.frame') },
      { role: 'user' as const, content: 'Please sum it up now.' },
    ]
    const { result, failure } = await answer(
      problemValidation,
      {
        messages,
        background: '',
        today,
        given: { record, asked: 'open', isFree: true, locale: language },
        language,
      },
      { settings: settings(), language, memory: memoryWith(record, language) },
    )
    expect(failure, name).toBeNull()
    expect(server.requests.length, name).toBeLessThanOrEqual(3)
    if (result?.kind !== 'scorecard') continue
    // As a stand-in for a model counts them: four signs of the whole request make one.
    const sizes = bodies().map(body => Math.ceil(JSON.stringify(body).length / 4))
    const sum = sizes.reduce((one, other) => one + other, 0)
    expect(sum, name).toBeLessThanOrEqual(6000)
    spent.push(sum)
  }
  expect(spent.length).toBeGreaterThanOrEqual(5)
})
