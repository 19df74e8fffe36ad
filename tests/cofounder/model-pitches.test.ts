// Pitches that a model wrote: they reach the founder as they were written, in their order.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registry } from '../../cofounder/helpers/registry.ts'
import { answer } from '../../cofounder/model/answer.ts'
import { forgetServers } from '../../cofounder/model/server.ts'
import { defaultPatience } from '../../cofounder/model/settings.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { Pitches } from '../../contracts/results/pitch.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(forgetServers)

type Written = { audience: string; parts: { part: string; text: string }[] }
type Answered = { pitches: Written[]; tips: string[]; missing: string[]; closing: object }

/** A founder of a goat dairy supplier, and what a strong model wrote for her: 168, 119 and 165 words. */
const { messages, pitches: whole } = JSON.parse(
  readFileSync(new URL('written-pitches.json', import.meta.url), 'utf8'),
) as { messages: object[]; pitches: Answered }

/** What was told in this talk before, or confirmed in another. */
const factOf = (topic: Fact['topic'], text: string): Fact => ({
  id: crypto.randomUUID(),
  project_id: crypto.randomUUID(),
  topic,
  subject: null,
  text,
  quote: null,
  value: null,
  evidence: 'told',
  bears: 'for',
  state: 'confirmed',
  beside: [],
  said_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
})

const generate = (...answers: Answered[]) => generateFrom({}, ...answers)

async function generateFrom(
  { talk = messages, facts = [] }: { talk?: object[]; facts?: Fact[] },
  ...answers: Answered[]
) {
  server.requests.length = 0
  server.reply((_request, count) => textReply(JSON.stringify(answers[Math.min(count, answers.length) - 1])))
  const { helper, toInput } = registry.pitch
  const description = 'Feed supplements for goat dairies with 20 to 150 animals'
  const memory = memoryOf({ name: 'Kilisto', description, industry: 'other' }, facts, 'pitch')
  const input = {
    ...(toInput({ messages: talk, sessionType: 'pitch-generation' }, '2026-11-16') as object),
    memory,
  }
  const answered = await answer(helper, input, {
    memory,
    settings: {
      provider: 'openai-compatible',
      model: 'written',
      baseUrl: server.url,
      apiKey: null,
      patience: { ...defaultPatience, retries: 0 },
    },
  })
  expect(answered.failure).toBeNull()
  const { result, text } = answered
  const made = result as Pitches
  expect(made.pitches.map(({ audience }) => audience)).toEqual(['investor', 'customer', 'partner'])
  // What was shown while it grew is what is kept.
  expect(text.trim()).toBe(helper.render(made).trim())
  return { made, text, asked: server.requests.length }
}

const textsOf = ({ pitches }: { pitches: Written[] }) =>
  pitches.map(({ parts }) => parts.map(({ text }) => text))

const withInvestor = (change: (text: string) => string): Answered => ({
  ...whole,
  pitches: whole.pitches.map(pitch =>
    pitch.audience === 'investor'
      ? { ...pitch, parts: pitch.parts.map(({ part, text }) => ({ part, text: change(text) })) }
      : pitch,
  ),
})

test('MM26 a pitch that is a few words too long is shown as it was written, with its words and seconds', async () => {
  const { made, asked } = await generate(whole)
  expect(asked).toBe(1)
  expect(textsOf(made)).toEqual(textsOf(whole))
  expect(made.pitches.map(({ words, seconds }) => [words, seconds])).toEqual([
    [168, 67],
    [119, 45],
    [165, 60],
  ])
  expect(JSON.stringify(made)).not.toContain('[your solution]')
})

test('MM26 the order is investor, customer, partner, in whatever order they were written', async () => {
  const { made } = await generate({ ...whole, pitches: whole.pitches.toReversed() })
  expect(textsOf(made)).toEqual(textsOf(whole))
})

test('MM26 a figure of nobody is asked about once, and the second answer stands whole', async () => {
  const mended = {
    ...whole,
    pitches: whole.pitches.map(({ audience, parts }) => ({
      audience,
      parts: parts.map(({ part, text }) => ({ part, text: `${text} Truly.` })),
    })),
  }
  const { made, asked } = await generate(
    withInvestor(text => text.replace('15,000 euros', '750,000 euros')),
    mended,
  )
  expect(asked).toBe(2)
  expect(textsOf(made)).toEqual(textsOf(mended))
})

test('MM26 a figure that stays becomes a blank, and nothing else is lost', async () => {
  const faulty = withInvestor(text => text.replace('15,000 euros', '750,000 euros'))
  const { made, asked } = await generate(faulty, faulty)
  expect(asked).toBe(2)
  const expected = withInvestor(text => text.replace('15,000 euros', '[your figure]'))
  expect(textsOf(made)).toEqual(textsOf(expected))
})

test('MM26 only a pitch that is missing or empty is put together by guided mode, and that is said', async () => {
  const empty = withInvestor(() => '[blank]')
  const [first, second] = [
    await generate(empty, empty),
    await generate({ ...whole, pitches: whole.pitches.slice(1) }),
  ]
  for (const { made, text, asked } of [first, second]) {
    expect(asked).toBe(2)
    expect(textsOf(made).slice(1)).toEqual(textsOf(whole).slice(1))
    expect(made.pitches[0]?.parts[0]?.text).toContain('farm business accelerator')
    expect(text).toContain(
      'The model did not write this; it is put together from your own sentences: Investor pitch.',
    )
  }
})

test('MM29 three lines are enough for three pitches, wherever they were told', async () => {
  const facts = [
    factOf('problem', 'Small goat dairies guess what to feed'),
    factOf('customer', 'Goat dairies with 20 to 150 animals'),
    factOf('traction', 'Four dairies pay 39 euros a week since August'),
  ]
  const talk = [{ role: 'user', content: 'I ask for 15,000 euros. Write the texts.' }]
  const figures = messages.flatMap(message => ('content' in message ? [String(message.content)] : []))
  const said = figures.map(text => factOf('risk', text.slice(0, 900)))
  const { made } = await generateFrom({ talk, facts: [...facts, ...said] }, whole)
  expect(made.kind).toBe('pitches')
})

test('MM29 lines about somebody by name are told, too', async () => {
  const facts = [
    factOf('problem', 'Small goat dairies guess what to feed'),
    { ...factOf('customer', 'Goat dairies with 20 to 150 animals'), subject: 'dairies' },
    { ...factOf('traction', 'Four dairies pay 39 euros a week since August'), subject: 'the first four' },
  ]
  const talk = [{ role: 'user', content: 'Write the texts.' }]
  const said = messages
    .flatMap(message => ('content' in message ? [String(message.content)] : []))
    .map(text => factOf('risk', text.slice(0, 900)))
  const { made, asked } = await generateFrom({ talk, facts: [...facts, ...said] }, whole)
  expect(made.kind).toBe('pitches')
  expect(asked).toBe(1)
})

test('MM29 who asks for five minutes reads which lengths there are, in the first tip', async () => {
  // She asks for five minutes.
  const { made } = await generate(whole)
  expect(made.tips[0]).toContain('of 45 to 60 seconds')
  expect(made.tips).toHaveLength(Math.min(6, whole.tips.length + 1))
  const talk = messages.map(message =>
    JSON.parse(JSON.stringify(message).replace(/five minutes/gi, 'a minute')),
  )
  expect((await generateFrom({ talk }, whole)).made.tips).toEqual(whole.tips)
})
