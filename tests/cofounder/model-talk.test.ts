// A talk with a model from its first answer to its result and on: what it is told in each call, and what the founder reads.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { permissionQuestion } from '../../cofounder/harm/answers.ts'
import { system as validationSystem } from '../../cofounder/helpers/problem-validation/prompt.ts'
import { registry } from '../../cofounder/helpers/registry.ts'
import { answer } from '../../cofounder/model/answer.ts'
import { forgetServers } from '../../cofounder/model/server.ts'
import { defaultPatience } from '../../cofounder/model/settings.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { canvasBoxes } from '../../contracts/results/idea-refinement.ts'
import { validationDimensions } from '../../contracts/results/problem-validation.ts'
import { type Call, callOf } from '../../scripts/eval/recorded.ts'
import { type Memory, memoryOf } from '../../venture/facts/memory.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(forgetServers)

type Says = Partial<Record<Call, unknown>>
type Extra = { memory?: Memory; readBack?: unknown }

/** One turn: the model says what is written for each kind of call. */
async function turn(name: HelperName, messages: ConversationMessage[], says: Says, extra: Extra = {}) {
  const prompts: { call: Call; system: string; user: string }[] = []
  server.reply(({ body }) => {
    const system = String(body.messages[0]?.content)
    const call = callOf(system)
    prompts.push({ call, system, user: String(body.messages[1]?.content) })
    const said = says[call] ?? {}
    return textReply(typeof said === 'string' ? said : JSON.stringify(said))
  })
  const { helper, toInput } = registry[name]
  const input = {
    ...(toInput({ messages, simulationType: name, sessionType: 'pitch-questions' }, '2026-11-16') as object),
    ...extra,
  }
  const answered = await answer(helper, input, {
    settings: {
      provider: 'openai-compatible',
      model: 'written',
      baseUrl: server.url,
      apiKey: null,
      patience: { ...defaultPatience, retries: 0 },
    },
    memory: extra.memory,
  })
  expect(answered.failure).toBeNull()
  const calls = prompts.map(({ call }) => call)
  const promptOf = (call: Call) => prompts.find(it => it.call === call)?.user ?? ''
  return { ...answered, result: answered.result as Record<string, unknown> | null, calls, promptOf }
}

const asks = (content: string): ConversationMessage => ({ role: 'assistant', content })
const says = (content: string): ConversationMessage => ({ role: 'user', content })

const fact = (topic: string, quote: string, more: object = {}) => ({
  topic,
  subject: null,
  text: quote,
  quote,
  figure: null,
  evidence: 'observed',
  bears: 'for',
  ...more,
})
const read = (more: object = {}) => ({
  asked_next: null,
  facts: [],
  contradictions: [],
  harm: 'none',
  done: false,
  ...more,
})

const told =
  'Bakeries in Lyon throw away a fifth of their bread every evening, 40 euros each day. Nine of twelve give it to pigs. Three pay us 49 euros a month since March, two said no. I reach them through the guild, 380 members, and I watched four of them close their shop.'
const closing = {
  confidence: { level: 'medium', reason: 'Three pay; only four were watched.' },
  counterArgument: 'Giving it to pigs costs nothing.',
  testFirst: 'Whether a fourth pays.',
  nextActions: ['Call the guild.', 'Visit two bakeries.', 'Write to the two who said no.'],
}
const score = {
  scores: validationDimensions.map((dimension, at) => ({
    dimension,
    score: 4,
    quote: told.split(/(?<=\.) /)[at % 4],
    reason: 'Said with a figure.',
  })),
  payers: 3,
  refusals: 2,
  permission: 'none needed',
  aim: 'a living',
  market: { buyers: 380, yearlyPrice: 588, currency: 'EUR' },
  contradictions: [],
  refutedBy: null,
  misfit: null,
}
const testCard = { hypothesis: 'A fourth pays.', test: 'Ask ten.', metric: 'Payers', threshold: '2' }
const explain = { verdictReason: 'Three pay.', testCards: [testCard, testCard], closing }
const report = {
  rivals: [
    {
      name: 'Giving it to pigs',
      kind: 'status quo',
      chosenFor: 'It is free.',
      price: null,
      youWin: 'Money back.',
      youLose: 'Habit.',
    },
  ],
  positioning: 'Bread that is paid for.',
  losses: ['Habit.'],
  scores: [],
  closing,
}
const canvas = {
  canvas: canvasBoxes.map(box => ({
    box,
    text: box === 'Revenue streams' ? '49 euros a month' : 'Bakeries',
  })),
  sentence: 'Bread that is not thrown away.',
  closing,
}
const results: Says = { score, explain, report, canvas }

