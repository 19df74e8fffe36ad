// Tests values that the founder has not confirmed, and values that only the memory has: they are not lost, not
// asked for twice, and not scored as missing.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mentor } from '../../cofounder/helpers/mentor.ts'
import { pitchCoach } from '../../cofounder/helpers/pitch.ts'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import { tellProposed } from '../../cofounder/memory.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/provider/settings.ts'
import { recordAfter } from '../../cofounder/records/given.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Fact } from '../../contracts/facts.ts'
import { pitchQuestions, pitchRecord } from '../../contracts/pitch-record.ts'
import { type ValidationRecord, validationRecord } from '../../contracts/validation-record.ts'
import { callOf } from '../../scripts/eval/recorded.ts'
import { memoryOf, type SentForm } from '../../venture/facts/memory.ts'
import { validation } from '../../venture/records/validation.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(() => {
  forgetServers()
  server.requests.length = 0
})

const today = '2026-11-17'
const uuid = () => crypto.randomUUID()
const fact = (given: Partial<Fact>): Fact => ({
  ...{ id: uuid(), project_id: uuid(), topic: 'customer', subject: null, text: '', quote: null, value: null },
  ...{ evidence: null, bears: 'for', state: 'confirmed', beside: [] },
  ...{ said_at: `${today}T08:00:00Z`, updated_at: `${today}T08:00:00Z` },
  ...given,
})
const exact = (value: number) => ({ low: value, high: value })
const eur = (value: number, per: string) => ({ ...exact(value), currency: 'EUR', per })
const recordWith = (more: object = {}): ValidationRecord =>
  validationRecord.parse({
    version: 1,
    round: 1,
    answers: {
      problem: { words: '5 of 14 came back.', known: 'saw', whose: 'Möller', when: '2026-11' },
      often: { often: { ...exact(1), per: 'week' } },
      ...more,
    },
  })
