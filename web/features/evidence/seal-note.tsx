import type { Experiment, ExperimentChange } from '../../../contracts/evidence.ts'
import { historyOf } from '../../../venture/experiments/history.ts'
import { dateTime } from '../../lib/dates.ts'

type SealNoteProps = { test: Experiment; changes: readonly ExperimentChange[] }

/** When the threshold was sealed, and all later changes of the test. Shown with every result. */
export function SealNote({ test, changes }: SealNoteProps) {
  if (!test.sealed_at) return null
  const history = historyOf(test, changes)
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p>
        Sealed <time dateTime={test.sealed_at}>{dateTime(test.sealed_at)}</time>
        {history.length === 0 && ', unchanged since'}
      </p>
      {history.length > 0 && (
        <ul aria-label="Changed after the seal" className="grid gap-1 text-amber">
          {history.map(({ at, text, isAfterResult }) => (
            <li key={at} className="[overflow-wrap:anywhere]">
              Changed <time dateTime={at}>{dateTime(at)}</time>
              {isAfterResult && ', after the result'}: {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
