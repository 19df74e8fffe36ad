import { expect, test } from 'vitest'
import type { Fact } from '../../../contracts/facts.ts'
import { placeholderDescription } from '../../../contracts/venture-name.ts'
import { askAgain, factsIn, knownQuestion } from './known-question.ts'

const fact = (id: string, topic: Fact['topic'], text: string, state: Fact['state'] = 'confirmed') =>
  ({ id, topic, text, value: null, state }) as Fact
const facts = [
  fact('a', 'place', 'Deutschland'),
  fact('old', 'customer', 'Dentists.', 'withdrawn'),
  fact('b', 'price', 'Sie zahlen 79 € im Monat'),
  fact('c', 'customer', 'Practice managers.'),
]

test('RF01 the research form starts with the texts of the founder, and figures have fields of their own', () => {
  expect(
    knownQuestion({ description: 'No-show calls for dental clinics.', industry: 'healthcare' }, facts),
  ).toEqual({
    market: 'No-show calls for dental clinics',
    industry: 'Healthcare',
    targetCustomer: 'Practice managers',
  })
  expect(knownQuestion({ description: placeholderDescription, industry: null }, [])).toEqual({
    market: '',
    industry: '',
    targetCustomer: '',
  })
})

test('RF02 a research is based on the customer in its question, and on no other customer', () => {
  const question = { market: 'Calls', industry: '', targetCustomer: 'practice managers' }
  expect(factsIn(question, facts).map(({ id }) => id)).toEqual(['c'])
  expect(factsIn({ ...question, targetCustomer: 'Dentists' }, facts)).toEqual([])
})

test('RF03 a repeated question uses the facts that are known now', () => {
  const before = { market: 'Calls', industry: 'Health', targetCustomer: null }
  const known = { market: 'Calls for clinics', industry: '', targetCustomer: 'Practice managers' }
  expect(askAgain(before, known)).toEqual({
    market: 'Calls for clinics',
    industry: 'Health',
    targetCustomer: 'Practice managers',
  })
})
