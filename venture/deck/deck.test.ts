import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { topicNames } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { arabic, chairside, little, noMaterial, someFact } from '../../tests/support/deck-materials.ts'
import { factName, type Material } from '../figures/figures.ts'
import { appendixOf, withAppendix } from './appendix.ts'
import { buildDeck, type Deck, doubtsOfDeck } from './build.ts'
import {
  addSlide,
  type DeckContent,
  deckContent,
  editNotes,
  editSlot,
  fewestSlides,
  hideSlide,
  mostSlides,
  moveSlide,
  removeSlide,
  shownCount,
  slideOrder,
  standardSlides,
  untouched,
} from './content.ts'
import { onePagerMarkdown, onePagerOf } from './one-pager.ts'
import { onPaper } from './paper.ts'
import { shareDeck } from './shared-deck.ts'
import { countWords, shorten } from './words.ts'
import { worklistOf } from './worklist.ts'

const slotOf = (deck: Deck, id: string) =>
  deck.slides.flatMap(({ slots }) => slots).find(slot => slot.id === id)

describe('DK01 a deck has twelve slides with the venture’s data', () => {
  const deck = buildDeck(chairside(), untouched)

  test('DK12 the first four slides answer who, what, proof and why now, and the cover does not ask for a missing “why now”', () => {
    expect(deck.slides.map(({ id }) => id)).toEqual([...standardSlides])
    expect(slotOf(deck, 'cover.what')?.text).toBe(
      'No-show prevention for dental practices with two to six chairs.',
    )
    expect(slotOf(deck, 'cover.proof')?.text).toBe('Three practices paid €79 each on 3 November 2026.')
    expect(slotOf(deck, 'cover.now')?.blank).toMatchObject({ place: 'deck' })
    const holder = (content: DeckContent) =>
      buildDeck(chairside(), content).slides.find(({ slots }) => slots.some(({ id }) => id === 'cover.now'))
        ?.id
    expect(holder(untouched)).toBe('customer')
    expect(holder(editSlot(untouched, 'cover.now', 'Since 2026'))).toBe('cover')
    expect(slotOf(deck, 'customer.who')?.text).toContain('Managers of dental practices')
    expect(slotOf(deck, 'traction.no')?.text).toBe('Two of ten said no.')
  })

  test('a deck has at most 500 words, however many and long its facts are', () => {
    expect(deck.words).toBeLessThanOrEqual(500)
    const long = (index: number) => `${'a very long sentence without an end '.repeat(20)}${index}`
    const facts = topicNames.flatMap(topic => [0, 1, 2].map(index => someFact(topic, 'told', long(index))))
    const filled = buildDeck({ ...chairside(), facts, founder: { name: long(0), bio: long(1) } }, untouched)
    expect(filled.words).toBeLessThanOrEqual(500)
  })

  test('DK02 every figure on a slide has a source, and none was typed by hand', () => {
    for (const slot of deck.slides.flatMap(({ slots }) => slots)) {
      const typed = slot.runs.filter(({ source }) => source === null).map(({ text }) => text)
      expect(typed.join(''), slot.id).not.toMatch(/\d/)
      expect(
        slot.runs.some(({ isLost }) => isLost),
        slot.id,
      ).toBe(false)
    }
    expect(slotOf(deck, 'model.headline')?.runs[0]?.source).toMatchObject({
      text: '€79 a month',
      mark: 'told',
    })
    expect(slotOf(deck, 'market.tam')).toMatchObject({ text: '€36 million', mark: 'guess' })
    expect(slotOf(deck, 'financials.headline')?.mark).toBe('guess')
    expect(deck.slides.find(({ id }) => id === 'financials')?.chart).toMatchObject({
      kind: 'forecast',
      currency: 'EUR',
    })
  })

  test('DK02 words of another person are in quotation marks and come after the founder’s own words', () => {
    const [own, told] = [
      someFact('cost', 'told', 'An hour is 120 euros.'),
      someFact('cost', 'observed', 'I lost 300 euros.'),
    ]
    const built = (facts: Fact[]) =>
      slotOf(buildDeck({ ...noMaterial, facts, quoted: new Set([told.id]) }, untouched), 'problem.cost')?.text
    expect(built([own, told])).toBe('An hour is 120 euros.')
    expect(built([told])).toBe('“I lost 300 euros.”')
  })

  test('DK02 if a figure changes, the slide shows the new figure', () => {
    const material = chairside()
    const dearer = material.facts.map(fact =>
      fact.topic === 'price' ? someFact('price', 'told', '€99 a month', { id: fact.id }) : fact,
    )
    expect(slotOf(buildDeck({ ...material, facts: dearer }, untouched), 'model.headline')?.text).toBe(
      '€99 a month',
    )
  })

  test('DK04 a guess is marked as a guess, and the last slide counts the facts of each evidence level', () => {
    expect(slotOf(deck, 'market.headline')?.mark).toBe('guess')
    expect(slotOf(deck, 'knowledge.guess')?.text).toBe('38,000 practices in Germany.')
    expect(slotOf(deck, 'knowledge.against')?.text).toBe('Two of ten said no.')
    expect(slotOf(deck, 'knowledge.leap')?.text).toBe('Managers let us read their calendar.')
    expect(deck.slides.at(-1)?.chart).toEqual({
      kind: 'evidence',
      counts: ['paid 1', 'committed 0', 'observed 3', 'told 4', 'guess 1', 'unmarked 5']
        .map(line => line.split(' '))
        .map(([mark, number]) => ({ mark, count: Number(number) })),
    })
    expect(doubtsOfDeck(deck).map(({ kind }) => kind)).toContain('guess')
  })
})

