// Draws a slide on the page, in the presentation and in print. The font size depends on the slide's width, so the
// same code draws every size. On a phone, the slide is a card that is as long as its text.
import type { CSSProperties, ReactNode } from 'react'
import type { Slide, Slot } from '../../../venture/deck/build.ts'
import { SlideChart } from './slide-chart.tsx'
import { slideFit } from './slide-fit.ts'
import { type Place, SlotText } from './slot-text.tsx'

type SlideViewProps = {
  slide: Slide
  number: number
  title: string
  locale: string
  /** Renders a slot with its editing buttons. If undefined, slots are read-only and blank slots are hidden. */
  editor?: (slot: Slot, place: Place) => ReactNode
  className?: string
}

export function SlideView({ slide, number, title, locale, editor, className = '' }: SlideViewProps) {
  const isCover = slide.id === 'cover'
  const shown = slide.slots.filter(({ text }) => text !== '' || editor)
  const [head, ...rest] = shown
  const isAlone = rest.length === 0 && slide.chart === null
  const draw = (slot: Slot) => {
    const place = isCover ? 'cover' : slide.chart && slot !== head ? 'beside a chart' : 'slide'
    return <div key={slot.id}>{editor ? editor(slot, place) : <SlotText slot={slot} place={place} />}</div>
  }
  return (
    <article
      aria-label={`Slide ${number}: ${slide.name}`}
      data-slide={slide.id}
      style={{ '--slide-fit': slideFit(slide) } as CSSProperties}
      className={`@container overflow-hidden rounded-card border border-line bg-surface ${className}`}
    >
      <div className="flex flex-col gap-[clamp(0.75rem,2cqi,4rem)] p-[clamp(1.25rem,4.5cqi,9rem)] wrap-anywhere @min-[40rem]:min-h-[56.25cqi] @min-[40rem]:[--fit:var(--slide-fit)]">
        <header className="grid gap-[0.6em] text-[clamp(0.8125rem,1.35cqi,2rem)]">
          <span aria-hidden="true" className="h-[0.25em] w-[3em] rounded-full bg-ember" />
          {!isCover && <span className="font-semibold text-ember-strong">{slide.name}</span>}
        </header>
        {(isCover || isAlone) && <span aria-hidden="true" className="grow @max-[40rem]:hidden" />}
        {head && draw(head)}
        <div
          className={`grid flex-1 gap-[clamp(1rem,3cqi,6rem)] ${slide.chart ? '@min-[40rem]:grid-cols-2' : ''}`}
        >
          <div
            className={`grid content-start gap-x-[4cqi] ${slide.chart ? 'gap-y-[clamp(0.75rem,1.3cqi,2.4rem)]' : 'gap-y-[clamp(0.875rem,2.2cqi,4rem)] @min-[40rem]:grid-cols-2'}`}
          >
            {rest.map(draw)}
          </div>
          {slide.chart && (
            <div className="min-w-0">
              <SlideChart chart={slide.chart} locale={locale} />
            </div>
          )}
        </div>
        <footer className="flex justify-between gap-4 text-[clamp(0.75rem,1.1cqi,1.6rem)] text-ink-faint">
          <span className="min-w-0 truncate">{title}</span>
          <span className="tabular-nums">{number}</span>
        </footer>
      </div>
    </article>
  )
}
