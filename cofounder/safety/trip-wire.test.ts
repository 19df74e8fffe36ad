import { describe, expect, test } from 'vitest'
import sentences from '../../tests/founders/written/harm-sentences.json' with { type: 'json' }
import { languages } from '../../venture/numbers/locale.ts'
import { distressAnswers, unlawfulAnswers } from './answers.ts'
import distress from './distress.cases.json' with { type: 'json' }
import { trip } from './trip-wire.ts'
import { categories } from './unlawful.ts'
import { harmWords } from './words.ts'

/** docs/evaluation.md publishes these counts. If they change, find out why, even if they get better. */
const published = { misses: 0, falseAlarms: 0 }

const user = (content: string) => ({ role: 'user' as const, content })
const findHarm = (text: string) => trip({ messages: [user(text)], around: [] })
const ours = (content: string) => ({ role: 'assistant' as const, content })

const textsIn = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, part]) => textsIn(part, `${path}/${key}`))

test.each(languages)('HB09 every text about harm exists in %s', language => {
  const texts = textsIn(harmWords[language])
  expect(texts.map(([path]) => path).toSorted()).toEqual(
    textsIn(harmWords.en)
      .map(([path]) => path)
      .toSorted(),
  )
  expect(texts.filter(([, text]) => !text.trim())).toEqual([])
  for (const category of categories) expect(unlawfulAnswers[language](category)).not.toMatch(/[{}]/)
})

test('GM01 in 200 sentences the safety check has as many misses and false alarms as we publish', () => {
  const misses: string[] = []
  const falseAlarms: string[] = []
  for (const language of languages) {
    const { distress, unlawful, innocent } = sentences[language]
    expect(distress.length + unlawful.length).toBe(20)
    expect(innocent).toHaveLength(20)
    misses.push(...distress.filter(text => findHarm(text)?.kind !== 'distress'))
    misses.push(...unlawful.filter(text => findHarm(text)?.kind !== 'unlawful'))
    falseAlarms.push(...innocent.filter(text => findHarm(text)))
  }
  expect({
    misses: misses.length,
    falseAlarms: falseAlarms.length,
    misses_: misses,
    falseAlarms_: falseAlarms,
  }).toMatchObject(published)
})

describe('words that show distress raise an alarm', () => {
  test.each(Object.entries(distress).flatMap(([strength, texts]) => texts.map(text => [text, strength])))(
    'words that show distress (%s) raise an alarm: %s',
    (text, strength) => {
      expect(trip({ messages: [user(text)], around: [] })).toMatchObject({ kind: 'distress', strength })
    },
  )

  test('words that show distress get a personal answer in their language, without business and without a phone number', () => {
    const alarm = trip({ messages: [user('Ich will nicht mehr leben.')], around: [] })
    expect(alarm?.text).toBe(distressAnswers.de.grave)
    for (const language of languages)
      for (const text of Object.values(distressAnswers[language])) {
        expect(text).not.toMatch(/\d|\?/)
        expect(text.split(/\s+/).length).toBeLessThan(130)
      }
  })

  test('words that show distress do not end the conversation: the next message is answered as usual', () => {
    const messages = [
      user('I can’t take this anymore.'),
      ours(distressAnswers.en.heavy),
      user('I am fine, go on.'),
    ]
    expect(trip({ messages, around: [] })).toBeNull()
  })
})

describe('a trade that needs a permission stops the conversation', () => {
  const dealer = 'People with leftover Adderall cannot sell it.'

  test('a trade that needs a permission gets one question and a lawful alternative as answer', () => {
    const alarm = trip({ messages: [user(dealer)], around: [] })
    expect(alarm).toMatchObject({ kind: 'unlawful', category: 'medicines', replies: 0 })
    for (const language of languages)
      for (const category of categories)
        expect(unlawfulAnswers[language](category).match(/\?/g)).toHaveLength(1)
  })

  test('GM02 the conversation stays stopped until the founder names a permission', () => {
    const closed = [
      user(dealer),
      ours(unlawfulAnswers.en('medicines')),
      user('College students in Colorado.'),
    ]
    expect(trip({ messages: closed, around: [] })).toMatchObject({ kind: 'unlawful', replies: 1 })
    const none = [...closed.slice(0, 2), user('I have no licence.')]
    expect(trip({ messages: none, around: [] })).toMatchObject({ replies: 1 })
    const held = [...closed.slice(0, 2), user('A wholesale distribution licence from the state board.')]
    expect(trip({ messages: held, around: [] })).toBeNull()
  })

  test('a trade that needs a permission is also found in other texts than the conversation', () => {
    expect(trip({ messages: [], around: ['We deliver cocaine.'] })).toMatchObject({ category: 'drugs' })
  })
})

test('quoted words count as said by another person', () => {
  expect(findHarm('They said "I want to die" when the invoice came.')).toBeNull()
})

test('a long text of an attacker is checked in a short time', () => {
  const started = performance.now()
  for (const wall of ['sell '.repeat(800), '"'.repeat(4000), 'ich kann '.repeat(440), 'fake '.repeat(800)])
    findHarm(wall)
  expect(performance.now() - started).toBeLessThan(3000)
})
