// Simulates the faults of providers on a real server. The tests check what the founder reads and how long it takes.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Helper } from '../../cofounder/helper.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings, readModelSettings } from '../../cofounder/provider/settings.ts'
import { withoutThoughts } from '../../cofounder/provider/thoughts.ts'
import {
  type ModelServer,
  type Reply,
  startModelServer,
  textReply,
  wordsOf,
} from '../support/model-server.ts'
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

const settings = (patience: Partial<ModelSettings['patience']> = {}): ModelSettings => ({
  provider: 'openai-compatible',
  model: 'test-model',
  baseUrl: server.url,
  apiKey: null,
  patience: { ...defaultPatience, pause: 300, ...patience },
})

const chat: Helper<string, string> = {
  name: 'mentor',
  result: z.string(),
  heard: input => ({ messages: [{ role: 'user', content: input }], around: [] }),
  async think(input, mind) {
    const ground = { said: [input], language: mind.language }
    const text = await mind.talk({ system: 'Be brief.', user: input, maxOutputTokens: 100 }, ground)
    return { result: text, understood: null }
  },
  playbook: () => 'Guided words.',
  render: text => text,
}

const count = z.object({ count: z.number() })
const counting: Helper<string, z.infer<typeof count>> = {
  name: 'insights',
  result: count,
  heard: () => ({ messages: [], around: [] }),
  think: thinkBy(
    input =>
      objectPrompt({
        system: 'Count.',
        user: input,
        maxOutputTokens: 100,
        schema: count,
        complete: value => value,
      }),
    result => `Counted ${result.count}.`,
  ),
  playbook: () => ({ count: 0 }),
  render: result => `Counted ${result.count}.`,
}

async function ask<Result>(
  helper: Helper<string, Result>,
  patience: Partial<ModelSettings['patience']> = {},
) {
  let shown = ''
  const startedAt = performance.now()
  const answered = await answer(helper, 'What does it cost?', {
    settings: settings(patience),
    onText: text => {
      shown += text
    },
  })
  // The stored answer must equal the text that the founder has seen while it arrived.
  expect(shown.trim()).toBe(answered.text.trim())
  return { ...answered, ms: performance.now() - startedAt }
}

const refusal = (message: string): Reply => ({
  kind: 'status',
  status: 400,
  body: JSON.stringify({ error: { message } }),
})
const said = (text: string, finish?: string): Reply => ({ ...textReply(text), ...(finish && { finish }) })

