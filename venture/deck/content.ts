// The part of a deck that the database stores: only the founder's changes. The code builds everything else from the
// venture's data, so no slide is outdated.
import { z } from 'zod'

export const standardSlides = [
  'cover',
  'problem',
  'customer',
  'traction',
  'market',
  'competition',
  'product',
  'model',
  'team',
  'financials',
  'ask',
  'knowledge',
] as const
export type StandardSlide = (typeof standardSlides)[number]
export const fewestSlides = 10
export const mostSlides = 16
export const mostWords = 500
export const slotMost = 600
export const notesMost = 2000
const mostOwn = mostSlides - standardSlides.length
export const ownLines = 3

const ownId = z.string().regex(/^own-[1-9]$/)
const slideId = z.union([z.enum(standardSlides), ownId])
const slotId = z.string().regex(/^[a-z]+(-[0-9])?\.[a-z]+[0-9]?$/)

export const deckContent = z.object({
  /** All slides in the founder's order. A slide that is not listed keeps its usual place. */
  order: z.array(slideId).max(mostSlides),
  hidden: z.array(slideId).max(mostSlides),
  /** The ids of slides that the founder added. */
  own: z.array(ownId).max(mostOwn),
  /** The founder's text for a slot. An empty text hides the slot. */
  edits: z.record(slotId, z.string().max(slotMost)),
  notes: z.record(slideId, z.string().max(notesMost)),
  /** Whether the open questions are printed at the end. */
  hasQuestions: z.boolean().default(true),
})
export type DeckContent = z.infer<typeof deckContent>

export const untouched: DeckContent = {
  order: [],
  hidden: [],
  own: [],
  edits: {},
  notes: {},
  hasQuestions: true,
}

/** The ids of all slides in their order, including hidden slides. */
export function slideOrder({ order, own }: DeckContent): string[] {
  const known: string[] = [...standardSlides, ...own]
  const named = [...new Set(order)].filter(id => known.includes(id))
  return known.reduce<string[]>((ids, id, index) => {
    if (ids.includes(id)) return ids
    const before = ids.indexOf(known[index - 1] ?? '')
    return ids.toSpliced(before + 1, 0, id)
  }, named)
}

export const shownCount = (content: DeckContent): number =>
  slideOrder(content).filter(id => !content.hidden.includes(id)).length

/** Moves a slide to another position in the order. */
export function moveSlide(content: DeckContent, id: string, to: number): DeckContent {
  const ids = slideOrder(content)
  const from = ids.indexOf(id)
  const place = Math.min(Math.max(to, 0), ids.length - 1)
  if (from < 0 || from === place) return content
  return { ...content, order: ids.toSpliced(from, 1).toSpliced(place, 0, id) }
}

export function hideSlide(content: DeckContent, id: string, isHidden: boolean): DeckContent {
  if (content.hidden.includes(id) === isHidden) return content
  if (isHidden ? shownCount(content) <= fewestSlides : shownCount(content) >= mostSlides) return content
  const hidden = content.hidden.filter(other => other !== id)
  return { ...content, hidden: isHidden ? [...hidden, id] : hidden }
}

export const canAdd = ({ own }: DeckContent): boolean => own.length < mostOwn

/** Adds an empty slide after the slide `after`. */
export function addSlide(content: DeckContent, after: string): DeckContent {
  if (!canAdd(content)) return content
  const id = [1, 2, 3, 4].map(number => `own-${number}`).find(name => !content.own.includes(name))
  if (!id) return content
  const ids = slideOrder(content)
  const order = ids.toSpliced(ids.indexOf(after) + 1, 0, id)
  return { ...content, own: [...content.own, id], order }
}

export function removeSlide(content: DeckContent, id: string): DeckContent {
  if (!content.own.includes(id)) return content
  const without = { ...content, hidden: content.hidden.filter(other => other !== id) }
  if (shownCount(content) - (content.hidden.includes(id) ? 0 : 1) < fewestSlides) return content
  const kept = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => key !== id && !key.startsWith(`${id}.`)))
  return {
    ...without,
    order: content.order.filter(other => other !== id),
    own: content.own.filter(other => other !== id),
    edits: kept(content.edits),
    notes: kept(content.notes),
  }
}

/** Changes the text of a slot. Null restores the text that the code made. */
export function editSlot(content: DeckContent, slot: string, words: string | null): DeckContent {
  return { ...content, edits: put(content.edits, slot, words?.trim().slice(0, slotMost) ?? null) }
}

export function editNotes(content: DeckContent, slide: string, words: string | null): DeckContent {
  return { ...content, notes: put(content.notes, slide, words?.trim().slice(0, notesMost) ?? null) }
}

function put(entries: Record<string, string>, key: string, value: string | null): Record<string, string> {
  const { [key]: _before, ...rest } = entries
  return value === null ? rest : { ...rest, [key]: value }
}
