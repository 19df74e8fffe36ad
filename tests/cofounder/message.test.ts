import { describe, expect, test } from 'vitest'
import { texts as rivals } from '../../cofounder/helpers/competitor-analysis/lines.ts'
import { texts as idea } from '../../cofounder/helpers/idea-refinement/lines.ts'
import { texts as insights } from '../../cofounder/helpers/insights/texts.ts'
import { sumTexts } from '../../cofounder/helpers/mentor/sum-texts.ts'
import { texts as pitch } from '../../cofounder/helpers/pitch/lines.ts'
import { texts as validation } from '../../cofounder/helpers/problem-validation/lines.ts'
import { message } from '../../cofounder/language/message.ts'
import { languages } from '../../cofounder/language/recognise.ts'

test('one and many have their own words, and figures their own marks', () => {
  const say = message<{ count: number }>('de', '{count, plural, one {# Antwort} other {# Antworten}}')
  expect([1, 2, 1234.5].map(count => say({ count }))).toEqual([
    '1 Antwort',
    '2 Antworten',
    '1.234,5 Antworten',
  ])
})

test('what is put in stays as it is: neither tag nor pattern', () => {
  const say = message<{ name: string }>('en', 'I take this as: {name}.')
  expect(say({ name: '<b>{x}</b> it’s' })).toBe('I take this as: <b>{x}</b> it’s.')
})

describe.each(languages)('every sentence with a figure in %s', language => {
  test.each([0, 1, 2, 11])('says %i, and does not show its pattern', count => {
    const sentences = [
      sumTexts[language].months(count),
      insights[language].summary({ answers: count, works: 'market research' }),
      ...[rivals, idea, pitch, validation].map(texts => texts[language].confidence(count)),
      validation[language].notYet(count),
    ]
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/[{}#]|plural/)
      expect(sentence).toMatch(new RegExp(`(?<!\\d)${count}(?!\\d)`))
    }
  })
})
