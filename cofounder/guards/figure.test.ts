import { expect, test } from 'vitest'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import { printValue } from '../../venture/facts/print-value.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import cases from './figure.cases.json' with { type: 'json' }
import { figured, readFigure } from './figure.ts'

type Printed = Record<string, string | null>
const typed = Object.entries<Partial<Record<FactTopic, Printed>>>(cases).flatMap(([language, topics]) =>
  Object.entries(topics).flatMap(([topic, figures]) =>
    Object.entries(figures).map(
      ([figure, printed]) => [language as Language, topic as FactTopic, figure, printed] as const,
    ),
  ),
)

test.each(typed)(
  'MM24 the figure of a fact keeps its unit: %s, %s, %s',
  (language, topic, figure, printed) => {
    const value = readFigure(topic, figure, language)
    expect(value && printValue(value)).toBe(printed)
  },
)

test.each<[string, string, Language, string]>([
  ['They tie up the rest', '9 of 30', 'en', 'They tie up the rest (9 of 30)'],
  ['Nine of thirty bags go mouldy', '9 of 30', 'en', 'Nine of thirty bags go mouldy'],
  ['Her milk fell in a week', '210 to 185 litres', 'en', 'Her milk fell in a week (210–185 litres)'],
  ['Ein Teil schimmelt', '9 of 30', 'de', 'Ein Teil schimmelt (9 von 30)'],
  ['Lo que queda', '600 to 700 EUR per year', 'es', 'Lo que queda (600–700 EUR al año)'],
  ['Un buffet rapporte', '27 EUR once', 'fr', 'Un buffet rapporte (27 EUR une fois)'],
  ['O que perdem', '4 BRL per saco', 'pt', 'O que perdem (4 BRL por saco)'],
])(
  'MM24 a figure that fits no type is added to the text of the fact, in the language of the text: %s, %s',
  (text, figure, language, shown) => {
    const { text: written, value } = figured('workaround', { text, figure, said: figure }, language)
    expect([written, value]).toEqual([shown, null])
  },
)

test('MM24 if the founder did not say a figure, it is not added to the text of a fact', () => {
  const fact = { text: 'She lost milk', figure: '25 litres', said: 'It fell from 210 to 185 litres.' }
  expect(figured('workaround', fact, 'en')).toEqual({ text: 'She lost milk', value: null })
})
