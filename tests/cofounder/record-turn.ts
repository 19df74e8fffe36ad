// Plays a turn of the problem validation with a model that gives the replies of the test.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import { answer } from '../../cofounder/provider/answer.ts'
import { forgetServers } from '../../cofounder/provider/server.ts'
import { defaultPatience } from '../../cofounder/provider/settings.ts'
import { type GivenRecord, recordAfter } from '../../cofounder/records/given.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import { type Call, callOf } from '../../scripts/eval/recorded.ts'
import { emptyRecord } from '../../venture/records/kind.ts'
import { validation } from '../../venture/records/validation.ts'
import { type ModelServer, startModelServer, textReply } from '../support/model-server.ts'

let server: ModelServer

/**
 * Starts the fake model for a test file. Every file that plays turns must call this function. The files of one
 * thread load this module once, so hooks at its top level would run only for the first file.
 */
export function serveModel(): void {
  beforeAll(async () => {
    server = await startModelServer()
  })
  afterAll(() => server.close())
  beforeEach(forgetServers)
}

export const today = '2026-11-17'
type Says = Partial<Record<Call, unknown>>
type Talk = {
  said: readonly string[]
  record?: ValidationRecord
  asked?: GivenRecord<ValidationRecord>['asked']
  before?: unknown
}

export async function turn({ said, record = emptyRecord, asked = 'problem', before }: Talk, says: Says) {
  const calls: Call[] = []
  const prompts: Partial<Record<Call, string>> = {}
  server.reply(({ body }) => {
    const system = String(body.messages[0]?.content)
    const call = callOf(system)
    calls.push(call)
    prompts[call] = `${system}\n${String(body.messages[1]?.content)}`
    const given = says[call]
    if (given === undefined) return { kind: 'status', status: 500 }
    return textReply(typeof given === 'string' ? given : JSON.stringify(given))
  })
  const messages: ConversationMessage[] = said.map(content => ({ role: 'user', content }))
  const given = { record, asked, locale: 'en' }
  const answered = await answer(
    problemValidation,
    { messages, background: '', today, given, shown: before, language: 'en' },
    {
      settings: {
        provider: 'openai-compatible',
        model: 'written',
        baseUrl: server.url,
        apiKey: null,
        patience: { ...defaultPatience, retries: 0 },
      },
      language: 'en',
    },
  )
  return { ...answered, calls, prompts, held: recordAfter(validation, messages, given, answered.result) }
}

export const blank = { low: null, high: null, currency: null, per: null, text: null }
export const read = (fields: object[], more: object = {}) => ({
  asked_next: 'paid',
  facts: [],
  contradictions: [],
  harm: 'none',
  done: false,
  fields,
  refuted_by: null,
  ...more,
})
export const explain = {
  verdictReason: 'It is a clear GO.',
  testCards: [
    { hypothesis: 'A fourth pays.', test: 'Ask ten.', metric: 'Payers', threshold: '2' },
    { hypothesis: 'They stay.', test: 'Ask the payers.', metric: 'Stayed', threshold: '3' },
  ],
  closing: {
    confidence: { level: 'high', reason: 'It feels right.' },
    counterArgument: 'Habit is free.',
    testFirst: 'Whether a fourth pays.',
    nextActions: ['Call one.', 'Visit two.', 'Write to three.'],
  },
}
