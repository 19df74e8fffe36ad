import { expect, test } from 'vitest'
import cases from './recognise.cases.json' with { type: 'json' }
import { languageOfLatest, recogniseLanguage, unspokenIn } from './recognise.ts'

test.each(Object.entries(cases.sentences))('GM11 the recognised language is %s: %s', (text, language) => {
  expect(recogniseLanguage([text])).toBe(language)
})

test('a short answer does not change the language of the conversation', () => {
  expect(recogniseLanguage(['Orgelbauer fahren zweimal umsonst zur Kirche.', 'Excel', 'OK'])).toBe('de')
})

test.each(Object.entries(cases.trades))(
  'a few words about a trade are enough to find their language: “%s”',
  (text, language) => {
    expect(recogniseLanguage([text])).toBe(language)
  },
)

test.each(Object.entries(cases.notices))(
  'GM11 a founder of another language gets a note, in the language of “%s”, that we write in English',
  (text, notice) => {
    expect(unspokenIn(null, [text]).startsWith(notice)).toBe(true)
    expect(unspokenIn('en', [text])).toBe('')
  },
)

test('a message of four words changes the language of the conversation, but a shorter one does not', () => {
  const talk = ['Ich backe jeden Morgen Brot für zwei Hotels.']
  expect(languageOfLatest([...talk, 'How do I find more customers?'])).toBe('en')
  expect(languageOfLatest([...talk, 'Excel, OK'])).toBe('de')
})
