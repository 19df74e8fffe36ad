// Every value that a founder typed into a field of one helper is in the prompts of all helpers, together with how
// it is known.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { voiceIn } from '../../cofounder/language/voice.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { defaultPatience } from '../../cofounder/provider/settings.ts'
import type { Fact, Understood } from '../../contracts/facts.ts'
import { marketRecord } from '../../contracts/market-record.ts'
import { segmentsRecord } from '../../contracts/segments-record.ts'
import { memoryOf, type SentForm } from '../../venture/facts/memory.ts'
import type { FactReader } from '../../venture/facts/pick.ts'
import { isToldAgain } from '../../venture/facts/told-again.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import { idea } from '../../venture/records/idea/kind.ts'
import type { RecordKind } from '../../venture/records/kind.ts'
import { changedByMarket } from '../../venture/records/market/facts.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { rivals } from '../../venture/records/rivals/kind.ts'
import { changedByGroups } from '../../venture/records/segments/facts.ts'
import { validation } from '../../venture/records/validation.ts'
import { type ModelServer, startModelServer } from '../support/model-server.ts'
import { registry } from '../support/registry.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
  server.reply(() => ({ kind: 'status', status: 401 }))
})
afterAll(() => server.close())

const n = (low: number, high = low) => ({ low, high })
const eur = (low: number, per = 'once', high = low) => ({ low, high, currency: 'EUR', per })
const earn = { type: 'subscription', price: eur(49, 'month'), stays: 14, known: 'told' }
const answers = {
  validation: {
    problem: {
      words: 'On Monday a van came late and the bread was cold.',
      whose: 'Mara at Hotel Post',
      when: '2026-10',
      known: 'saw',
    },
    who: {
      words: 'Breakfast chefs of small hotels',
      place: { country: 'BE', text: 'Ghent' },
      payer: 'firm',
      known: 'saw',
    },
    often: { often: { ...n(3), per: 'week' }, money: eur(180, 'time'), hours: 2, known: 'records' },
    today: {
      words: 'They heat it up again in the kitchen',
      kind: 'hand',
      pays: eur(35, 'month'),
      known: 'saw',
    },
    earn,
    paid: {
      words: 'Three hotels pay by bank',
      paid: n(7),
      each: eur(47, 'month'),
      since: '2026-04',
      still: n(6),
      known: 'records',
    },
    others: {
      words: 'One wants winter first',
      committed: n(2),
      deposit: eur(25),
      no: n(9),
      friends: n(1),
      known: 'told',
    },
    reach: {
      words: 'The guild meets every May.',
      there: n(340),
      how: 'introduced',
      came: n(11),
      known: 'told',
    },
    evidence: { talked: n(31), watched: n(4), tried: n(5), acted: n(8), known: 'saw' },
    frame: {
      permit: 'applied',
      aim: eur(1500, 'month'),
      serve: eur(13, 'month'),
      fixed: eur(410, 'month'),
      known: 'guess',
    },
  },
  rivals: {
    rivals: {
      rows: [
        { id: 'r1', name: 'Backfix', kind: 'same' },
        { id: 'r2', name: 'Brotwagen', kind: 'other' },
      ],
      known: 'saw',
    },
    yours: { price: eur(49, 'month'), order: n(1), extra: eur(6), paid: 'order' },
    prices: {
      rows: [
        { id: 'r1', price: eur(62, 'month'), known: 'records' },
        { id: 'r2', price: eur(29, 'month'), extra: eur(4), paid: 'order', known: 'told' },
      ],
    },
    chosen: {
      rows: [
        { id: 'r1', reason: 'trusted', known: 'told' },
        { id: 'r2', reason: 'cheaper', known: 'guess' },
      ],
    },
    fights: {
      rows: [
        { id: 'r1', won: n(3), lost: n(2) },
        { id: 'r2', won: n(1), lost: n(4) },
      ],
      known: 'saw',
    },
    better: {
      words: 'Ours is warm at six',
      what: ['faster'],
      yours: '20 minutes',
      theirs: '3 hours',
      against: 'r1',
      known: 'saw',
    },
    switch: {
      words: 'They sign nothing new in December',
      hours: 5,
      money: eur(120),
      who: 'boss',
      known: 'told',
    },
    copy: { words: 'Somebody needs an oven van', months: n(10), known: 'guess' },
  },
  idea: {
    problem: { words: 'Cold bread ruins breakfast', known: 'saw' },
    customer: {
      words: 'Breakfast chefs of small hotels',
      place: { country: 'BE', text: 'Ghent' },
      payer: 'firm',
      known: 'saw',
    },
    solution: {
      words: 'A van with an oven bakes on the way',
      days: n(1),
      able: { ...n(16), per: 'week' },
      of: 'payers',
      known: 'guess',
    },
    instead: {
      words: 'They heat it up again',
      pays: eur(35, 'month'),
      better: 'Warm at six sharp',
      known: 'told',
    },
    earn,
    channel: { words: 'Through the guild of chefs', there: n(340), came: n(11), known: 'told' },
    costs: { words: 'Flour and diesel', serve: eur(13, 'month'), fixed: eur(410, 'month'), known: 'records' },
    metric: {
      words: 'Hotels that pay',
      now: n(7),
      goal: n(45),
      by: '2027-09',
      counts: 'payers',
      known: 'guess',
    },
    edge: {
      words: 'My brother builds ovens',
      risk: 'Chefs may not open the door at six',
      seen: 'open',
      known: 'guess',
    },
    sentence: { words: 'For chefs of small hotels Warm Bread bakes on the way.' },
  },
  pitch: {
    hook: { say: 'At six the bread is cold.' },
    customer: { say: 'Chefs of small hotels.' },
    solution: { say: 'We bake in the van.', face: 'You get it warm.' },
    difference: { say: 'Nobody else is warm at six.' },
    market: { say: 'There are many small hotels.', buyers: n(830), counted: 'register' },
    traction: { say: 'Seven hotels pay.', paid: n(7), each: eur(47, 'month'), since: '2026-04' },
    you: { say: 'I baked for twelve years.' },
    ask: {
      say: 'We ask for a second van.',
      amount: eur(64000),
      customerAsk: 'Try it for a week.',
      partnerAsk: 'Send us a chef.',
    },
  },
}
const market = {
  version: 1,
  answers: {
    many: {
      place: { country: 'BE', text: 'Ghent' },
      buyers: n(830),
      of: 'payers',
      counted: 'register',
      where: 'trade register 2026',
      new: n(22),
      known: 'records',
    },
    earn,
    far: {
      fits: 40,
      won: n(15),
      able: { ...n(16), per: 'week' },
      aim: eur(1500, 'month'),
      fixed: eur(410, 'month'),
    },
    check: { total: eur(5600000, 'year'), source: 'hotel federation' },
  },
}
const segments = {
  version: 1,
  rows: [
    {
      id: 'a',
      source: { kind: 'own' },
      group: 'Guest houses with a bar',
      there: n(120),
      asked: n(10),
      paid: n(3),
      price: eur(39, 'month'),
      stays: 9,
      win: eur(75),
      how: 'list',
      known: 'told',
    },
    {
      id: 'b',
      source: { kind: 'own' },
      group: 'Retirement homes',
      there: n(58),
      asked: n(6),
      paid: n(1),
      price: eur(210, 'month'),
      stays: 24,
      win: eur(130),
      how: 'introduced',
      known: 'saw',
    },
  ],
}
const voice = voiceIn('en')
const kinds = { validation, rivals, idea, pitch } as unknown as Record<keyof typeof answers, RecordKind>
const recordOf = (name: keyof typeof answers) => ({ version: 1, round: 1, answers: answers[name] })

