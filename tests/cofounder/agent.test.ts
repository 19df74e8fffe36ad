// Tests the mentor with tools, against a real server that uses the protocol of a model. The tests check which tools
// the mentor calls and what the founder reads.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mentor } from '../../cofounder/helpers/mentor.ts'
import { agentSystem } from '../../cofounder/prompts/mentor/prompt.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/provider/settings.ts'
import { askedOf } from '../../cofounder/records/asked.ts'
import type { Desk } from '../../cofounder/reports/mentor/desk.ts'
import type { MentorInput } from '../../cofounder/reports/mentor/playbook.ts'
import type { Fact } from '../../contracts/facts.ts'
import { modelOfSize } from '../support/forecast-models.ts'
import { type ModelServer, type Reply, startModelServer, textReply } from '../support/model-server.ts'
import { attacks } from './attacks.ts'

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
  model: 'test-model',
  baseUrl: server.url,
  apiKey: null,
  patience: { ...defaultPatience, pause: 300 },
  isVouchedFor: true,
})

const factId = '11111111-1111-4111-8111-111111111111'
const outputId = '22222222-2222-4222-8222-222222222222'
const price: Fact = {
  id: factId,
  project_id: '33333333-3333-4333-8333-333333333333',
  topic: 'price',
  subject: null,
  text: 'They pay €49 a month',
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
}
const scorecard =
  '# Scorecard\n\nNOT YET, 24 of 40.\n\n## What refused\n\nFour said it is too dear: 7,400 of them exist.'
const desk: Desk = {
  outputs: [
    {
      id: outputId,
      type: 'problem_validation',
      createdAt: '2026-11-10T00:00:00Z',
    },
  ],
  content: async id => (id === outputId ? scorecard : null),
  planned: { day: '2026-11-13', action: 'Write 40 letters to organ builders' },
  actions: [{ text: 'Call Anna', due_on: '2026-11-20', done_at: null, outcome: null }],
  tests: [
    {
      believe: 'that five of twenty pay',
      verify: 'send an invoice',
      right_if: 'five pay',
      due_on: null,
      measured: 3,
      learned: 'Two had no card',
    },
  ],
  forecast: async () => modelOfSize(4, 36),
}

function input(question: string, more: Partial<MentorInput> = {}): MentorInput {
  return {
    messages: [{ role: 'user', content: question }],
    context: {},
    step: null,
    today: '2026-11-16',
    desk,
    memory: {
      name: 'Orgelwerk',
      sentence: null,
      industry: null,
      country: null,
      facts: [price],
      proposed: [],
      contradictions: [],
    },
    ...more,
  }
}

/** Makes the fake model give these replies in order, and repeat the last reply. */
function plays(...replies: Reply[]) {
  server.reply((_request, count) => replies[Math.min(count, replies.length) - 1] as Reply)
}

async function asks(question: string, more: Partial<MentorInput> = {}) {
  const steps: string[] = []
  const answered = await answer(mentor, input(question, more), {
    settings: settings(),
    memory: input(question, more).memory,
    onStep: label => steps.push(label),
  })
  return { ...answered, steps }
}

const calls = (...made: [string, unknown][]): Reply => ({
  kind: 'calls',
  calls: made.map(([name, given]) => ({ name, input: given })),
})

type Figures = Readonly<Record<string, number | string>>

const workOut = (calculator: string, figures: Figures): [string, unknown] => [
  'work_out',
  { calculator, figures, currency: 'EUR' },
]

const withSpaces = (text: string) => text.replace(/\s/g, ' ')
const plain = (step: { label: string; detail: string | null }) => ({
  label: step.label,
  detail: step.detail && withSpaces(step.detail),
})

const told = (place: number) => JSON.stringify(server.requests.at(place)?.body.messages)

