import { describe, expect, test } from 'vitest'
import { mentor } from '../../cofounder/helpers/mentor/helper.ts'
import { countWords } from '../../cofounder/language/clean.ts'
import { type Founder, founders } from './founders.ts'
import { today } from './hold.ts'
import { safetyFailures } from './interview-bars.ts'

function ask(
  founder: Founder,
  question = founder.question,
  earlier: { role: 'user' | 'assistant'; content: string }[] = [],
) {
  const messages = [...earlier, { role: 'user' as const, content: question }]
  const context = { projectName: founder.name, description: founder.idea, industry: founder.industry }
  const result = mentor.result.parse(
    mentor.playbook({ messages, context, step: 'problem-validation', today }),
  )
  return { result, text: mentor.render(result) }
}

describe.each(founders)('the mentor answers $name', founder => {
  const { result, text } = ask(founder)

  test('in at most 200 words, with a next step on a day to come', () => {
    expect(countWords(text)).toBeLessThanOrEqual(200)
    if (founder.kind === 'hostile') return
    expect(result.topic).not.toBeNull()
    expect(result.nextStep?.day.localeCompare(today)).toBe(1)
    expect(text).toContain(result.nextStep?.action)
  })

  test('from the founder’s own facts', () => {
    if (founder.kind === 'hostile' || founder.kind === 'terse') return
    expect(result.facts.length).toBeGreaterThan(0)
    const said = `${founder.question}\n${founder.idea}`.toLowerCase()
    for (const fact of result.facts) {
      expect(said).toContain(fact.toLowerCase().replace(/ …$/, ''))
      expect(text).toContain(fact)
    }
  })

  test('nothing the founder wrote becomes markup or an order', () => {
    expect(safetyFailures(text)).toEqual([])
    if (founder.kind === 'hostile') expect(text).not.toMatch(/system prompt|never follow|founder_data/i)
  })
})

const byName = (name: string) => founders.find(founder => founder.name === name)!

test('a question finds its subject', () => {
  const subject = (question: string) => ask(byName('dentist'), question).result.topic
  expect(subject('What should I charge?')).toBe('pricing')
  expect(subject('Where do I find the first ten customers?')).toBe('first-customers')
  expect(subject('My cofounder wants half of the equity')).toBe('cofounder')
  expect(subject('How much runway do I need?')).toBe('runway')
  expect(subject('I am afraid and tired, should I quit my job?')).toBe('motivation')
  expect(subject('Do I need a lawyer for GDPR?')).toBe('legal')
  expect(subject('What is the capital of Peru?')).toBeNull()
})

test('the founder’s own figure is used for the sum', () => {
  expect(ask(byName('dentist')).text).toContain('about $160 a month')
})

test('weak talk is named', () => {
  expect(ask(byName('dreamer')).text).toContain('“Everyone” is too wide')
})

test('“tell me more” goes deeper into the same subject', () => {
  const first = ask(byName('dentist'))
  const more = ask(byName('dentist'), 'tell me more', [
    { role: 'user', content: byName('dentist').question },
    { role: 'assistant', content: first.text },
  ])
  expect(more.result.topic).toBe(first.result.topic)
  expect(more.result.answer).not.toBe(first.result.answer)
})
