import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FactValue } from '../../contracts/fact-values.ts'
import { type FigureValue, findFigures } from './find-figures.ts'
import { normaliseFigures } from './normalise.ts'

const count = (low: number, high = low): FigureValue => ({ kind: 'count', low, high })
const money = (
  low: number,
  currency: string,
  per: Extract<FactValue, { kind: 'money' }>['per'] = null,
  high = low,
): FigureValue => ({
  kind: 'money',
  low,
  high,
  currency,
  per,
})
const duration = (
  low: number,
  unit: Extract<FactValue, { kind: 'duration' }>['unit'],
  high = low,
  per: 'week' | null = null,
): FigureValue => ({
  kind: 'duration',
  low,
  high,
  unit,
  per,
})
const often = (low: number, per: Extract<FactValue, { kind: 'frequency' }>['per']): FigureValue => ({
  kind: 'frequency',
  low,
  high: low,
  per,
})
const date = (from: string, to = from): FigureValue => ({ kind: 'date', from, to })

type Case = [text: string, locale: string | undefined, ...values: FigureValue[]]

const written: Case[] = [
  ['6 cents a head', 'en', money(0.06, 'USD')],
  ['6 cents a head', 'en-AU', money(0.06, 'AUD')],
  ['12 Cent pro Stück', 'de', money(0.12, 'EUR', 'use')],
  ['30 centavos al día', 'es', money(0.3, 'MXN', 'day')],
  ['40 centimes par jour', 'fr', money(0.4, 'EUR', 'day')],
  ['50 centavos', 'pt', money(0.5, 'BRL')],
  ['20p a cup', 'en-GB', money(0.2, 'GBP')],
  ['video in 1080p', 'en', count(1080)],
  ['5 per cent', 'en', { kind: 'share', low: 0.05, high: 0.05, of: null }],
  ['1,000', 'en', count(1000)],
  ['1.000', 'de', count(1000)],
  ['1 000', 'fr', count(1000)],
  ["1'000", 'de-CH', count(1000)],
  ['1’000', undefined, count(1000)],
  ['1.2 lakh', 'en-IN', count(120_000)],
  ['12,34,567', 'en-IN', count(1_234_567)],
  ['₹1.5 crore', 'en-IN', money(15_000_000, 'INR')],
  ['१२', 'hi', count(12)],
  ['١٢', 'ar', count(12)],
  ['١٬٢٣٤٫٥', 'ar', count(1234.5)],
  ['two dozen', 'en', count(24)],
  ['2 dozen', 'en', count(24)],
  ['half a dozen', 'en', count(6)],
  ['four and a half tons', 'en', count(4.5)],
  ['4 and a half tons', 'en', count(4.5)],
  ['cuatro toneladas y media', 'es', count(4.5)],
  ['quatre tonnes et demie', 'fr', count(4.5)],
  ['quatro toneladas e meia', 'pt', count(4.5)],
  ['duas horas e meia', 'pt', duration(2.5, 'hour')],
  ['viereinhalb Tonnen', 'de', count(4.5)],
  ['zweieinhalb Stunden', 'de', duration(2.5, 'hour')],
  ['anderthalb Stunden', 'de', duration(1.5, 'hour')],
  ['20k', 'en', count(20_000)],
  ['30–50', 'en', count(30, 50)],
  ['3 or 4 people', 'en', count(3, 4)],
  ['€20–30k', 'en', money(20_000, 'EUR', null, 30_000)],
  ['between 30 and 50 hours a week', 'en', duration(30, 'hour', 50, 'week')],
  ['300 bis 500 Euro', 'de', money(300, 'EUR', null, 500)],
  [
    '€390 plus €8 a month',
    'en',
    {
      kind: 'price',
      parts: [
        { kind: 'once', low: 390, high: 390, currency: 'EUR' },
        { kind: 'recurring', low: 8, high: 8, currency: 'EUR', per: 'month' },
      ],
    },
  ],
  [
    '49 € im Monat und 3 % vom Umsatz',
    'de',
    {
      kind: 'price',
      parts: [
        { kind: 'recurring', low: 49, high: 49, currency: 'EUR', per: 'month' },
        { kind: 'share', low: 0.03, high: 0.03, of: 'Umsatz' },
      ],
    },
  ],
  ['€10 and €20', 'en', money(10, 'EUR'), money(20, 'EUR')],
  ['18 % of each booking', 'en', { kind: 'share', low: 0.18, high: 0.18, of: 'each booking' }],
  ['5% churn', 'en', { kind: 'share', low: 0.05, high: 0.05, of: null }],
  ['2,400 €', 'en', money(2400, 'EUR')],
  ['2.400 €', 'en', money(2400, 'EUR')],
  ['2,400 €', 'de', money(2400, 'EUR')],
  ['49 €/Monat', 'de', money(49, 'EUR', 'month')],
  ['$40', 'en-AU', money(40, 'AUD')],
  ['$40', 'de', money(40, 'USD')],
  ['US$ 40', 'en-AU', money(40, 'USD')],
  ['5,000 JOD a month', 'en', money(5000, 'JOD', 'month')],
  ['$20m', 'en', money(20_000_000, 'USD')],
  ['3 millones de pesos', 'es-CL', money(3_000_000, 'CLP')],
  ['100 dólares', 'es-MX', money(100, 'USD')],
  ['100 $', 'es-MX', money(100, 'MXN')],
  ['12 Mrd. Euro', 'de', money(12e9, 'EUR')],
  ['5 Billionen Euro', 'de', money(5e12, 'EUR')],
  ['3 of 7 paid', 'en', { kind: 'part', part: 3, of: 7 }],
  ['drei von sieben', 'de', { kind: 'part', part: 3, of: 7 }],
  ['trois sur sept', 'fr', { kind: 'part', part: 3, of: 7 }],
  ['about €180 and half a day', 'en', money(180, 'EUR'), duration(0.5, 'day')],
  ['½ day', 'en', duration(0.5, 'day')],
  ['1½ Stunden', 'de', duration(1.5, 'hour')],
  ['Seven in four weeks', 'en', count(7), duration(4, 'week')],
  ['twice a month', 'en', often(2, 'month')],
  ['3 times a week', 'en', often(3, 'week')],
  ['dreimal pro Woche', 'de', often(3, 'week')],
  ['every two weeks', 'en', often(0.5, 'week')],
  ['täglich', 'de', often(1, 'day')],
  ['1.3.2026', 'de', date('2026-03-01')],
  ['3/1/2026', 'en-US', date('2026-03-01')],
  ['3/1/2026', 'en-GB', date('2026-01-03')],
  ['2026-03-01', 'en', date('2026-03-01')],
  ['März 2026', 'de', date('2026-03-01', '2026-03-31')],
  ['12 de marzo de 2026', 'es', date('2026-03-12')],
  ['Q3 2026', 'en', date('2026-07-01', '2026-09-30')],
  ['since 2024', 'en', date('2024-01-01', '2024-12-31')],
  ['fünfundzwanzig Werkstätten', 'de', count(25)],
  ['zweitausendfünfhundert Euro', 'de', money(2500, 'EUR')],
  ['quatre-vingt-dix-sept clients', 'fr', count(97)],
  ['six thousand one hundred cedis', 'en', money(6100, 'GHS')],
  ['two thousand and one hundred', 'en', count(2100)],
  [
    'from sixty-two percent to thirteen percent',
    'en',
    { kind: 'share', low: 0.62, high: 0.62, of: null },
    { kind: 'share', low: 0.13, high: 0.13, of: null },
  ],
  [
    'fell from 62 to 13 percent',
    'en',
    { kind: 'share', low: 0.62, high: 0.62, of: null },
    { kind: 'share', low: 0.13, high: 0.13, of: null },
  ],
  ['neuf heures', 'fr', duration(9, 'hour')],
  ['neuf clients', 'fr', count(9)],
  ['une vingtaine', 'fr', count(20)],
  ['treinta y cinco', 'es', count(35)],
  ['cento e vinte e cinco', 'pt', count(125)],
  ['62 trajes a Bs 350 cada uno', 'es', count(62), money(350, 'BOB')],
  ['350 Bs al mes', 'es-BO', money(350, 'BOB', 'month')],
  ['S/ 220 al mes', 'es', money(220, 'PEN', 'month')],
  ['Q 45', 'es-GT', money(45, 'GTQ')],
  ['Plan Q 45', 'es-ES', count(45)],
  ['12 L', 'es-HN', count(12)],
  ['RM 30 a month', 'en-MY', money(30, 'MYR', 'month')],
  ['two hundred and fifty', 'en', count(250)],
  ['1 h 15', 'fr', duration(1.25, 'hour')],
  ['2h30 por visita', 'pt', duration(2.5, 'hour')],
  ['treize heures trente', 'fr', duration(13.5, 'hour')],
  ['1 Std. 15 Min. je Kuh', 'de', duration(1.25, 'hour')],
  ['1 hour and 45 minutes', 'en', duration(1.75, 'hour')],
  ['2 horas y 6 minutos', 'es', duration(2.1, 'hour')],
  ['2 hours 30 clients', 'en', duration(2, 'hour'), count(30)],
  ['a tenner a close', 'en', money(10, 'GBP')],
  ['A fiver each', 'en', money(5, 'GBP', 'use')],
  ['two tenners a month', 'en', money(20, 'GBP', 'month')],
  ['3 fivers', 'en', money(15, 'GBP')],
  ['a fiver', 'en-IE', money(5, 'EUR')],
  ['20 quid a week', 'en', money(20, 'GBP', 'week')],
  ['twenty quid', 'en', money(20, 'GBP')],
  ['40 bucks', 'en', money(40, 'USD')],
  ['£2 grand', 'en', money(2000, 'GBP')],
  ['£15k a year', 'en', money(15_000, 'GBP', 'year')],
  ['two grand a month', 'en', count(2000)],
  ['a grand', 'en', count(1000)],
  ['two grand hotels', 'en', count(2)],
  ['je einen Zehner', 'de', money(10, 'EUR')],
  ['ein Fünfer', 'de-CH', money(5, 'CHF')],
  ['zwei Hunnis im Monat', 'de', money(200, 'EUR', 'month')],
  ['drei Hunderter', 'de', money(300, 'EUR')],
  ['zwei Mille', 'de', money(2000, 'EUR')],
  ['5 Mille im Jahr', 'de', money(5000, 'EUR', 'year')],
  ['15 K€ par an', 'fr', money(15_000, 'EUR', 'year')],
  ['15k€', 'fr', money(15_000, 'EUR')],
  ['20 lucas', 'es-CL', money(20_000, 'CLP')],
  ['veinte lucas al mes', 'es-AR', money(20_000, 'ARS', 'month')],
  ['una luca', 'es-CO', money(1000, 'COP')],
]