describe('MM20 a talk ends in its result in the turn that says so', () => {
  const helpers: [HelperName, string, string][] = [
    ['problem-validation', 'scorecard', 'What is your verdict?'],
    ['competitor-analysis', 'report', 'I am waiting for the report.'],
    ['idea-refinement', 'canvas', 'Draw the lean canvas.'],
  ]

  test.each(helpers)('%s: all is said in one message', async (name, kind) => {
    const talk = 'Three of five pay. I have all I need and sum up now.'
    const { result, text, calls } = await turn(name, [asks('What happened last time?'), says(told)], {
      ...results,
      talk,
      read: read({ done: true }),
    })
    expect(result?.kind).toBe(kind)
    expect(text.startsWith(talk)).toBe(true)
    expect(calls.slice(0, 2)).toEqual(['talk', 'read'])
  })

  test.each(helpers)('%s: the founder asks for it in their own words', async (name, kind, wish) => {
    const messages = [asks('What happened?'), says(told), asks('How many are there?'), says(wish)]
    const { result } = await turn(name, messages, {
      ...results,
      talk: 'You asked for it, so I sum up now.',
      read: read({ done: true }),
    })
    expect(result?.kind).toBe(kind)
  })

  test.each(helpers)('%s: a question waits for its answer, whatever a careless reading says', async name => {
    const { result, calls } = await turn(name, [asks('What happened?'), says('Bread is left over.')], {
      ...results,
      talk: 'How much of it?',
      read: read({ done: true }),
    })
    expect(result?.kind).toBe('turn')
    expect(calls).toEqual(['talk', 'read'])
  })

  test.each(helpers)('%s: one rule says how a message ends', async name => {
    const { promptOf } = await turn(name, [asks('What happened?'), says(told)], {
      talk: 'How much of it?',
      read: read(),
    })
    expect(promptOf('talk')).toMatch(/End with one question .+; or, where nothing is open .+ sum up now\.$/)
  })

  test('nothing is asked for before the first answer', async () => {
    const { promptOf } = await turn('problem-validation', [], {
      talk: 'I bake. What happened?',
      read: read(),
    })
    expect(promptOf('talk')).not.toMatch(/last answer|sum up/)
  })

  test.each(helpers)('%s: the eleventh answer is read before the result', async (name, kind) => {
    const talked = Array.from({ length: 10 }, (_, at) => [asks('And then?'), says(`Story ${at}.`)]).flat()
    const { result, calls, promptOf, understood, text } = await turn(
      name,
      [...talked, asks('What will you test?'), says(told)],
      {
        ...results,
        score: {
          ...score,
          scores: score.scores.map(row => (row.dimension === 'reach' ? { ...row, quote: null } : row)),
        },
        talk: 'I sum up now; how many there are in all is open.',
        read: read({ facts: [fact('solution', told)] }),
      },
    )
    expect(calls.slice(0, 2)).toEqual(['talk', 'read'])
    expect(promptOf('talk')).toContain('They have answered enough: ask nothing.')
    expect(result?.kind).toBe(kind)
    expect(understood?.facts).toHaveLength(1)
    if (kind === 'scorecard') expect(text).toContain('Still open: Reach.')
  })

  test('eight lines told in one message are eight answers: the verdict is by the lines', async () => {
    const { result } = await turn('problem-validation', [asks('What happened?'), says(told)], {
      ...results,
      talk: 'I sum up now.',
      read: read({ done: true }),
    })
    expect(result?.verdict).toBe('GO')
  })
})

