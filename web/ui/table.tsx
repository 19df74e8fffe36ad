import type { ReactNode } from 'react'

type Column<Row> = {
  key: string
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** If true, the figures in this column are right-aligned. */
  isNumber?: boolean
}
type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: if the table is wider than its frame, the arrow keys must scroll it.
    <section aria-label={caption} tabIndex={0} className="more-beside relative overflow-x-auto">
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map(column => (
              <th
                key={column.key}
                scope="col"
                className={`px-2 py-2.5 text-[0.8125rem] font-semibold text-ink-faint ${column.isNumber ? 'text-right' : 'text-left'}`}
              >
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} className="border-b border-line">
              {columns.map(column => (
                <td key={column.key} className={`px-2 py-3 ${column.isNumber ? 'text-right' : ''}`}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
