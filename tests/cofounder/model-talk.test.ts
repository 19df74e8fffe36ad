// Tests a conversation with a model, from the first answer until after the result: what each prompt contains, and
// what the founder reads.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience } from '../../cofounder/provider/settings.ts'
import { permissionQuestion } from '../../cofounder/safety/answers.ts'
import { competitorRecord } from '../../contracts/competitor-record.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { canvasBoxes } from '../../contracts/results/idea-refinement.ts'
import { type Call, callOf } from '../../scripts/eval/recorded.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'
import { registry } from '../support/registry.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())
beforeEach(forgetServers)

type Says = Partial<Record<Call, unknown>>
type Extra = { memory?: Memory; readBack?: unknown; given?: unknown; shown?: unknown }

/** Plays one turn of a conversation. The model replies with the given text to each kind of call. */
async function turn(name: HelperName, messages: ConversationMessage[], says: Says, extra: Extra = {}) {
  const prompts: { call: Call; system: string; user: string }[] = []
  const heard: string[] = []
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
    onText: text => heard.push(text),
    onStep: label => heard.push(`[${label}]`),
  })
  expect(answered.failure).toBeNull()
  const calls = prompts.map(({ call }) => call)
  const promptOf = (call: Call) => prompts.find(it => it.call === call)?.user ?? ''
  return { ...answered, result: answered.result as Record<string, unknown> | null, calls, promptOf, heard }
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
  fields: [],
  refuted_by: null,
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
const testCard = { hypothesis: 'A fourth pays.', test: 'Ask ten.', metric: 'Payers', threshold: '2' }
const explain = { verdictReason: 'Three pay.', testCards: [testCard, testCard], closing }
const report = { explanation: 'Habit is what you lose to.', closing }
const canvas = {
  canvas: canvasBoxes.map(box => ({
    box,
    text: box === 'Revenue streams' ? '49 euros a month' : 'Bakeries',
  })),
  sentence: 'Bread that is not thrown away.',
  closing,
}
const results: Says = { explain, report, canvas }

describe('MM20 the turn that announces the result also contains the result', () => {
  const helpers: [HelperName, string, string][] = [
    ['competitor-analysis', 'report', 'I am waiting for the report.'],
  ]

  test.each(helpers)(
    '%s: the result follows in the same turn if the founder tells everything in one message',
    async (name, kind) => {
      const talk = 'Three of five pay. I have all I need and sum up now.'
      const { result, text, calls } = await turn(name, [asks('What happened last time?'), says(told)], {
        ...results,
        talk,
        read: read({ done: true }),
      })
      expect(result?.kind).toBe(kind)
      expect(text.startsWith(talk)).toBe(true)
      expect(calls.slice(0, 2)).toEqual(['talk', 'read'])
    },
  )

  test.each(helpers)(
    '%s: the result follows in the same turn if the founder asks for the result in any words',
    async (name, kind, wish) => {
      const messages = [asks('What happened?'), says(told), asks('How many are there?'), says(wish)]
      const { result } = await turn(name, messages, {
        ...results,
        talk: 'You asked for it, so I sum up now.',
        read: read({ done: true }),
      })
      expect(result?.kind).toBe(kind)
    },
  )

  test.each(helpers)(
    '%s: while a question is open there is no result, even if the model says that the conversation is done',
    async name => {
      const { result, calls } = await turn(name, [asks('What happened?'), says('Bread is left over.')], {
        ...results,
        talk: 'How much of it?',
        read: read({ done: true }),
      })
      expect(result?.kind).toBe('turn')
      expect(calls).toEqual(['talk', 'read'])
    },
  )

  test.each(helpers)('%s: the prompt has exactly one rule about how a message ends', async name => {
    const { promptOf } = await turn(name, [asks('What happened?'), says(told)], {
      talk: 'How much of it?',
      read: read(),
    })
    expect(promptOf('talk')).toMatch(/End with one question .+; or, where nothing is open .+ sum up now\.$/)
  })

  test('MM51 after the words of the model, a note says that the helper is writing down the answer', async () => {
    const { heard } = await turn('problem-validation', [asks('What happened?'), says(told)], {
      talk: 'How much of it?',
      read: read(),
    })
    expect(heard.at(-1)).toBe('[Noting what we said so far]')
  })

  test('MM52 a founder who tells the whole idea is asked only about open lines, and the prompt contains the idea once', async () => {
    const { promptOf } = await turn('idea-refinement', [says(told)], {
      talk: 'For whom first?',
      read: read(),
    })
    // The canvas needs six cells, and the prompt must say so.
    expect(promptOf('talk')).toContain(
      'there is no canvas whoever asks: end with one question about an open line',
    )
    expect(promptOf('talk').split(told)).toHaveLength(2)
  })

  test('before the first answer the model is not asked to read an answer', async () => {
    const { promptOf } = await turn('problem-validation', [], {
      talk: 'I bake. What happened?',
      read: read(),
    })
    expect(promptOf('talk')).not.toMatch(/last answer|sum up/)
  })

  test.each(helpers)(
    '%s: the model reads the last of eleven answers before the result',
    async (name, kind) => {
      const talked = Array.from({ length: 10 }, (_, at) => [asks('And then?'), says(`Story ${at}.`)]).flat()
      const { result, calls, promptOf, understood } = await turn(
        name,
        [...talked, asks('What will you test?'), says(told)],
        {
          ...results,
          talk: 'I sum up now; how many there are in all is open.',
          read: read({ facts: [fact('solution', told)] }),
        },
      )
      expect(calls.slice(0, 2)).toEqual(['talk', 'read'])
      expect(promptOf('talk')).toContain('They have answered enough: ask nothing.')
      expect(result?.kind).toBe(kind)
      expect(understood?.facts).toHaveLength(1)
    },
  )
})