test.each(written)('NUM01 the reader finds the right figure in “%s” (%s)', (text, locale, ...values) => {
  expect(findFigures(text, locale).map(({ value }) => value)).toEqual(values)
  expect(findFigures(text, locale).filter(({ other }) => other)).toEqual([])
})

test.each([
  ['No one paid', 'en'],
  ['one of them said so', 'en'],
  ['ein Kunde, eine Werkstatt', 'de'],
  ['un client, une cliente', 'fr'],
  ['un cliente, una clienta', 'es'],
  ['um cliente, uma cliente', 'pt'],
  ['un vélo neuf', 'fr'],
  ['un vélo neuf mais cher, un outil neuf depuis mars', 'fr'],
  ['B2B at 14:30, 24/7, v2.0 and COVID-19', 'en'],
  ['the 1st and the 2nd', 'en'],
  ['zwei Dutzend', 'en'],
  ['thousands of dozens', 'en'],
  ['try all of it', 'en'],
  ['found him on Fiverr', 'en'],
  ['a grand idea', 'en'],
  ['die Zehnerkarte', 'de'],
  ['', 'en'],
] as const)('NUM02 “%s” (%s) contains no figure', (text, locale) => {
  expect(findFigures(text, locale)).toEqual([])
})

test.each<[string, string | undefined, FigureValue, FigureValue]>([
  ['1.000', undefined, count(1000), count(1)],
  ['1,000', undefined, count(1000), count(1)],
  ['1.000', 'en', count(1), count(1000)],
  ['1,000', 'de', count(1), count(1000)],
  ['7 300', 'en', count(7300), count(7)],
  ['JOD 5.000', undefined, money(5000, 'JOD'), money(5, 'JOD')],
  ['3/4/2026', undefined, date('2026-03-04'), date('2026-04-03')],
  ['20m people', 'en', count(20), count(20_000_000)],
])('NUM03 “%s” (%s) has two meanings, and both are returned', (text, locale, value, other) => {
  expect(findFigures(text, locale).map(figure => [figure.value, figure.other])).toEqual([[value, other]])
})

