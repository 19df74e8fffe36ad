import { describe, expect, test } from 'vitest'
import { type InLanguages, type Language, languages } from '../../language/recognise.ts'
import { askFor } from './asked-sums.ts'
import { type Known, sumsIn } from './sums.ts'

const said = (text: string, language: Language, known: readonly Known[] = []) =>
  sumsIn(text, language, known).said?.replace(/[\u00a0\u202f]/g, ' ') ?? null

const typed: Record<string, InLanguages<readonly [question: string, sum: string]>> = {
  runway: {
    en: ['We have €9,000 left and spend €1,500 a month. How long?', '€9,000 ÷ €1,500 = 6 months'],
    de: ['Wir haben 9.000 € und geben 1.500 € im Monat aus. Wie lange reicht das?', '= 6 Monate'],
    es: ['¿Cuánto me queda si tengo 9.000 € y gasto 1.500 € al mes?', '= 6 meses'],
    fr: ["J'ai 9 000 € et je dépense 1 500 € par mois. Combien de temps ?", '= 6 mois'],
    pt: ['Tenho R$ 9.000 e gasto R$ 1.500 por mês. Quanto tempo dura?', '= 6 meses'],
  },
  'runway with income': {
    en: ['I have $14,000, costs are $3,500 a month and $1,200 a month comes in.', '= 6.1 months'],
    de: [
      'Ich habe 14.000 €, Kosten von 3.500 € im Monat und Einnahmen von 1.200 € im Monat.',
      '= 6,1 Monate',
    ],
    es: ['Tengo 14.000 €, gastos de 3.500 € al mes y ingresos de 1.200 € al mes.', '= 6,1 meses'],
    fr: ["J'ai 14 000 €, des charges de 3 500 € par mois et des recettes de 1 200 € par mois.", '= 6,1 mois'],
    pt: ['Tenho R$ 14.000, custos de R$ 3.500 por mês e receita de R$ 1.200 por mês.', '= 6,1 meses'],
  },
  'the share of a deal': {
    en: ['We take 12% of each booking of $80. How much is that?', '12 % × $80 = $9.60'],
    de: ['Wir nehmen 12 % von jeder Buchung von 80 €.', '= 9,60 €'],
    es: ['Cobramos el 12 % de cada reserva de 80 €.', '= 9,60 €'],
    fr: ['Nous prenons 12 % de chaque réservation de 80 €.', '= 9,60 €'],
    pt: ['Ficamos com 12 % de cada reserva de R$ 80.', '= R$ 9,60'],
  },
  dilution: {
    en: ['€250,000 at a valuation of €2.5 million?', '= 10 % of the company'],
    de: ['250.000 € bei einer Bewertung von 2,5 Millionen €?', '= 10 % der Firma'],
    es: ['¿250.000 € con una valoración de 2,5 millones de €?', '= 10 % de la empresa'],
    fr: ['250 000 € avec une valorisation de 2,5 millions € ?', "= 10 % de l'entreprise"],
    pt: ['R$ 250.000 com um teto de R$ 2,5 milhões?', '= 10 % da empresa'],
  },
  'churn over a year': {
    en: ['With 5% monthly churn, who is left?', '= 54 % are still there'],
    de: ['Bei 5 % Kündigungen im Monat, wer ist noch da?', '= 54 % sind'],
    es: ['Con un 5 % de bajas al mes, ¿quién queda?', '= 54 % siguen'],
    fr: ['Avec 5 % de désabonnements par mois, qui reste ?', '= 54 % sont'],
    pt: ['Com 5 % de cancelamentos por mês, quem fica?', '= 54 % ainda'],
  },
  'break-even': {
    en: [
      'Fixed costs are €4,200 a month and each sale leaves €35. How many do I need to sell?',
      '€4,200 ÷ €35 = 120 sales',
    ],
    de: ['Kosten 4.200 € im Monat, je Verkauf bleiben 35 €. Wie viele muss ich verkaufen?', '= 120 Verkäufe'],
    es: ['Gastos de 4.200 € al mes y cada venta deja 35 €. ¿Cuántas tengo que vender?', '= 120 ventas'],
    fr: ['Charges de 4 200 € par mois et chaque vente laisse 35 €. Combien dois-je vendre ?', '= 120 ventes'],
    pt: ['Custos de R$ 4.200 por mês e cada venda deixa R$ 35. Quantas preciso vender?', '= 120 vendas'],
  },
  margin: {
    en: ['I sell it for $25 and it costs me $17.50.', '$25 − $17.50 = $7.50: 30 % of the price'],
    de: ['Ich verkaufe für 25 € und es kostet mich 17,50 €.', '= 7,50 €: 30 % vom Preis'],
    es: ['Lo vendo a 25 € y me cuesta 17,50 €.', '= 7,50 €: 30 % del precio'],
    fr: ['Je le vends 25 € et il me coûte 17,50 €.', '= 7,50 €: 30 % du prix'],
    pt: ['Vendo por R$ 25 e custa R$ 17,50.', '= R$ 7,50: 30 % do preço'],
  },
  'the gap of an unpaid invoice': {
    en: ['They owe me €12,000, I have €2,000 and I must pay €9,500.', '= €7,500: €7,500 missing'],
    de: ['Der Kunde schuldet mir 12.000 €, ich habe 2.000 € und ich muss 9.500 € zahlen.', '7.500 € fehlen'],
    es: ['Me deben 12.000 €, tengo 2.000 € y tengo que pagar 9.500 €.', 'faltan'],
    fr: ['On me doit 12 000 €, j’ai 2 000 € et je dois payer 9 500 €.', 'manquent'],
    pt: ['O cliente me deve R$ 12.000, tenho R$ 2.000 e tenho de pagar R$ 9.500.', 'faltam'],
  },
  'a product': {
    en: ['What is 9 times 640.5?', '9 × 640.5 = 5,764.5'],
    de: ['Was ist 9 mal 640,5?', '9 × 640,5 = 5.764,5'],
    es: ['¿Cuánto es 9 por 640,5?', '= 5764,5'],
    fr: ['Combien font 9 fois 640,5 ?', '= 5 764,5'],
    pt: ['Quanto é 9 vezes 640,5?', '= 5.764,5'],
  },
}

