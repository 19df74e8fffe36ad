// A slide as it is read: on the page, presented and printed. Its type grows with its width, so that it is one drawing at
// every size; on a phone it becomes a card that is as long as its words.
import type { ReactNode } from 'react'
import type { Slide, Slot } from '../../../venture/deck/build.ts'
import { type Mark, markLabels } from '../../../venture/deck/figures.ts'
import { Badge } from '../../ui/badge.tsx'
import { SlideChart } from './slide-chart.tsx'

type SlideViewProps = {
  slide: Slide
  number: number
  title: string
  locale: string
  /** Draws a slot with what can be done to it; without it a slot is read only, and blanks are left out. */
  around?: (slot: Slot, content: ReactNode) => ReactNode
  className?: string
}

const tones: Partial<Record<NonNullable<Mark>, 'amber' | 'teal'>> = {
  guess: 'amber',
  estimate: 'amber',
  forecast: 'amber',
  committed: 'teal',
  paid: 'teal',
}

export function SlideView({ slide, number, title, locale, around, className = '' }: SlideViewProps) {
  const isCover = slide.id === 'cover'
  const shown = slide.slots.filter(({ text }) => text !== '' || around)
  const [head, ...rest] = shown
  const draw = (slot: Slot) => {
    const content = <SlotText slot={slot} isCover={isCover} />
    return <div key={slot.id}>{around ? around(slot, content) : content}</div>
  }
  return (
    <article
      aria-label={`Slide ${number}: ${slide.name}`}
      data-slide={slide.id}
      className={`@container overflow-hidden rounded-card border border-line bg-surface ${className}`}
    >
      <div className="flex flex-col gap-[clamp(0.75rem,2cqi,4rem)] p-[clamp(1.25rem,4.5cqi,9rem)] @min-[40rem]:aspect-video">
        <header className="grid gap-[0.6em] text-[clamp(0.8125rem,1.35cqi,2rem)]">
          <span aria-hidden="true" className="h-[0.25em] w-[3em] rounded-full bg-ember" />
          {!isCover && <span className="font-semibold text-ember-strong">{slide.name}</span>}
        </header>
        {isCover && <span aria-hidden="true" className="grow @max-[40rem]:hidden" />}
        {head && draw(head)}
        <div
          className={`grid min-h-0 flex-1 gap-[clamp(1rem,3cqi,6rem)] ${slide.chart ? '@min-[40rem]:grid-cols-2' : ''}`}
        >
          <div
            className={`grid content-start gap-x-[4cqi] gap-y-[clamp(0.875rem,2.2cqi,4rem)] ${slide.chart ? '' : '@min-[40rem]:grid-cols-2'}`}
          >
            {rest.map(draw)}
          </div>
          {slide.chart && (
            <div className="min-h-0">
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

const sizes = {
  cover: 'font-display text-[clamp(2.25rem,6.4cqi,10rem)] leading-[1.05]',
  headline: 'font-display text-[clamp(1.375rem,3.5cqi,6rem)] leading-[1.14] text-balance',
  figure: 'font-display text-[clamp(1.5rem,3.6cqi,6rem)] leading-tight tabular-nums',
  line: 'text-[clamp(1rem,1.9cqi,3rem)] leading-snug',
}

function SlotText({ slot, isCover }: { slot: Slot; isCover: boolean }) {
  const { role, label, runs, mark, blank } = slot
  const size = role === 'headline' && isCover ? sizes.cover : sizes[role]
  const words = runs.map(run => (
    <span
      key={run.at}
      {...(run.source?.detail && { title: run.source.detail })}
      className={run.isLost ? 'text-danger' : ''}
    >
      {run.text}
    </span>
  ))
  return (
    <div className="grid gap-[0.3em]" dir="auto">
      {label && (
        <span className="text-[clamp(0.8125rem,1.35cqi,2rem)] font-medium text-ink-faint">{label}</span>
      )}
      {blank ? (
        <span className="text-[clamp(0.9375rem,1.6cqi,2.4rem)] text-ink-faint italic">{blank.missing}</span>
      ) : role === 'headline' ? (
        <h2 className={size}>{words}</h2>
      ) : (
        <p className={size}>{words}</p>
      )}
      {mark && (
        <span>
          <Badge tone={tones[mark] ?? 'plain'} className="text-[clamp(0.6875rem,1.05cqi,1.5rem)]!">
            {markLabels[mark]}
          </Badge>
        </span>
      )}
    </div>
  )
}