describe('MM21 what is told after a result goes onto it', () => {
  async function shown(name: HelperName, first: Says = results): Promise<ConversationMessage[]> {
    const messages = [asks('What happened?'), says(told)]
    const { text } = await turn(name, messages, {
      ...first,
      talk: 'I sum up now.',
      read: read({ done: true }),
    })
    return [...messages, asks(text)]
  }
  const news = 'Two more paid 49 euros today.'

  test('a new fact brings a new card, with what moved', async () => {
    const low = score.scores.map(row => (row.dimension === 'money' ? { ...row, score: 2 } : row))
    const before = await shown('problem-validation', { ...results, score: { ...score, scores: low } })
    const { result, text, calls, promptOf } = await turn('problem-validation', [...before, says(news)], {
      ...results,
      talk: 'Five pay now.',
      read: read({ facts: [fact('money', news)] }),
    })
    expect(calls).toEqual(['talk', 'read', 'score', 'explain'])
    expect(promptOf('talk')).toContain('The verdict was shown.')
    expect(result).toMatchObject({ kind: 'scorecard', changes: ['**Money:** 2/5 → 4/5'] })
    expect(result?.before).toBe('before NOT YET 30/40')
    expect(text).toContain('**Changed**\n\n- **Money:** 2/5 → 4/5')
    expect(text).toContain('before NOT YET 30/40')
  })

  test('what moves no line is answered, and the same card is not written again', async () => {
    const before = await shown('problem-validation')
    const { result, text, calls, understood } = await turn('problem-validation', [...before, says(news)], {
      ...results,
      talk: 'Good, and it changes nothing. Who is next?',
      read: read({ facts: [fact('money', news)] }),
    })
    expect(calls).toEqual(['talk', 'read', 'score'])
    expect(text).toBe(
      'Good, and it changes nothing. Who is next?\n\nThe verdict stays GO 32/40: no line moved.',
    )
    expect(result).toMatchObject({ kind: 'turn', question: 'Who is next?' })
    expect(understood?.facts).toHaveLength(1)
  })

  test('asked for again, it is shown whole', async () => {
    const before = await shown('problem-validation')
    const { result } = await turn('problem-validation', [...before, says('Show me the verdict again.')], {
      ...results,
      talk: 'I sum up once more.',
      read: read({ done: true }),
    })
    expect(result?.kind).toBe('scorecard')
  })

  test('a question after the card is answered, and the card stays', async () => {
    const before = await shown('problem-validation')
    const { result, calls } = await turn('problem-validation', [...before, says('Why is reach only four?')], {
      ...results,
      talk: 'Nobody was introduced.',
      read: read(),
    })
    expect(calls).toEqual(['talk', 'read'])
    expect(result?.kind).toBe('turn')
  })

  test('a new price stands on a new canvas, beside the one before', async () => {
    const before = await shown('idea-refinement')
    const price = "I'll charge 12 euros a crate instead."
    const boxes = canvas.canvas.map(it =>
      it.box === 'Revenue streams' ? { ...it, text: '12 euros a crate' } : it,
    )
    const { result, text } = await turn('idea-refinement', [...before, says(price)], {
      ...results,
      canvas: { ...canvas, canvas: boxes },
      talk: 'By the crate, then.',
      read: read({ facts: [fact('price', price, { evidence: 'guess' })] }),
    })
    expect(result).toMatchObject({
      kind: 'canvas',
      moved: ['**Revenue streams:** 12 euros a crate (before: “49 euros a month”)'],
    })
    expect(text).toContain('**Changed**\n\n- **Revenue streams:** 12 euros a crate')
  })

  test('a new rival stands in a new report', async () => {
    const before = await shown('competitor-analysis')
    const rival = 'Too Good To Go asked them too.'
    const named = { ...report.rivals[0], name: 'Too Good To Go', kind: 'direct' }
    const { result, text } = await turn('competitor-analysis', [...before, says(rival)], {
      ...results,
      report: { ...report, rivals: [...report.rivals, named] },
      talk: 'That is one more.',
      read: read({ facts: [fact('rival', rival)] }),
    })
    expect(result).toMatchObject({ kind: 'report', added: [rival] })
    expect(text).toContain(`**Changed**\n\n- “${rival}”`)
  })
})

