import { importances } from '../../../contracts/evidence.ts'
import type { Placed, SupportLevel } from '../../../venture/experiments/support.ts'

const columns: readonly { label: string; levels: readonly SupportLevel[] }[] = [
  { label: 'Weak or none', levels: ['none', 'weak'] },
  { label: 'Some', levels: ['some'] },
  { label: 'Strong', levels: ['strong'] },
]

/**
 * The assumptions in a table of importance and evidence. The assumptions at the top left could ruin the venture.
 */
export function AssumptionMap({ placed }: { placed: readonly Placed[] }) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-sm">
      <caption className="mb-1 text-left text-sm text-ink-soft">
        Importance against evidence. The numbers are those of the list.
      </caption>
      <thead>
        <tr className="text-left text-[0.8125rem] text-ink-faint">
          <th scope="col" className="w-24 font-medium">
            Importance
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className="font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {importances.toReversed().map(level => (
          <tr key={level}>
            <th scope="row" className="text-left font-medium tabular-nums text-ink-faint">
              {level}
            </th>
            {columns.map(({ label, levels }, column) => (
              <td
                key={label}
                className={`h-9 rounded-control px-2 align-middle ${level >= 4 && column === 0 ? 'bg-ember-wash' : 'bg-sunken'}`}
              >
                <span className="flex flex-wrap gap-x-2">
                  {placed.map(({ assumption, support }, index) =>
                    assumption.importance === level && levels.includes(support.level) ? (
                      <a
                        key={assumption.id}
                        href={`#assumption-${index + 1}`}
                        title={assumption.text}
                        className="font-semibold tabular-nums underline-offset-4 hover:underline"
                      >
                        {index + 1}
                      </a>
                    ) : null,
                  )}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
