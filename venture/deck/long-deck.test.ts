// Tests which lines are shortened when a deck has too many words.
import { expect, test } from 'vitest'
import { chairside, noMaterial, someFact } from '../../tests/support/deck-materials.ts'
import type { Material } from '../figures/figures.ts'
import { buildDeck, type Deck } from './build.ts'
import { untouched } from './content.ts'
import { countWords } from './words.ts'

const textOf = (slide: Deck['slides'][number] | undefined) =>
  (slide?.slots ?? []).map(({ text }) => text).join(' ')
const slotOf = (deck: Deck, id: string) =>
  deck.slides.flatMap(({ slots }) => slots).find(slot => slot.id === id)

test('DK01 a deck that is too long keeps its headlines whole', () => {
  const point = `${'word '.repeat(18)}point.`
  const long = (['frequency', 'cost', 'workaround', 'reach', 'refusals', 'risk', 'churn'] as const).map(
    topic => someFact(topic, 'told', 'word '.repeat(40)),
  )
  const facts = [
    ...chairside().facts.filter(({ topic }) => topic !== 'solution'),
    someFact('solution', null, point),
  ]
  const deck = buildDeck({ ...chairside(), facts: [...facts, ...long] }, untouched)
  expect(deck.words).toBeLessThanOrEqual(500)
  expect(deck.slides.flatMap(({ slots }) => slots).some(({ text }) => text.endsWith('…'))).toBe(true)
  expect(slotOf(deck, 'customer.headline')?.text).toBe(point)
})

test('DK01 no line is cut when the slide has room for all lines', () => {
  const solution =
    'Chairside finds a patient who can come within the hour and offers them the empty chair by text message.'
  const customer = 'Managers of dental practices.'
  const known = {
    ...noMaterial,
    facts: [someFact('solution', 'told', solution), someFact('customer', 'told', customer)],
  }
  const said = (material: Material, id: string) => slotOf(buildDeck(material, untouched), id)?.text
  expect(said(known, 'customer.headline')).toBe(solution)
  const long = (['customer', 'reach'] as const).map(topic =>
    someFact(topic, 'told', `${'managers of practices who '.repeat(12)}pay`),
  )
  const crowded = { ...known, facts: [...known.facts.slice(0, 1), ...long] }
  expect(said(crowded, 'customer.headline')).toBe(solution)
  expect(said(crowded, 'customer.who')).toMatch(/…$/)
})

test('DK01 unused words are given to slides that need the fewest words to show their whole text', () => {
  const facts = [
    ...chairside().facts,
    ...(['churn', 'permission', 'risk', 'rival', 'reach'] as const).map(topic =>
      someFact(topic, 'told', 'word '.repeat(29)),
    ),
    ...Array.from({ length: 3 }, () => someFact('traction', 'told', 'word '.repeat(29))),
  ]
  const deck = buildDeck({ ...chairside(), facts }, untouched)
  const cut = ({ slots }: Deck['slides'][number]) => slots.some(({ text }) => text.endsWith('…'))
  const whole = buildDeck({ ...chairside(), facts }, untouched, 30)
  const needs = deck.slides.flatMap((slide, index) => {
    const more = countWords(textOf(whole.slides[index])) - countWords(textOf(slide))
    return cut(slide) && more > 0 ? [more] : []
  })
  expect(deck.words).toBeLessThanOrEqual(500)
  expect(needs.length).toBeGreaterThan(0)
  expect(deck.words + Math.min(...needs)).toBeGreaterThan(500)
})
