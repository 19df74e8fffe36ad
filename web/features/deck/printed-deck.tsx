import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Deck } from '../../../venture/deck/build.ts'
import { SlideView } from './slide-view.tsx'

/** One slide a landscape page, drawn in the page's place when the browser is about to print. */
export function PrintedDeck({ deck }: { deck: Deck }) {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  if (!isPrinting) return null
  return createPortal(
    <div className="printed-deck">
      {deck.slides
        .filter(({ isHidden }) => !isHidden)
        .map((slide, index) => (
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
    </div>,
    document.body,
  )
}
