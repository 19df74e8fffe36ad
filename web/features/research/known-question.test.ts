import { expect, test } from 'vitest'
import type { Fact } from '../../../contracts/facts.ts'
import { placeholderDescription } from '../../../contracts/venture-name.ts'
import { factsIn, knownQuestion, withInputs } from './known-question.ts'

const fact = (
  id: string,
  topic: Fact['topic'],
  text: string,
  value: Fact['value'] = null,
  state: Fact['state'] = 'confirmed',
) => ({ id, topic, text, value, state }) as Fact
const facts = [
  fact('a', 'place', 'Deutschland', { kind: 'place', country: 'DE', name: 'Deutschland' }),
  fact('old', 'price', '€19', null, 'withdrawn'),
  fact('b', 'price', 'Sie zahlen 79 € im Monat', {
    kind: 'money',
    low: 79,
    high: 79,
    currency: 'EUR',
    per: 'month',
  }),
  fact('c', 'customer', 'Practice managers.'),
]

test('RF01 the research begins with what the founder has told us', () => {
  expect(
    knownQuestion({ description: 'No-show calls for dental clinics.', industry: 'healthcare' }, facts),
  ).toEqual({
    market: 'No-show calls for dental clinics in Germany at €79 a month',
    industry: 'Healthcare',
    targetCustomer: 'Practice managers',
  })
  expect(knownQuestion({ description: placeholderDescription, industry: null }, [])).toEqual({
    market: '',
    industry: '',
    targetCustomer: '',
  })
})

test('RF02 it rests on the facts whose words were asked with, and on no other', () => {
  const question = {
    market: 'Calls in Germany at €99 a month',
    industry: '',
    targetCustomer: 'practice managers',
  }
  expect(factsIn(question, facts).map(({ id }) => id)).toEqual(['a', 'c'])
})

test('MK01 what is filled in on a result is added to its question, and is never what is cut', () => {
  expect(withInputs('Organ parts', { place: 'Germany', buyers: '120 buyers', price: '€49 a month' })).toBe(
    'Organ parts in Germany, 120 buyers, at €49 a month',
  )
  expect(withInputs('Organ parts', { place: null, buyers: null, price: '€49 a month' })).toBe(
    'Organ parts at €49 a month',
  )
  const long = withInputs('x'.repeat(300), { place: 'Germany', buyers: '120 buyers', price: null })
  expect(long).toHaveLength(200)
  expect(long.endsWith(' in Germany, 120 buyers')).toBe(true)
})

test.each([
  ['Calls for clinics', ' in Germany, 38,000 buyers, at €79 per chair a month'],
  ['Anrufe für Praxen', ', Deutschland, 38.000 Käufer, 79 € pro chair im Monat'],
  ['Llamadas para las clínicas', ', Alemania, 38.000 compradores, 79 € por chair al mes'],
  ['Des appels pour les cliniques', ', Allemagne, 38 000 acheteurs, 79 € par chair par mois'],
  ['Ligações para as clínicas', ', Alemanha, 38.000 compradores, € 79 por chair por mês'],
])('RF01 the question stays in the language of its sentence: %s', (description, added) => {
  const [place] = facts
  const seat = { kind: 'money', low: 79, high: 79, currency: 'EUR', per: 'month', each: 'chair' } as const
  const count = { kind: 'count', low: 38_000, high: 38_000 } as const
  const known = [fact('b', 'price', '79', seat), fact('d', 'buyers', '38.000 Praxen', count)]
  const question = knownQuestion({ description, industry: null }, [place!, ...known])
  expect(question.market.replace(/\s/g, ' ')).toBe(`${description}${added}`)
  expect(factsIn(question, [place!, ...known])).toHaveLength(3)
})

test('RF01 a guess is asked with as a guess, and after what is paid', () => {
  const money = (low: number) => ({ kind: 'money', low, high: low, currency: 'INR', per: 'month' }) as const
  const count = { kind: 'count', low: 1200, high: 1200 } as const
  const about = { description: 'Machines on a monthly plan for tailors', industry: null }
  const told = [
    { ...fact('a', 'price', 'They bear 500', money(500)), subject: 'what two would bear' },
    { ...fact('b', 'price', 'It may be 250', money(250)), evidence: 'guess' as const },
    { ...fact('c', 'price', 'Six pay 1,800', money(1800)), evidence: 'paid' as const },
    { ...fact('d', 'buyers', 'About 1,200', count), evidence: 'guess' as const },
  ]
  expect(knownQuestion(about, told).market).toBe(
    'Machines on a monthly plan for tailors, 1,200 buyers (a guess), at ₹1,800 a month',
  )
})
