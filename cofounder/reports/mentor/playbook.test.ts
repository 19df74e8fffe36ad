import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../venture/numbers/locale.ts'
import { pagesIn, searchHandbook } from '../../handbook/search.ts'
import { messages } from '../../language/content.ts'
import cases from './playbook.cases.json' with { type: 'json' }
import { playbook } from './playbook.ts'

const rowsOf = (found: Record<Language, Record<string, string>>) =>
  languages.flatMap(language =>
    Object.entries(found[language]).map(([question, id]) => [language, question, id] as const),
  )

const ask = (content: string) =>
  playbook({
    messages: [{ role: 'user', content }],
    context: {},
    step: null,
    today: '2026-11-18',
  })

describe('HB03 the search finds the page for a question', () => {
  // The questions do not use the words of the pages.
  test.each(rowsOf(cases.pages))('%s: for “%s”, the search opens or lists %s', (language, question, id) => {
    const { opened, pages } = searchHandbook(question, language)
    expect([id, undefined]).toContain(opened?.id)
    expect(pages.map(page => page.id)).toContain(id)
    expect(pages.length).toBeLessThanOrEqual(3)
  })

  test.each(['The council keeps fobbing me off, whit do I dae?', 'The council keeps fobbing us off'])(
    '“%s” has only one word in common with the page on inspections, so the page is listed but not opened',
    question => expect(searchHandbook(question, 'en').opened).toBeNull(),
  )
})

// The questions do not use the words of the calculators' tags.
test.each(rowsOf(cases.calculators))('CA07 %s: “%s” finds the calculator %s', (language, question, id) => {
  const { calculators } = searchHandbook(question, language)
  expect(calculators).toContain(id)
  expect(calculators.length).toBeLessThanOrEqual(2)
})

test.each(['What is the weather tomorrow?', 'Nobody replies to my emails. Should I phone?', 'I feel alone'])(
  'CA07 no calculator fits “%s”',
  question => expect(searchHandbook(question, 'en').calculators).toEqual([]),
)

test('CA07 an answer without a model lists the calculators that fit, or none if none fits', () => {
  expect(ask('Should I raise my price from 20 to 25?').calculators).toContain('raise')
  expect(ask('Nobody replies to my emails. Should I phone?').calculators).toBeUndefined()
})

test.each(languages)(
  'CA06 every page in the list for %s exists, and the founder can open it with its title',
  language => {
    const titles = Object.entries(messages[language]).filter(([key]) => key.startsWith('read.'))
    expect(titles).toHaveLength(12)
    for (const [key, title] of titles) {
      const page = pagesIn(language).find(({ id }) => `read.${id}` === key)
      expect(title).toBe(page?.title)
      expect(ask(title.charAt(0).toUpperCase() + title.slice(1)).topic).toBe(page?.id)
    }
  },
)
