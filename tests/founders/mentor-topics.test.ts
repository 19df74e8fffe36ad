// The mentor's subjects: how many, how they read, and whether a founder's own words find them.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findTopic, topics } from '../../cofounder/helpers/mentor/find-topic.ts'
import { mentor } from '../../cofounder/helpers/mentor/helper.ts'
import type { MentorTopic } from '../../cofounder/helpers/mentor/topic.ts'
import { countWords } from '../../cofounder/language/clean.ts'
import { type Language, languages } from '../../cofounder/language/recognise.ts'
import { today } from './hold.ts'

type Asked = { set: string; language: Language; subject: string; question: string }

const asked: Asked[] = readFileSync(new URL('./written/mentor-questions.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
  .map(line => {
    const [set = '', language = '', subject = '', ...question] = line.split(' | ')
    return { set, language: language as Language, subject, question: question.join(' | ') }
  })

function outcomes(questions: readonly Asked[]) {
  const counts = { questions: questions.length, found: 0, shown: 0, wrong: [] as string[] }
  for (const { language, subject, question } of questions) {
    const { topic, near } = findTopic(question, language)
    if (topic?.id === subject) counts.found += 1
    else if (topic) counts.wrong.push(`${question} → ${topic.id}`)
    if ([topic, ...near].some(one => one?.id === subject)) counts.shown += 1
  }
  return counts
}

const core = topics.de.map(({ id }) => id)

test('GM10 there are at least 120 subjects in English, and 30 of them in all five languages', () => {
  expect(topics.en.length).toBeGreaterThanOrEqual(120)
  expect(core.length).toBeGreaterThanOrEqual(30)
  for (const language of languages) {
    const ids = topics[language].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(core.filter(id => !ids.includes(id))).toEqual([])
  }
})

describe.each(languages)('the subjects in %s', language => {
  const list = topics[language]

  test('each is asked in at least five ways that belong to it alone', () => {
    const ways = list.flatMap(({ asks }) => asks).map(way => way.toLowerCase())
    expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([])
    expect(list.filter(({ asks }) => asks.length < 5).map(({ id }) => id)).toEqual([])
  })

  test('each answer has 60 to 160 words, and names no figure about the world', () => {
    const hasRoom = ({ id, answer }: MentorTopic) =>
      id === 'health' || (countWords(answer) >= 60 && countWords(answer) <= 160)
    expect(list.filter(topic => !hasRoom(topic)).map(({ id }) => id)).toEqual([])
    // The one sum that is shown is computed in place.
    const withFigures = list.filter(({ answer, more }) => /\d|[€$£%]/.test(`${answer} ${more}`))
    expect(withFigures.map(({ id }) => id)).toEqual(language === 'en' ? ['dilution'] : [])
  })

  test('each way to ask it finds it, and no other subject takes it with a word more', () => {
    for (const { id, title, asks } of list)
      for (const way of [title, ...asks]) {
        expect(findTopic(way, language).topic?.id, way).toBe(id)
        expect([id, undefined], way).toContain(findTopic(`${way} xylograph`, language).topic?.id)
      }
  })

  test('what reaches the founder is at most 200 words', () => {
    for (const { asks } of list) {
      const messages = [{ role: 'user' as const, content: asks[0] ?? '' }]
      const result = mentor.playbook({ messages, context: {}, step: null, today, language })
      expect(countWords(mentor.render(result)), asks[0]).toBeLessThanOrEqual(200)
    }
  })
})

test('two unseen ways to ask each core subject find it', () => {
  const ofCore = asked.filter(
    ({ set, language, subject }) => set.startsWith('plain') && language === 'en' && core.includes(subject),
  )
  expect(ofCore.length).toBeGreaterThanOrEqual(2 * 30)
  const missed = ofCore.filter(({ subject, question }) => findTopic(question, 'en').topic?.id !== subject)
  expect(missed).toEqual([])
})

test('questions in plain words are found; in the words of a trade the subject is at least shown; hardly one is taken for another', () => {
  const plain = outcomes(asked.filter(({ set }) => set.startsWith('plain')))
  expect(plain.wrong).toEqual([])
  expect(plain.found / plain.questions).toBeGreaterThanOrEqual(0.95)
  const trade = outcomes(asked.filter(({ set }) => set.startsWith('trade')))
  expect(trade.wrong.length / trade.questions).toBeLessThanOrEqual(0.02)
  expect(trade.shown / trade.questions).toBeGreaterThanOrEqual(0.75)
})

test.each(asked.filter(({ set }) => set === 'off'))(
  'GM10 “$question” ($language): three subjects that are near, and no answer',
  ({ language, question }) => {
    const { topic, near } = findTopic(question, language)
    expect(topic).toBeNull()
    expect(near).toHaveLength(3)
  },
)
