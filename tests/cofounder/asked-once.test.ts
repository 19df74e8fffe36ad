// A founder uses the helpers of guided mode in several orders. If an earlier helper got an answer, the next helper
// does not ask for this answer again. It shows the known answer, which counts after a “yes”.
import { IntlMessageFormat } from 'intl-messageformat'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience } from '../../cofounder/provider/settings.ts'
import { askedOf } from '../../cofounder/records/asked.ts'
import en from '../../content/messages/en.json' with { type: 'json' }
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Fact, Understood } from '../../contracts/facts.ts'
import { type MarketCard, marketRecord } from '../../contracts/market-record.ts'
import { segmentsRecord } from '../../contracts/segments-record.ts'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import { callOf } from '../../scripts/eval/recorded.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import type { FactReader } from '../../venture/facts/pick.ts'
import { readValue } from '../../venture/facts/read-value.ts'
import { summariseFacts } from '../../venture/facts/summarise.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import { idea } from '../../venture/records/idea/kind.ts'
import { type AnyRecord, emptyRecord, type RecordKind } from '../../venture/records/kind.ts'
import { changedByMarket } from '../../venture/records/market/facts.ts'
import { marketFields } from '../../venture/records/market/form.ts'
import { marketPrefills } from '../../venture/records/market/prefill.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { allKnown, type Prefills, wordsKnown } from '../../venture/records/prefill.ts'
import { rivals } from '../../venture/records/rivals/kind.ts'
import { changedByGroups } from '../../venture/records/segments/facts.ts'
import { knownRows } from '../../venture/records/segments/prefill.ts'
import { validation } from '../../venture/records/validation.ts'
import { voiceOf } from '../../venture/records/voice.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'
import { registry } from '../support/registry.ts'

/** The answer of this founder for each topic. */
const told: Partial<Record<FactTopic, string>> = {
  problem: 'Patients forget their appointment and the chair stays empty three times a week.',
  customer: 'Practice managers of small dental clinics in Berlin with two to six chairs.',
  solution: 'We call each patient the day before and offer the slot to the next one on the list.',
  difference: 'They use reminder letters today; our call is answered by nine of ten patients.',
  price: 'They pay €49 a month for each chair.',
  risk: 'The software they book with may not let us read the calendar.',
  rival: 'Doctolib, Jameda, Samedi',
  workaround: 'The receptionist rings everybody on the list by herself each morning.',
  buyers: '4,200 clinics in Berlin, counted by the dental chamber.',
  traction: '12 clinics use it every week since March.',
  team: 'Two of us, one built phone software for ten years.',
  ask: 'We ask for €250,000 for 18 months.',
}

let count = 0
const held = (facts: Understood['facts'], at: number): Fact[] =>
  facts.map(fact => ({
    ...fact,
    id: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    project_id: '00000000-0000-4000-8000-000000000000',
    state: 'confirmed',
    beside: [],
    said_at: new Date(Date.UTC(2026, 10, 17, 10, at)).toISOString(),
    updated_at: '2026-11-17T10:00:00Z',
  }))

const firstMinutes = (): Fact[] =>
  held(
    [
      ...(['customer'] as const).map(topic => ({ topic, text: told[topic] ?? '' })),
      { topic: 'place' as const, text: 'Germany' },
    ].map(({ topic, text }) => ({
      topic,
      text,
      quote: text,
      subject: null,
      value: readValue(topic, text, 'en').value,
      evidence: null,
      bears: 'context' as const,
    })),
    0,
  )

type Walked = { facts: Fact[]; asked: string[]; again: string[]; offered: string[] }

const voice = voiceOf('en', (key, values) =>
  String(new IntlMessageFormat(en[key], 'en', undefined, { ignoreTag: true }).format(values)),
)

const earn = { type: 'subscription', price: { low: 49, high: 49, currency: 'EUR', per: 'month' } } as const
const reached = { low: 340, high: 340 }
const place = { country: 'DE', text: 'Berlin' }

/** For each sentence of a pitch, the topic under which the memory stores it. */
const spoken = Object.entries(pitch.wordTopics) as [string, FactTopic][]

