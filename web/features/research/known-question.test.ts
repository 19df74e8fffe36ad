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

test('RF01 a count of buyers is asked with as it is in every language', () => {
  const buyers = fact('d', 'buyers', '38.000 Praxen', { kind: 'count', low: 38_000, high: 38_000 })
  expect(knownQuestion({ description: 'Anrufe für Praxen', industry: null }, [...facts, buyers]).market).toBe(
    'Anrufe für Praxen in Germany, 38000 buyers, at €79 a month',
  )
})
