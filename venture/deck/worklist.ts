// Lists what the founder should answer next while few slides have content.
import type { Place } from '../figures/figures.ts'
import type { Deck, Slide } from './build.ts'
import { standardSlides } from './content.ts'

export type Worklist = {
  /** `told`: the number of slides with content from the founder. `of`: the number of all slides. */
  told: number
  of: number
  /** The missing information, grouped by the page that asks for it. */
  next: { place: Place; missing: string[] }[]
}

/** From this many filled slides on, the worklist is empty. */
const enoughSlides = 5

/**
 * Whether text in this slot counts as content. Names do not count, because they say nothing about the venture. The
 * last slide never counts, because it only repeats other slides.
 */
const isOwnWord = (slotId: string) => slotId !== 'cover.headline' && slotId !== 'team.founder'
const isTold = ({ id, slots }: Slide) =>
  id !== 'knowledge' && slots.some(slot => isOwnWord(slot.id) && slot.text !== '')

export const isBlankSlide = ({ slots }: Slide): boolean =>
  slots.every(({ id, text }) => text === '' || !isOwnWord(id))

/** The order of the pages in the founder's journey. */
const order: readonly Place[] = [
  'settings',
  'validation',
  'refinement',
  'customers',
  'evidence',
  'pitch',
  'financial',
  'profile',
]

/** Null if the deck has enough content. */
export function worklistOf({ slides }: Pick<Deck, 'slides'>): Worklist | null {
  const standard = slides.filter(({ id }) => standardSlides.some(name => name === id))
  const told = slides.filter(isTold).length
  if (told >= enoughSlides) return null
  const blanks = standard.flatMap(({ slots }) => slots.flatMap(({ blank }) => blank ?? []))
  return {
    told,
    of: standard.length,
    next: order.flatMap(place => {
      const missing = [...new Set(blanks.filter(blank => blank.place === place).map(blank => blank.missing))]
      return missing.length > 0 ? [{ place, missing }] : []
    }),
  }
}
