import type { Deck } from '../../../venture/deck/build.ts'
import { onPaper } from '../../../venture/deck/paper.ts'
import { Printed, usePrinting } from '../../ui/printed.tsx'
import { SlideView } from './slide-view.tsx'

/** Prints one slide per landscape page. */
export function PrintedDeck({ deck }: { deck: Pick<Deck, 'title' | 'locale' | 'slides'> }) {
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  return (
    <Printed>
      {onPaper(deck).slides.map((slide, index) => (
        <div key={slide.id} className="printed-slide">
          <SlideView
            slide={slide}
            number={index + 1}
            title={deck.title}
            locale={deck.locale}
            className="h-full rounded-none! border-none!"
          />
        </div>
      ))}
    </Printed>
  )
}
