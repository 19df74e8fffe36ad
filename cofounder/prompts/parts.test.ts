import { expect, test } from 'vitest'
import { inTheirLanguage, tellTalk } from './parts.ts'

const talkOf = (turns: number, words: string) =>
  Array.from({ length: turns }, (_, at) => ({
    role: at % 2 ? ('user' as const) : ('assistant' as const),
    content: `turn ${at}: ${words}`,
  }))

test('a prompt contains the beginning and the latest turns of a long conversation and says that others are left out', () => {
  const told = tellTalk(talkOf(400, 'x'.repeat(500)), { recap: null })
  expect(told.length).toBeLessThan(25_000)
  expect(told).toContain('You: turn 0:')
  expect(told).toContain('turn 1:')
  expect(told).toContain('turn 399:')
  expect(told).not.toContain('turn 100:')
  expect(told.split('(Earlier turns are left out here; what they told stands in the memory.)')).toHaveLength(
    2,
  )
})

test('a prompt contains a short conversation completely, and always contains the last turn', () => {
  const short = tellTalk(talkOf(20, 'short'), { recap: null })
  expect(short.match(/turn \d+:/g)).toHaveLength(20)
  expect(short).not.toContain('left out')
  const last = { role: 'user' as const, content: `the last ${'y'.repeat(30_000)}` }
  expect(tellTalk([...talkOf(40, 'z'.repeat(900)), last], { recap: null })).toContain(last.content)
})

test('MM10 a short prompt keeps the question before the last answer, so that a bare number is understood', () => {
  const long = talkOf(12, 'x'.repeat(400))
  const messages = [...long, { role: 'assistant' as const, content: `${'y'.repeat(950)} How many?` }]
  const told = tellTalk([...messages, { role: 'user', content: '58 '.repeat(300) }], {
    ...{ recap: null, most: 900, isInRecord: true },
  })
  expect(told).toContain('How many?')
  expect(told).not.toContain('turn 11:')
})

test('an answer speaks to the founder in the same form (such as Sie or usted) as the page', () => {
  expect(inTheirLanguage).toContain('Sie, usted, vous, você')
})