describe('MM21 an answer that the founder gives after the result updates the result', () => {
  async function shown(name: HelperName, first: Says = results): Promise<ConversationMessage[]> {
    const messages = [asks('What happened?'), says(told)]
    const { text } = await turn(name, messages, {
      ...first,
      talk: 'I sum up now.',
      read: read({ done: true }),
    })
    return [...messages, asks(text)]
  }
  const _news = 'Two more paid 49 euros today.'

  test('a question that the founder asks after the scorecard gets an answer, and no second scorecard', async () => {
    const before = await shown('problem-validation')
    const { result, calls } = await turn('problem-validation', [...before, says('Why is reach only four?')], {
      ...results,
      talk: 'Nobody was introduced.',
      read: read(),
    })
    expect(calls).toEqual(['talk', 'read'])
    expect(result?.kind).toBe('turn')
  })

  test('if the founder names a new rival after the report, the next report contains it', async () => {
    const rival = 'Too Good To Go asked them too.'
    const name = { question: 'rivals', field: 'name', row: 'Too Good To Go', text: 'Too Good To Go' }
    const figures = { low: null, high: null, currency: null, per: null }
    const fields = [{ ...name, ...figures, quote: rival }]
    const words = { rivals: { words: 'pigs' }, chosen: { words: 'free' }, copy: { words: 'nothing' } }
    const given = {
      record: { version: 1, round: 1, answers: words },
      asked: 'open',
      isFree: true,
      locale: 'en',
    }
    const before = competitorAnalysis.playbook({
      ...{ messages: [], background: '', today: '2026-11-16' },
      given: { record: competitorRecord.parse(given.record), asked: null, locale: 'en' },
    })
    const { result, text } = await turn(
      'competitor-analysis',
      [asks('Anything else?'), says(rival)],
      { ...results, talk: 'That is one more.', read: read({ done: true, fields, refuted_by: null }) },
      { given, shown: before },
    )
    expect(result).toMatchObject({
      kind: 'report',
      before: 'No rival is named in a row yet: they stand in your words.',
      rivals: [{ name: 'Too Good To Go' }, { name: 'Doing nothing' }],
    })
    expect(text).toContain('Before: No rival is named')
  })
})

describe('MM22 the coach asks about a permit once, as the only question of its turn', () => {
  const question = permissionQuestion.en

  test('the question about a permit is stored with its message, so that the reply counts as the answer to the question', async () => {
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
  ])('%s: the coach does not ask about the permit again', async (_, more, earlier) => {
    const messages = [...earlier, asks('What happened?'), says('No licence for the waste water yet.')]
    const { text } = await turn('problem-validation', messages, {
      talk: 'Which licence do you need?',
      read: read({ harm: 'unlawful', ...more }),
    })
    expect(text).toBe('Which licence do you need?')
  })
})

describe('MM24 the model reads all facts in one message of the founder', () => {
  test('all twelve facts of one message are stored, each with its unit', async () => {
    const story = Array.from({ length: 12 }, (_, at) => `Story ${at + 1} is told.`)
    const facts = story.map((quote, at) => fact('frequency', quote, { figure: `${at + 2} per month` }))
    const { understood } = await turn('problem-validation', [asks('What happened?'), says(story.join(' '))], {
      talk: 'How many are there?',
      read: read({ facts }),
    })
    expect(understood?.facts).toHaveLength(12)
    expect(understood?.facts[0]?.value).toEqual({ kind: 'frequency', low: 2, high: 2, per: 'month' })
  })

  test('when a conversation opens, the prompt mentions no answer', async () => {
    const { promptOf } = await turn('pitch', [], { talk: 'I coach. What hurts?', read: read() })
    expect(promptOf('talk')).not.toMatch(/last answer/)
  })
})
