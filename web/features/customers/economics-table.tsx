import { formatShort } from '../../../contracts/figures.ts'
import type { CustomerSegment } from '../../../contracts/results/customer-segments.ts'
import { evaluate, type Sizing } from '../../../contracts/sizing.ts'
import { Table } from '../../ui/table.tsx'

type Metric = { id: string; label: string; of: 'economics' | 'potential' }

const metrics: readonly Metric[] = [
  { id: 'cac', label: 'CAC', of: 'economics' },
  { id: 'ltv', label: 'LTV', of: 'economics' },
  { id: 'ltv-to-cac', label: 'LTV ÷ CAC', of: 'economics' },
  { id: 'payback', label: 'Payback', of: 'economics' },
  { id: 'sam', label: 'Market of the segment, a year', of: 'potential' },
  { id: 'som', label: 'Revenue potential, year three', of: 'potential' },
  { id: 'penetration', label: 'Penetration it takes', of: 'potential' },
]

/** A formula's or an assumption's likely value, as it is printed; null where data is insufficient. */
function figureOf(sizing: Sizing | null, id: string): string | null {
  if (!sizing) return null
  const assumption = sizing.assumptions.find(candidate => candidate.id === id)
  if (assumption) return formatShort(assumption.likely, assumption.format, sizing.currency)
  const formula = sizing.formulas.find(candidate => candidate.id === id)
  const range = evaluate(sizing).get(id)
  if (!formula || !range) return null
  const printed = formatShort(range.likely, formula.format, sizing.currency)
  return formula.format === 'ratio' ? `${printed}×` : printed
}

/** What one customer of each segment costs and brings; what is not known of any is one sentence, not a row of blanks. */
export function EconomicsTable({ segments }: { segments: readonly CustomerSegment[] }) {
  const isKnown = ({ id, of }: Metric) => segments.some(segment => figureOf(segment[of], id) !== null)
  const known = metrics.filter(isKnown)
  const missing = metrics.filter(metric => !isKnown(metric)).map(({ label }) => label)
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">Unit economics</h3>
      {known.length > 0 && (
        <Table
          caption="Unit economics"
          rows={known}
          rowKey={({ id }) => id}
          columns={[
            { key: 'metric', head: 'Figure, likely', cell: ({ label }) => label },
            ...segments.map((segment, index) => ({
              key: segment.priority,
              head: `${index + 1}. ${segment.name}`,
              isNumber: true,
              cell: ({ id, of }: Metric) =>
                figureOf(segment[of], id) ?? (
                  <span className="text-sm text-ink-faint">insufficient data</span>
                ),
            })),
          ]}
        />
      )}
      {missing.length > 0 && (
        <p className="text-sm text-ink-soft">
          Insufficient data for {missing.join(', ')}: they need what winning a customer costs, how long one
          stays and what they pay.
        </p>
      )}
    </div>
  )
}
