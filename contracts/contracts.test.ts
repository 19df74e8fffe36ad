import { expect, test } from 'vitest'
import { conversation, conversationLimits, fitConversation } from './conversation.ts'
import { errorCodes, errorMessage, errorStatus } from './errors.ts'
import { chatRequest } from './functions.ts'
import { journeyProgress, journeySteps } from './journey-steps.ts'
import { publicHost } from './minds.ts'
import { features, planHas, planIds, plans, toPlanId } from './plans.ts'
import { readSource } from './sources.ts'

test('every error code has an HTTP status and a message for people', () => {
  for (const code of errorCodes) {
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400)
    expect(errorMessage[code].length).toBeGreaterThan(5)
  }
})

test('each plan has the features and the price of the specification, and an unknown plan counts as free', () => {
  expect(planIds.map(id => plans[id].price)).toEqual([0, 149, 295])
  expect(plans.free.has).toEqual(['problem_validation', 'idea_refinement'])
  expect(features.filter(feature => !planHas('early_venture', feature))).toEqual(['expert_network'])
  expect(features.every(feature => planHas('venture', feature))).toBe(true)
  expect(toPlanId('gold')).toBe('free')
})

test('the journey has eight steps, and its progress is the percentage of completed steps', () => {
  expect(journeySteps).toHaveLength(8)
  expect(journeyProgress(new Set(['problem-definition', 'pitch-deck']))).toBe(25)
})

test('if a conversation is too long, the page sends its first message and its latest messages', () => {
  const messages = Array.from({ length: 100 }, (_, index) => ({ role: 'user', content: String(index) }))
  const sent = fitConversation(messages)
  expect(sent).toHaveLength(conversationLimits.messages)
  expect(sent[0]?.content).toBe('0')
  expect(sent.at(-1)?.content).toBe('99')
})

test('a founder’s message that is too long is refused, and an assistant’s message that is too long is cut', () => {
  const long = 'x'.repeat(conversationLimits.characters + 1)
  expect(conversation.safeParse([{ role: 'user', content: long }]).success).toBe(false)
  const [answer] = conversation.parse([{ role: 'assistant', content: long }])
  expect(answer?.content).toHaveLength(conversationLimits.characters)
  expect(conversation.safeParse([{ role: 'system', content: 'x' }]).success).toBe(false)
})

test('a chat request accepts its context as a text or as an object', () => {
  const messages = [{ role: 'user', content: 'hi' }]
  expect(chatRequest.parse({ messages, context: 'A bakery in Lyon' }).context).toEqual({
    notes: 'A bakery in Lyon',
  })
  expect(chatRequest.parse({ messages, context: { projectName: 'X' } }).context).toMatchObject({
    projectName: 'X',
  })
  expect(chatRequest.parse({ messages }).context).toEqual({})
})

test('saved work is read from a text, a list of messages and a saved output', () => {
  expect(readSource(null)).toBeNull()
  expect(readSource('  ')).toBeNull()
  expect(readSource('Done.')).toMatchObject({ text: 'Done.', founder: [] })
  expect(
    readSource([
      { isUser: true, content: 'mine' },
      { type: 'ai', content: 'yours' },
    ])?.founder,
  ).toEqual(['mine'])
  const saved = readSource({
    input_data: { messages: [{ role: 'user', content: 'mine' }] },
    output_content: 'Result',
  })
  expect(saved).toMatchObject({ founder: ['mine'], text: 'Result' })
})

test.each([
  ['api.deepseek.com', 'api.deepseek.com'],
  ['gpu-07', null],
  ['gpu-07.internal', null],
  ['models.acme.corp', null],
  ['10.0.0.7', null],
  ['[fd00::7]', null],
])('MM54 members see the name of a host only if the name is public: %s', (host, told) => {
  expect(publicHost(host)).toBe(told)
})
