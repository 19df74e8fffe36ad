// The whole way of each helper with a model whose answers were written down: what it wrote and what the founder reads.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registry } from '../../cofounder/helpers/registry.ts'
import { answer } from '../../cofounder/model/answer.ts'
import { forgetServers } from '../../cofounder/model/server.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/model/settings.ts'
import { evaluate } from '../../contracts/sizing.ts'
import {
  type Recorded,
  readRecorded,
  replyTo,
  sentencesIn,
  wordsMissing,
} from '../../scripts/eval/recorded.ts'
import { type ModelServer, startModelServer, textReply, wordsOf } from '../support/model-server.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(forgetServers)

const today = '2026-11-16'
const settings = (): ModelSettings => ({
  provider: 'openai-compatible',
  model: 'recorded',
  baseUrl: server.url,
  apiKey: null,
  patience: { ...defaultPatience, retries: 0 },
})

async function play(recorded: Recorded) {
  server.reply(({ body }) => textReply(replyTo(recorded, String(body.messages[0]?.content))))
  const { helper, toInput } = registry[recorded.helper]
  let shown = ''
  const answered = await answer(helper, toInput(recorded.body, today), {
    settings: settings(),
    onText: text => {
      shown += text
    },
  })
  expect(shown).toBe(answered.text)
  return { ...answered, result: answered.result as Record<string, unknown> | null }
}

const strong = await readRecorded('strong')
const weak = await readRecorded('weak')

describe('MM02 a strong model’s answer reaches the founder', () => {
  test.each(strong.map(it => [`${it.helper}: ${it.name}`, it] as const))('%s', async (_, recorded) => {
    const { expect: wanted } = recorded
    const { result, text, failure, understood, answeredBy } = await play(recorded)
    expect(failure).toBeNull()
    expect(answeredBy.provider).toBe('openai-compatible')
    expect(text).not.toMatch(/left out|weggelassen|Omit/)
    if (wanted.kind) expect(result?.kind).toBe(wanted.kind)
    if (wanted.topic) expect(result?.dimension ?? result?.field ?? result?.topic).toBe(wanted.topic)
    if (wanted.verdict) expect(result?.verdict).toBe(wanted.verdict)
    if (wanted.facts) expect(understood?.facts).toHaveLength(wanted.facts)
    for (const name of wanted.rivals ?? []) expect(text).toContain(name)
    if (wanted.sized) {
      const sizing = result?.sizing as Parameters<typeof evaluate>[0]
      expect(evaluate(sizing).get('tam')?.likely).toBe(wanted.sized)
    }
    // Nothing is lost: what it wrote to be read is read.
    for (const sentence of sentencesIn(recorded)) expect(wordsMissing(sentence, text), sentence).toEqual([])
  })
})

describe('MM05 a weak model is never worse than guided mode', () => {
  test.each(weak.map(it => [`${it.helper}: ${it.name}`, it] as const))('%s', async (_, recorded) => {
    const { expect: wanted } = recorded
    const { result, text, failure, answeredBy } = await play(recorded)
    expect(failure !== null).toBe(wanted.guided === true)
    expect(answeredBy.provider === 'playbook').toBe(wanted.guided === true)
    if (wanted.kind) expect(result?.kind).toBe(wanted.kind)
    if (wanted.verdict) expect(result?.verdict).toBe(wanted.verdict)
    if (wanted.keeps) expect(text).toContain(wanted.keeps)
    for (const dropped of wanted.drops ?? []) expect(text).not.toContain(dropped)
    if (wanted.guided) {
      const { helper, toInput } = registry[recorded.helper]
      expect(text).toContain(helper.render(helper.playbook(toInput(recorded.body, today))))
    }
  })
})

describe('MM04 a scorecard is read while it is written', () => {
  const recorded = strong.find(({ expect: wanted }) => wanted.verdict === 'GO')
  const { helper, toInput } = registry['problem-validation']

  /** The first row with everything that was sent until then. */
  function listen(stop?: AbortController) {
    const heard = { shown: '', sent: 0, sentAtFirstRow: 0 }
    server.reply(({ body }) => ({
      kind: 'words',
      words: wordsOf(recorded ? replyTo(recorded, String(body.messages[0]?.content)) : ''),
      delayMs: 1,
      onWord: () => {
        heard.sent++
      },
    }))
    const answered = answer(helper, toInput(recorded?.body, today), {
      settings: settings(),
      signal: stop?.signal,
      onText: text => {
        heard.shown += text
        if (heard.sentAtFirstRow || !/\n\| Problem \| \d\/5 /.test(heard.shown)) return
        heard.sentAtFirstRow = heard.sent
        stop?.abort()
      },
    })
    return { answered, heard }
  }

  test('at 50 words a second the first row is there within two seconds of the first word', async () => {
    const { answered, heard } = listen()
    await answered
    expect(heard.sentAtFirstRow).toBeGreaterThan(0)
    expect(heard.sentAtFirstRow).toBeLessThan(100)
  })

  test('stopped in the middle, what came stays', async () => {
    const { answered, heard } = listen(new AbortController())
    await expect(answered).rejects.toMatchObject({ code: 'cancelled' })
    expect(heard.shown).toMatch(/\n\| Problem \| \d\/5 /)
    expect(heard.shown).not.toContain('Verdict')
  })
})
