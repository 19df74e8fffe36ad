import { useMemo } from 'react'
import type { SharedDeck } from '../../../contracts/shared-document.ts'
import { readDeck } from '../../../venture/deck/shared-deck.ts'
import { PrintedDeck } from './printed-deck.tsx'
import { SlideView } from './slide-view.tsx'

/** A shared deck as readers of the link see it: all slides, one below the other. */
export function SharedDeckPage({ shared }: { shared: SharedDeck }) {
  const deck = useMemo(() => readDeck(shared), [shared])
  return (
    <>
      <div className="grid gap-6 print:hidden">
        <h1 className="sr-only">{deck.title}</h1>
        {deck.slides.map((slide, index) => (
          <SlideView
            key={slide.id}
            slide={slide}
            number={index + 1}
            title={deck.title}
            locale={deck.locale}
          />
        ))}
      </div>
      <PrintedDeck deck={deck} />
    </>
  )
}
