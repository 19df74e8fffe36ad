import type { ReactNode } from 'react'
import type { Slot } from '../../../venture/deck/build.ts'
import { isRightToLeft } from '../../../venture/documents/direction.ts'
import { type Mark, markLabels } from '../../../venture/figures/figures.ts'
import { Badge } from '../../ui/badge.tsx'

const tones: Partial<Record<NonNullable<Mark>, 'amber' | 'teal'>> = {
  guess: 'amber',
  estimate: 'amber',
  forecast: 'amber',
  committed: 'teal',
  paid: 'teal',
}

const sizes = {
  cover: 'font-display text-[calc(clamp(2.25rem,6.4cqi,10rem)*var(--fit,1))] leading-[1.05]',
  headline: 'font-display text-[calc(clamp(1.375rem,3.9cqi,6rem)*var(--fit,1))] leading-[1.14] text-balance',
  figure: 'font-display text-[calc(clamp(1.5rem,4cqi,6rem)*var(--fit,1))] leading-tight tabular-nums',
  line: 'text-[calc(clamp(1rem,2.2cqi,3.4rem)*var(--fit,1))] leading-snug',
  /** Smaller sizes for slots beside a chart. */
  denseFigure:
    'font-display text-[calc(clamp(1.375rem,2.7cqi,4.2rem)*var(--fit,1))] leading-tight tabular-nums',
  denseLine: 'text-[calc(clamp(1rem,1.85cqi,3rem)*var(--fit,1))] leading-snug',
}

/** Where a slot is shown. The place decides the text size. */
export type Place = 'cover' | 'slide' | 'beside a chart'

function sizeOf({ role }: Slot, place: Place): string {
  if (place === 'cover' && role === 'headline') return sizes.cover
  if (place !== 'beside a chart' || role === 'headline') return sizes[role]
  return role === 'figure' ? sizes.denseFigure : sizes.denseLine
}

type SlotTextProps = {
  slot: Slot
  place: Place
  /** The source of the text, shown after the evidence mark. */
  aside?: ReactNode
}

/** A line of a slide: its label, its text, and how well the text is known. */
export function SlotText({ slot, place, aside }: SlotTextProps) {
  const { role, label, runs, mark, blank } = slot
  const size = sizeOf(slot, place)
  const words = runs.map(run => (
    <span
      key={run.at}
      {...(run.source?.detail && { title: run.source.detail })}
      className={run.isLost ? 'text-danger' : ''}
    >
      {run.text}
    </span>
  ))
  const known = mark && (
    <Badge tone={tones[mark] ?? 'plain'} className="text-[clamp(0.6875rem,1.05cqi,1.5rem)]!">
      {markLabels[mark]}
    </Badge>
  )
  return (
    // `dir` puts the label on the side where the text starts.
    <div className="grid gap-[0.35em]" dir={isRightToLeft(slot.text) ? 'rtl' : 'ltr'}>
      {label && (
        <span className="flex flex-wrap items-center gap-x-2 text-[calc(clamp(0.8125rem,1.35cqi,2rem)*var(--fit,1))] font-medium text-ink-faint">
          {label}
          {known}
        </span>
      )}
      {blank ? (
        <span className="text-[clamp(0.9375rem,1.6cqi,2.4rem)] text-ink-faint italic">{blank.missing}</span>
      ) : (
        <div>
          {role === 'headline' ? (
            <h2 className={`inline ${size}`}>{words}</h2>
          ) : (
            <p className={`inline ${size}`}>{words}</p>
          )}
          {known && !label && <> {known}</>}
        </div>
      )}
      {aside}
    </div>
  )
}
