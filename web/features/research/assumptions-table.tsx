import { type Assumption, editAssumption, type Provenance, type Sizing } from '../../../contracts/sizing.ts'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import { LikelyInput } from './likely-input.tsx'

const origins: Record<Provenance['kind'], { label: string; tone: 'ember' | 'amber' | 'teal' | 'plain' }> = {
  founder: { label: 'you', tone: 'ember' },
  benchmark: { label: 'benchmark', tone: 'teal' },
  web: { label: 'web', tone: 'plain' },
  estimate: { label: 'estimate', tone: 'amber' },
}

function originText(provenance: Provenance): string {
  if (provenance.kind === 'founder')
    return `${provenance.where ? `${provenance.where}: ` : ''}“${provenance.quote}”`
  if (provenance.kind === 'benchmark') return `${provenance.source}, ${provenance.year}`
  return provenance.kind === 'web' ? provenance.title : provenance.basis
}

type AssumptionsTableProps = { sizing: Sizing; suggested: Sizing; onChange: (sizing: Sizing) => void }

/** Each assumption with where it comes from; a change counts at once, and can be taken back row by row. */
export function AssumptionsTable({ sizing, suggested, onChange }: AssumptionsTableProps) {
  const put = (next: Assumption) =>
    onChange({
      ...sizing,
      assumptions: sizing.assumptions.map(assumption => (assumption.id === next.id ? next : assumption)),
    })
  const suggestionFor = (id: string) => suggested.assumptions.find(assumption => assumption.id === id)
  return (
    <Table
      caption="Assumptions"
      rows={sizing.assumptions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'assumption',
          head: 'Assumption',
          cell: ({ label, unit }) => (
            <>
              {label}
              <span className="block text-sm text-ink-faint">{unit}</span>
            </>
          ),
        },
        {
          key: 'origin',
          head: 'Rests on',
          cell: ({ provenance }) => (
            <>
              <Badge tone={origins[provenance.kind].tone}>{origins[provenance.kind].label}</Badge>
              <span
                className="mt-1 line-clamp-2 max-w-56 text-sm text-ink-faint"
                title={originText(provenance)}
              >
                {originText(provenance)}
              </span>
            </>
          ),
        },
        {
          key: 'likely',
          head: 'Likely',
          isNumber: true,
          cell: assumption => {
            const suggestion = suggestionFor(assumption.id)
            return (
              <LikelyInput
                assumption={assumption}
                currency={sizing.currency}
                suggestion={suggestion ?? assumption}
                onEdit={likely => put(editAssumption(assumption, { likely }))}
                onReset={() => suggestion && put(suggestion)}
              />
            )
          },
        },
      ]}
    />
  )
}