describe('MM01 the provider fails', () => {
  const because = (advice = '') =>
    `The model did not answer, so guided mode takes this turn.${advice}\n\nGuided words.`
  const silent = because()
  const refused = because(
    ' It refuses this site’s key. You need do nothing: whoever runs this site has to set a new one (/admin says where).',
  )
  const unpaid = because(
    ' This site’s account there has no credit left. You need do nothing: whoever runs this site has to top it up.',
  )
  const slow = because(' It said nothing in time: ask again, a sleeping model wakes with the first question.')
  const unusable = 'The model’s answer could not be used, so guided mode takes this turn.\n\nGuided words.'
  const faults: [string, Reply, string, Partial<ModelSettings['patience']>][] = [
    ['always answers 500', { kind: 'status', status: 500, headers: { 'retry-after-ms': '1' } }, silent, {}],
    ['refuses the key (401)', { kind: 'status', status: 401 }, refused, {}],
    ['has no credit (402)', { kind: 'status', status: 402 }, unpaid, {}],
    ['refuses the request (400)', { kind: 'status', status: 400 }, silent, {}],
    ['is silent', { kind: 'silence' }, slow, { firstWord: 150 }],
    ['always sends an empty answer', said(''), unusable, {}],
    ['refuses to answer', said('', 'content_filter'), unusable, {}],
    ['breaks the connection before the first word', { kind: 'half', words: [] }, unusable, {}],
    [
      'always breaks the connection in the middle of a sentence',
      { kind: 'half', words: wordsOf('This much came. Half an answer ') },
      'This much came. \n\nThe model broke off here, so guided mode goes on.\n\nGuided words.',
      {},
    ],
  ]
  test.each(faults)(
    'the founder reads the right explanation if the provider %s',
    async (_, reply, expected, patience) => {
      server.reply(() => reply)
      const { text, failure, answeredBy, ms } = await ask(chat, patience)
      expect(text).toBe(expected)
      expect(failure).not.toBeNull()
      expect(answeredBy.provider).toBe('playbook')
      expect(ms).toBeLessThan(5000)
    },
  )

  test('MM58 a member whose key the provider refuses is asked to enter the key again', async () => {
    server.reply(() => ({ kind: 'status', status: 401 }))
    const { text } = await answer(chat, 'What does it cost?', {
      settings: { ...settings({}), keyOwner: 'a member' },
    })
    expect(text).toContain('It refuses your key: enter it again in Settings.')
  })

  test('MM59 if the provider breaks off during a report, the report of guided mode is shown once and complete', async () => {
    server.reply(() => ({ kind: 'half', words: wordsOf('This much came. Half an answer ') }))
    let streamed = ''
    const onText = (text: string) => {
      streamed += text
    }
    const report = { ...chat, isReport: true as const }
    const { text } = await answer(report, 'What does it cost?', { settings: settings({}), onText })
    expect(text).toBe('The model broke off here, so guided mode goes on.\n\nGuided words.')
    expect(streamed).toContain(text)
  })

  test('MM60 if the provider is silent for long, a note says how long the answer may take; the first word replaces this note', async () => {
    const ms = { firstWord: 1000 }
    const steps: string[] = []
    const asking = { settings: settings(ms), slowAfter: 50, onStep: (step: string) => steps.push(step) }
    server.reply(() => ({ kind: 'silence' }))
    const silent = answer(chat, 'What does it cost?', asking)
    await expect
      .poll(() => steps)
      .toEqual(['The model takes its time: without a sign of it for 1 seconds, guided mode goes on'])
    await silent
    steps.length = 0
    server.reply(() => said('It costs 49 a month.'))
    await answer(chat, 'What does it cost?', { ...asking, slowAfter: 400 })
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(steps).toEqual([])
  })

  test('if the provider asks for a pause of four minutes, the founder is told so, and the provider gets no request during the pause', async () => {
    server.reply(() => ({ kind: 'status', status: 429, headers: { 'retry-after': '240' } }))
    const { text, ms } = await ask(chat)
    expect(text).toBe(
      'The model’s server asks for a pause of 4 minutes. Until then guided mode goes on; nothing you wrote is lost.\n\nGuided words.',
    )
    expect(ms).toBeLessThan(2000)
    await ask(chat)
    expect(server.requests).toHaveLength(1)
  })
})

describe('CK60 failed calls and the quota', () => {
  const nothing = { inputTokens: 0, outputTokens: 0 }
  const faults: [string, 'chat' | 'counting', Reply, number][] = [
    [
      'not paid, because the provider answered 500',
      'chat',
      { kind: 'status', status: 500, headers: { 'retry-after-ms': '1' } },
      0,
    ],
    [
      'not paid, because the provider answered 429',
      'chat',
      { kind: 'status', status: 429, headers: { 'retry-after': '240' } },
      0,
    ],
    ['not paid, because the connection broke before the first word', 'chat', { kind: 'half', words: [] }, 0],
    ['paid, because four answers were cut off', 'chat', said('One more word. ', 'length'), 4],
    ['paid, because the model refused to answer', 'chat', said('', 'content_filter'), 1],
    ['paid, because the answers were empty', 'chat', said(''), 4],
    ['paid, because two answers had the wrong form', 'counting', said('{"count":"many"}'), 2],
  ]
  test.each(faults)(
    'a failed call counts for the quota if it was paid: %s',
    async (_, helper, reply, times) => {
      server.reply(() => reply)
      const { usage, failure } = await (helper === 'chat' ? ask(chat) : ask(counting))
      expect(failure).not.toBeNull()
      expect(usage).toEqual(times ? { inputTokens: 42 * times, outputTokens: 17 * times } : nothing)
    },
  )

  test('if an answer broke off, the server estimates its tokens for the quota', async () => {
    server.reply(() => ({ kind: 'half', words: ['Half an '] }))
    const { inputTokens, outputTokens } = (await ask(chat)).usage
    expect(inputTokens).toBeGreaterThan(4)
    expect(outputTokens).toBe(4 * 2)
  })
})