/** What this founder types into fields, and the topic of each field. */
const records = {
  record: {
    kind: validation as RecordKind,
    answers: {
      problem: { words: told.problem, known: 'saw' },
      who: { words: told.customer, place },
      today: { words: told.workaround },
      earn,
      reach: { there: reached },
    },
    about: {
      problem: { words: 'problem' },
      who: { words: 'customer', place: 'place' },
      today: { words: 'workaround' },
      earn: { price: 'price' },
      reach: { there: 'reach' },
    },
  },
  idea: {
    kind: idea as RecordKind,
    answers: {
      problem: { words: told.problem },
      customer: { words: told.customer, place },
      solution: { words: told.solution },
      instead: { words: told.workaround, better: told.difference },
      earn,
      edge: { risk: told.risk },
    },
    about: {
      problem: { words: 'problem' },
      customer: { words: 'customer', place: 'place' },
      solution: { words: 'solution' },
      instead: { words: 'workaround', better: 'difference' },
      earn: { price: 'price' },
      edge: { risk: 'risk' },
    },
  },
  competition: {
    kind: rivals as RecordKind,
    answers: {
      rivals: { rows: [{ id: 'r1', name: 'Doctolib', kind: 'same' }] },
      yours: { price: earn.price },
      better: { words: told.difference },
    },
    about: { rivals: {}, yours: { price: 'price' }, better: { words: 'difference' } },
  },
  pitch: {
    kind: pitch as RecordKind,
    answers: Object.fromEntries(spoken.map(([question, topic]) => [question, { say: told[topic] }])),
    about: Object.fromEntries(spoken.map(([question, topic]) => [question, { say: topic }])),
  },
}

/** Plays guided mode for a helper whose questions have fields. */
function byFields(name: keyof typeof records, before: readonly Fact[]): Walked {
  const { kind, answers, about } = records[name]
  const record = kind.schema.parse({ ...emptyRecord, answers })
  const walked: Walked = { facts: [...before], asked: [], again: [], offered: [] }
  for (const [question, topics] of Object.entries(about)) {
    const fields = kind.fieldsOf(question, record.answers)
    const prefills = allKnown(kind, question, { shown: fields, answers: record.answers, facts: before })
    const known: Record<string, unknown> = {
      ...prefills,
      words: wordsKnown(kind, question, before, prefills),
    }
    for (const [line, topic] of Object.entries(topics)) {
      const wasKnown = before.some(fact => fact.topic === topic && fact.subject === null)
      // A known price in words is shown above its card. The founder can accept a known sentence with a tap.
      const isInWords = question === 'earn' || line === 'say'
      const isOffered = known[line] || (isInWords && (known.words || Object.keys(prefills).length > 0))
      walked[isOffered ? 'offered' : wasKnown ? 'again' : 'asked'].push(`${question}.${line}`)
    }
    const { facts = [] } = understoodIn(kind, withoutKnown(record, question, prefills), question, voice) ?? {}
    walked.facts.push(
      ...held(
        facts.filter(fact => !isKnown(fact, walked.facts)),
        walked.facts.length,
      ),
    )
  }
  return walked
}

const numbers: Readonly<Partial<Record<MarketCard, Readonly<Record<string, FactTopic>>>>> = {
  many: { place: 'place', buyers: 'buyers' },
  earn: { price: 'price' },
}
const ownNumbers = {
  many: { place, buyers: { low: 4200, high: 4200 }, counted: 'association' },
  earn,
} as const

/** Plays "Your numbers" of the market research: cards of a form, not a conversation. */
function byForm(before: readonly Fact[]): Walked {
  const walked: Walked = { facts: [...before], asked: [], again: [], offered: [] }
  const answers: Record<string, unknown> = {}
  for (const [card, topics] of Object.entries(numbers) as [MarketCard, Record<string, FactTopic>][]) {
    const fields = marketFields(card, ownNumbers)
    const prefills = marketPrefills(card, fields, { facts: before, validation: null })
    for (const [line, topic] of Object.entries(topics)) {
      const wasKnown = before.some(fact => fact.topic === topic && fact.subject === null && fact.value)
      walked[prefills[line] ? 'offered' : wasKnown ? 'again' : 'asked'].push(`${card}.${line}`)
    }
    const prefilled = Object.fromEntries(Object.entries(prefills).map(([field, one]) => [field, one.known]))
    answers[card] = { ...ownNumbers[card as keyof typeof ownNumbers], prefilled }
  }
  const record = marketRecord.parse({ version: 1, answers })
  const { understood } = changedByMarket(null, record, { known: before, replaces: [], voice })
  const news = understood?.facts.filter(fact => !isKnown(fact, walked.facts)) ?? []
  walked.facts.push(...held(news, walked.facts.length))
  return walked
}

