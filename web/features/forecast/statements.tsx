import { type KeyboardEvent, useState } from 'react'
import { type Forecast, rollUp, type Span, spanMonths } from '../../../venture/forecast/forecast.ts'
import type { Format } from '../../../venture/forecast/format.ts'
import { linesOf } from '../../../venture/forecast/program.ts'
import { NativeSelect } from '../../ui/native-select.tsx'

const sheets = { income: 'Income statement', cash: 'Cash flow', balance: 'Balance sheet' } as const
type StatementSheet = keyof typeof sheets
const spans: Record<Span, string> = { month: 'By month', quarter: 'By quarter', year: 'By year' }

/** A figure in a statement: the id of its line, and its first and last month. */
export type Picked = { lineId: string; from: number; to: number }

type StatementsProps = { forecast: Forecast; format: Format; onPick: (picked: Picked) => void }

/**
 * The three financial statements. Arrow keys move between figures, and Enter opens the explanation of a figure.
 */
export function Statements({ forecast, format, onPick }: StatementsProps) {
  const [sheet, setSheet] = useState<StatementSheet>('income')
  const [span, setSpan] = useState<Span>('quarter')
  const [active, setActive] = useState({ row: 0, column: 0 })
  const { program, model, engine } = forecast
  // Lines in which all figures are zero are hidden, except totals.
  const lines = linesOf(program, sheet).filter(
    line => line.isTotal || engine.row(line.id).some(value => value !== 0),
  )
  const size = spanMonths[span]
  const columns = Array.from({ length: model.months / size }, (_, index) => ({
    from: index * size + 1,
    to: (index + 1) * size,
    label:
      span === 'month'
        ? format.month(index + 1)
        : span === 'quarter'
          ? `Quarter ${index + 1}`
          : `Year ${index + 1}`,
  }))
  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const steps: Record<string, [number, number]> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const row = Math.min(Math.max(active.row + step[0], 0), lines.length - 1)
    const column = Math.min(Math.max(active.column + step[1], 0), columns.length - 1)
    setActive({ row, column })
    event.currentTarget.querySelector<HTMLButtonElement>(`[data-cell="${row}-${column}"]`)?.focus()
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <NativeSelect
          aria-label="Statement"
          value={sheet}
          onChange={event => {
            setSheet(event.target.value as StatementSheet)
            setActive({ row: 0, column: 0 })
          }}
          className="w-auto!"
        >
          {Object.entries(sheets).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label="Columns"
          value={span}
          onChange={event => {
            setSpan(event.target.value as Span)
            setActive({ row: 0, column: 0 })
          }}
          className="w-auto!"
        >
          {Object.entries(spans).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
      <section
        aria-label={sheets[sheet]}
        className="relative overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full border-collapse text-sm tabular-nums" onKeyDown={walk}>
          <caption className="sr-only">
            {sheets[sheet]}, {spans[span].toLowerCase()}, in {model.currency}
          </caption>
          <thead>
            <tr className="border-b border-line">
              <th
                scope="col"
                className="sticky left-0 z-10 bg-surface px-3 py-2 text-left font-semibold text-ink-faint"
              >
                {model.currency}
              </th>
              {columns.map(({ label }) => (
                <th
                  key={label}
                  scope="col"
                  className="px-1 py-2 text-right font-semibold whitespace-nowrap text-ink-faint"
                >
                  <span className="px-2">{label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, row) => {
              const values = rollUp(forecast, line.id, span)
              return (
                <tr
                  key={line.id}
                  className={`border-b border-line last:border-0 ${line.isTotal ? 'bg-sunken font-semibold' : ''}`}
                >
                  <th
                    scope="row"
                    className={`sticky left-0 z-10 max-w-[13rem] min-w-[8.5rem] px-3 py-1.5 text-left ${line.isTotal ? 'bg-sunken' : 'bg-surface font-normal'}`}
                  >
                    {line.label}
                  </th>
                  {columns.map(({ from, to, label }, column) => {
                    const value = values[column] ?? 0
                    return (
                      <td key={from} className="px-1 text-right whitespace-nowrap">
                        <button
                          type="button"
                          data-cell={`${row}-${column}`}
                          tabIndex={active.row === row && active.column === column ? 0 : -1}
                          aria-label={`${line.label}, ${label}: ${format.money(value)}`}
                          onClick={() => {
                            setActive({ row, column })
                            onPick({ lineId: line.id, from: line.kind === 'stock' ? to : from, to })
                          }}
                          className={`rounded px-2 py-1 hover:bg-ember-wash ${value < 0 ? 'text-danger' : ''}`}
                        >
                          {format.money(value)}
                        </button>
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <p className="text-sm text-ink-faint">
        Choose a figure to see how it is computed and what it rests on.
      </p>
    </div>
  )
}