describe('models with faults still give complete answers', () => {
  const whole: [string, Reply[]][] = [
    [
      'the provider is busy at the first request',
      [{ kind: 'status', status: 429, headers: { 'retry-after-ms': '5' } }, said('It costs little.')],
    ],
    [
      'the provider fails at the first request (502)',
      [{ kind: 'status', status: 502, headers: { 'retry-after-ms': '5' } }, said('It costs little.')],
    ],
    ['the first answer is empty', [said(''), said('It costs little.')]],
    ['the first answer reaches the limit in the middle', [said('It costs', 'length'), said(' little.')]],
    [
      'the first answer reaches the limit, and the second repeats its last words',
      [said('Well now, it costs', 'length'), said('it costs little.')],
    ],
    ['the connection breaks in the middle', [{ kind: 'half', words: wordsOf('It costs ') }, said('little.')]],
    ['the thoughts of the first answer use up the limit', [said('', 'length'), said('It costs little.')]],
    ['the model writes its thoughts in tags', [said('<think>\nSecret {"a":1}</think>It costs little.')]],
    [
      'the server refuses max_tokens',
      [
        refusal("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
        said('It costs little.'),
      ],
    ],
  ]
  test.each(whole)('the founder gets the complete answer although %s', async (_, replies) => {
    server.reply((__, count) => replies[count - 1] ?? refusal('asked too often'))
    const { text, failure } = await ask(chat)
    expect(failure).toBeNull()
    expect(text.replace('Well now, it', 'It')).toBe('It costs little.')
    expect(server.requests).toHaveLength(replies.length)
  })

  test('a model may think longer than the time limit for words, because thoughts count as activity; thoughts are never shown', async () => {
    server.reply(() => ({ ...textReply('It costs little.'), thinks: { pieces: 24, everyMs: 50 } }))
    const { text } = await ask(chat, { firstWord: 900, betweenWords: 900 })
    expect(text).toBe('It costs little.')
  })
})

test.each([['first'], ['later']])(
  'CK71 an end-of-thought tag in the answer to one founder (%s) does not change the answers to others',
  async when => {
    if (when === 'later') {
      server.reply(() => said('It costs little.'))
      await ask(chat)
    }
    server.reply(() => said('As you wish.</think>'))
    await ask(chat)
    server.reply(() => said('It costs <much> less.'))
    for (let times = 0; times < 2; times++) {
      const { text, failure } = await ask(chat)
      expect([text, failure]).toEqual(['It costs <much> less.', null])
    }
  },
)

test('the server never shows thoughts, even if an answer begins inside the thoughts or is cut off inside them', async () => {
  server.reply(() => said('Hm, little.</think>It costs little.'))
  await ask(chat)
  const { text } = await ask(chat)
  expect(text).toBe('It costs little.')
  server.reply((_, count) => (count % 2 ? said('Hm, hm', 'length') : said('Hm.</think>It costs little.')))
  server.requests.length = 0
  expect((await ask(chat)).text).toBe('It costs little.')
})

describe('servers with faults still give objects', () => {
  const object = '{"count":3}'
  const formsAsked = () => server.requests.map(({ body }) => body.response_format?.type ?? 'none')
  const whole: [string, (form: string, count: number) => Reply, string[]][] = [
    [
      'does not support json_schema',
      form => (form === 'json_schema' ? refusal('json_schema is not supported') : said(object)),
      ['json_schema', 'json_object'],
    ],
    [
      'does not support response_format',
      form => (form === 'none' ? said(object) : refusal("'response_format' is not supported by this model")),
      ['json_schema', 'json_object', 'none'],
    ],
    [
      'puts the object into a code fence',
      () => said(`Here it is:\n\`\`\`json\n${object}\n\`\`\`\n`),
      ['json_schema'],
    ],
    [
      'writes text with braces around the object',
      () => said(`I used {this}. ${object} That is {all}.`),
      ['json_schema'],
    ],
    [
      'sends thoughts before the object, without a tag at their start',
      () => said(`maybe {"count":9}</think>${object}`),
      ['json_schema'],
    ],
    [
      'cuts the first object off',
      (_, count) => (count === 1 ? said('{"cou', 'length') : said(object)),
      ['json_schema', 'json_schema'],
    ],
    [
      'writes plain text at the first request',
      (_, count) => said(count === 1 ? 'Three, I would say.' : object),
      ['json_schema', 'json_schema'],
    ],
  ]
  test.each(whole)('the object arrives although the server %s', async (_, reply, forms) => {
    server.reply(({ body }, count) => reply(body.response_format?.type ?? 'none', count))
    const { text, failure } = await ask(counting)
    expect(failure).toBeNull()
    expect(text).toBe('Counted 3.')
    expect(formsAsked()).toEqual(forms)
  })

  test('a parameter that a server refused is not sent again, and after a cut answer the next request has a higher limit', async () => {
    server.reply(({ body }) => (body.max_tokens ? refusal('max_tokens is not supported') : said(object)))
    await ask(counting)
    await ask(counting)
    expect(server.requests.map(({ body }) => 'max_tokens' in body)).toEqual([true, false, false])
    forgetServers()
    server.requests.length = 0
    server.reply((_, count) => (count === 1 ? said('{"cou', 'length') : said(object)))
    await ask(counting)
    expect(server.requests.map(({ body }) => body.max_tokens)).toEqual([100, 200])
  })

  test('CK71 a text that the server refuses in every form of request does not change how later texts are sent', async () => {
    server.reply(() => refusal('This is more than I can read.'))
    await ask(counting)
    expect(formsAsked()).toEqual(['json_schema', 'json_object', 'none'])
    server.reply(() => said(object))
    await ask(counting)
    expect(formsAsked().at(-1)).toBe('json_schema')
  })

  test('after two answers of the model without an object, guided mode answers', async () => {
    server.reply(() => said('I am sorry, I cannot help with that.'))
    const { text } = await ask(counting)
    expect(text).toBe('The model’s answer could not be used, so guided mode takes this turn.\n\nCounted 0.')
  })
})

test('thoughts are removed, even if the stream is cut inside a tag', () => {
  const text = 'A<b> <think>no < </thin no</think>B <thin C'
  for (let size = 1; size <= 12; size++) {
    const thoughts = withoutThoughts(false)
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    expect(pieces.map(thoughts.take).join('') + thoughts.end(true)).toBe('A<b> B <thin C')
  }
})

test('the time limits are settings, and AI=off switches the model off', () => {
  const given: Record<string, string> = {
    AI_BASE_URL: 'http://x/v1',
    AI_FIRST_WORD_SECONDS: '90',
    AI_SILENCE_SECONDS: 'soon',
    AI_ANSWER_SECONDS: '600',
  }
  expect(readModelSettings(name => given[name])?.patience).toEqual({
    ...defaultPatience,
    firstWord: 90_000,
    total: 600_000,
  })
  expect(readModelSettings(name => ({ ...given, AI: 'off' })[name])).toBeNull()
})
