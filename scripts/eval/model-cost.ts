// Measures what each helper sends to a model for an opening, a turn and a result, with a full memory: the number of
// requests and of prompt tokens. A local server replies in place of the model, so the measurement costs nothing.

import { voiceIn } from '../../cofounder/language/voice.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience, type ModelSettings } from '../../cofounder/provider/settings.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { type ValidationRecord, validationQuestions } from '../../contracts/validation-record.ts'
import { type ModelServer, startModelServer, textReply } from '../../tests/support/model-server.ts'
import { registry } from '../../tests/support/registry.ts'
import { type Memory, memoryOf } from '../../venture/facts/memory.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { understoodIn } from '../../venture/records/facts.ts'
import { idea } from '../../venture/records/idea/kind.ts'
import { type Answers, emptyRecord, keyOf, type RecordKind } from '../../venture/records/kind.ts'
import { pitch } from '../../venture/records/pitch/pitch.ts'
import { answerText } from '../../venture/records/print-answer.ts'
import { rivals } from '../../venture/records/rivals/kind.ts'
import { validation } from '../../venture/records/validation.ts'
import { type Told, toldFounders } from './live-records.ts'
import { callOf } from './recorded.ts'
import { answersOf, resultCases } from './result-cases.ts'

export const mostRequests = 3
export const mostTokens = 6000

const today = '2026-11-17'

/** Returns a project's memory for a test: the facts of a record and two saved results. */
function memoryWith(record: ValidationRecord, language: Language, helper: HelperName): Memory {
  const uuid = () => crypto.randomUUID()
  const facts = validationQuestions.flatMap(question =>
    (understoodIn(validation, record, question, voiceIn(language))?.facts ?? []).map(
      (told): Fact => ({
        ...told,
        id: uuid(),
        project_id: uuid(),
        state: 'confirmed',
        beside: [],
        said_at: `${today}T08:00:00Z`,
        updated_at: `${today}T08:00:00Z`,
      }),
    ),
  )
  const saved = {
    day: today,
    head: 'For mothers who work, a van that says when it comes. '.repeat(3),
    closing: {
      confidence: {
        level: 'medium' as const,
        reason: 'Nine of twelve said so, and none of them has paid yet.',
      },
      counterArgument: 'A cousin with a car is free, knows the child, and comes when the mother calls him.',
      testFirst: 'Whether five mothers of one school pay a month ahead, before the holidays.',
      nextActions: [1, 2, 3].map(day => ({
        day: `2026-11-2${day}`,
        action: 'Ask five mothers at the gate of the school whether they pay a month ahead.',
      })),
    },
  }
  return {
    ...memoryOf(
      { name: 'Combi', description: 'A van that says when it comes.', industry: null },
      facts,
      helper,
    ),
    records: [record],
    // A model read these facts in free text, and they wait for the founder's confirmation.
    proposed: facts.slice(0, 3).map((fact, at) => ({
      ...fact,
      id: uuid(),
      state: 'proposed' as const,
      text: `${fact.text} (${at + 2} of the mothers said so at the gate of the school)`,
    })),
    concluded: [
      { ...saved, type: 'idea_refinement' },
      { ...saved, type: 'customer_analysis' },
    ],
  }
}

/** Returns a conversation in which a founder tells a whole record. The last message asks for a summary. */
function talkOf(kind: RecordKind, record: { answers: Answers }, language: Language) {
  const voice = voiceIn(language)
  const told = kind.questions.flatMap(question => {
    const text = answerText(kind, question, record.answers, voice)
    return text ? [{ question, text }] : []
  })
  const ask = (question: string): ConversationMessage => ({
    role: 'assistant',
    content: voice.say(keyOf(kind, 'ask', question)),
  })
  return [
    ...told.flatMap(({ question, text }): ConversationMessage[] => [
      ask(question),
      { role: 'user', content: text },
    ]),
    { role: 'user' as const, content: 'Please sum it up now.' },
  ]
}

const reading = {
  ...{ asked_next: null, facts: [], contradictions: [], harm: 'none', done: true },
  ...{ fields: [], refuted_by: null },
}
/** Makes the server reply to each kind of call. With `isDone`, the model says that the result is due. */
function replyAll(server: ModelServer, isDone = true): void {
  const answers: Record<string, unknown> = { ...answersOf('low', false), read: { ...reading, done: isDone } }
  server.reply(({ body }) => {
    const given = answers[callOf(String(body.messages[0]?.content))]
    return textReply(given ? JSON.stringify(given) : 'I sum up now what you told me.')
  })
}