describe('DK03 a blank slot says which information is missing and which page asks for it', () => {
  test.each([
    ['no data', noMaterial],
    ['little data', little()],
    ['Arabic text and emoji', arabic()],
  ])('every slot has text or a blank, with %s', (_, material) => {
    const deck = buildDeck(material, untouched)
    expect(deck.slides).toHaveLength(12)
    for (const { id, slots } of deck.slides) {
      expect(slots.length, id).toBeGreaterThan(0)
      for (const slot of slots) expect(slot.text === '', slot.id).toBe(slot.blank !== null)
    }
    expect(slotOf(deck, 'financials.headline')?.blank?.place).toBe('financial')
  })

  test('an empty venture gives a deck without any sentence', () => {
    const texts = buildDeck(noMaterial, untouched).slides.flatMap(({ slots }) =>
      slots.map(({ text }) => text),
    )
    expect(texts.join('')).toBe('')
  })
})

test('DK22 the label of a count from a card says what was counted and is not the question of the card', () => {
  const fact = (topic: 'buyers' | 'reach', text: string, count: number) => ({
    ...someFact(topic, 'told', text),
    ...{ quote: text, value: { kind: 'count', low: count, high: count } as const },
  })
  const facts = [
    fact('buyers', 'How many there are: 4,200', 4200),
    fact('reach', 'How many are there: 340', 340),
  ]
  const deck = buildDeck({ ...noMaterial, facts }, untouched)
  expect(slotOf(deck, 'market.headline')).toMatchObject({ label: 'Could buy it', text: '4,200' })
  expect(slotOf(deck, 'customer.reach')).toMatchObject({ label: 'Within our reach', text: '340' })
  const said = { ...noMaterial, facts: [someFact('buyers', 'told', 'There are 4,200 clinics in Berlin.')] }
  expect(slotOf(buildDeck(said, untouched), 'market.headline')?.text).toBe(
    'There are 4,200 clinics in Berlin.',
  )
})

