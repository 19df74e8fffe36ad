import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Blank } from '../../../venture/deck/slot.ts'
import { pageOf } from '../../entities/places.ts'

type PartProps = { number: number; title: string; hint?: ReactNode; children: ReactNode }

/** One numbered section of the page. */
export function Part({ number, title, hint, children }: PartProps) {
  return (
    <section
      id={`part-${number}`}
      aria-label={title}
      className="grid min-w-0 scroll-mt-24 gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 className="text-2xl">
          <span className="mr-2 text-ink-faint tabular-nums">{number}</span>
          {title}
        </h2>
        {hint && <p className="reading text-[0.9375rem] text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

/** The missing data, each with a link to the page where the founder can enter it. */
export function Blanks({ label, blanks }: { label: string; blanks: readonly Blank[] }) {
  if (blanks.length === 0) return null
  return (
    <ul
      aria-label={label}
      className="grid gap-1.5 rounded-control border border-dashed border-line-strong p-3 text-[0.9375rem]"
    >
      {blanks.map(({ missing, place }) => (
        <li key={missing}>
          {missing}:{' '}
          <Link
            to={pageOf(place).to}
            className="font-semibold text-ember-strong underline underline-offset-4"
          >
            {pageOf(place).label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
