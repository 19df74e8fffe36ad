// Lists what the founder should answer next while the deck has few contents.
import type { Place } from '../figures/figures.ts'
import type { Deck, Slide } from './build.ts'
import { standardSlides } from './content.ts'

export type Worklist = {
  /** `told`: the number of slides with the founder's own content. `of`: the number of all slides. */
  told: number
  of: number
  /** The missing information, grouped by the page that asks for it. */
  next: { place: Place; missing: string[] }[]
}

/** From this many filled slides on, the worklist ends. */
const enoughSlides = 5

/**
 * Whether the slot counts as content. A name says nothing about the venture, and the last slide only repeats
 * other slides.
 */
const isOwnWord = (slotId: string) => slotId !== 'cover.headline' && slotId !== 'team.founder'
const isTold = ({ id, slots }: Slide) =>
  id !== 'knowledge' && slots.some(slot => isOwnWord(slot.id) && slot.text !== '')

export const isBlankSlide = ({ slots }: Slide): boolean =>
  slots.every(({ id, text }) => text === '' || !isOwnWord(id))

/** The pages in the order of the journey. */
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
