// Builds the deck from the data of the venture and applies the founder's changes. The page and the exported
// file both draw this deck.
import { type Evidence, evidenceLadder } from '../../contracts/facts.ts'
import { ventureName } from '../../contracts/venture-name.ts'
import { isHeld } from '../facts/compare.ts'
import { weigh } from '../facts/evidence.ts'
import { type Mark, type Material, type Sources, sourcesOf } from '../figures/figures.ts'
import { type Run, resolve, typedIn, weakest } from '../figures/resolve.ts'
import { rollUp } from '../forecast/forecast.ts'
import { decimalsOf } from '../forecast/model.ts'
import { evaluate } from '../sizing/evaluate.ts'
import { type DeckContent, mostWords, notesMost, slideOrder, standardSlides } from './content.ts'
import { drawingOf, ownSlots, slideNames, slotsOf } from './slides.ts'
import type { Blank, Draft, Role } from './slot.ts'
import { countWords, shorten } from './words.ts'

export type Slot = {
  id: string
  role: Role
  label: string | null
  /** `template`: the text in the edit box. `written`: the text that the code made, before any edit. */
  template: string
  written: string
  runs: Run[]
  text: string
  /** The weakest evidence mark among the sources in this slot. */
  mark: Mark
  blank: Blank | null
}

export type Chart =
  | { kind: 'market'; currency: string; sizes: { label: string; value: number }[] }
  | { kind: 'forecast'; currency: string; years: string[]; revenue: number[]; cash: number[] }
  | { kind: 'evidence'; counts: { mark: Evidence | 'unmarked'; count: number }[] }

export type Slide = {
  id: string
  name: string
  isOwn: boolean
  isHidden: boolean
  slots: Slot[]
  chart: Chart | null
  notes: { text: string; written: string }
}

export type Deck = { title: string; locale: string; slides: Slide[]; words: number; sources: Sources }

/**
 * The limits for the words per sentence, from 22 down to 7. The deck uses the first limit that makes it short
 * enough.
 */
const lengths = Array.from({ length: 16 }, (_, index) => 22 - index)
const shortest = 6
/** The longest headline, in words. Headlines are shortened only after all other texts. */
const headlineWords = 20
const lastResort = 8
/** The words per slot beside a chart. A slide with a chart has half the room for text. */
const besideChart = 13
/** More words than this do not fit in a slot. */
const slotWords = 30

/**
 * `sentence`: the highest number of words per line. Without it, the lines may use all words that the deck has left.
 */
export function buildDeck(material: Material, content: DeckContent, sentence?: number): Deck {
  const sources = sourcesOf(material)
  const drafts = withWhyNow(slotsOf(material, sources), content)
  const build = (most: number): Deck => {
    const slides = slideOrder(content).map((id): Slide => {
      const standard = standardSlides.find(name => name === id)
      const chart = chartOf(id, material)
      const longest = chart ? Math.min(most, besideChart) : most
      const slots = fillAll(standard ? drafts[standard] : ownSlots(id), content, sources, most, longest)
      const written = notesFor(slots)
      return {
        id,
        name: standard ? slideNames[standard] : 'Your slide',
        isOwn: !standard,
        isHidden: content.hidden.includes(id),
        slots,
        chart,
        notes: { text: content.notes[id] ?? written, written },
      }
    })
    return {
      title: ventureName(material.venture.name),
      locale: material.locale,
      slides,
      words: wordsOn(slides),
      sources,
    }
  }
  if (sentence) return build(sentence)
  const fitting = lengths.find(most => build(most).words <= mostWords)
  return withWholeSlides(build(fitting ?? shortest), build(slotWords))
}

/**
 * Gives the unused words of the deck to shortened slides. The slide that needs the fewest words to show its whole
 * text comes first.
 */
function withWholeSlides(deck: Deck, whole: Deck): Deck {
  let { words } = deck
  const slides = [...deck.slides]
  const needs = slides
    .map((slide, index) => ({ index, more: wordsOn([whole.slides[index] ?? slide]) - wordsOn([slide]) }))
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => one.more - other.more)
  for (const { index, more } of needs) {
    const slide = whole.slides[index]
    if (!slide || words + more > mostWords) break
    slides[index] = slide
    words += more
  }
  return { ...deck, slides, words }
}

/** Shows "Why now" on the cover when the founder has written it. Until then, a later slide asks for it. */
function withWhyNow(drafts: ReturnType<typeof slotsOf>, { edits }: DeckContent): ReturnType<typeof slotsOf> {
  if (edits['cover.now'] !== undefined) return drafts
  const isNow = ({ id }: Draft) => id === 'cover.now'
  const asked = drafts.cover.filter(isNow).map(
    (draft): Draft => ({
      ...draft,
      blank: { missing: 'What changed, so that it works now and did not before', place: 'deck' },
    }),
  )
  return {
    ...drafts,
    cover: drafts.cover.filter(draft => !isNow(draft)),
    customer: [...drafts.customer, ...asked],
  }
}

/** Counts the words that a reader sees. Hidden slides and blank slots do not count. */
function wordsOn(slides: readonly Slide[]): number {
  const shown = slides.filter(({ isHidden }) => !isHidden)
  const texts = shown.flatMap(({ name, slots }) => [
    name,
    ...slots.filter(({ text }) => text !== '').flatMap(({ label, text }) => [label ?? '', text]),
  ])
  return texts.reduce((sum, text) => sum + countWords(text), 0)
}

