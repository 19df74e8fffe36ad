import { ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import type { Worklist } from '../../venture/deck/worklist.ts'
import { notReady } from './leaving.tsx'
import { pageOf } from './places.ts'

/** The maximum number of questions shown for one page. */
const mostShown = 3

/** A card for a nearly empty document. It lists which questions to answer next. */
export function WorklistCard({ worklist }: { worklist: Worklist }) {
  return (
    <section
      aria-label="What to answer next"
      className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <header className="grid gap-1">
        <h2 className="flex items-center gap-2 text-xl">
          <ListChecks className="size-5 shrink-0 text-teal" aria-hidden="true" />
          What to answer next
        </h2>
        <p className="reading text-ink-soft">
          <strong className="text-ink">This is not ready to show to anybody.</strong> {notReady(worklist)}{' '}
          Answer these where they are asked, and the paper fills itself. Until then, what is blank is left out
          of prints, files and links.
        </p>
      </header>
      <ol className="grid gap-3 sm:grid-cols-2">
        {worklist.next.map(({ place, missing }) => (
          <li key={place} className="grid content-start gap-1 rounded-control border border-line p-3">
            <Link
              to={pageOf(place).to}
              className="justify-self-start font-semibold text-ember-strong underline underline-offset-4"
            >
              {pageOf(place).label}
            </Link>
            <ul className="grid list-disc gap-0.5 pl-5 text-[0.9375rem]">
              {missing.slice(0, mostShown).map(text => (
                <li key={text}>{text}</li>
              ))}
              {missing.length > mostShown && (
                <li className="list-none text-ink-faint">and {missing.length - mostShown} more</li>
              )}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
