import { expect, test } from 'vitest'
import { sharedDeck, sharedPlan } from '../../contracts/shared-document.ts'
import { arabic, chairside, lendable, little } from '../../tests/support/deck-materials.ts'
import { buildPlan } from '../plan/build.ts'
import { checkedDeck, concernsOfBoth } from '../plan/check.ts'
import { planKinds, untouchedPlan } from '../plan/content.ts'
import { printPlan, questionsSlide } from '../plan/print.ts'
import { buildDeck } from './build.ts'
import { editNotes, editSlot, hideSlide, untouched } from './content.ts'
import { readDeck, shareDeck } from './shared-deck.ts'

const mostBytes = 524_288
const bytesOf = (document: object) => new TextEncoder().encode(JSON.stringify(document)).length

test('DS01 a shared deck contains the words of the visible slides, and no notes, hidden slides, blanks or sources', () => {
  const content = [
    (now: typeof untouched) => editNotes(now, 'problem', 'Say nothing of the lawsuit'),
    (now: typeof untouched) => editSlot(now, 'team.headline', 'Hidden words'),
    (now: typeof untouched) => hideSlide(now, 'team', true),
  ].reduce((now, change) => change(now), untouched)
  const deck = buildDeck(chairside(), content)
  const shared = shareDeck(deck)
  expect(Object.keys(shared)).toEqual(['title', 'locale', 'slides'])
  expect(shared.slides).toHaveLength(11)
  for (const slide of shared.slides) {
    expect(Object.keys(slide)).toEqual(['id', 'name', 'slots', 'chart'])
    for (const slot of slide.slots) expect(Object.keys(slot)).toEqual(['role', 'label', 'text', 'mark'])
  }
  const words = JSON.stringify(shared)
  expect(words).toContain('Patients do not come')
  expect(words).not.toMatch(/lawsuit|Hidden words|from the founder|"detail"|"template"|"blank"/)
  for (const { id } of chairside().facts) expect(words).not.toContain(id)
})

test.each([
  ['with data', chairside()],
  ['with little data', little()],
  ['in Arabic', arabic()],
])('DS01 a shared deck %s is read back unchanged', (_name, material) => {
  const deck = buildDeck(material, untouched)
  const questions = questionsSlide(
    'investor',
    concernsOfBoth(material, deck.sources, checkedDeck(deck)).investor,
  )
  const shared = shareDeck({ ...deck, slides: [...deck.slides, ...(questions ? [questions] : [])] })
  expect(sharedDeck.strict().parse(JSON.parse(JSON.stringify(shared)))).toEqual(shared)
  expect(shareDeck(readDeck(shared))).toEqual(shared)
  expect(bytesOf(shared)).toBeLessThan(mostBytes / 8)
})

test.each(planKinds)('DS01 a shared plan (%s) shows only its cover and its sections', kind => {
  const plan = buildPlan(lendable(), { ...untouchedPlan, kind })
  const { cover, sections } = printPlan(plan, null, { author: 'Nora', day: '1 May' })
  const shared = { title: plan.title, cover, sections: sections.map(({ title, text }) => ({ title, text })) }
  expect(sharedPlan.strict().parse(JSON.parse(JSON.stringify(shared)))).toEqual(shared)
  expect(bytesOf(shared)).toBeLessThan(mostBytes / 8)
})
