// Presents the deck: one slide at a time in full screen, with speaker notes and a clock.
import { ArrowLeft, ArrowRight, MessageSquare, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Deck } from '../../../venture/deck/build.ts'
import { onPaper } from '../../../venture/deck/paper.ts'
import { Button } from '../../ui/button.tsx'
import { SlideView } from './slide-view.tsx'

type PresentProps = {
  deck: Deck
  onClose: () => void
  /** Called after the presentation has closed, to return the focus. */
  onClosed: () => void
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

export function Present({ deck, onClose, onClosed }: PresentProps) {
  const { slides } = onPaper(deck)
  const [index, setIndex] = useState(0)
  const [hasNotes, setHasNotes] = useState(false)
  const seconds = useSeconds()
  const frame = useRef<HTMLDivElement>(null)
  const slide = slides[Math.min(index, slides.length - 1)]
  const step = (by: number) => setIndex(now => Math.min(Math.max(now + by, 0), slides.length - 1))
  const keys: Record<string, () => void> = {
    ArrowRight: () => step(1),
    ArrowDown: () => step(1),
    PageDown: () => step(1),
    ' ': () => step(1),
    ArrowLeft: () => step(-1),
    ArrowUp: () => step(-1),
    PageUp: () => step(-1),
    Home: () => setIndex(0),
    End: () => setIndex(slides.length - 1),
    n: () => setHasNotes(now => !now),
  }
  useFullScreen(frame, onClose)
  if (!slide) return null
  return (
    <Radix.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={frame}
          aria-describedby={undefined}
          onOpenAutoFocus={event => {
            event.preventDefault()
            frame.current?.focus()
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            onClosed()
          }}
          onKeyDown={event => {
            const isButton = event.key === ' ' && event.target instanceof HTMLButtonElement
            const press = isButton ? undefined : keys[event.key]
            if (!press) return
            event.preventDefault()
            press()
          }}
          className="fixed inset-0 z-50 flex flex-col bg-ground outline-none print:hidden"
        >
          <Radix.Title className="sr-only">Presenting {deck.title}</Radix.Title>
          <div className="grid min-h-0 flex-1 place-items-center overflow-y-auto p-2">
            <div
              className={`w-full ${hasNotes ? 'max-w-[calc((65svh-5rem)*16/9)]' : 'max-w-[calc((100svh-5rem)*16/9)]'}`}
              aria-live="polite"
            >
              <SlideView
                slide={slide}
                number={index + 1}
                title={deck.title}
                locale={deck.locale}
                className="border-none"
              />
            </div>
          </div>
          {hasNotes && (
            <section
              aria-label="Notes"
              className="max-h-[35svh] overflow-y-auto border-t border-line bg-sunken p-4 whitespace-pre-line"
            >
              {slide.notes.text || 'No notes for this slide.'}
            </section>
          )}
          <div className="flex items-center justify-between gap-2 border-t border-line px-3 py-2">
            <span className="text-sm text-ink-soft tabular-nums" role="timer" aria-label="Time">
              {clock(seconds)}
            </span>
            <span className="flex items-center gap-1">
              <Button
                look="quiet"
                size="icon"
                aria-label="Slide before"
                aria-disabled={index === 0}
                onClick={() => step(-1)}
              >
                <ArrowLeft aria-hidden="true" />
              </Button>
              <span className="text-sm tabular-nums">
                {index + 1} of {slides.length}
              </span>
              <Button
                look="quiet"
                size="icon"
                aria-label="Next slide"
                aria-disabled={index === slides.length - 1}
                onClick={() => step(1)}
              >
                <ArrowRight aria-hidden="true" />
              </Button>
            </span>
            <span className="flex items-center gap-1">
              <Button
                look="quiet"
                size="icon"
                aria-label="Notes"
                aria-pressed={hasNotes}
                onClick={() => setHasNotes(!hasNotes)}
              >
                <MessageSquare aria-hidden="true" />
              </Button>
              <Radix.Close asChild>
                <Button look="quiet" size="icon" aria-label="Stop presenting">
                  <X aria-hidden="true" />
                </Button>
              </Radix.Close>
            </span>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const start = Date.now()
    const timer = window.setInterval(() => setSeconds((Date.now() - start) / 1000), 1000)
    return () => window.clearInterval(timer)
  }, [])
  return seconds
}

/** Uses full screen if the browser allows it, and otherwise the window. Leaving full screen ends the presentation. */
function useFullScreen(frame: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    void Promise.allSettled([frame.current?.requestFullscreen?.()])
    const change = () => {
      if (!document.fullscreenElement) leave.current()
    }
    document.addEventListener('fullscreenchange', change)
    return () => {
      document.removeEventListener('fullscreenchange', change)
      if (document.fullscreenElement) void Promise.allSettled([document.exitFullscreen()])
    }
  }, [frame])
}
