// A deck as somebody else reads it: the words and pictures of the slides that are shown. Notes, hidden slides, blanks and
// where a figure comes from stay with the founder.
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

/** As the page draws it. */
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
