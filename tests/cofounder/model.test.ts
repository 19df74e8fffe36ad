import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Helper } from '../../cofounder/helper.ts'
import { type AskOptions, answer } from '../../cofounder/provider/answer.ts'
import type { ModelError } from '../../cofounder/provider/model-error.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings, readModelSettings } from '../../cofounder/provider/settings.ts'
import { mostCharacters } from '../../cofounder/provider/stream.ts'
import { type ModelServer, startModelServer, textReply, wordsOf } from '../support/model-server.ts'
import { objectPrompt, thinkBy } from './object-helper.ts'

let server: ModelServer
const key = 'sk-very-secret-0123456789'

beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(() => {
  forgetServers()
  server.requests.length = 0
})

function settings(patience: Partial<ModelSettings['patience']> = {}): ModelSettings {
  return {
    provider: 'openai-compatible',
    model: 'test-model',
    baseUrl: server.url,
    apiKey: key,
    patience: { ...defaultPatience, ...patience },
  }
}

const sayings = z.object({ saying: z.string(), count: z.number() })

const chat: Helper<string, { text: string }> = {
  name: 'mentor',
  result: z.object({ text: z.string() }),
  heard: input => ({ messages: [{ role: 'user', content: input }], around: [] }),
  async think(input, mind) {
    const ground = { said: [input], language: mind.language }
    const text = await mind.talk({ system: 'Be brief.', user: input, maxOutputTokens: 100 }, ground)
    return { result: { text }, understood: null }
  },
  playbook: input => ({ text: `playbook: ${input}` }),
  render: result => result.text,
}

const structured: Helper<string, z.infer<typeof sayings>> = {
  name: 'insights',
  result: sayings,
  heard: () => ({ messages: [], around: [] }),
  think: thinkBy(
    input =>
      objectPrompt({
        system: 'Say it as data.',
        user: input,
        maxOutputTokens: 100,
        schema: sayings,
        complete: value => value,
      }),
    result => `${result.saying} ${result.count}`,
  ),
  playbook: () => ({ saying: 'x', count: 0 }),
  render: result => `${result.saying} ${result.count}`,
}

/** Returns the fault of the model that made guided mode answer. */
async function failure(options: Partial<AskOptions> & { settings: ModelSettings }): Promise<ModelError> {
  const { failure, text, answeredBy } = await answer(chat, 'hello', options)
  if (!failure) throw new Error('expected a failure')
  expect(text).toContain('playbook: hello')
  expect(answeredBy.provider).toBe('playbook')
  return failure
}

describe('which model answers', () => {
  test('without settings guided mode answers', async () => {
    expect(readModelSettings(() => undefined)).toBeNull()
    const answered = await answer(chat, 'hi', { settings: null })
    expect(answered.text).toBe('playbook: hi')
    expect(answered.answeredBy.provider).toBe('playbook')
  })

  test('if only a key is set, DeepSeek answers; with a base address any compatible server can answer', () => {
    expect(readModelSettings(name => ({ DEEPSEEK_API_KEY: key })[name])?.provider).toBe('deepseek')
    const own = readModelSettings(
      name => ({ AI_BASE_URL: 'http://x/v1/', AI_MODEL: 'm', DEEPSEEK_API_KEY: key })[name],
    )
    expect(own).toMatchObject({
      provider: 'openai-compatible',
      baseUrl: 'http://x/v1',
      model: 'm',
      apiKey: null,
    })
  })

  test('DeepSeek gets the key, and its thinking is switched off', async () => {
    server.reply(() => textReply('Fine.'))
    const answered = await answer(chat, 'hi', {
      settings: { ...settings(), provider: 'deepseek', model: 'deepseek-v4-flash' },
    })
    expect(answered.text).toBe('Fine.')
    expect(server.requests[0]?.authorization).toBe(`Bearer ${key}`)
    expect(server.requests[0]?.body).toMatchObject({
      model: 'deepseek-v4-flash',
      thinking: { type: 'disabled' },
    })
  })
})

describe('streaming an answer', () => {
  test('sentences arrive one by one, in order, each once', async () => {
    const sentences = [
      'Talk to a dentist tomorrow. ',
      'Ask about last week, e.g. Monday.\n\n',
      '1. Listen. ',
      'Then stop.',
    ]
    server.reply(() => ({ kind: 'words', words: wordsOf(sentences.join('')), delayMs: 5 }))
    const heard: string[] = []
    const answered = await answer(chat, 'hello', { settings: settings(), onText: text => heard.push(text) })
    expect(heard).toEqual(sentences)
    expect(answered.text).toBe(sentences.join(''))
    expect(answered.usage).toEqual({ inputTokens: 42, outputTokens: 17 })
  })

  test('the first sentence is shown before the provider sends the third', async () => {
    let sentThird = Number.POSITIVE_INFINITY
    let heardFirst = Number.POSITIVE_INFINITY
    server.reply(() => ({
      kind: 'words',
      words: ['One. ', 'Two. ', 'Three.'],
      delayMs: 100,
      onWord: index => {
        if (index === 2) sentThird = performance.now()
      },
    }))
    await answer(chat, 'hello', {
      settings: settings(),
      onText: () => {
        heardFirst = Math.min(heardFirst, performance.now())
      },
    })
    expect(heardFirst).toBeLessThan(sentThird)
  })

  test('stopping the answer stops the request to the provider at once', async () => {
    let sent = 0
    const onWord = (index: number) => {
      sent = index + 1
    }
    server.reply(() => ({
      kind: 'words',
      words: Array.from({ length: 500 }, () => 'Word. '),
      delayMs: 10,
      onWord,
    }))
    const stop = new AbortController()
    const stopped = answer(chat, 'hello', {
      settings: settings(),
      signal: stop.signal,
      onText: () => {
        stop.abort()
      },
    })
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' })
    await server.requests[0]?.closed
    // One word takes ten milliseconds, so at most ten more words can be sent in 100 ms. The limit is higher because
    // the machine may be busy.
    expect(sent).toBeLessThan(60)
    expect(server.requests).toHaveLength(1)
  })

  test('an answer of a megabyte is cut off, and the connection to the provider closes', async () => {
    server.reply(() => ({
      kind: 'words',
      words: Array.from({ length: 100 }, () => 'x'.repeat(10_000)),
      delayMs: 1,
    }))
    const answered = await answer(chat, 'hello', { settings: settings() })
    expect(answered.text.length).toBe(mostCharacters)
    await server.requests[0]?.closed
  })
})

