import { expect, test } from 'vitest'
import { noMaterial, someFact } from '../../tests/support/deck-materials.ts'
import { buildDeck } from '../deck/build.ts'
import { untouched } from '../deck/content.ts'
import { shareDeck } from '../deck/shared-deck.ts'
import { buildPlan } from '../plan/build.ts'
import { untouchedPlan } from '../plan/content.ts'
import { printPlan } from '../plan/print.ts'
import type { Material } from './figures.ts'
import { withoutPeople } from './without-people.ts'

test('DS12 a deck and a plan name no contact of the founder and no address', () => {
  const said = 'Ines Okonkwo, ines@lindenhof.example, loses four hours a week'
  const facts = [someFact('problem', 'told', said), someFact('money', 'paid', 'Okonkwo paid 300 euros')]
  const material: Material = { ...noMaterial, facts, quoted: new Set(facts.map(({ id }) => id)) }
  const shown = (from: Material) =>
    JSON.stringify([
      shareDeck(buildDeck(from, untouched)),
      printPlan(buildPlan(from, untouchedPlan), null, { author: null, day: '' }),
    ])
  const named = /\bines\b|okonkwo|lindenhof/i
  expect(shown(material)).toMatch(named)
  const clean = shown(withoutPeople(material, [{ name: 'Ines Okonkwo', email: null }]))
  expect(clean).not.toMatch(named)
  expect(clean).toContain('loses four hours a week')
})
