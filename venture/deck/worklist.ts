// What to answer next, as long as a deck is hardly more than its blanks.
import type { Place } from '../figures/figures.ts'
import type { Deck, Slide } from './build.ts'
import { standardSlides } from './content.ts'

export type Worklist = {
  /** So many slides have something of the founder's own, of so many. */
  told: number
  of: number
  /** What is missing, by the page that asks for it. */
  next: { place: Place; missing: string[] }[]
}

/** From so many on it is a deck. */
const enoughSlides = 5

/** A name says nothing of a venture, and the last slide repeats the others. */
const isOwnWord = (slotId: string) => slotId !== 'cover.headline' && slotId !== 'team.founder'
const isTold = ({ id, slots }: Slide) =>
  id !== 'knowledge' && slots.some(slot => isOwnWord(slot.id) && slot.text !== '')

export const isBlankSlide = ({ slots }: Slide): boolean =>
  slots.every(({ id, text }) => text === '' || !isOwnWord(id))

/** As the journey goes. */
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

/** Null where there is enough for a paper. */
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