const six = {
  today: { words: 'By hand.' },
  earn: { type: 'subscription', price: eur(89, 'month') },
  paid: { paid: exact(4), each: eur(89, 'month'), since: '2026-08', still: exact(4) },
  others: { no: exact(3) },
}
const read = {
  asked_next: null,
  facts: [],
  contradictions: [],
  harm: 'none',
  done: true,
  fields: [],
  refuted_by: null,
}
const explain = {
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
const settings = (): ModelSettings => ({
  provider: 'openai-compatible',
  model: 'written',
  baseUrl: server.url,
  apiKey: 'x',
  patience: { ...defaultPatience, retries: 0 },
})

const known = [
  fact({ text: 'Owners of shoe workshops', topic: 'customer', evidence: 'told' }),
  fact({ text: 'Germany', topic: 'place', value: { kind: 'place', country: 'DE', name: 'Germany' } }),
]
const said = 'Two said it is too dear, a clearing house takes 2.4 percent.'
const waiting = [
  fact({
    topic: 'refusals',
    text: 'Two said it is too dear',
    quote: 'Two said it is too dear',
    state: 'proposed',
  }),
  fact({ topic: 'rival', text: 'AgroDron asks 200 €', quote: 'AgroDron asks 200', state: 'proposed' }),
  fact({ topic: 'price', text: 'Your price: EUR 89 a month', quote: '89 a month', state: 'proposed' }),
]
const memoryWith = (record: ValidationRecord, facts: readonly Fact[], forms: readonly SentForm[] = []) => ({
  ...memoryOf({ name: 'Last', description: null, industry: null }, facts, 'problem-validation'),
  records: [record],
  forms,
})

async function turn(
  record: ValidationRecord,
  facts: readonly Fact[],
  talk = 'I sum up now.',
  forms: readonly SentForm[] = [],
) {
  const prompts: Record<string, string> = {}
  server.reply(({ body }) => {
    const call = callOf(String(body.messages[0]?.content))
    prompts[call] = String(body.messages[1]?.content)
    return textReply(call === 'talk' ? talk : JSON.stringify(call === 'read' ? read : explain))
  })
  const messages: ConversationMessage[] = [
    { role: 'user', content: said },
    { role: 'assistant', content: 'Who is it?'.repeat(200) },
    { role: 'user', content: 'Give me the verdict, please.' },
  ]
  const given = { record, asked: 'open' as const, isFree: true, locale: 'en' }
  const memory = memoryWith(record, facts, forms)
  const answered = await answer(
    problemValidation,
    { messages, background: '', today, given, language: 'en', memory },
    { settings: settings(), language: 'en', memory },
  )
  expect(answered.failure).toBeNull()
  return { ...answered, prompts, held: recordAfter(validation, messages, given, answered.result as never) }
}

test('MM44 the next prompt of the conversation has each unconfirmed value once', async () => {
  const { prompts } = await turn(recordWith(six), waiting)
  expect(prompts.talk).toMatch(/P\d Refusals: Two said it is too dear/)
  expect(prompts.talk).toMatch(/P\d Rival: AgroDron asks 200 €/)
  // The price is already in the record, so the prompt does not repeat it.
  expect(prompts.talk).not.toMatch(/P\d Price/)
  // The prompt for reading an answer contains only the founder's words from this conversation.
  expect(prompts.read?.split('Two said it is too dear')).toHaveLength(2)
  expect(prompts.explain).not.toContain('not confirmed yet')
})

test('MM44 the prompt of another helper also has the unconfirmed values, and the answer of that helper may use their figures', async () => {
  let prompt = ''
  server.reply(({ body }) => {
    prompt = String(body.messages[1]?.content)
    return textReply('AgroDron asks 200 €. Ask your next customer what they paid there.')
  })
  const memory = memoryWith(recordWith(), waiting)
  const messages: ConversationMessage[] = [{ role: 'user', content: 'What shall I ask for?' }]
  const { text } = await answer(mentor, { messages, context: {}, today, memory } as never, {
    settings: settings(),
    language: 'en',
    memory,
  })
  expect(prompt).toContain('AgroDron asks 200 €')
  expect(text).toContain('AgroDron asks 200 €. Ask')
})

test('MM44 the prompt has a limited number of unconfirmed values, the newest first', async () => {
  const many = Array.from({ length: 80 }, (_, at) =>
    fact({
      text: `They told thing ${at} at length, with many words that take room in every prompt`,
      state: 'proposed',
      said_at: `2026-11-${String(10 + Math.floor(at / 10)).padStart(2, '0')}T08:00:00Z`,
    }),
  )
  const { prompts } = await turn(recordWith(), many)
  const block =
    /label="d\d+ told, not confirmed yet">\n([\s\S]*?)\n<\/founder_data>/.exec(prompts.talk ?? '')?.[1] ?? ''
  expect(block.length).toBeLessThanOrEqual(1000)
  expect(block).toMatch(/^P1 Customer: They told thing 7\d .*room in every prompt \[/)
})

test('MM44 in the prompt, values for the questions of the helper come before names of rivals', () => {
  const rivals = Array.from({ length: 20 }, (_, at) =>
    fact({
      topic: 'rival',
      text: `Rival ${at} sells the very same thing in the same street`,
      state: 'proposed',
    }),
  )
  const nine = fact({
    text: 'Nine bakeries buy every month',
    state: 'proposed',
    said_at: '2026-11-01T08:00:00Z',
  })
  const memory = memoryWith(recordWith(), [...rivals, { ...nine, topic: 'traction' }])
  const told = tellProposed(memory, 'market-research', { language: 'en', isOpenTold: false })
  expect(told).toContain('P1 Traction: Nine bakeries buy every month')
})

test('MM45 a line whose answer is only in the memory counts as open, and is filled from the memory before the verdict', async () => {
  const { prompts, result, held } = await turn(recordWith(six), known)
  expect(prompts.talk).toContain('Open lines: who, reach, evidence, frame.')
  expect(prompts.talk).toContain('How they know it is not said of: often, today.')
  if (result?.kind !== 'scorecard') throw new Error('no verdict')
  expect(held.answers.who).toMatchObject({
    words: 'Owners of shoe workshops',
    place: { country: 'DE', text: '' },
  })
  // One of the two facts does not say how the founder knows it, so the line gets no mark.
  expect(held.answers.who?.known).toBeUndefined()
  expect(result.scores.find(({ dimension }) => dimension === 'who')?.score).toBe(1)
  const heard = await turn(recordWith(six), [known[0] as Fact])
  expect(heard.held.answers.who).toMatchObject({ words: 'Owners of shoe workshops', known: 'told' })
})

test('MM45 a known place is added to the answer of the conversation, unless the founder gave another place there', async () => {
  const who = { words: 'Clinics', known: 'saw' }
  const { held } = await turn(recordWith({ who }), known, 'Who pays?')
  expect(held.answers.who).toMatchObject({ ...who, place: { country: 'DE', text: '' } })
  const own = { ...who, place: { country: 'FR', text: '' } }
  expect((await turn(recordWith({ ...six, who: own }), known)).held.answers.who).toEqual(own)
})

const strong = {
  who: { words: 'Dentists', place: { country: 'DE', text: '' }, payer: 'self', known: 'saw' },
  today: { kind: 'hand', words: 'By hand.', known: 'saw' },
  earn: { type: 'sale', price: eur(95, 'piece'), known: 'saw' },
  paid: { paid: exact(17), each: eur(95, 'piece'), since: '2026-05', still: exact(12), known: 'records' },
  reach: { there: exact(640), how: 'list', came: exact(3), known: 'records' },
  evidence: { talked: exact(23), watched: exact(5), acted: exact(9) },
  frame: { permit: 'none', aim: eur(1600, 'month'), serve: eur(35, 'piece'), fixed: eur(210, 'month') },
}
const takes = { ...exact(1), per: 'year' }

test('MM45 the check of the aim uses the field that only the market research has, with the evidence of that field', async () => {
  const market = (type: string): SentForm[] => [
    { helper: 'market-research', answers: { earn: { type, takes, known: 'guess' } } },
  ]
  const { result, text, held } = await turn(recordWith(strong), [], undefined, market('sale'))
  expect(held.answers.earn).toMatchObject({ takes, prefilled: { takes: 'guess' }, known: 'saw' })
  expect(result).toMatchObject({ kind: 'scorecard', verdict: 'NOT YET' })
  expect(text).toContain('One step from GO')
  // With another way to earn money, the same field has another meaning.
  const other = await turn(recordWith(strong), [], undefined, market('hours'))
  expect(other.held.answers.earn?.takes).toBeUndefined()
})

test('MM45 a GO without a check of the aim names the missing figure', async () => {
  const { text } = await turn(recordWith(strong), [])
  expect(text).toContain('not checked: for that this is missing: One buyer takes.')
  const { aim: _aim, ...frame } = strong.frame
  expect((await turn(recordWith({ ...strong, frame }), [])).text).toContain('One buyer takes, Left for you.')
})

test('MM45 the memory does not change answers of the conversation, skipped lines and lines of another group', async () => {
  const own = { ...six, who: { words: 'Clinics', known: 'saw' } }
  expect((await turn(recordWith(own), known.slice(0, 1))).held.answers.who).toEqual(own.who)
  const aside = { ...six, who: { skipped: true } }
  expect((await turn(recordWith({ ...aside, reach: { words: 'A list' } }), known)).held.answers.who).toEqual({
    skipped: true,
  })
  const later = { ...recordWith({ ...six }), round: 2 }
  expect((await turn(later, known)).held.answers.who).toBeUndefined()
})

test('MM46 the prompt says how many lines have answers, and how many answers a verdict needs', async () => {
  const { prompts, text, result } = await turn(recordWith(), [])
  expect(prompts.talk).toContain('Before this message 2 lines had an answer.')
  expect(prompts.talk).toContain('fewer than 6')
  expect(prompts.talk).not.toContain('or they ask for the verdict, ask nothing')
  expect(result?.kind).toBe('turn')
  expect(text).toContain('2 answers so far: from six on I give a verdict.')
})

test('MM46 if a message of the model already has a question, the server adds no second question', async () => {
  const asks = 'A verdict takes some more lines. Who has it worst?'
  const { text, result } = await turn(recordWith(), [], asks)
  expect(text).toBe(asks)
  expect(result).toMatchObject({ kind: 'turn', question: 'Who has it worst?' })
})

test.each([
  ['all eight lines in one message', 8, 'the pitches can be generated now. Ask nothing.'],
  ['seven of eight', 7, 'then ask one question'],
] as const)(
  'MM46 when every card has an answer, the coach offers to generate the pitches: %s',
  async (_how, count, task) => {
    let prompt = ''
    server.reply(({ body }) => {
      const call = callOf(String(body.messages[0]?.content))
      if (call === 'talk') prompt = String(body.messages[1]?.content)
      return textReply(call === 'talk' ? 'Good.' : JSON.stringify(read))
    })
    const answers = Object.fromEntries(pitchQuestions.slice(0, count).map(id => [id, { say: `Our ${id}.` }]))
    const record = pitchRecord.parse({ version: 1, round: 1, answers })
    const messages: ConversationMessage[] = [{ role: 'user', content: 'I have said it all.' }]
    await answer(
      pitchCoach,
      {
        messages,
        sessionType: 'pitch-questions',
        today,
        given: { record, asked: 'open', isFree: true, locale: 'en' },
      },
      { settings: settings(), language: 'en' },
    )
    expect(prompt).toContain(task)
  },
)