function factsOf(order: readonly string[]): Fact[] {
  const facts: Fact[] = []
  const keep = (understood: Understood | null) => {
    for (const told of understood?.facts ?? []) {
      if (facts.some(known => isToldAgain(told, known))) continue
      const at = facts.length + 1
      facts.push({
        ...told,
        id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        project_id: '00000000-0000-4000-8000-000000000000',
        state: 'confirmed',
        beside: [],
        said_at: new Date(Date.UTC(2026, 10, 17, 10, at)).toISOString(),
        updated_at: '2026-11-17T10:00:00Z',
      })
    }
  }
  for (const name of order) {
    if (name === 'market')
      keep(
        changedByMarket(null, marketRecord.parse(market), { known: facts, replaces: [], voice }).understood,
      )
    else if (name === 'segments')
      keep(
        changedByGroups(segmentsRecord.parse(segments), { last: null, rows: [], known: facts, voice })
          .understood,
      )
    else {
      const kind = kinds[name as keyof typeof answers]
      const record = kind.schema.parse(recordOf(name as keyof typeof answers))
      for (const question of kind.questions) keep(understoodIn(kind, record, question, voice))
    }
  }
  return facts
}
const orders = [
  ['validation', 'rivals', 'idea', 'market', 'segments', 'pitch'],
  ['pitch', 'segments', 'market', 'idea', 'rivals', 'validation'],
] as const
const said = [{ role: 'user', content: 'We bring warm bread.' }]
const told = (record: object, asked: 'open' | null) => ({
  messages: said,
  given: { record, asked, isFree: true, locale: 'en' },
})
const talk = (name: keyof typeof answers) => told(recordOf(name), 'open')
const calls: Readonly<Record<string, readonly [FactReader, object]>> = {
  validation: ['problem-validation', { ...talk('validation'), simulationType: 'problem-validation' }],
  rivals: ['competitor-analysis', { ...talk('rivals'), simulationType: 'competitor-analysis' }],
  idea: ['idea-refinement', talk('idea')],
  pitch: ['pitch', { ...talk('pitch'), sessionType: 'pitch-questions' }],
  pitches: ['pitch', { ...told(recordOf('pitch'), null), sessionType: 'pitch-generation' }],
  market: ['market-research', { market: 'Bread in Ghent', industry: 'Food', record: market, locale: 'en' }],
  segments: [
    'customer-segments',
    { ideaRefinementData: 'Warm bread for hotels.', record: segments, locale: 'en' },
  ],
  mentor: ['mentor', { messages: said, context: {} }],
  insights: ['insights', { messages: [], simulationType: 'insights-generation', context: {} }],
}

