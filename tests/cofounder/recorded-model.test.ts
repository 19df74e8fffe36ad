// Runs each helper with recorded answers of a model, and compares what the model wrote with what the founder reads.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/provider/settings.ts'
import {
  type Recorded,
  readRecorded,
  replyTo,
  sentencesIn,
  wordsMissing,
} from '../../scripts/eval/recorded.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'
import { registry } from '../support/registry.ts'

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
  // If the model breaks off, the complete report follows below the part that was already shown.
  if (answered.failure && helper.isReport) expect(shown.endsWith(answered.text)).toBe(true)
  else expect(shown).toBe(answered.text)
  return { ...answered, result: answered.result as Record<string, unknown> | null }
}

const strong = await readRecorded('strong')
const weak = await readRecorded('weak')

describe('MM02 recorded answers of a strong model', () => {
  test.each(strong.map(it => [`${it.helper}: ${it.name}`, it] as const))(
    'every sentence of a strong model reaches the founder: %s',
    async (_, recorded) => {
      const { expect: wanted } = recorded
      const { result, text, failure, understood, answeredBy } = await play(recorded)
      expect(failure).toBeNull()
      expect(answeredBy.provider).toBe('openai-compatible')
      expect(text).not.toMatch(/left out|weggelassen|Omit/)
      if (wanted.kind) expect(result?.kind).toBe(wanted.kind)
      if (wanted.topic)
        expect(result?.dimension ?? result?.field ?? result?.topic ?? result?.asks).toBe(wanted.topic)
      if (wanted.verdict) expect(result?.verdict).toBe(wanted.verdict)
      if (wanted.facts) expect(understood?.facts).toHaveLength(wanted.facts)
      for (const name of wanted.rivals ?? []) expect(text).toContain(name)
      // The text contains every sentence that the model wrote for the founder.
      for (const sentence of sentencesIn(recorded)) expect(wordsMissing(sentence, text), sentence).toEqual([])
    },
  )
})

describe('MM05 recorded answers of a weak model', () => {
  test.each(weak.map(it => [`${it.helper}: ${it.name}`, it] as const))(
    'the answer of a weak model is never worse than guided mode: %s',
    async (_, recorded) => {
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
    },
  )
})
