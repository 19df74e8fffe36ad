import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { formatRange } from '../../../contracts/figures.ts'
import { type Assumption, editAssumption, type Provenance, type Sizing } from '../../../contracts/sizing.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import { Table } from '../../ui/table.tsx'
import { figureText, parseFigure } from './figure-input.ts'

const origins: Record<Provenance['kind'], { label: string; tone: 'ember' | 'amber' | 'teal' | 'plain' }> = {
  founder: { label: 'you', tone: 'ember' },
  benchmark: { label: 'benchmark', tone: 'amber' },
  web: { label: 'web', tone: 'plain' },
  estimate: { label: 'estimate', tone: 'teal' },
}

function originText(provenance: Provenance): string {
  if (provenance.kind === 'founder') return `“${provenance.quote}”`
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

type LikelyInputProps = {
  assumption: Assumption
  currency: string
  suggestion: Assumption
  onEdit: (likely: number) => void
  onReset: () => void
}

function LikelyInput({ assumption, currency, suggestion, onEdit, onReset }: LikelyInputProps) {
  const { label, format, likely } = assumption
  const [text, setText] = useState(() => figureText(likely, format))
  const parsed = parseFigure(text, format)
  const suffix = format === 'percent' ? '%' : format === 'money' ? currency : ''
  return (
    <span className="grid justify-items-end gap-1">
      <span className="flex items-center gap-1.5">
        <Input
          inputMode="decimal"
          aria-label={`${label}, likely${suffix && ` in ${suffix}`}`}
          aria-invalid={parsed === null || undefined}
          value={text}
          onChange={event => {
            setText(event.target.value)
            const next = parseFigure(event.target.value, format)
            if (next !== null && next !== likely) onEdit(next)
          }}
          onBlur={() => setText(figureText(likely, format))}
          className="h-9! w-20! shrink-0 px-2! text-right text-[0.9375rem]! tabular-nums sm:w-28! sm:px-3!"
        />
        {suffix && <span className="text-left text-sm text-ink-faint">{suffix}</span>}
      </span>
      {assumption.low !== assumption.high && (
        <span className="text-[0.8125rem] text-ink-faint">{formatRange(assumption, format, currency)}</span>
      )}
      {suggestion.likely !== likely && (
        <Button
          look="link"
          size="inline"
          className="text-[0.8125rem]"
          aria-label={`Reset to suggested: ${label}`}
          onClick={() => {
            setText(figureText(suggestion.likely, format))
            onReset()
          }}
        >
          <RotateCcw aria-hidden="true" />
          Reset to suggested
        </Button>
      )}
    </span>
  )
}
