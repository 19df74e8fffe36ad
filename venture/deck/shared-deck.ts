// The deck that other people read: the texts and pictures of the visible slides. Notes, hidden slides, blank slots
// and sources stay private.
import type { SharedDeck } from '../../contracts/shared-document.ts'
import type { Deck, Slide } from './build.ts'
import { onPaper } from './paper.ts'

export const shareDeck = (deck: Pick<Deck, 'title' | 'locale' | 'slides'>): SharedDeck => ({
  title: deck.title,
  locale: deck.locale,
  slides: onPaper(deck).slides.map(({ id, name, slots, chart }) => ({
    id,
    name,
    slots: slots.map(({ role, label, text, mark }) => ({ role, label, text, mark })),
    chart,
  })),
})

/** Turns a shared deck back into the form that the page draws. */
export const readDeck = ({
  title,
  locale,
  slides,
}: SharedDeck): Pick<Deck, 'title' | 'locale' | 'slides'> => ({
  title,
  locale,
  slides: slides.map(
    ({ id, name, slots, chart }): Slide => ({
      id,
      name,
      isOwn: false,
      isHidden: false,
      slots: slots.map((slot, index) => ({
        ...slot,
        id: `${id}.${index}`,
        template: slot.text,
        written: slot.text,
        runs: [{ at: 0, text: slot.text, source: null }],
        blank: null,
      })),
      chart,
      notes: { text: '', written: '' },
    }),
  ),
})
