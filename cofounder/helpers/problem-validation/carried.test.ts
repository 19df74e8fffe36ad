import { expect, test } from 'vitest'
import type { Evidence } from '../../../contracts/facts.ts'
import type { ValidationDimension } from '../../../contracts/results/validation-dimensions.ts'
import { mostCarried, mostMoney } from './carried.ts'

test.each<[string, ValidationDimension, string, Evidence | null, number]>([
  ['told of the problem', 'problem', 'They told me that the chair stays empty', 'told', 3],
  ['a problem that was seen', 'problem', 'I saw the chair empty', 'observed', 5],
  ['words that no fact rests on', 'problem', 'The chair stays empty', null, 5],
  ['reach, which has steps of its own', 'reach', 'The guild, 120 members', 'told', 5],
  ['money, which has its own count', 'money', 'Ils paient 49 euros si je livre le lundi', 'told', 5],
])('MM23 %s carries %s', (_, dimension, quote, evidence, most) => {
  const facts = evidence ? [{ text: quote, quote, evidence }] : []
  expect(mostCarried({ dimension, quote }, facts)).toBe(most)
})

test('MM23 money stays below a commitment where nobody paid or committed by the model’s own count', () => {
  expect([0, 1, 3, null].map(mostMoney)).toEqual([3, 5, 5, 5])
})

test('MM23 the best known of the facts on the same words counts', () => {
  const quote = 'They told me the chair stays empty and I saw it in their book'
  const facts = [
    { text: 'Empty chairs', quote: 'They told me the chair stays empty', evidence: 'told' as const },
    { text: 'Seen', quote: 'I saw it in their book', evidence: 'observed' as const },
  ]
  expect(mostCarried({ dimension: 'problem', quote }, facts)).toBe(5)
  expect(mostCarried({ dimension: 'problem', quote }, facts.slice(0, 1))).toBe(3)
})
