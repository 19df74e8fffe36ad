/**
 * All helpers share one memory: the prompt of every helper contains the fields that the founder sent, and the
 * conclusions of saved results.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellConcluded } from '../../cofounder/guards/concluded.ts'
import { tellEndings, tellMemory } from '../../cofounder/memory.ts'
import { sessionHeader } from '../../contracts/session-header.ts'
import { type ValidationRecord, validationRecord } from '../../contracts/validation-record.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { type ModelServer, startModelServer } from '../support/model-server.ts'

let backend: Backend
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  backend = await startBackend(await testDatabase(), {
    AI_BASE_URL: model.url,
    AI_MODEL: 'test-model',
    AI_ADMITTED: 'yes',
  })
  // The model refuses every request, because these tests only look at the prompts.
  model.reply(() => ({ kind: 'status', status: 401 }))
})
afterAll(async () => {
  await backend.close()
  await model.close()
})

const uuid = () => crypto.randomUUID()
const record: ValidationRecord = {
  version: 1,
  round: 1,
  answers: {
    problem: { words: 'A van came late and the bread was cold.', known: 'saw' },
    often: {
      often: { low: 3, high: 3, per: 'week' },
      money: { low: 180, high: 180, currency: 'EUR', per: 'time' },
      known: 'records',
      prefilled: { money: 'guess' },
    },
    earn: { type: 'subscription', price: { low: 49, high: 49, currency: 'EUR', per: 'month' } },
    reach: { how: 'introduced', words: 'The guild meets every May.', known: 'told' },
    evidence: { talked: { low: 12, high: 12 }, watched: { low: 4, high: 4 } },
    frame: { aim: { low: 1500, high: 1500, currency: 'EUR', per: 'month' } },
  },
}
const closing = (about: string) => ({
  confidence: { level: 'low', reason: `Nobody has weighed the ${about}.` },
  counterArgument: `The ${about} may be a habit.`,
  testFirst: `Whether the ${about} holds in winter.`,
  nextActions: [1, 2, 3].map(day => ({ day: `2026-11-2${day}`, action: `Ask about the ${about} (${day}).` })),
})

async function founder() {
  const member: Member = await backend.member()
  const { data: found } = await member.client
    .from('startup_projects')
    .select('id')
    .eq('user_id', member.id)
    .single()
  const { data } = await member.client.auth.getSession()
  const project = found?.id ?? ''
  const prompts = async (name: string, body: object) => {
    const from = model.requests.length
    const response = await fetch(`${backend.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.keys.publishable,
        'content-type': 'application/json',
        authorization: `Bearer ${data.session?.access_token}`,
        'x-request-id': uuid(),
        [sessionHeader]: JSON.stringify({ project, question: uuid(), instead: null }),
      },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return model.requests
      .slice(from)
      .map(({ body: sent }) => JSON.stringify(sent.messages).replaceAll('\u00a0', ' '))
  }
  return { ...member, project, prompts }
}

const said = [{ role: 'user', content: 'We bring warm bread.' }]
const simulation = 'problem-validation-simulation'

test('MM31 the prompt of every helper contains the saved canvas, segments and record with their evidence', async () => {
  const { client, project, prompts } = await founder()
  for (const asked of ['often', 'earn', 'reach', 'problem']) {
    await prompts(simulation, {
      messages: said,
      simulationType: 'problem-validation',
      context: {},
      record,
      asked,
      locale: 'en',
    })
  }
  const saved = (output_type: string, result: object) => ({
    project_id: project,
    output_type,
    output_content: 'saved',
    metadata: { data_quality: 'ai-estimated', result },
  })
  await client
    .from('ai_outputs')
    .insert([
      saved('idea_refinement', {
        kind: 'canvas',
        sentence: 'Warm bread at six.',
        closing: closing('canvas'),
      }),
      saved('customer_analysis', { summary: 'Sell to hotels first.', closing: closing('segments') }),
      saved('problem_validation', { verdict: 'GO', scores: [4, 5, 4].map(score => ({ score })) }),
      saved('competitor_analysis', { headline: 'The habit wins.' }),
    ] as never)
    .throwOnError()
  const asked = {
    'market research': await prompts('market-research', { market: 'Bread in Ghent', industry: 'Food' }),
    segments: await prompts('customer-segment-analysis', { ideaRefinementData: 'Warm bread for hotels.' }),
    competitors: await prompts(simulation, {
      messages: said,
      simulationType: 'competitor-analysis',
      context: {},
    }),
    refinement: await prompts('idea-refinement-chat', { messages: said }),
    pitch: await prompts('pitch-generator', { messages: said, sessionType: 'pitch-questions' }),
    mentor: await prompts('chat-with-deepseek', { messages: said }),
    validation: await prompts(simulation, {
      messages: said,
      simulationType: 'problem-validation',
      context: {},
      record,
      asked: 'open',
      locale: 'en',
    }),
  }
  const endings = ['canvas', 'segments'].flatMap(about => [
    `Nobody has weighed the ${about}.`,
    `The ${about} may be a habit.`,
    `Whether the ${about} holds in winter.`,
    `2026-11-21 Ask about the ${about} (1).`,
  ])
  const fields = [
    'A van came late and the bread was cold.',
    'How often: 3 × a week',
    'Your price: EUR 49 a month',
    'How you get to them: Somebody introduces me',
    'The guild meets every May.',
    'Talked with: 12',
    'Watched: 4',
    'Left for you: EUR 1,500 a month',
    'EUR 180',
    'Warm bread at six.',
    'Sell to hotels first.',
    'GO 13/40',
    'The habit wins.',
  ]
  for (const [helper, [prompt = '']] of Object.entries(asked)) {
    for (const line of [...fields, ...endings]) expect(prompt, helper).toContain(line)
    // Each line says how the founder knows it. A line of an earlier round keeps its mark.
    expect(prompt, helper).toMatch(/observed|I saw it/)
    if (helper !== 'validation') {
      expect(prompt, helper).toMatch(/Money each time: EUR 180[^·\]]*\[guess\]/)
      expect(prompt, helper).toContain('The guild meets every May. [told')
      expect(prompt.split('Your price: EUR 49 a month'), helper).toHaveLength(2)
    }
  }
})

test('MM31 the part of the prompt from a large memory has a size limit, and starts with the latest round', () => {
  const long = (round: number): ValidationRecord => ({
    ...record,
    round,
    group: `group ${round}`,
    answers: { ...record.answers, today: { words: 'They wait and wait. '.repeat(90) } },
  })
  const memory = {
    ...memoryOf({ name: 'Bread', description: null, industry: null }, [], 'mentor'),
    records: [1, 2, 3, 4].map(round => validationRecord.parse(long(round))),
    concluded: (['idea_refinement', 'customer_analysis', 'market_research', 'pitch_generation'] as const).map(
      type => ({
        type,
        day: '2026-11-01',
        head: 'h'.repeat(3000),
        closing: closing('x'.repeat(900)) as never,
      }),
    ),
  }
  const told = tellMemory(memory, 'mentor') + tellEndings(memory)
  expect(told.length).toBeLessThan(7000)
  expect(told).toContain('round 4 (group 4), problem')
  expect(told.indexOf('round 4')).toBeLessThan(told.indexOf('round 3'))
})

test('MM42 of many saved results the prompt contains the latest of each kind, and the prompt starts with the verdict', () => {
  const saved = (
    [
      'pitch_generation',
      'pitch_coaching',
      'customer_analysis',
      'idea_refinement',
      'competitor_analysis',
      'market_research',
      'problem_validation',
    ] as const
  ).map(type => ({
    type,
    day: '2026-11-01',
    head: `GO by ${type}. ${'h'.repeat(900)}`,
    closing: closing('x'.repeat(900)) as never,
  }))
  const memory = memoryOf({ name: 'Bread', description: null, industry: null }, [], 'mentor')
  const told = tellConcluded({
    ...memory,
    concluded: [...saved, { ...saved[6], type: 'problem_validation', head: 'STOP, an older one' } as never],
  })
  const lines = told.split('\n')
  expect(lines[0]).toMatch(/^Problem Validation, 2026-11-01: GO by problem_validation\..* \| sure \(low\)/)
  expect(lines).toHaveLength(saved.length)
  for (const { type } of saved) expect(told).toContain(`GO by ${type}`)
  expect(told).not.toContain('STOP')
  expect(told.length).toBeLessThanOrEqual(2000)
  // If a prompt contains a whole record, it has less space for conclusions.
  const short = tellConcluded({ ...memory, concluded: saved }, 1000)
  expect(short.length).toBeLessThanOrEqual(1000)
  for (const { type } of saved) expect(short).toContain(`GO by ${type}`)
})