const forms: readonly SentForm[] = [
  { helper: 'competitor-analysis', answers: answers.rivals },
  { helper: 'idea-refinement', answers: answers.idea },
  { helper: 'market-research', answers: market.answers },
  {
    helper: 'customer-segments',
    answers: Object.fromEntries(segments.rows.map(row => [row.group, row])),
  },
  { helper: 'pitch', answers: answers.pitch },
]

/** The typed words, names and figures, as a prompt writes them. */
const typed = [
  ...['On Monday a van came late', 'Mara at Hotel Post', 'EUR 180 each time', 'Three hotels pay by bank'],
  ...['One wants winter first', 'EUR 25 once', 'Talked with: 31', 'Tried it free: 5', 'EUR 13 a month'],
  ...['Backfix: Trusted', 'EUR 62 a month', 'EUR 4 once', 'Won from them 1, Lost to them 4', '20 minutes'],
  ...['3 hours', 'They sign nothing new in December', 'Hours of work for them: 5 h', 'EUR 120 once'],
  ...[
    'Months until I have it too: 10',
    '16 × a week',
    'Warm at six sharp',
    'Flour and diesel',
    'The goal: 45',
  ],
  ...['My brother builds ovens', 'For chefs of small hotels Warm Bread', 'trade register 2026', '40%'],
  ...['hotel federation', 'EUR 5,600,000 a year', 'Guest houses with a bar', 'EUR 75', 'EUR 210 a month'],
  ...[
    'At six the bread is cold.',
    'You get it warm.',
    'Try it for a week.',
    'Send us a chef.',
    'EUR 64,000 once',
  ],
]

test.each(orders)(
  'MM31 values typed into any form are in the prompts of every helper; the first form is that of %s',
  async (...order) => {
    const facts = factsOf(order)
    const lost: string[] = []
    for (const [name, [reader, body]] of Object.entries(calls)) {
      const { helper, toInput } = registry[reader]
      const records = [validation.schema.parse(recordOf('validation'))]
      const project = { name: 'Warm Bread', description: null, industry: 'Food' }
      const memory = { ...memoryOf(project, facts, reader), records, forms }
      const { given = null, ...request } = body as { given?: object }
      const input = {
        ...(toInput(request, '2026-11-17') as object),
        ...(given && { given }),
        memory,
        language: 'en',
      }
      server.requests.length = 0
      await answer(helper as never, input as never, {
        settings: {
          ...{ provider: 'openai-compatible', model: 'written', baseUrl: server.url, apiKey: null },
          patience: { ...defaultPatience, retries: 0 },
        },
        ...{ language: 'en', memory },
      })
      const prompt = String(server.requests[0]?.body.messages.at(-1)?.content).replaceAll('\u00a0', ' ')
      // The prompt of the problem validation contains a whole record, so it has no space for all other values.
      if (reader !== 'problem-validation')
        lost.push(...typed.filter(text => !prompt.includes(text)).map(text => `${name}: ${text}`))
      expect(prompt, name).toMatch(/observed|I saw it/)
      expect(prompt.length, name).toBeLessThan(14_000)
    }
    expect(lost).toEqual([])
  },
)