test('NUM01 each figure that is found has its position in the text', () => {
  const text = 'Three said no, €49 a month was too much for 4 of 7.'
  expect(findFigures(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
    'Three',
    '€49 a month',
    '4 of 7',
  ])
})

const pieces = [
  ...[
    '70 %',
    '20 percent',
    '3',
    'tres',
    '€49',
    '1 h 15',
    ' of ',
    ' de las ',
    ' des ',
    ' vom ',
    ' do ',
    ' sur ',
  ],
  ...['comparsas cambia de traje ', 'customers ', ' und ', ', ', '. ', ' plus ', '\ufffc', ' to ', ' – '],
  ...['cada año', 'twice a week', 'jeden Tag', '3 times a month', 'March 2026', '3/4/2026', 'au 1er mai'],
]

test('NUM05 each figure that is found is a part of the original text and contains no placeholder', () => {
  const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 12 })
  fc.assert(
    fc.property(texts, fc.constantFrom('en', 'de', 'es', 'fr', 'pt'), (parts, language) => {
      const text = parts.join('')
      for (const { start, end, ...figure } of findFigures(text, language)) {
        expect(figure.text).toBe(normaliseFigures(text).slice(start, end))
        expect(JSON.stringify(figure)).not.toContain('\ufffc')
      }
    }),
    { numRuns: 2000 },
  )
})
