import { expect, test } from 'vitest'
import type { Fact } from '../../contracts/facts.ts'
import { factLine } from '../../venture/facts/summarise.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { understoodOf } from './interview.ts'

const read = { subject: null, evidence: 'told', bears: 'for' } as const

test.each([
  ['one paid yesterday, after nobody had: news', { changed_since: true }, null],
  ['one has paid since March: only one of the two holds', {}, 'held'],
])('MM30 %s', (_what, more, against) => {
  const content = 'One paid, 520,000.'
  const held = { id: 'held', text: 'Nobody has paid yet', value: null } as Fact
  const told = { ...read, topic: 'money' as const, text: 'One paid', quote: 'One paid', figure: null }
  const understood = understoodOf([{ ...told, disagrees_with: 'F1', ...more }], [{ role: 'user', content }], {
    language: 'en',
    known: new Map([['F1', held]]),
  })
  expect(understood?.facts[0]).toMatchObject({ text: 'One paid', disagrees_with: against })
  expect(understood?.facts[0]).not.toHaveProperty('changed_since')
})

/** The founder's message, the fact a model read in it, and the memory's line for the fact. */
test.each<[Language, string, Parameters<typeof understoodOf>[0][number], string]>([
  [
    'en',
    'They pay me 4 cedis a bag at the mill.',
    {
      ...read,
      topic: 'price',
      text: 'They pay 4 cedis a bag',
      quote: 'They pay me 4 cedis a bag',
      figure: '4 GHS per bag',
    },
    'F1 Price: They pay 4 cedis a bag = GHS\u00a04 per bag [told, for, 2026-11-01 00:00]',
  ],
  [
    'en',
    'In one batch 9 of 30 bags went mouldy.',
    {
      ...read,
      topic: 'problem',
      text: 'Bags go mouldy',
      quote: '9 of 30 bags went mouldy',
      figure: '9 of 30 bags',
    },
    'F1 Problem: Bags go mouldy (9 of 30 bags) [told, for, 2026-11-01 00:00]',
  ],
  [
    'pt',
    'Acontece uma carga por semana, 1 por semana mesmo.',
    {
      ...read,
      topic: 'frequency',
      text: 'Uma carga por semana',
      quote: '1 por semana',
      figure: '1 por semana',
    },
    'F1 How often: Uma carga por semana = 1 time a week [told, for, 2026-11-01 00:00]',
  ],
  [
    'de',
    'Ich nehme 6 Euro pro Stück.',
    {
      ...read,
      topic: 'price',
      text: '6 Euro pro Stück',
      quote: '6 Euro pro Stück',
      figure: '6 EUR pro Stück',
    },
    'F1 Price: 6 Euro pro Stück = €6 per Stück [told, for, 2026-11-01 00:00]',
  ],
  [
    'fr',
    'Le lait est tombé de 210 à 185 litres.',
    {
      ...read,
      topic: 'cost',
      text: 'Le lait est tombé',
      quote: 'de 210 à 185 litres',
      figure: '210 to 185 litres',
    },
    'F1 Cost of the problem: Le lait est tombé (210–185 litres) [told, for, 2026-11-01 00:00]',
  ],
])('MM24 a figure reaches the memory with its unit, in %s: %s', (language, content, told, line) => {
  const understood = understoodOf([told], [{ role: 'user', content }], { language, known: new Map() })
  const [fact] = understood?.facts ?? []
  if (!fact) throw new Error('nothing was understood')
  const kept = { id: crypto.randomUUID(), project_id: crypto.randomUUID(), state: 'confirmed' as const }
  const when = { said_at: '2026-11-01T00:00:00Z', updated_at: '2026-11-01T00:00:00Z' }
  expect(factLine('F1', { ...fact, ...kept, ...when, beside: [] })).toBe(line)
})
