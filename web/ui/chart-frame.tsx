import { type ReactNode, Suspense } from 'react'
import { Skeleton } from './skeleton.tsx'

type ChartFrameProps = {
  title: string
  /** The content of the chart in one sentence, for people who cannot see it. */
  summary: string
  /** The CSS aspect ratio, which reserves the space while the chart's code is loading. */
  ratio?: string
  legend?: readonly { label: string; color: string }[]
  children: ReactNode
}

/** The frame of every chart: title, summary, legend, and a space of fixed size for the chart. */
export function ChartFrame({ title, summary, ratio = '16 / 9', legend, children }: ChartFrameProps) {
  return (
    <figure className="grid gap-3">
      <figcaption className="grid gap-1">
        <span className="font-display text-lg">{title}</span>
        <span className="text-sm text-ink-soft">{summary}</span>
      </figcaption>
      <div aria-hidden="true" className="min-h-0 w-full text-sm tabular-nums" style={{ aspectRatio: ratio }}>
        <Suspense fallback={<Skeleton className="size-full" />}>{children}</Suspense>
      </div>
      {legend && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {legend.map(entry => (
            <li key={entry.label} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-2.5 rounded-full"
                style={{ background: `var(--${entry.color})` }}
              />
              {entry.label}
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