describe.each(Object.entries(typed))('%s is computed from what was typed', (_, asked) => {
  test.each(languages)('in the figures of %s', language => {
    const [question, sum] = asked[language]
    expect(said(question, language)).toContain(sum)
  })
})

test.each([
  ['two currencies', 'We have €9,000 left and spend $1,500 a month.'],
  ['a range', 'We have €9,000 left and spend between €1,000 and €2,000 a month.'],
  ['an income without its figure', 'I have €14,000 and burn €3,500 a month, some revenue comes in.'],
  ['no currency at all', 'We have 8,000 left and spend 2,000 a month.'],
  [
    'a price taken for what is left',
    'Costs are €4,200 a month, I sell it at €35. How many do I need to sell?',
  ],
  ['a loan taken for cash', 'I have a loan of €10,000 and spend €300 a month on it.'],
  ['sales taken for cash', 'I have a shop that sells €9,000 and spend €1,500 a month on rent.'],
  ['a debt taken for cash', 'I have to settle an invoice of €9,000, we spend €1,500 a month.'],
  ['three wages', 'I have 3 workers at €1,200 a month and €5,000 in the bank.'],
  ['twelve cakes', 'I sold 12 cakes at €20, material was €110.'],
  ['two prices', 'I sell it for $25 or $30 and it costs me $17.'],
  ['dinars with three decimals', 'We have 9.000 JOD left and spend 1.500 JOD a month.'],
])('%s: no sum rather than a guess', (_, text) => {
  expect(said(text, 'en')).toBeNull()
})

test.each([
  ['runway', 'We have 8,000 left and spend 2,000 a month.', 'three figures in one currency'],
  ['break-even', 'I sell it at €35.', 'two figures in one currency'],
  ['unpaid-invoice', 'They owe me €12,000', 'three figures in one currency'],
])('%s with too little to compute asks for what it needs', (subject, text, words) => {
  expect(askFor(subject, text, 'en')).toContain(words)
  for (const language of languages) expect(askFor(subject, '12.000 €', language)).toBeTruthy()
})

test('without a figure, or for a subject without a sum, nothing is asked', () => {
  expect(askFor('runway', 'How long does the money last?', 'en')).toBeNull()
  expect(askFor('name', 'Is 3 a good name?', 'en')).toBeNull()
})

const costs: Known = {
  topic: 'costs',
  text: 'We spend €2,000 a month',
  value: { kind: 'money', low: 2000, high: 2000, currency: 'EUR', per: 'month' },
}

test('what was confirmed completes a sum, and is named', () => {
  const text = 'We have €8,000 left. How long does it last?'
  expect(sumsIn(text, 'en', [costs])).toEqual({
    said: 'From what you confirmed: We spend €2,000 a month. €8,000 ÷ €2,000 = 4 months.',
    facts: ['We spend €2,000 a month'],
  })
  expect(said(text, 'en')).toBeNull()
  expect(said(text, 'en', [costs, { ...costs, text: 'We spend €3,000 a month' }])).toBeNull()
  expect(said('We have $8,000 left. How long does it last?', 'en', [costs])).toBeNull()
})

test('what was typed goes before what was confirmed', () => {
  expect(said('We have €9,000 left and spend €1,500 a month.', 'en', [costs])).toContain('= 6 months')
})