/**
 * Fills the slots of a slide. If all lines fit together, no line is shortened. A short line leaves its unused words
 * to a longer one.
 */
function fillAll(
  drafts: readonly Draft[],
  content: DeckContent,
  sources: Sources,
  most: number,
  line: number,
): Slot[] {
  const headline = most > lastResort ? headlineWords : most
  const limit = (role: Role) => (role === 'headline' ? headline : role === 'line' ? line : most)
  const fillWith = (longest: (role: Role) => number) =>
    drafts.flatMap(draft => fill(draft, content, sources, longest(draft.role)) ?? [])
  const room = drafts.reduce((sum, { role }) => sum + limit(role), 0)
  const needed = fillWith(() => slotWords).reduce(
    (sum, { text, blank }) => sum + countWords(text || (blank?.missing ?? '')),
    0,
  )
  return fillWith(needed <= room ? () => slotWords : limit)
}

/** Fills one slot. Null if the slot has no text and asks no question. */
function fill(draft: Draft, content: DeckContent, sources: Sources, most: number): Slot | null {
  const written = draft.template ?? ''
  const edit = content.edits[draft.id]
  const template = edit ?? written
  // The founder's deletion is an edit, so the slot stays and can be restored.
  if (template === '' && !draft.blank && edit === undefined) return null
  const runs = resolve(template, sources, words => shorten(words, most))
  const text = runs.map(run => run.text).join('')
  return {
    id: draft.id,
    role: draft.role,
    label: draft.label,
    template,
    written,
    runs,
    text,
    mark: weakest(runs),
    blank: text === '' && edit === undefined ? draft.blank : null,
  }
}

/** The speaker notes: the full words of the slide and the source of each figure. */
function notesFor(slots: readonly Slot[]): string {
  const used = slots.flatMap(({ runs }) => runs.flatMap(({ source }) => source ?? []))
  const said = used.filter(({ name }) => /:(?:words|said)$/.test(name)).map(({ text }) => text)
  const rests = used.map(({ detail }) => detail).filter(detail => detail !== '')
  const lines = [...said, '', ...(rests.length > 0 ? ['If they ask:', ...rests] : [])]
  return [...new Set(lines)].join('\n').trim().slice(0, notesMost)
}

/** The evidence chart needs at least this many facts. With fewer, most of its bars would be zero. */
const fewestCounted = 3

function chartOf(id: string, material: Material): Chart | null {
  const drawing = drawingOf(id)
  const { forecast } = material
  if (drawing === 'market' && material.sizing) {
    const results = evaluate(material.sizing)
    const sizes = ['tam', 'sam', 'som'].flatMap(size => {
      const range = results.get(size)
      return range ? [{ label: size.toUpperCase(), value: range.likely }] : []
    })
    return sizes.length === 3 ? { kind: 'market', currency: material.sizing.currency, sizes } : null
  }
  if (drawing === 'forecast' && forecast) {
    const { model } = forecast
    const scale = 10 ** decimalsOf(model.currency)
    const row = (line: string) => rollUp(forecast, line, 'year').map(value => value / scale)
    const revenue = row('revenue')
    return {
      kind: 'forecast',
      currency: model.currency,
      years: revenue.map((_, year) => `Year ${year + 1}`),
      revenue,
      cash: row('cash'),
    }
  }
  if (drawing === 'evidence') {
    const marks = material.facts.filter(isHeld).map(fact => weigh(fact, material.locale))
    if (marks.length < fewestCounted) return null
    const counts = [...evidenceLadder.toReversed(), 'unmarked' as const].map(mark => ({
      mark,
      count: marks.filter(own => (mark === 'unmarked' ? own === null : own === mark)).length,
    }))
    return { kind: 'evidence', counts }
  }
  return null
}

export type Doubt = {
  slide: string
  slot: string | null
  kind: 'blank' | 'guess' | 'typed' | 'lost' | 'long'
  text: string
}

/** Lists the points on the slides that a careful reader would question. */
export function doubtsOfDeck({ slides, words }: Deck): Doubt[] {
  const shown = slides.filter(({ isHidden }) => !isHidden)
  const long: Doubt[] =
    words > mostWords
      ? [
          {
            slide: 'cover',
            slot: null,
            kind: 'long',
            text: `${words} words; most readers leave after ${mostWords}`,
          },
        ]
      : []
  const each = shown.flatMap(slide =>
    slide.slots.flatMap((slot): Doubt[] => {
      const at = { slide: slide.id, slot: slot.id }
      const typed = slot.template === slot.written ? [] : typedIn(slot.runs)
      return [
        ...(slot.blank ? [{ ...at, kind: 'blank' as const, text: slot.blank.missing }] : []),
        ...(countWords(slot.text) > slotWords ? [{ ...at, kind: 'long' as const, text: slot.text }] : []),
        ...(slot.mark === 'guess' ? [{ ...at, kind: 'guess' as const, text: slot.text }] : []),
        ...(slot.runs.some(({ isLost }) => isLost)
          ? [{ ...at, kind: 'lost' as const, text: slot.text }]
          : []),
        ...typed.map(text => ({ ...at, kind: 'typed' as const, text })),
      ]
    }),
  )
  return [...each, ...long]
}