describe('failures of the provider', () => {
  test.each([
    ['retry-after-ms', '5'],
    ['retry-after', '0'],
  ])('a call that gets 429 with %s waits (%s) and then gets an answer', async (name, value) => {
    const headers = { [name]: value }
    server.reply((_, count) => (count === 1 ? { kind: 'status', status: 429, headers } : textReply('Here.')))
    const answered = await answer(chat, 'hello', { settings: settings() })
    expect(answered.text).toBe('Here.')
    expect(server.requests).toHaveLength(2)
  })

  test('if the provider always answers 500, the call ends within the time limit with our own message', async () => {
    server.reply(() => ({
      kind: 'status',
      status: 500,
      headers: { 'retry-after-ms': '5' },
      body: '{"error":{"message":"upstream secret"}}',
    }))
    const error = await failure({ settings: settings() })
    expect(error.code).toBe('model_unavailable')
    expect(error.message).toBe('Unable to reach AI. Please try again in a moment.')
    expect(`${error.message} ${error.reason}`).not.toContain('upstream secret')
    expect(server.requests).toHaveLength(3)
  })

  test('a call with a wrong key is not tried again', async () => {
    server.reply(() => ({ kind: 'status', status: 401 }))
    const error = await failure({ settings: settings() })
    expect(error.reason).toContain('401')
    expect(server.requests).toHaveLength(1)
  })

  test('a call to a silent provider ends at the time limit', async () => {
    server.reply(() => ({ kind: 'silence' }))
    const started = performance.now()
    const error = await failure({ settings: settings({ firstWord: 150, total: 2000, retries: 0 }) })
    expect(error.code).toBe('model_unavailable')
    expect(performance.now() - started).toBeLessThan(2000)
    await server.requests[0]?.closed
  })

  test('a call to an address where no server listens fails as “model unavailable”, and guided mode answers', async () => {
    const error = await failure({
      settings: { ...settings({ retries: 0 }), baseUrl: 'http://127.0.0.1:9/v1' },
    })
    expect(error.code).toBe('model_unavailable')
  })
})

describe('structured answers', () => {
  test('the schema parses the object of the model, with and without a code fence', async () => {
    server.reply(() => textReply('Sure:\n```json\n{"saying":"ask","count":3}\n```'))
    const answered = await answer(structured, 'go', { settings: settings() })
    expect(answered.result).toEqual({ saying: 'ask', count: 3 })
    expect(answered.text).toBe('ask 3')
    expect(server.requests[0]?.body.response_format?.type).toBe('json_schema')
  })

  test('malformed JSON is sent back to the model once for correction', async () => {
    server.reply((_, count) =>
      textReply(count === 1 ? '{"saying": "ask", "count": "three"' : '{"saying":"ask","count":3}'),
    )
    const steps: string[] = []
    const answered = await answer(structured, 'go', {
      settings: settings(),
      onStep: label => steps.push(label),
    })
    expect(answered.result?.count).toBe(3)
    expect(server.requests).toHaveLength(2)
    expect(JSON.stringify(server.requests[1]?.body.messages)).toContain('cannot be used')
    expect(answered.usage).toEqual({ inputTokens: 84, outputTokens: 34 })
    expect(steps).toEqual(['Working it out', 'Checking the answer'])
  })

  test('after two malformed answers guided mode answers without a third call to the model', async () => {
    server.reply(() => textReply('I would rather talk.'))
    const answered = await answer(structured, 'go', { settings: settings() })
    expect(answered.failure?.code).toBe('model_failed')
    expect(answered.text).toMatch(/could not be used, so guided mode takes this turn\.\n\nx 0$/)
    expect(server.requests).toHaveLength(2)
  })
})

test('no log line and no error contains a key', async () => {
  const lines: string[] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map(level =>
    vi
      .spyOn(console, level)
      .mockImplementation((...parts: unknown[]) => void lines.push(parts.map(String).join(' '))),
  )
  try {
    server.reply(() => ({
      kind: 'status',
      status: 500,
      headers: { 'retry-after-ms': '1' },
      body: `{"error":{"message":"bad key ${key}"}}`,
    }))
    const error = await failure({ settings: settings() })
    server.reply(() => textReply('not json'))
    await answer(structured, 'go', { settings: settings() })
    const everything = [
      ...lines,
      error.message,
      error.reason,
      JSON.stringify(error),
      String(error.stack),
    ].join('\n')
    expect(everything).not.toContain(key)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
})
