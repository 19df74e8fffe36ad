// The deck as it is drawn: built from what is known, with the founder's changes over it. The page and the file draw this.
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
  /** What stands in the box where it is edited, and what stood there before any edit. */
  template: string
  written: string
  runs: Run[]
  text: string
  /** The weakest of what it rests on. */
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

/** How long a sentence may be, longest first: the first with which the whole deck is short enough is taken. */
const lengths = Array.from({ length: 16 }, (_, index) => 22 - index)
const shortest = 6
/** The point of a slide is cut last. */
const headlineWords = 20
const lastResort = 8
/** Beside a chart there is half the room. */
const besideChart = 13
/** More words than this do not fit their place. */
const slotWords = 30

/** `sentence`: so many words a line at most, whatever the deck comes to; else as many as it has room for. */
export function buildDeck(material: Material, content: DeckContent, sentence?: number): Deck {
  const sources = sourcesOf(material)
  const drafts = withWhyNow(slotsOf(material, sources), content)
  const build = (most: number): Deck => {
    const slides = slideOrder(content).map(id => {
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
  return build(fitting ?? shortest)
}

/** "Why now" stands on the cover once it is written; until then it is asked for further back. */
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

/** The words a reader meets: what is hidden and what is blank counts for nothing. */
function wordsOn(slides: readonly Slide[]): number {
  const shown = slides.filter(({ isHidden }) => !isHidden)
  const texts = shown.flatMap(({ name, slots }) => [
    name,
    ...slots.filter(({ text }) => text !== '').flatMap(({ label, text }) => [label ?? '', text]),
  ])
  return texts.reduce((sum, text) => sum + countWords(text), 0)
}

/** What one line leaves free another may use: where all of them have room together, none is cut. */
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

/** Nothing where the slot has neither words nor a question. */
function fill(draft: Draft, content: DeckContent, sources: Sources, most: number): Slot | null {
  const written = draft.template ?? ''
  const edit = content.edits[draft.id]
  const template = edit ?? written
  // Left out by the founder: it can still be brought back where it is edited.
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

/** What the speaker says and can answer: the whole words, and where each figure comes from. */
function notesFor(slots: readonly Slot[]): string {
  const used = slots.flatMap(({ runs }) => runs.flatMap(({ source }) => source ?? []))
  const said = used.filter(({ name }) => /:(?:words|said)$/.test(name)).map(({ text }) => text)
  const rests = used.map(({ detail }) => detail).filter(detail => detail !== '')
  const lines = [...said, '', ...(rests.length > 0 ? ['If they ask:', ...rests] : [])]
  return [...new Set(lines)].join('\n').trim().slice(0, notesMost)
}

/** Of fewer facts a chart is a row of zeros. */
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

/** What a careful reader would stumble over. */
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
