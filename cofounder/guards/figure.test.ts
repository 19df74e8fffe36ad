import { expect, test } from 'vitest'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import { printValue } from '../../venture/facts/print-value.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { figured, readFigure } from './figure.ts'

test.each<[FactTopic, string, string | null, Language?]>([
  ['frequency', '25 per month', '25 times a month'],
  ['frequency', '3 to 7 per year', '3–7 times a year'],
  ['frequency', '2 a week', '2 times a week'],
  ['frequency', '10 times per year', '10 times a year'],
  ['frequency', '40', '40'],
  ['buyers', '118', '118'],
  ['price', '49 EUR per month', '€49 a month'],
  ['price', '89 USD per month plus 13 USD per use', '$89 a month plus $13 each time'],
  ['price', '390 EUR once plus 8 EUR per month', '€390 plus €8 a month'],
  ['price', '10 EUR per month plus 20 EUR per month', null],
  ['money', '3 of 7', '3 of 7'],
  ['price', '4 GHS per bag', 'GHS\u00a04 per bag'],
  ['money', '4 GHS per bag', 'GHS\u00a04 per bag'],
  ['price', '4 EUR per patient', '€4 per patient'],
  ['price', '4 EUR each', '€4 per piece'],
  ['price', '4 EUR pro Stück', '€4 per Stück'],
  ['price', '4 EUR je Beutel', '€4 per Beutel'],
  ['price', '4 EUR por bolsa', '€4 per bolsa'],
  ['price', '4 EUR par sac', '€4 per sac'],
  ['price', '4 EUR/sac', '€4 per sac'],
  ['price', '4 BRL por saco', 'R$4 per saco'],
  ['price', '8 EUR per use', '€8 each time'],
  ['price', '50 EUR once plus 4 EUR per bag', '€50 plus €4 per bag'],
  ['price', '180.000 COP per nurse per month', 'COP\u00a0180,000 per nurse a month'],
  ['price', '39 EUR per week per dairy', '€39 per dairy a week'],
  ['price', '4 GHS per bag per woman', null],
  ['refusals', '9 of 30', '9 of 30'],
  ['refusals', '9 of 30 bags', '9 of 30 bags'],
  ['refusals', '9 von 30', '9 of 30', 'de'],
  ['refusals', '9 sur 30', '9 of 30', 'fr'],
  ['reach', '22 women', '22 women'],
  ['reach', '22 Frauen', '22 Frauen'],
  ['frequency', '7 to 8 times', '7–8 times'],
  ['frequency', '11 incidents in 10 months', null],
  ['frequency', '11 Vorfälle in 10 Monaten', null, 'de'],
  ['frequency', '25 bags a week', '25 bags a week'],
  ['frequency', '25 bags per week', '25 bags a week'],
  ['frequency', '1 por semana', '1 time a week'],
  ['frequency', '3 pro Woche', '3 times a week'],
  ['frequency', '3 bis 5 pro Woche', '3–5 times a week', 'de'],
  ['frequency', '3 par semaine', '3 times a week'],
  ['frequency', '2 times per week', '2 times a week'],
  ['frequency', 'twice a week', '2 times a week'],
  ['traction', '20 orders per week', '20 orders per week'],
  ['cost', '9 hours', '9 hours'],
  ['cost', '1,200 pieces at 9 INR', null],
  ['cost', '260 INR per call', '₹260 per call'],
  ['cost', '3-4 days', '3–4 days'],
  ['team', '110 per year', '110 per year'],
  ['traction', '2 of 9', '2 of 9'],
  ['margin', '600 to 700 GHS per year', null],
  ['workaround', '27 EUR once', null],
  ['cost', '210 to 185 litres', null],
])('MM24 a fact’s figure keeps its unit: %s, %s', (topic, figure, printed, language) => {
  const value = readFigure(topic, figure, language)
  expect(value && printValue(value)).toBe(printed)
})

test.each<[string, string, Language, string]>([
  ['They tie up the rest', '9 of 30', 'en', 'They tie up the rest (9 of 30)'],
  ['Nine of thirty bags go mouldy', '9 of 30', 'en', 'Nine of thirty bags go mouldy'],
  ['Her milk fell in a week', '210 to 185 litres', 'en', 'Her milk fell in a week (210–185 litres)'],
  ['Ein Teil schimmelt', '9 of 30', 'de', 'Ein Teil schimmelt (9 von 30)'],
  ['Lo que queda', '600 to 700 EUR per year', 'es', 'Lo que queda (600–700 EUR al año)'],
  ['Un buffet rapporte', '27 EUR once', 'fr', 'Un buffet rapporte (27 EUR une fois)'],
  ['O que perdem', '4 BRL per saco', 'pt', 'O que perdem (4 BRL por saco)'],
])(
  'MM24 a figure that fits no type is kept in the words of its fact, in their language: %s, %s',
  (text, figure, language, shown) => {
    const { text: written, value } = figured('workaround', { text, figure, said: figure }, language)
    expect([written, value]).toEqual([shown, null])
  },
)

test('MM24 a figure that the founder did not say is not added to the words of a fact', () => {
  const fact = { text: 'She lost milk', figure: '25 litres', said: 'It fell from 210 to 185 litres.' }
  expect(figured('workaround', fact, 'en')).toEqual({ text: 'She lost milk', value: null })
})