describe('MM22 a permission is asked for once, as the question of its turn', () => {
  const question = permissionQuestion.en

  test('the question is kept with the message, so that its answer is filed', async () => {
    const { result, text } = await turn(
      'problem-validation',
      [asks('What happened?'), says('I refill fire extinguishers.')],
      {
        talk: 'That may need a licence.',
        read: read({ harm: 'unlawful' }),
      },
    )
    expect(text.endsWith(question)).toBe(true)
    expect(result).toMatchObject({ question, dimension: null })
  })

  test.each([
    ['the model asks for it itself', { asked_next: 'permission' }, []],
    ['this answer names it', { facts: [fact('permission', 'No licence for the waste water yet.')] }, []],
    ['it was asked before', {}, [asks(question), says('None so far.')]],
  ])('%s: no second question', async (_, more, earlier) => {
    const messages = [...earlier, asks('What happened?'), says('No licence for the waste water yet.')]
    const { text } = await turn('problem-validation', messages, {
      talk: 'Which licence do you need?',
      read: read({ harm: 'unlawful', ...more }),
    })
    expect(text).toBe('Which licence do you need?')
  })

  test('after "I sum up now" comes the card, not a question', async () => {
    const { result, text } = await turn('problem-validation', [asks('What happened?'), says(told)], {
      ...results,
      score: { ...score, permission: 'unknown' },
      talk: 'I sum up now.',
      read: read({ harm: 'unlawful', done: true }),
    })
    expect(text).not.toContain(question)
    expect(result).toMatchObject({ kind: 'scorecard', verdict: 'NOT YET' })
  })
})

