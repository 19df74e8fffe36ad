import { expect, test } from 'vitest'
import type { Fact } from '../../../contracts/facts.ts'
import { placeholderDescription } from '../../../contracts/venture-name.ts'
import { factsIn, knownQuestion } from './known-question.ts'

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
  expect(factsIn(question, facts)).toEqual(['a', 'c'])
})