/** Plays the rows of the segments. The first row is filled with the known facts about its group. */
function byRows(before: readonly Fact[], rounds: readonly ValidationRecord[]): Walked {
  const walked: Walked = { facts: [...before], asked: [], again: [], offered: [] }
  const rows = knownRows({ rounds, market: null, idea: null, facts: before })
  const [row] = rows
  for (const [line, topic] of [
    ['group', 'customer'],
    ['price', 'price'],
    ['there', 'reach'],
  ] as const) {
    const wasKnown = before.some(fact => fact.topic === topic && fact.subject === null)
    walked[row?.[line] ? 'offered' : wasKnown ? 'again' : 'asked'].push(line)
  }
  const typed = { group: told.customer, price: earn.price, there: reached, ...row }
  const record = segmentsRecord.parse({
    version: 1,
    rows: [{ id: 'first', source: { kind: 'own' }, ...typed }],
  })
  const { understood } = changedByGroups(record, { last: null, rows, known: before, voice })
  walked.facts.push(...held(understood?.facts ?? [], walked.facts.length))
  return walked
}

/** Marks values that the founder sent unchanged as known, because a prefilled value must not become a second fact. */
const withoutKnown = (record: AnyRecord, question: string, prefills: Prefills): AnyRecord => ({
  ...record,
  answers: {
    ...record.answers,
    [question]: {
      ...record.answers[question],
      prefilled: Object.fromEntries(Object.entries(prefills).map(([field, one]) => [field, one.known])),
    },
  },
})
const isKnown = ({ topic, text }: { topic: string; text: string }, facts: readonly Fact[]) =>
  facts.some(fact => fact.topic === topic && fact.text === text)

/** For each step, the helper whose prompt the test checks. */
const readers = {
  record: 'problem-validation',
  idea: 'idea-refinement',
  market: 'market-research',
  segments: 'customer-segments',
  competition: 'competitor-analysis',
  pitch: 'pitch',
} as const satisfies Record<string, FactReader>

const orders = [
  ['record', 'idea', 'market', 'segments', 'competition', 'pitch'],
  ['segments', 'pitch', 'market', 'competition', 'idea', 'record'],
  ['competition', 'market', 'segments', 'record', 'pitch', 'idea'],
] as const

test.each(orders)(
  'FM07 helpers used in the order %s, %s, %s, %s, %s and %s never ask the same question twice',
  (...order) => {
    let facts = firstMinutes()
    const [again, unread]: [string[], string[]] = [[], []]
    const rounds: ValidationRecord[] = []
    let offered = 0
    for (const name of order) {
      // A helper with a model gets all known facts before the helper asks.
      const { text } = summariseFacts(facts, readers[name], 60_000)
      unread.push(
        ...facts
          .filter(fact => !text.includes(fact.text.replace(/\s+/g, ' ')))
          .map(fact => `${name}: ${fact.text}`),
      )
      const walked =
        name === 'market'
          ? byForm(facts)
          : name === 'segments'
            ? byRows(facts, rounds)
            : byFields(name, facts)
      if (name === 'record')
        rounds.push(validation.schema.parse({ ...emptyRecord, answers: records.record.answers }))
      again.push(...walked.again.map(line => `${name}: ${line}`))
      offered += walked.offered.length
      facts = walked.facts
    }
    expect(again).toEqual([])
    expect(unread).toEqual([])
    expect(offered).toBeGreaterThan(7)
    // A "yes" to a known answer stores no second copy of the fact.
    for (const topic of ['problem', 'customer'] as const) {
      const texts = facts.filter(fact => fact.topic === topic && fact.value === null).map(({ text }) => text)
      expect(new Set(texts).size).toBe(1)
    }
  },
)

