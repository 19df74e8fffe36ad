import { CircleHelp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Concern, concernKinds } from '../../venture/plan/check.ts'
import { concernTitles } from '../../venture/plan/print.ts'
import { type Reader, readers } from '../../venture/plan/readers.ts'
import { Button } from '../ui/button.tsx'
import { pageOf } from './places.ts'

const names: Record<Reader, string> = { lender: 'As a lender would', investor: 'As an investor would' }

type ReaderCheckProps = {
  concerns: Readonly<Record<Reader, readonly Concern[]>>
  /** The reader whose questions are shown first. */
  first: Reader
  /** True if exported documents end with these questions. */
  isPrinted: boolean
  onPrint: (isPrinted: boolean) => void
}

/**
 * The questions that a careful reader of the document would ask. Each leads to the page where the founder can
 * answer it.
 */
export function ReaderCheck({ concerns, first, isPrinted, onPrint }: ReaderCheckProps) {
  const [reader, setReader] = useState(first)
  const own = concerns[reader]
  return (
    <section aria-label="Read it as" className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap gap-2">
        {readers.map(each => (
          <Button
            key={each}
            size="small"
            look={each === reader ? 'ink' : 'plain'}
            aria-pressed={each === reader}
            onClick={() => setReader(each)}
          >
            {names[each]} ({concerns[each].length})
          </Button>
        ))}
      </div>
      {own.length === 0 ? (
        <p className="text-[0.9375rem] text-ink-soft">Nothing is open.</p>
      ) : (
        <details>
          <summary className="flex cursor-pointer items-center gap-2 font-semibold">
            <CircleHelp className="size-5 shrink-0 text-amber" aria-hidden="true" />
            {own.length === 1 ? '1 question is open' : `${own.length} questions are open`}
          </summary>
          <div className="mt-3 grid gap-4 text-[0.9375rem]">
            {concernKinds.map(kind => {
              const lines = own.filter(concern => concern.kind === kind)
              return lines.length === 0 ? null : (
                <div key={kind} className="grid gap-1.5">
                  <h3 className="text-sm font-semibold text-ink-faint">{concernTitles[kind]}</h3>
                  <ul className="grid gap-2">
                    {lines.map(concern => (
                      <ConcernLine key={concern.text} concern={concern} />
                    ))}
                  </ul>
                </div>
              )
            })}
          </div>
        </details>
      )}
      <label className="flex items-start gap-2 text-[0.9375rem]">
        <input
          type="checkbox"
          className="mt-1 size-4 shrink-0 accent-ember-strong"
          checked={isPrinted}
          onChange={({ target: { checked } }) => onPrint(checked)}
        />
        Print these questions at the end
      </label>
    </section>
  )
}

function ConcernLine({ concern: { text, place, at } }: { concern: Concern }) {
  const { to, label } = pageOf(place)
  const className = 'whitespace-nowrap text-ember-strong underline underline-offset-4'
  return (
    <li dir="auto" className="[overflow-wrap:anywhere]">
      {text}{' '}
      {at ? (
        <a href={`#${at}`} className={className}>
          Mend it here
        </a>
      ) : (
        <Link to={to} className={className}>
          {label}
        </Link>
      )}
    </li>
  )
}
