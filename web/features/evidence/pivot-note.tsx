import type { Pivot } from '../../../venture/experiments/next-up.ts'
import { testInWords } from '../../../venture/experiments/next-up.ts'

/** What a pivot does to the open tests, and what to find out next. */
export function PivotNote({ title, pivot }: { title: string; pivot: Pivot }) {
  const { away, stays, next } = pivot
  const lines = [
    ...away.map(test => [test.id, 'Put away without a result', test.believe] as const),
    ...stays.map(test => [test.id, 'Goes on', test.believe] as const),
  ]
  return (
    <div role="status" className="grid gap-3 rounded-card bg-sunken p-4 [overflow-wrap:anywhere]">
      <h3 className="font-sans text-[0.9375rem] font-semibold tracking-normal">{title}</h3>
      {lines.length > 0 ? (
        <ul className="grid gap-1.5">
          {lines.map(([id, label, believe]) => (
            <li key={id}>
              <span className="text-ink-soft">{label}:</span> {believe}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">No test was open.</p>
      )}
      {next && (
        <div className="grid gap-1">
          <p>
            <span className="text-ink-soft">Next to find out:</span> {next.assumption.text}
          </p>
          <p>
            <span className="text-ink-soft">{next.isThere ? 'Its test:' : 'Its test, on the board:'}</span>{' '}
            {testInWords(next.test)}
          </p>
        </div>
      )}
    </div>
  )
}
