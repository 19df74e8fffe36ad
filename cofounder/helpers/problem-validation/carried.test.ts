import { expect, test } from 'vitest'
import type { Evidence } from '../../../contracts/facts.ts'
import type { ValidationDimension } from '../../../contracts/results/validation-dimensions.ts'
import { mostCarried } from './carried.ts'

test.each<[string, ValidationDimension, string, Evidence | null, number]>([
  ['a yes with a condition', 'money', 'She pays 9 euros a case if the interface works', 'committed', 2],
  ['a German one', 'money', 'Sie zahlt 9 € pro Fall, wenn die Schnittstelle läuft', 'committed', 2],
  ['a Spanish one', 'money', 'Firma por 4 enfermeras si el precio baja', 'committed', 2],
  ['paid', 'money', 'Three pay 49 euros a month since March', 'told', 5],
  ['words that name no payment, and only told', 'money', 'One hospital takes it from May on', 'told', 3],
  ['words that name no payment, read as committed', 'money', 'One hospital takes it', 'committed', 5],
  ['words that no fact rests on', 'money', 'One hospital takes it from May on', null, 5],
  ['told of the problem', 'problem', 'They told me that the chair stays empty', 'told', 3],
  ['a problem that was seen', 'problem', 'I saw the chair empty', 'observed', 5],
  ['reach, which has steps of its own', 'reach', 'The guild, 120 members', 'told', 5],
])('MM23 %s carries %s', (_, dimension, quote, evidence, most) => {
  const facts = evidence ? [{ text: quote, quote, evidence }] : []
  expect(mostCarried({ dimension, quote }, facts, 'en')).toBe(most)
})

test('MM23 the best known of the facts on the same words counts', () => {
  const quote = 'They told me the chair stays empty and I saw it in their book'
  const facts = [
    { text: 'Empty chairs', quote: 'They told me the chair stays empty', evidence: 'told' as const },
    { text: 'Seen', quote: 'I saw it in their book', evidence: 'observed' as const },
  ]
  expect(mostCarried({ dimension: 'problem', quote }, facts, 'en')).toBe(5)
  expect(mostCarried({ dimension: 'problem', quote }, facts.slice(0, 1), 'en')).toBe(3)
})