describe('BP19 the worklist says what the founder should answer next', () => {
  test('the worklist lists the pages in the order of the journey, and it is empty when there are enough answers', () => {
    const list = worklistOf(buildDeck(little(), untouched))
    expect(list).toMatchObject({ told: 1, of: 12 })
    expect(list?.next.map(({ place }) => place)).toEqual([
      ...['settings', 'validation', 'refinement', 'customers', 'evidence', 'pitch', 'financial', 'profile'],
    ])
    expect(list?.next[1]?.missing).toContain('How often it happens')
    expect(worklistOf(buildDeck(chairside(), untouched))).toBeNull()
  })

  test('a slide that has only a name does not count as filled in, but a slide with a sentence does', () => {
    const named = {
      ...noMaterial,
      venture: { name: 'Chairside', description: null },
      founder: { name: 'Nora', bio: null },
    }
    expect(worklistOf(buildDeck(named, untouched))?.told).toBe(0)
    const written = [
      'cover.what',
      'problem.headline',
      'market.headline',
      'team.headline',
      'ask.words',
    ].reduce((content, id) => editSlot(content, id, 'In my words'), untouched)
    expect(worklistOf(buildDeck(named, written))).toBeNull()
  })
})

describe('DK23 slides without content are not exported', () => {
  const namesOn = (material: Material) => onPaper(buildDeck(material, untouched)).slides.map(({ id }) => id)

  test('an exported deck has no empty slide and no blank, but the screen shows all twelve slides', () => {
    const named = { ...noMaterial, venture: { name: 'Chairside', description: null } }
    expect(namesOn(noMaterial)).toEqual([])
    expect(namesOn({ ...named, founder: { name: 'Nora', bio: null } })).toEqual([])
    expect(namesOn(little())).toEqual(['problem'])
    expect(namesOn(arabic())).toEqual(['cover', 'problem', 'customer', 'model', 'team', 'knowledge'])
    expect(namesOn(chairside())).toHaveLength(12)
    for (const material of [little(), arabic(), chairside()]) {
      const { slides } = onPaper(buildDeck(material, untouched))
      expect(slides.flatMap(({ slots }) => slots).filter(({ text }) => text === '')).toEqual([])
      expect(slides.map(({ notes }) => notes.text).join()).not.toContain('missing')
    }
  })
})

describe('DK05 the founder can change the deck', () => {
  test('edited words keep their linked figures, and a figure that the founder typed is reported', () => {
    const material = chairside()
    const price = material.facts.find(({ topic }) => topic === 'price')
    const name = price ? factName(price) : ''
    const edited = editSlot(
      editSlot(untouched, 'model.headline', `Only {${name}}`),
      'cover.now',
      'Since 2026',
    )
    const deck = buildDeck(material, edited)
    expect(slotOf(deck, 'model.headline')).toMatchObject({ text: 'Only €79 a month', mark: 'told' })
    expect(doubtsOfDeck(deck).filter(({ kind }) => kind === 'typed')).toEqual([
      { slide: 'cover', slot: 'cover.now', kind: 'typed', text: 'Since 2026' },
    ])
    const withdrawn = { ...material, facts: material.facts.filter(({ topic }) => topic !== 'price') }
    expect(doubtsOfDeck(buildDeck(withdrawn, edited)).map(({ kind }) => kind)).toContain('lost')
    expect(editSlot(edited, 'cover.now', null).edits).not.toHaveProperty('cover.now')
  })

  test('the founder’s own notes replace the generated notes', () => {
    const built = buildDeck(chairside(), untouched).slides[1]?.notes.text
    expect(built).toContain('If they ask:')
    const noted = buildDeck(chairside(), editNotes(untouched, 'problem', 'Tell of Anna.'))
    expect(noted.slides[1]?.notes).toEqual({ text: 'Tell of Anna.', written: built })
  })

  test('the deck keeps between ten and sixteen shown slides', () => {
    const step = fc.tuple(fc.constantFrom('move', 'hide', 'show', 'add', 'remove'), fc.nat(15), fc.nat(15))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), steps => {
        const content = steps.reduce<DeckContent>((now, [what, index, to]) => {
          const id = slideOrder(now)[index] ?? 'cover'
          if (what === 'move') return moveSlide(now, id, to)
          if (what === 'add') return addSlide(now, id)
          return what === 'remove' ? removeSlide(now, id) : hideSlide(now, id, what === 'hide')
        }, untouched)
        expect(deckContent.parse(content)).toEqual(content)
        expect(new Set(slideOrder(content)).size).toBe(slideOrder(content).length)
        expect(shownCount(content)).toBeGreaterThanOrEqual(fewestSlides)
        expect(shownCount(content)).toBeLessThanOrEqual(mostSlides)
      }),
      { numRuns: 200 },
    )
  })

  test('a moved slide keeps its new place when another slide is hidden', () => {
    const content = hideSlide(moveSlide(untouched, 'team', 1), 'product', true)
    expect(slideOrder(content).slice(0, 3)).toEqual(['cover', 'team', 'problem'])
    expect(
      buildDeck(noMaterial, content)
        .slides.filter(({ isHidden }) => isHidden)
        .map(({ id }) => id),
    ).toEqual(['product'])
  })
})