describe('MM23 the verdict of model mode stands on what the founder said, confirmed and marked', () => {
  const talk = 'I sum up now.'
  const card = (more: object, extra: Extra = {}, closingMore: object = {}) =>
    turn(
      'problem-validation',
      [asks('What happened?'), says(told)],
      {
        talk,
        read: read({ done: true }),
        score: { ...score, ...more },
        explain: { ...explain, closing: { ...closing, ...closingMore } },
      },
      extra,
    )
  const confirmed = (topic: Fact['topic'], text: string, more: Partial<Fact> = {}): Fact => ({
    id: crypto.randomUUID(),
    project_id: crypto.randomUUID(),
    topic,
    subject: null,
    text,
    quote: null,
    value: null,
    evidence: 'told',
    bears: 'for',
    source_id: null,
    state: 'confirmed',
    replaced_by: null,
    beside: [],
    said_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    ...more,
  })
  const remembered = (...facts: Fact[]): Extra => ({
    memory: memoryOf({ name: 'Crumb', description: null, industry: null }, facts, 'problem-validation'),
  })

  test.each([
    ['in English words alone', 'A living', null],
    ['as a choice, in German words', 'Ein Auskommen', { kind: 'name', name: 'a living' } as const],
  ])('confirmed buyers and aim carry a GO: the score is asked with them, %s', async (_, text, value) => {
    const extra = remembered(
      confirmed('buyers', '640 bakeries in the department'),
      confirmed('aim', text, { value }),
    )
    const market = { buyers: 640, yearlyPrice: 588, currency: 'EUR' }
    const { result, promptOf } = await card({ aim: null, market }, extra)
    expect(promptOf('score')).toContain('640 bakeries in the department')
    expect(result?.verdict).toBe('GO')
  })

  test('a price for each time makes a year by how often it comes', async () => {
    const market = { buyers: 380, yearlyPrice: 12 * 9 * 12, currency: 'EUR' }
    const extra = remembered(
      confirmed('price', '9 euros a crate'),
      confirmed('frequency', '12 crates a month'),
    )
    expect((await card({ market }, extra)).result?.verdict).toBe('GO')
  })

  test.each([
    ['seats by seat price', { buyers: 25 * 14, yearlyPrice: 12 * 150 }, ['25 * 14', '12 * 150'], 'GO'],
    ['sacks, kilos and bags', { buyers: 25, yearlyPrice: 226_800 }, [null, '2 * 90 * 4 * 105 * 3'], 'GO'],
    ['a sum that does not make it', { buyers: 350, yearlyPrice: 2000 }, ['25 * 14', '12 * 150'], 'NOT YET'],
    ['figures nobody gave', { buyers: 25, yearlyPrice: 7776 }, [null, '12 * 648'], 'NOT YET'],
    ['no sum', { buyers: 350, yearlyPrice: 1800 }, [null, null], 'NOT YET'],
  ] as const)('a market that was computed stands by its sum: %s', async (_, figures, sums, verdict) => {
    const [buyersFrom, yearlyPriceFrom] = sums
    const market = { ...figures, currency: 'EUR', buyersFrom, yearlyPriceFrom }
    const extra = remembered(
      confirmed('buyers', '25 clinics with 14 nurses each'),
      confirmed('price', '150 euros a seat, or 105 euros a bag of a quarter kilo'),
      confirmed('frequency', 'They use 2 sacks of 90 kg a month'),
    )
    const { result, promptOf } = await card({ market }, extra)
    expect(result?.verdict).toBe(verdict)
    if (verdict !== 'GO') expect(promptOf('explain')).not.toContain('was not said in figures')
  })

  test('money is no commitment where the model itself counts nobody who paid or committed', async () => {
    const { result, text } = await card({ payers: 0 })
    expect(result?.verdict).toBe('NOT YET')
    expect(result?.scores).toContainEqual(expect.objectContaining({ dimension: 'money', score: 3 }))
    expect(text).toContain('so money stays below 4.')
  })

  test('words with a condition in them do not hold down what a model read: they pay each time it is delivered', async () => {
    const yes = 'Sie zahlen 49 € im Monat, wenn ich am Montag liefere, drei seit März.'
    const scores = score.scores.map(row => (row.dimension === 'money' ? { ...row, quote: yes } : row))
    const { result, text } = await turn(
      'problem-validation',
      [asks('What happened?'), says(`${told} ${yes}`)],
      { ...results, talk, read: read({ done: true }), score: { ...score, scores } },
    )
    const money = score.scores.find(({ dimension }) => dimension === 'money')
    expect(result?.scores).toContainEqual(
      expect.objectContaining({ dimension: 'money', score: money?.score }),
    )
    expect(text).not.toContain('so money stays below 4.')
  })

  test('a line that another talk told is scored by its fact, named or in its words', async () => {
    const words = 'They hire a trainer for 90 euros each time'
    const extra = remembered(
      confirmed('cost', 'It costs two days', { quote: 'two days gone', evidence: 'observed' }),
      confirmed('workaround', words, { evidence: 'observed' }),
    )
    const quoted = (quotes: Record<string, string>) => ({
      scores: score.scores.map(it => ({ ...it, quote: quotes[it.dimension] ?? it.quote })),
    })
    const { result } = await card(quoted({ intensity: 'F1', workaround: words }), extra)
    expect(result?.scores).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ dimension: 'intensity', score: 4, quote: 'two days gone' }),
        expect.objectContaining({ dimension: 'workaround', score: 4, quote: words }),
      ]),
    )
    const { result: unknown } = await card(quoted({ intensity: 'F9' }), extra)
    expect(unknown?.scores).toContainEqual(
      expect.objectContaining({ dimension: 'intensity', score: 1, quote: null }),
    )
  })

  test('what a test card computes, the next steps may say; its phrases end once', async () => {
    const paid = 'Send them a bill over 147 euros.'
    const sum = {
      ...testCard,
      test: 'Ask three: 3 × 49 = 147 euros.',
      metric: 'Bills paid.',
      threshold: '2 of 3.',
    }
    const nextActions = [paid, 'Ask for 151 euros.', 'Take 44 euros now.']
    const { result, text } = await turn('problem-validation', [asks('What happened?'), says(told)], {
      talk,
      read: read({ done: true }),
      score,
      explain: {
        ...explain,
        testCards: [
          sum,
          { ...testCard, test: 'If they hesitate, ask for 30 % of it, for example 44 euros.' },
        ],
        closing: { ...closing, nextActions },
      },
    })
    expect(result?.closing).toMatchObject({
      nextActions: [{ action: paid }, {}, { action: 'Take 44 euros now.' }],
    })
    expect(text).toContain('*Bills paid: 2 of 3.*')
    expect(text).not.toContain('151')
  })

  test('a day that something told fixes is the model’s to name; else, and where it is over, it is ours', async () => {
    const nextActions = [
      { action: 'Go to the guild’s sale.', day: '2026-12-03' },
      { action: 'Call the guild.', day: '2026-13-45' },
      { action: 'Write to the two.', day: '2026-11-10' },
    ]
    const { result, promptOf } = await turn('problem-validation', [asks('What happened?'), says(told)], {
      ...results,
      talk,
      read: read({ done: true }),
      explain: { ...explain, closing: { ...closing, nextActions } },
    })
    expect(promptOf('explain')).toContain('Today is Monday, 2026-11-16.')
    expect(result?.closing).toMatchObject({
      nextActions: [{ day: '2026-12-03' }, { day: '2026-11-19' }, { day: '2026-11-24' }],
    })
  })

  test('a market nobody gave is none', async () => {
    const { result } = await card({ market: { buyers: 9000, yearlyPrice: 588, currency: 'EUR' } })
    expect(result?.verdict).toBe('NOT YET')
  })

  test.each([
    [{ market: null }, 'the number of buyers in all or what one pays in a year was not said'],
    [{ aim: null }, 'nobody said what that is: side income, a living, ten people, large'],
    [{ aim: 'ten people' }, '380 buyers at 588 EUR a year make 223440 EUR'],
    [{ permission: 'not yet' }, 'GO needs the permission, and it is not there yet'],
    [{ permission: null }, 'GO needs to know whether a permission is needed'],
  ])('what stands in the way is told in words: %o', async (more, words) => {
    const { promptOf } = await card(more)
    expect(promptOf('explain')).toContain('Verdict by the rules: NOT YET. GO needs')
    expect(promptOf('explain')).toContain(words)
  })

  test('the talk asks how many there are, and what the founder is after', async () => {
    expect(validationSystem).toMatch(/how many there are in all/)
    expect(validationSystem).toMatch(/side income, a living, ten people, large/)
  })

  test('how sure it is stays the model’s word, with its reason', async () => {
    const { text } = await card({})
    expect(text).toContain('**Confidence: medium.** Three pay; only four were watched.')
  })

  test('GV07 an emptied reason of a line says so, and the sentence beside it stays', async () => {
    const reasons = [
      'Four thousand euros are lost, 4,321 in all.',
      'Seen. It is 9,876 euros.',
      'Worth 8,765 euros.',
    ]
    const scores = score.scores.map((row, at) => ({ ...row, reason: reasons[at] ?? row.reason }))
    const { result } = await turn('problem-validation', [asks('What happened?'), says(told)], {
      ...results,
      score: { ...score, scores },
      talk: 'I sum up now.',
      read: read({ done: true }),
    })
    const rows = result?.scores as { reason: string }[]
    expect(rows.slice(0, 4).map(({ reason }) => reason)).toEqual([
      '(I left out a figure that I cannot trace to anything you told me.)',
      'Seen. (…)',
      '(I left this out: I cannot trace it to anything you told me.)',
      'Said with a figure.',
    ])
  })

  test('surer than the lines carry is taken down, and so is its reason', async () => {
    const confidence = { level: 'high', reason: 'It is certain.' }
    const low = score.scores.map((row, at) => ({ ...row, score: at < 4 ? 4 : 2 }))
    const { text } = await card({ scores: low }, {}, { confidence })
    expect(text).toContain('**Confidence: medium.** 4 of 8 lines are better known than told.')
    expect(text).not.toContain('It is certain.')
  })

  test('a disagreement the reading sees is scored with', async () => {
    const contradictions = [{ one: 'three pay', other: 'nobody has paid' }]
    const { result, promptOf } = await turn('problem-validation', [asks('What happened?'), says(told)], {
      ...results,
      talk,
      read: read({ done: true, contradictions }),
      score: { ...score, contradictions },
    })
    expect(promptOf('score')).toContain('three pay / nobody has paid')
    expect(promptOf('explain')).toContain(
      'cannot both be true, and nobody has settled which: "three pay" and "nobody has paid"',
    )
    expect(result?.verdict).toBe('NOT YET')
  })

  test('FA18 whether two confirmed facts that disagree are settled is the model’s to read: it is told of them', async () => {
    const buyers = (text: string, low: number, more: Partial<Fact> = {}) =>
      confirmed('buyers', text, { value: { kind: 'count', low, high: low, what: 'bakeries' }, ...more })
    const extra = remembered(
      confirmed('aim', 'A living'),
      buyers('64 bakeries', 64),
      buyers('Correction: 640 bakeries', 640, { said_at: '2026-11-10T00:00:00Z' }),
    )
    const market = { buyers: 640, yearlyPrice: 588, currency: 'EUR' }
    const { result, promptOf } = await card({ market }, extra)
    expect(promptOf('score')).toMatch(/F\d and F\d disagree; F\d is the later word\./)
    expect(result?.verdict).toBe('GO')
    const open = [{ one: '64 bakeries', other: 'Correction: 640 bakeries' }]
    const held = await card({ market, contradictions: open }, extra)
    expect(held.result?.verdict).toBe('NOT YET')
    expect(held.text).toContain('- 64 bakeries\n- Correction: 640 bakeries')
  })

  test('FA18 two statements that cannot both be true reach the founder, and their facts disagree', async () => {
    const [claim, taken] = ['Three groups have already paid me.', 'Nobody has paid yet.']
    const waiting = confirmed('money', 'Three paid', { quote: claim, state: 'proposed' })
    const scoredWith = (opposed: object[]) =>
      turn(
        'problem-validation',
        [asks('What happened?'), says(`${told} ${claim}`), asks('How many?'), says(taken)],
        {
          ...results,
          talk,
          read: read({ done: true, facts: [fact('money', taken)] }),
          score: { ...score, contradictions: opposed },
        },
        remembered(waiting),
      )
    const { text, result, understood } = await scoredWith([{ one: claim, other: taken }])
    expect(text).toContain(
      `**These two cannot both be true. Which one holds?**\n\n- ${claim}\n- ${taken}\n\n`,
    )
    expect(result?.contradictions).toEqual([{ one: claim, other: taken }])
    expect(understood?.facts[0]?.disagrees_with).toBe(waiting.id)
    const invented = await scoredWith([{ one: 'You sold for 9,876 euros', other: taken }])
    expect(invented.text).not.toMatch(/9,876|cannot both be true/)
  })

  test('two confirmed prices and two permissions are listed to be compared', async () => {
    const later = { said_at: '2026-11-10T00:00:00Z' }
    const monthly = { kind: 'money' as const, low: 149, high: 149, currency: 'USD', per: 'month' as const }
    const extra = remembered(
      confirmed('price', '149 a month', { value: monthly }),
      confirmed('price', '12 a roof', { value: { ...monthly, low: 12, high: 12, per: 'use' }, ...later }),
      confirmed('permission', 'No licence is needed'),
      confirmed('permission', 'The city asks for one', later),
    )
    const { promptOf } = await card({}, extra)
    expect(promptOf('talk')).toContain('F2 and F1 both tell the price; F1 is the later word.')
    expect(promptOf('talk')).toContain('F4 and F3 both tell the permission')
  })

  test('evidence stands in the prompt as it was confirmed', async () => {
    const extra = remembered(
      confirmed('money', '61 pay every month', { evidence: 'paid' }),
      confirmed('reach', 'The guild signed', { evidence: 'committed' }),
    )
    const { promptOf } = await card({}, extra)
    expect(promptOf('score')).toMatch(/61 pay every month \[paid, for/)
    expect(promptOf('talk')).toMatch(/The guild signed \[committed, for/)
  })

  test('the founder’s marks reach the prompts, and no line scores above its mark', async () => {
    const readBack = { marks: { frequency: 1, workaround: 2 }, confirmed: null }
    const { result, promptOf } = await card({}, { readBack })
    for (const call of ['talk', 'score', 'explain'] as const)
      expect(promptOf(call)).toContain('frequency (How often): a guess')
    const scores = result?.scores as { dimension: string; score: number }[]
    const of = (dimension: string) => scores.find(row => row.dimension === dimension)?.score
    expect([of('frequency'), of('workaround'), of('problem')]).toEqual([1, 2, 4])
  })
})

describe('MM24 a message is read whole', () => {
  test('twelve facts of one message are kept, each with its unit', async () => {
    const story = Array.from({ length: 12 }, (_, at) => `Story ${at + 1} is told.`)
    const facts = story.map((quote, at) => fact('frequency', quote, { figure: `${at + 2} per month` }))
    const { understood } = await turn('problem-validation', [asks('What happened?'), says(story.join(' '))], {
      talk: 'How many are there?',
      read: read({ facts }),
    })
    expect(understood?.facts).toHaveLength(12)
    expect(understood?.facts[0]?.value).toEqual({ kind: 'frequency', low: 2, high: 2, per: 'month' })
  })

  test('the coach has no last answer to coach at the opening', async () => {
    const { promptOf } = await turn('pitch', [], { talk: 'I coach. What hurts?', read: read() })
    expect(promptOf('talk')).not.toMatch(/last answer/)
  })
})