/** Estimates the tokens of all requests: four characters count as one token. */
const tokensOf = (server: ModelServer) =>
  server.requests.reduce((sum, { body }) => sum + Math.ceil(JSON.stringify(body).length / 4), 0)

type Cost = { helper: HelperName; of: 'opening' | 'turn' | 'result'; requests: number; tokens: number }

type Asked = { helper: HelperName; of: Cost['of']; input: object }

const talks = { 'competitor-analysis': rivals, 'idea-refinement': idea, pitch } as const

function givenIn(helper: HelperName, said: { role: 'user'; content: string }) {
  const input = (resultCases[helper]?.input([said]) ?? {}) as { given?: { record: { answers: Answers } } }
  if (!input.given) throw new Error(`${helper} has no record`)
  return input.given.record
}

/** Returns the calls for one founder: the opening, a turn and the result of each helper. */
function askedFor({ language, record }: Told): Asked[] {
  const given = (told: object, asked: 'open' | null) => ({
    given: { record: told, asked, isFree: true, locale: language },
  })
  const opening = (helper: HelperName): Asked => ({
    helper,
    of: 'opening',
    input: {
      messages: [],
      background: '',
      idea: 'Warm bread',
      sessionType: 'pitch-questions',
      ...given(emptyRecord, null),
    },
  })
  const one = { role: 'user' as const, content: 'Nine said yes.' }
  const results = Object.keys(resultCases) as HelperName[]
  return [
    ...(['problem-validation', 'competitor-analysis', 'idea-refinement', 'pitch'] as const).map(opening),
    { helper: 'mentor', of: 'turn', input: { messages: [one], context: {}, step: null } },
    ...(Object.keys(talks) as (keyof typeof talks)[]).map((helper): Asked => {
      const held = givenIn(helper, one)
      const messages = talkOf(talks[helper] as unknown as RecordKind, held, language).slice(0, -1)
      const beside = { background: '', idea: 'Warm bread', sessionType: 'pitch-questions' }
      return { helper, of: 'turn', input: { messages, ...beside, ...given(held, 'open') } }
    }),
    ...results.map((helper): Asked => {
      const made = resultCases[helper]?.input([one]) ?? {}
      if (helper === 'problem-validation')
        return {
          helper,
          of: 'result',
          input: {
            messages: talkOf(validation as unknown as RecordKind, record, language),
            background: '',
            ...given(record, 'open'),
          },
        }
      if (!(helper in talks)) return { helper, of: 'result', input: made }
      const held = givenIn(helper, one)
      const messages = talkOf(talks[helper as 'pitch'] as unknown as RecordKind, held, language)
      // A button requests the pitches, so no message is read.
      return {
        helper,
        of: 'result',
        input: { ...made, messages, ...given(held, helper === 'pitch' ? null : 'open') },
      }
    }),
  ]
}

/** Plays every founder whose record is known. Throws if guided mode replied, because then nothing was measured. */
export async function measureCosts(people: readonly Told[] = toldFounders): Promise<Cost[]> {
  const server = await startModelServer()
  const settings: ModelSettings = {
    ...{ provider: 'openai-compatible', model: 'measured', baseUrl: server.url, apiKey: null },
    patience: { ...defaultPatience, retries: 0 },
  }
  const costs: Cost[] = []
  try {
    for (const person of people)
      for (const { helper: name, of, input } of askedFor(person)) {
        forgetServers()
        server.requests.length = 0
        replyAll(server, of === 'result')
        const { language, record } = person
        const memory = memoryWith(record, language, name)
        const { helper } = registry[name]
        const asked = { ...input, today, language, memory }
        const { failure } = await answer(helper, asked, { settings, language, memory })
        if (failure) throw new Error(`${name}, ${of}, ${person.name}: ${failure.reason}`)
        costs.push({ helper: name, of, requests: server.requests.length, tokens: tokensOf(server) })
      }
  } finally {
    await server.close()
  }
  return costs
}

/**
 * Returns, for each opening, turn and result, the maximum number of requests and the minimum and maximum number of
 * tokens.
 */
export function costTable(costs: readonly Cost[]) {
  const names = [...new Set(costs.map(({ helper, of }) => `${helper}, ${of}`))]
  return names.map(name => {
    const some = costs.filter(({ helper, of }) => `${helper}, ${of}` === name)
    const tokens = some.map(one => one.tokens)
    const requests = Math.max(...some.map(one => one.requests))
    return { name, requests, fewest: Math.min(...tokens), most: Math.max(...tokens) }
  })
}