test.each([
  ['One. Two three four.', 3, 'One.'],
  ['They call by hand, two hours a day, and half do not pick up', 9, 'They call by hand, two hours a day …'],
  ['first second third fourth', 2, 'first second…'],
  ['three patients a day are glad to come', 7, 'three patients a day are glad…'],
  ['short', 5, 'short'],
])('DK01 %s is shortened to at most %i words', (text, most, short) => {
  expect(shorten(text, most)).toBe(short)
})

test('DK01 words are counted in every script', () => {
  expect(countWords('It costs €79 a month.')).toBe(5)
  expect(countWords('الخبز ينفد قبل السابعة')).toBe(4)
  expect(countWords('毎朝パンを焼く')).toBeGreaterThan(2)
})

describe('DK10 the one-pager shows the venture on one page', () => {
  test('the one-pager has eight parts with the words of the deck, and says how well each part is known', () => {
    const page = onePagerOf(chairside(), editSlot(untouched, 'competition.headline', 'We fill | it.'))
    expect(page.parts.map(({ name }) => name).join(' ')).toBe(
      'Problem Customer Solution Difference Proof Numbers Team Ask',
    )
    const text = onePagerMarkdown(page)
    expect(text).toContain('# Chairside\n\nNo-show prevention')
    expect(text).toContain('| Difference | We fill \\| it. |')
    expect(text).toContain('Price: €79 a month (told)')
    expect(text).toContain('Three practices paid €79 each on 3 November 2026. (paid)')
  })

  test('the one-pager lists missing information once per part, and exported files leave out that part', () => {
    const page = onePagerOf(noMaterial, untouched)
    expect(page.parts.map(({ slots }) => slots.map(({ blank }) => blank !== null))).toEqual(
      Array.from({ length: 8 }, () => [true]),
    )
    expect(onePagerMarkdown(page)).toBe('# Untitled venture')
  })
})

test('DK13 an appendix shows the forecast by year and its main assumptions; without a forecast there is no appendix', () => {
  const { slots = [] } = appendixOf(buildDeck(chairside(), untouched)) ?? {}
  expect(slots.map(({ label }) => label).slice(1, 4)).toEqual([
    'Revenue',
    'Profit',
    'Cash at the end of the year',
  ])
  expect(slots[1]?.text).toMatch(/^€[\d.]+k → €[\d.]+k → €[\d.]+k$/)
  expect(slots.at(-1)?.label).toBe('The guess that matters most')
  const shared = shareDeck(withAppendix(buildDeck(chairside(), untouched)))
  expect(shared.slides.at(-1)?.id).toBe('appendix')
  expect(appendixOf(buildDeck(little(), untouched))).toBeNull()
})
