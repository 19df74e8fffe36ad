// A model writes the lines of a pitch. The lines that the founder wrote stay, and the other lines reach the founder
// as the model wrote them.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience } from '../../cofounder/provider/settings.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { PitchAnswers } from '../../contracts/pitch-record.ts'
import type { Pitches } from '../../contracts/results/pitch.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'
import { registry } from '../support/registry.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(forgetServers)

type Written = { lines: { line: string; text: string }[]; tips: string[]; closing: object }

/** A founder who sells supplies to goat dairies. A strong model wrote the lines. */
const { messages, pitches: whole } = JSON.parse(
  readFileSync(new URL('written-pitches.json', import.meta.url), 'utf8'),
) as { messages: object[]; pitches: Written }
const textOf = (line: string) => whole.lines.find(one => one.line === line)?.text ?? ''

/** A fact from earlier in this conversation, or a confirmed fact from another conversation. */
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

type From = { talk?: object[]; facts?: Fact[]; answers?: PitchAnswers; told?: object }

const generate = (...answers: Written[]) => generateFrom({}, ...answers)

async function generateFrom({ talk = messages, facts = [], answers, told }: From, ...replies: Written[]) {
  server.requests.length = 0
  server.reply((_request, count) => textReply(JSON.stringify(replies[Math.min(count, replies.length) - 1])))
  const { helper, toInput } = registry.pitch
  const description = 'Feed supplements for goat dairies with 20 to 150 animals'
  const memory = {
    ...memoryOf({ name: 'Kilisto', description, industry: 'other' }, facts, 'pitch'),
    ...(told && { records: [validationRecord.parse({ version: 1, round: 1, answers: told })] }),
  }
  const record = answers && { version: 1, round: 1, answers }
  const body = { messages: talk, sessionType: 'pitch-generation', ...(record && { record }) }
  const answered = await answer(
    helper,
    { ...(toInput(body, '2026-11-16') as object), memory },
    {
      memory,
      settings: {
        provider: 'openai-compatible',
        model: 'written',
        baseUrl: server.url,
        apiKey: null,
        patience: { ...defaultPatience, retries: 0 },
      },
    },
  )
  expect(answered.failure).toBeNull()
  const { result, text } = answered
  const made = result as Pitches
  // The stored text must equal the text that was shown while the answer arrived.
  expect(text.trim()).toBe(helper.render(made).trim())
  return {
    made,
    text,
    asked: server.requests.length,
    prompt: String(server.requests[0]?.body.messages[1]?.content),
  }
}

const partsOf = ({ pitches }: Pitches, audience: string) =>
  pitches.find(one => one.audience === audience)?.parts.map(({ text }) => text) ?? []

const changed = (line: string, change: (text: string) => string): Written => ({
  ...whole,
  lines: whole.lines.map(one => (one.line === line ? { line, text: change(one.text) } : one)),
})

test('MM26 the model’s lines stay unchanged in their places, and each pitch shows its number of words and seconds', async () => {
  const { made, asked } = await generate(whole)
  expect(asked).toBe(1)
  expect(made.pitches.map(({ audience }) => audience)).toEqual(['investor', 'customer', 'partner'])
  expect(partsOf(made, 'investor')).toEqual([
    textOf('hook'),
    `${textOf('solution')}\n[difference: not written]`,
    `${textOf('customer')}\n${textOf('market')}`,
    `${textOf('traction')}\n[why you: not written]`,
    textOf('ask'),
  ])
  expect(partsOf(made, 'customer')).toEqual(['hook', 'face', 'traction', 'customerAsk'].map(textOf))
  expect(partsOf(made, 'partner').at(-1)).toBe(textOf('partnerAsk'))
  for (const { words, spoken } of made.pitches) expect(spoken).toBeGreaterThan(words / 3)
  expect(made.phrased).toHaveLength(whole.lines.length)
})

test('MM31 the prompt has the fields of the problem validation, and the pitch may use the figures of these fields', async () => {
  const hook = { say: 'Every spring goats fall ill.' }
  const lines = [{ line: 'market', text: 'There are 217 dairies around us [d1].' }]
  const { prompt, asked, text } = await generateFrom(
    {
      answers: { hook, solution: { say: 'We mix the feed.' }, customer: { say: 'For dairies.' } },
      told: { reach: { words: 'the list of the dairies', there: { low: 217, high: 217 } } },
    },
    { ...whole, lines },
  )
  expect(prompt).toContain('reach: the list of the dairies')
  expect(asked).toBe(1)
  expect(text).toContain('There are 217 dairies around us.')
})

test('RP11 a line that the founder wrote in exactly these letters is not listed as words of the model', async () => {
  const own = textOf('hook')
  const talk = [...messages, { role: 'user', content: `I open with: “${own}” Then I stop.` }]
  const { made } = await generateFrom({ talk }, whole)
  expect(made.phrased).toHaveLength(whole.lines.length - 1)
  expect(made.phrased).not.toContain('hook')
})

test('MM26 the model may write the lines in any order, and code sorts them', async () => {
  const { made } = await generate({ ...whole, lines: whole.lines.toReversed() })
  expect(partsOf(made, 'customer')).toEqual(['hook', 'face', 'traction', 'customerAsk'].map(textOf))
})

