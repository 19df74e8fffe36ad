// Tests the pages of the handbook: their languages, their style, and whether questions in a founder's words find them.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Page, parsePage } from '../../cofounder/handbook/pages.ts'
import { pagesIn, searchHandbook } from '../../cofounder/handbook/search.ts'
import { mentor } from '../../cofounder/helpers/mentor.ts'
import { countWords } from '../../venture/deck/words.ts'
import { type Language, languages } from '../../venture/numbers/locale.ts'
import { firstOrAll } from '../support/long-form.ts'
import { today } from './hold.ts'

type Asked = { set: string; language: Language; subject: string; question: string }

const asked: Asked[] = readFileSync(new URL('./written/mentor-questions.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
  .map(line => {
    const [set = '', language = '', subject = '', ...question] = line.split(' | ')
    return { set, language: language as Language, subject, question: question.join(' | ') }
  })

function outcomes(isWanted: (one: Asked) => boolean) {
  const questions = asked.filter(isWanted)
  const counts = { questions: questions.length, opened: 0, shown: 0, wrong: 0 }
  for (const { language, subject, question } of questions) {
    const { opened, pages } = searchHandbook(question, language)
    if (opened?.id === subject) counts.opened += 1
    else if (opened) counts.wrong += 1
    if (pages.some(({ id }) => id === subject)) counts.shown += 1
  }
  return counts
}

const placesOf = (id: string) =>
  languages.filter(language => pagesIn(language).some(page => page.id === id)).toSorted()
const ids = [...new Set(languages.flatMap(language => pagesIn(language).map(({ id }) => id)))].toSorted()

test('HB01 every page exists in all five languages', () => {
  for (const id of ids) expect(placesOf(id), id).toEqual(languages.toSorted())
})

test('HB02 a file that is not a valid page is refused, and the error names the file', () => {
  const page =
    '+++\ntitle = "a"\nasks = ["b"]\nwords = ""\n+++\n\nAnswer.\n\n## More\n\nMore.\n\n## Next step\n\nDo.\n'
  expect(parsePage('x', page.replaceAll('\n', '\r\n'))).toMatchObject({ answer: 'Answer.', nextStep: 'Do.' })
  expect(() => parsePage('x', page.replace('## More', 'More'))).toThrow('x is no page of the handbook')
  expect(() => parsePage('x', page.replace('title', 'titel'))).toThrow()
})

describe.each(languages)('HB02 the pages in %s', language => {
  const list = pagesIn(language)

  test('each page of the handbook has at least five questions that no other page has', () => {
    const waysOf = ({ title, asks }: Page) => [...new Set([title, ...asks].map(way => way.toLowerCase()))]
    const ways = list.flatMap(waysOf)
    expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([])
    expect(list.filter(({ asks }) => asks.length < 5).map(({ id }) => id)).toEqual([])
  })

  test('each answer of the handbook has 60 to 160 words and states no figure as a fact', () => {
    const hasRoom = ({ id, answer }: Page) =>
      id === 'health' || (countWords(answer) >= 60 && countWords(answer) <= 160)
    expect(list.filter(page => !hasRoom(page)).map(({ id }) => id)).toEqual([])
    // Only one page shows a calculation with figures, and only in English.
    const withFigures = list.filter(({ answer, more }) => /\d|[€$£%]/.test(`${answer} ${more}`))
    expect(withFigures.map(({ id }) => id)).toEqual(language === 'en' ? ['dilution'] : [])
  })

  test('each question opens its page, even with an additional word', () => {
    for (const { id, asks } of list) {
      for (const way of asks) expect(searchHandbook(way, language).opened?.id, way).toBe(id)
      for (const way of firstOrAll(asks))
        expect([id, undefined], way).toContain(searchHandbook(`${way} xylograph`, language).opened?.id)
    }
  })

  test('the title of a page opens the complete page, with at most 240 words', () => {
    for (const { id, title } of list) {
      const messages = [{ role: 'user' as const, content: title }]
      const result = mentor.playbook({ messages, context: {}, step: null, today, language })
      expect(result.topic, title).toBe(id)
      expect(countWords(mentor.render(result)), title).toBeLessThanOrEqual(240)
    }
  })
})

// docs/evaluation.md has this table. The share of wrong pages is computed over all questions.
test.each<[string, (one: Asked) => boolean, number, number, number]>([
  ['plain words, English', ({ set, language }) => set.startsWith('plain') && language === 'en', 0.89, 1, 0],
  [
    'plain words, four others',
    ({ set, language }) => set.startsWith('plain') && language !== 'en',
    0.87,
    1,
    0,
  ],
  [
    'words of a trade, English',
    ({ set, language }) => set.startsWith('trade') && language === 'en',
    0.39,
    0.94,
    0.01,
  ],
  [
    'words of a trade, four others',
    ({ set, language }) => set.startsWith('trade') && language !== 'en',
    0.25,
    0.9,
    0.03,
  ],
  ['words of a trade, when nobody had seen them', ({ set }) => set === 'first-sight', 0.25, 0.61, 0],
])(
  'HB03 %s: the right page is opened or listed often enough, and a wrong page is opened rarely',
  (_, isWanted, opened, shown, wrong) => {
    const counts = outcomes(isWanted)
    expect(counts.opened / counts.questions).toBeGreaterThanOrEqual(opened)
    expect(counts.shown / counts.questions).toBeGreaterThanOrEqual(shown)
    expect(counts.wrong / counts.questions).toBeLessThanOrEqual(wrong)
  },
)

test('HB03 questions in the words of a trade open a wrong page in at most 2 % of cases', () => {
  const { questions, wrong } = outcomes(({ set }) => set.startsWith('trade'))
  expect(wrong / questions).toBeLessThanOrEqual(0.02)
})

test.each(asked.filter(({ set }) => set === 'off'))(
  'HB03 “$question” ($language) opens no page',
  ({ language, question }) => expect(searchHandbook(question, language).opened).toBeNull(),
)