describe('FM07 FM20 with a model no question is asked twice', () => {
  let server: ModelServer
  beforeAll(async () => {
    forgetServers()
    server = await startModelServer()
  })
  afterAll(() => server.close())

  const bodies = {
    record: { simulationType: 'problem-validation' },
    idea: { ideaContext: told.solution },
    competition: { simulationType: 'competitor-analysis' },
    pitch: { sessionType: 'pitch-questions' },
  }

  /**
   * Plays one turn of a model that asks `question`. Returns the text that the founder reads, and the prompt.
   */
  async function turn(name: keyof typeof records, question: string, facts: readonly Fact[]) {
    const prompts: string[] = []
    server.reply(({ body }) => {
      const system = String(body.messages[0]?.content)
      prompts.push(String(body.messages[1]?.content))
      const read = {
        asked_next: question,
        facts: [],
        contradictions: [],
        harm: 'none',
        done: false,
        fields: [],
      }
      return textReply(
        callOf(system) === 'talk' ? 'And how is that?' : JSON.stringify({ ...read, refuted_by: null }),
      )
    })
    const { helper, toInput } = registry[readers[name]]
    const memory = memoryOf({ name: 'Chairside', description: null, industry: null }, facts, readers[name])
    const body = {
      ...bodies[name],
      messages: [{ role: 'user', content: 'Go on, please.' }],
      ...{ record: emptyRecord, asked: 'open', isFree: true, locale: 'en' },
    }
    const input = { ...(toInput(body, '2026-11-17') as object), memory, language: 'en' }
    const answered = await answer(helper as never, input as never, {
      settings: {
        ...{ provider: 'openai-compatible', model: 'written', baseUrl: server.url, apiKey: null },
        patience: { ...defaultPatience, retries: 0 },
      },
      ...{ language: 'en', memory },
    })
    expect(answered.failure).toBeNull()
    return { text: answered.text, asks: askedOf(answered.result)?.topic, prompt: prompts[0] ?? '' }
  }

  test.each(orders)(
    'helpers with a model, in the order %s, %s, %s, %s, %s and %s, show every known answer on the card of its question',
    async (...order) => {
      let facts = firstMinutes()
      const lost: string[] = []
      let [again, offered] = [0, 0]
      for (const name of order) {
        if (name === 'market' || name === 'segments') {
          facts = (name === 'market' ? byForm(facts) : byRows(facts, [])).facts
          continue
        }
        const { kind, about } = records[name]
        for (const [question, topics] of Object.entries(about)) {
          // Checks only questions about a topic that has a fact.
          if (!Object.values(topics).some(topic => facts.some(one => one.topic === topic))) continue
          again += 1
          const { text, asks, prompt } = await turn(name, question, facts)
          // The card of the question is shown. Known values are in its fields, or the founder can accept them with
          // a tap.
          expect(asks).toBe(question)
          const shown = kind.fieldsOf(question, {})
          const prefills = allKnown(kind, question, { shown, answers: {}, facts })
          const words = wordsKnown(kind, question, facts, prefills)
          const isOnCard = Object.keys(prefills).length > 0 || words !== null
          const figures = Object.keys(prefills).some(field => field in (kind.prefills[question] ?? {}))
          if (isOnCard) offered += 1
          else lost.push(`${name}.${question}`)
          // The reply also mentions known figures, and the prompt contains the known words.
          if (figures) expect(text, `${name}.${question}`).toMatch(/You told me before|On the card already/)
          for (const topic of Object.values(topics))
            for (const fact of facts.filter(one => one.topic === topic && one.value === null))
              expect(prompt).toContain(fact.text.replace(/\s+/g, ' ').slice(0, 60))
        }
        facts = byFields(name, facts).facts
      }
      expect(lost).toEqual([])
      expect(offered).toBe(again)
      expect(again).toBeGreaterThan(7)
    },
  )
})

test('FM07 the price from the card of rivals fills the price field of the next helper, or for a commission the value of the deal', () => {
  const yours = { price: { low: 40, high: 40, currency: 'EUR', per: 'time' } }
  const record = rivals.schema.parse({ ...emptyRecord, answers: { yours } })
  const facts = held(understoodIn(rivals, record, 'yours', voice)?.facts ?? [], 1)
  for (const [type, field] of [
    ['commission', 'deal'],
    ['sale', 'price'],
  ] as const)
    for (const kind of [idea, validation] as const) {
      const shown = kind.fieldsOf('earn', { earn: { type } })
      expect(allKnown(kind as RecordKind, 'earn', { shown, answers: {}, facts })[field]?.value).toEqual(
        yours.price,
      )
    }
})

test('FM07 a known group fills a row in the form of the segments', () => {
  const { answers } = records.record
  const round = validation.schema.parse({ ...emptyRecord, answers })
  const [row, ...others] = knownRows({
    rounds: [round],
    market: told.customer ?? null,
    idea: told.customer ?? null,
  })
  expect(row).toMatchObject({ group: told.customer, price: earn.price })
  expect(others).toEqual([])
})