test('RP11 a line that the founder wrote stays unchanged, and the prompt asks the model to leave that line out', async () => {
  const own = 'we  feed *goats*, not guesses — always'
  const answers = { hook: { say: own }, ask: { say: 'I ask for 15,000 euros.', customerAsk: 'Try one bag?' } }
  const { made, prompt } = await generateFrom({ answers }, whole)
  expect(partsOf(made, 'investor')[0]).toBe(own)
  expect(partsOf(made, 'investor')[4]).toBe('I ask for 15,000 euros.')
  expect(partsOf(made, 'customer').at(-1)).toBe('Try one bag?')
  expect(made.phrased).not.toContain('hook')
  expect(made.phrased).toContain('solution')
  const open = /Open lines[^\n]*/.exec(prompt)?.[0] ?? ''
  expect(open).toContain('solution 10 s')
  expect(open).not.toMatch(/hook|\bask \d|customerAsk/)
})

test('MM26 if a figure has no source, the model must answer once more, and its complete second answer is used', async () => {
  const mended = { ...whole, lines: whole.lines.map(({ line, text }) => ({ line, text: `${text} Truly.` })) }
  const faulty = changed('hook', text => `${text} It costs 750,000 euros.`)
  const { made, asked } = await generate(faulty, mended)
  expect(asked).toBe(2)
  expect(partsOf(made, 'investor')[0]).toBe(`${textOf('hook')} Truly.`)
})

test('MM26 if a figure has no source in the second answer either, it becomes a blank, and no other line is lost', async () => {
  const faulty = changed('hook', text => `${text} It costs 750,000 euros.`)
  const { made, asked } = await generate(faulty, faulty)
  expect(asked).toBe(2)
  expect(partsOf(made, 'investor')[0]).toBe(`${textOf('hook')} It costs [your figure].`)
})

test('MM26 a line that the model left out stays blank, and the coach asks the founder for this line', async () => {
  const { made } = await generate({ ...whole, lines: whole.lines.filter(({ line }) => line !== 'ask') })
  expect(partsOf(made, 'investor').at(-1)).toBe('[ask: not written]')
  expect(made.missing.map(({ topic }) => topic)).toContain('ask')
})

test('MM29 three known lines are enough for three pitches', async () => {
  const facts = [
    factOf('problem', 'Small goat dairies guess what to feed'),
    { ...factOf('customer', 'Goat dairies with 20 to 150 animals'), subject: 'dairies' },
    factOf('traction', 'Four dairies pay 39 euros a week since August'),
  ]
  const talk = [{ role: 'user', content: 'I ask for 15,000 euros. Write the texts.' }]
  const figures = messages.flatMap(message => ('content' in message ? [String(message.content)] : []))
  const said = figures.map(text => factOf('risk', text.slice(0, 900)))
  const { made } = await generateFrom({ talk, facts: [...facts, ...said] }, whole)
  expect(made.kind).toBe('pitches')
})

test('RP11 with too few answers no model is called, and the coach says which answers are missing', async () => {
  const { made, asked } = await generateFrom({ talk: [{ role: 'user', content: 'Hm.' }] }, whole)
  expect(made.kind).toBe('not-yet')
  expect(asked).toBe(0)
})

test('RP11 the model reads free text into the cards, with quotes; a sentence of the pitch stays as the founder wrote it', async () => {
  const said = 'I say: every week a chair stays empty. 23 dentists paid so far.'
  const field = { low: null, high: null, currency: null, per: null, text: null }
  const reading = {
    asked_next: 'customer',
    facts: [],
    contradictions: [],
    harm: 'none',
    done: false,
    fields: [
      {
        ...field,
        question: 'hook',
        field: 'say',
        text: 'every week a chair stays empty.',
        quote: 'every week a chair stays empty',
      },
      { ...field, question: 'traction', field: 'paid', low: 23, quote: '23 dentists paid' },
      { ...field, question: 'you', field: 'say', text: 'I am a dentist.', quote: 'I am a dentist' },
    ],
    refuted_by: null,
  }
  server.reply(({ body }) =>
    textReply(
      String(body.messages[0]?.content).includes('You read one answer')
        ? JSON.stringify(reading)
        : 'A chair one can see. Who is it for?',
    ),
  )
  const { helper, toInput } = registry.pitch
  const body = {
    messages: [{ role: 'user', content: said }],
    sessionType: 'pitch-questions',
    record: { version: 1, round: 1, answers: {} },
    asked: 'hook',
    isFree: true,
  }
  const { result, failure } = await answer(helper, toInput(body, '2026-11-16'), {
    settings: {
      provider: 'openai-compatible',
      model: 'written',
      baseUrl: server.url,
      apiKey: null,
      patience: { ...defaultPatience, retries: 0 },
    },
  })
  expect(failure).toBeNull()
  expect(result).toMatchObject({
    kind: 'turn',
    question: 'Who is it for?',
    asks: 'customer',
    patch: [
      { question: 'hook', field: 'say', value: 'every week a chair stays empty.' },
      { question: 'traction', field: 'paid', value: { low: 23, high: 23 } },
    ],
  })
})