describe('the mentor uses tools', () => {
  test('AG01 the mentor looks up and computes before it answers, shows each tool call as a step, and may use the figures it gets', async () => {
    plays(
      calls(
        ['read_output', { output: 'O1', section: 'refused' }],
        workOut('runway', { cash: 25_000, out: 4_000, in: 1_000 }),
      ),
      textReply(
        'About 8.3 months at €4,000 of costs. At €49 [F1] the four refused [O1], and 7,400 of them exist. Whom do you ask first?',
      ),
    )
    const { text, result, steps } = await asks('I have 25,000, spend 4,000 and 1,000 comes in. How long?')
    expect(steps).toEqual(['Reading your Problem Validation', 'Doing the sum: How long the money lasts'])
    expect(result?.steps?.map(plain)).toEqual([
      { label: 'Reading your Problem Validation', detail: 'What refused' },
      {
        label: 'Doing the sum: How long the money lasts',
        detail: 'EUR 25,000 ÷ (EUR 4,000 − EUR 1,000) = 8.3 months: until Jul 2027.',
      },
    ])
    expect(told(1)).toContain('Four said it is too dear')
    expect(told(1)).not.toContain('NOT YET, 24 of 40')
    expect(text).toBe(
      `About 8.3 months at €4,000 of costs. At €49 ([Price](#fact-${factId})) the four refused ([Problem Validation](#output-problem_validation-${outputId})), and 7,400 of them exist. Whom do you ask first?`,
    )
    expect(askedOf(result)).toEqual({ topic: 'open', question: 'Whom do you ask first?' })
  })

  test('AG01 the steps and the links to facts are in the language of the answer', async () => {
    plays(
      calls(workOut('pay', { aim: 0, fixed: 800, price: 320, serve: 60 })),
      textReply('À 49 € [F1], il en faut quatre par mois.'),
    )
    const { text, steps } = await asks(
      'Combien de réparations par mois pour couvrir mes 800 euros de frais ?',
    )
    expect(text).toBe(
      `À 49 € ([Prix](#fact-${factId})), il en faut quatre par mois (mon propre avis : quatre).`,
    )
    expect(steps.map(withSpaces)).toEqual(['Calcul : Combien pour en vivre'])
  })

  test('AG01 the mentor has a calculator; it may use results computed from figures of the founder, in the number format of the founder', async () => {
    plays(
      calls(
        ['calculate', { expression: '4 * 130000 - 90000' }],
        ['calculate', { expression: '6,5 * 9' }],
        ['look_up_benchmarks', { trade: 'zzzz' }],
      ),
      textReply('Te quedan 430.000 pesos limpios al mes.'),
    )
    const question =
      'Son cuatro enfermeras a 130 mil pesos cada una y pago 90.000 de WhatsApp. ¿Cuánto me queda al mes?'
    const { text, result } = await asks(question)
    expect(text).toBe('Te quedan 430.000 pesos limpios al mes.')
    expect(result?.steps).toEqual([
      { label: 'Haciendo la cuenta', detail: '4 × 130.000 − 90.000 = 430.000' },
      { label: 'Haciendo la cuenta', detail: 'No se pudo calcular' },
      { label: 'Consultando valores de referencia', detail: 'Sin entrada' },
    ])
    expect(told(1)).toContain('That is no sum of plain numbers')
  })

  test('AG01 computing with a figure that nobody told does not make that figure acceptable in an answer', async () => {
    plays(
      calls(['calculate', { expression: '3 * 777000' }]),
      textReply('That makes €2,331,000. My estimate: €2,331,000 a year.'),
    )
    const { text } = await asks('What will I earn with three of them?')
    expect(told(1)).toContain('Nobody gave 777,000: call what comes of it your estimate')
    expect(text).toBe(
      'That makes €2,331,000. My estimate: €2,331,000 a year. (I name no source for the figures here: take them as my own view.)',
    )
  })

  test.each<[string, string, Figures, string, string]>([
    [
      'What is a customer worth at 49 euros a month?',
      'worth',
      { price: 49, serve: 15, stays: 33, win: 120 },
      '33; 15; 120',
      'Each is worth €1,002.',
    ],
    [
      'How long do 25,000 euros last?',
      'runway',
      { cash: 25_000, out: 3_700 },
      '3,700',
      'The burn is €3,700.',
    ],
    [
      'What do I give away for 50,000 euros?',
      'dilution',
      { raise: 50_000, valuation: 450_000, yours: 100 },
      '450,000; 100 %',
      'You keep 90 %.',
    ],
    [
      'When do my 800 euros of costs break even?',
      'pay',
      { aim: 0, fixed: 800, price: 95, serve: 60 },
      '95; 60',
      'At €95 it takes 23 a month.',
    ],
  ])(
    'AG01 for “%s” the calculation %s names the assumed figure, and the answer is marked as an estimate',
    async (...given) => {
      const [question, name, figures, assumed, sentence] = given
      plays(calls(workOut(name, figures)), textReply(`${sentence} My estimate: it will do.`))
      const { text, result } = await asks(question)
      expect(told(1)).toContain(`Nobody gave ${assumed}: call what comes of it your estimate`)
      expect(result?.steps?.[0]?.detail).toContain(`assumed, nobody gave it: ${assumed}`)
      expect(text).toBe(
        `${sentence} My estimate: it will do. (I name no source for the figures here: take them as my own view.)`,
      )
    },
  )

  test.each([
    [
      'Wie lange reichen 25.000 Euro bei 3.700 Euro Kosten im Monat?',
      'Das Geld reicht 6,8 Monate, bei 3.700 € Kosten.',
    ],
    [
      '¿Cuánto duran 25.000 euros con 3.700 euros de costos al mes?',
      'El dinero dura 6,8 meses, con 3.700 € al mes.',
    ],
    ['How long do 25,000 euros last at 3,700 a month?', 'It lasts 6.8 months at €3,700.'],
  ])('AG01 figures that the founder told are not marked as estimates: %s', async (question, sentence) => {
    plays(calls(workOut('runway', { cash: 25_000, out: 3_700 })), textReply(sentence))
    const { text, result } = await asks(question)
    expect(told(1)).not.toContain('Nobody gave')
    expect(result?.steps?.[0]?.detail).not.toMatch(/assumed|angenommen|supuesto/)
    expect(text).toBe(sentence)
  })

  test('AG01 if an operand is a sum of figures that the founder told, the result is not marked as an estimate', async () => {
    plays(
      calls(workOut('runway', { cash: 25_000, out: '1450 + 890 + 1360' })),
      textReply('It lasts 6.8 months at €3,700.'),
    )
    const { text, result } = await asks(
      'How long do 25,000 euros last with 1,450 of rent, 890 of wages and 1,360 of parts a month?',
    )
    expect(told(1)).not.toContain('Nobody gave')
    expect(result?.steps?.[0]?.detail).toContain('3,700')
    expect(text).toBe('It lasts 6.8 months at €3,700.')
  })

  test('AG01 if an operand is a sum of figures that nobody told, the result is marked as an estimate', async () => {
    plays(
      calls(workOut('runway', { cash: 25_000, out: '1450 + 890' })),
      textReply('My estimate: ten months.'),
    )
    await asks('How long do 25,000 euros last with 1,450 of rent a month?')
    expect(told(1)).toContain('Nobody gave 890')
  })

  test('AG01 the calculator refuses an operand that is a negative sum', async () => {
    plays(calls(workOut('runway', { cash: 25_000, out: '890 - 1450' })), textReply('I need your costs.'))
    await asks('How long do 25,000 euros last with 1,450 of rent and 890 of income a month?')
    expect(told(1)).toContain('These arguments do not fit')
  })

  test('AG01 the mentor can read the forecast, the facts of a topic and the atlas, and can search the web if search is set up', async () => {
    plays(
      calls(
        ['read_forecast', {}],
        ['read_facts', { topic: 'price' }],
        ['look_up_benchmarks', { trade: 'dental practices' }],
        ['read_tests_and_actions', {}],
        ['search_web', { query: 'organ builders germany' }],
      ),
      textReply('See https://example.org/organs for the count.'),
    )
    const search = async () => [
      { url: 'https://example.org/organs', title: 'Organs', text: 'There are 400 organ builders.' },
    ]
    const { text, steps } = await asks('What do we know?', { search })
    expect(steps).toEqual([
      'Reading your forecast',
      'Reading your facts',
      'Looking up benchmarks',
      'Reading your tests and actions',
      'Searching the web: organ builders germany',
    ])
    const answered = told(1)
    for (const words of [
      'Revenue by year',
      'They pay €49 a month',
      'dental',
      'Call Anna (open, due 2026-11-20)',
      'measured 3): Two had no card',
      'There are 400 organ builders',
    ])
      expect(answered).toContain(words)
    expect(text).toBe('See https://example.org/organs for the count.')
    expect(JSON.stringify(server.requests[0]?.body.tools)).toContain('search_web')
  })

  test('AG01 without a project the mentor can compute and look up, but cannot propose facts and actions', async () => {
    plays(textReply('Fine.'))
    await asks('Hello there, what now?', { desk: null, memory: null })
    const names = server.requests[0]?.body.tools?.map(tool => tool.function.name) ?? []
    expect(names).toContain('work_out')
    expect(names.filter(name => /propose|output|forecast|search|facts/.test(name))).toEqual([])
  })

  test('AG01 after six tool calls in a turn the mentor must answer; otherwise guided mode answers', async () => {
    const two = calls(
      ['dates', { from: '2026-11-16', weeks: 1 }],
      ['dates', { from: '2026-11-16', weeks: 2 }],
    )
    plays(two, two, two, textReply('Two weeks.'))
    const { result } = await asks('When?')
    expect(result?.steps).toHaveLength(6)
    expect(server.requests.map(({ body }) => body.tool_choice)).toEqual(['auto', 'auto', 'auto', 'none'])
    plays(two)
    const { answeredBy, text } = await asks('And then?')
    expect(answeredBy.provider).toBe('playbook')
    expect(text).toContain('guided mode')
  })

  test('AG01 the model gets an error for an invalid or unknown tool call, and the founder does not see the call as a step', async () => {
    plays(calls(['work_out', 'not json'], ['format_disk', {}]), textReply('I need your costs.'))
    const { text, result } = await asks('How long?')
    expect(text).toBe('I need your costs.')
    expect(result?.steps).toBeUndefined()
    expect(told(1)).toContain('There is no tool format_disk')
  })

  test('AG02 the mentor proposes facts, corrections and actions as cards, and every quote on them is really from the founder', async () => {
    plays(
      calls(
        [
          'propose_fact',
          {
            topic: 'costs',
            text: 'We spend €4,000 a month',
            quote: 'we spend 4,000 a month',
            figure: '4,000 EUR per month',
            evidence: 'observed',
          },
        ],
        ['propose_fact', { topic: 'money', text: 'Nine paid', quote: 'nine paid us' }],
        [
          'propose_correction',
          { fact: 'F1', text: 'They pay €59 a month', quote: 'It is 59 now', figure: '59 EUR per month' },
        ],
        ['propose_action', { action: 'Call the four who said no', day: '2026-11-17' }],
        ['propose_action', { action: 'Too late', day: '2026-11-16' }],
        ['propose_action', { action: 'Read www.made-up-site.com', day: '2026-11-18' }],
      ),
      textReply('Noted for you to confirm.'),
    )
    const { result } = await asks('It is 59 now, and we spend 4,000 a month.')
    expect(result?.proposals).toMatchObject([
      {
        kind: 'fact',
        topic: 'costs',
        text: 'We spend €4,000 a month',
        evidence: 'observed',
        value: { kind: 'money', low: 4000, currency: 'EUR', per: 'month' },
      },
      { kind: 'correction', factId, before: 'They pay €49 a month', text: 'They pay €59 a month' },
      { kind: 'action', action: 'Call the four who said no', day: '2026-11-17' },
    ])
    expect(told(1)).toContain('Propose only what they told you')
  })

  test('AG02 a proposed action may contain an amount, and the card marks the amount as the mentor’s own view', async () => {
    const step = (action: string): [string, unknown] => ['propose_action', { action, day: '2026-11-17' }]
    const deposit = 'Ask the two for a deposit of 100 euros'
    plays(calls(step(deposit), step('Sell it in a market of 4 billion euros')), textReply('Ask them.'))
    const { result } = await asks('It is 59 euros now. What next?')
    expect(result?.proposals).toMatchObject([
      { kind: 'action', action: `${deposit} (my own view: 100 euros)` },
      { kind: 'action', action: 'Sell it in a market of 4 billion euros (my own view: 4 billion euros)' },
    ])
  })

  test('AG04 the mentor knows an action planned for a later day, and does not ask about it yet', async () => {
    plays(textReply('Keep the price.'))
    await asks('Should I lower my price?', {
      desk: { ...desk, planned: { day: '2026-11-17', action: 'Call Ida' } },
    })
    expect(told(0)).toContain('2026-11-17: Call Ida')
    expect(told(0)).toContain('do not ask what came of it')
    expect(told(0)).not.toContain('begin with one sentence')
  })

  test('AG02 the mentor may make only a limited number of proposals in a turn', async () => {
    const action = (day: string): [string, unknown] => ['propose_action', { action: 'Call the four', day }]
    plays(
      calls(action('2026-11-17'), action('2026-11-18'), action('2026-11-19'), action('2026-11-20')),
      textReply('Call them.'),
    )
    const { result } = await asks('What now?')
    expect(agentSystem).toContain('At most 3 proposals a turn')
    expect(result?.proposals).toHaveLength(3)
    expect(told(1)).toContain('Say this one in your answer')
    expect(result?.steps?.at(-1)?.detail).toContain('Not shown as a card')
  })

  test('AG04 a new conversation asks once about the last plan, both with a model and in guided mode', async () => {
    plays(textReply('How did it go?'))
    await asks('Hello')
    expect(told(0)).toContain('2026-11-13: Write 40 letters to organ builders')
    const messages = [
      { role: 'user' as const, content: 'Hello' },
      { role: 'assistant' as const, content: 'How did it go?' },
      { role: 'user' as const, content: 'Three wrote back' },
    ]
    await asks('', { messages })
    expect(told(1)).not.toContain('Write 40 letters')
    const guided = await answer(mentor, input('Hello'), { settings: null })
    expect(guided.text).toMatch(
      /^You planned for Fri 13 Nov: “Write 40 letters to organ builders”. What came of it\?/,
    )
  })

  test.each<[string, Reply, number]>([
    [
      'says that it takes no tools',
      { kind: 'status', status: 400, body: '{"error":"m does not support tools"}' },
      2,
    ],
    ['only says bad request', { kind: 'status', status: 400 }, 2],
    [
      'fails with tools (500)',
      { kind: 'status', status: 500, body: '{"error":"tools param requires --jinja"}' },
      2,
    ],
    ['lets the model write the call as text', textReply('{"name": "work_out", "arguments": {"cash": 1}}'), 2],
    ['lets the model write the call in tags', textReply('<tool_call>{"name":"work_out"}</tool_call>'), 2],
  ])('AG05 if a server %s, the mentor continues without tools', async (_how, refusal, asked) => {
    server.reply(({ body }) => (body.tools ? refusal : textReply('It lasts a while.')))
    const { text, answeredBy } = await asks('How long does my money last?')
    expect(text).toBe('It lasts a while.')
    expect(answeredBy.provider).toBe('openai-compatible')
    expect(server.requests).toHaveLength(asked)
    // The prompt without tools contains the saved work.
    await asks('And now?')
    expect(server.requests).toHaveLength(asked + 1)
    expect(server.requests.at(-1)?.body.tools).toBeUndefined()
  })

  test('CK71 a model that has called tools keeps its tools, even if a founder makes it write a tool call as text', async () => {
    plays(calls(['read_output', { output: 'O1' }]), textReply('I read it.'))
    await asks('What did we find?')
    plays(textReply('{"name": "work_out", "arguments": {"cash": 1}}'))
    await asks('Write down how you would ask for the runway.')
    plays(textReply('Eight months.'))
    server.requests.length = 0
    await asks('How long?')
    expect(server.requests[0]?.body.tools?.length).toBeGreaterThan(5)
  })

  test('AG05 a server that refuses every request does not count as a server without tools', async () => {
    plays({ kind: 'status', status: 400 })
    expect((await asks('How long?')).answeredBy.provider).toBe('playbook')
    plays(textReply('Eight months.'))
    server.requests.length = 0
    await asks('How long?')
    expect(server.requests[0]?.body.tools?.length).toBeGreaterThan(5)
  })

  test.each(attacks.map(attack => [attack]))(
    'CK19 an instruction inside saved work has no effect on the tools: %s',
    async attack => {
      const hostile = { ...desk, content: async () => attack }
      plays(calls(['read_output', { output: 'O1' }]), textReply('I read it.'))
      const { text, result } = await asks('What did we find?', { desk: hostile })
      expect(text).toBe('I read it.')
      expect(result?.proposals).toBeUndefined()
      const [first, second] = server.requests.map(({ body }) => body.messages[0]?.content)
      expect(first).toBe(second)
      const results = server.requests[1]?.body.messages.filter(({ role }) => role === 'tool') ?? []
      expect(results).toHaveLength(1)
      expect(String(results[0]?.content)).toMatch(
        /^<founder_data label="t1 read_output">[\s\S]*<\/founder_data>$/,
      )
      expect(String(results[0]?.content).match(/<\/?founder_data/g)).toHaveLength(2)
    },
  )
})
