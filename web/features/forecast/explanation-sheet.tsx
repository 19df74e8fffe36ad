import { ArrowLeft } from 'lucide-react'
import { evidenceLabels, type Fact } from '../../../contracts/facts.ts'
import { explain, type Part } from '../../../venture/forecast/explain.ts'
import type { Forecast } from '../../../venture/forecast/forecast.ts'
import type { Format } from '../../../venture/forecast/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Picked } from './statements.tsx'

type ExplanationSheetProps = {
  forecast: Forecast
  facts: readonly Fact[]
  format: Format
  /**
   * The figures that the founder opened, each from the explanation of the previous figure. Empty if the sheet is
   * closed.
   */
  trail: readonly Picked[]
  onTrail: (trail: readonly Picked[]) => void
}

/** Explains a figure: its formula, the inputs of the formula, and the facts behind them. */
export function ExplanationSheet({ forecast, facts, format, trail, onTrail }: ExplanationSheetProps) {
  const picked = trail.at(-1)
  const explained = picked && explain(forecast, picked.lineId, picked.to)
  const open = (next: Picked) => onTrail([...trail, next])
  const unit = forecast.program.lines.find(({ id }) => id === picked?.lineId)?.unit ?? 'money'
  const months = picked
    ? Array.from({ length: picked.to - picked.from + 1 }, (_, index) => picked.from + index)
    : []
  return (
    <Sheet
      open={picked !== undefined}
      onOpenChange={isOpen => {
        if (!isOpen) onTrail([])
      }}
      title={explained?.label ?? 'A figure'}
      description={
        picked
          ? months.length > 1
            ? `${format.month(picked.from)} to ${format.month(picked.to)}`
            : format.month(picked.to)
          : ''
      }
      width="30rem"
    >
      {picked && explained && (
        <div className="grid gap-5 p-6">
          {trail.length > 1 && (
            <Button
              look="quiet"
              size="small"
              className="justify-self-start"
              onClick={() => onTrail(trail.slice(0, -1))}
            >
              <ArrowLeft aria-hidden="true" />
              Back
            </Button>
          )}
          {months.length > 1 ? (
            <PartList
              title="The sum of its months"
              parts={months.map(month => ({
                kind: 'line',
                id: picked.lineId,
                label: format.month(month),
                value: forecast.engine.at(picked.lineId, month),
                unit,
                month,
              }))}
              {...{ forecast, facts, format, open }}
            />
          ) : (
            <>
              <p className="font-display text-3xl tabular-nums">{format.figure(explained.value, unit)}</p>
              <section aria-label="Formula" className="rounded-card bg-sunken p-4 text-[0.9375rem]">
                {explained.formula}
              </section>
              <PartList
                title="What it reads"
                parts={explained.parts}
                {...{ forecast, facts, format, open }}
              />
            </>
          )}
        </div>
      )}
    </Sheet>
  )
}

type PartListProps = {
  title: string
  parts: readonly Part[]
  forecast: Forecast
  facts: readonly Fact[]
  format: Format
  open: (picked: Picked) => void
}

function PartList({ title, parts, forecast, facts, format, open }: PartListProps) {
  if (parts.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid gap-2">
        {parts.map(part => (
          <li key={`${part.kind} ${part.id} ${part.month}`} className="grid gap-1 border-t border-line pt-2">
            <span className="flex flex-wrap items-baseline justify-between gap-2">
              {part.kind === 'line' && part.month !== undefined && part.month > 0 ? (
                <Button
                  look="link"
                  size="inline"
                  className="text-left whitespace-normal!"
                  onClick={() => open({ lineId: part.id, from: part.month ?? 1, to: part.month ?? 1 })}
                >
                  {part.label}
                </Button>
              ) : (
                <span>{part.label}</span>
              )}
              <span className="tabular-nums">{format.figure(part.value, part.unit)}</span>
            </span>
            {part.kind === 'input' && <OriginOf driverId={part.id} forecast={forecast} facts={facts} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OriginOf({
  driverId,
  forecast,
  facts,
}: {
  driverId: string
  forecast: Forecast
  facts: readonly Fact[]
}) {
  const origin = forecast.model.origins[driverId]
  const fact = origin?.kind === 'fact' ? facts.find(({ id }) => id === origin.factId) : undefined
  if (fact) return <FactText fact={fact} />
  if (origin?.kind === 'benchmark') return <Badge className="justify-self-start">{origin.source}</Badge>
  const isUncertain = forecast.program.inputs.some(({ id, field }) => id === driverId && field?.more)
  return isUncertain ? <Badge className="justify-self-start">Guess</Badge> : null
}

/** The text of a fact, in the founder's words. */
export function FactText({ fact }: { fact: Fact }) {
  return (
    <div className="grid gap-1 text-[0.9375rem]">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="teal">Fact</Badge>
        {fact.evidence && <Badge>{evidenceLabels[fact.evidence]}</Badge>}
        {fact.text}
      </span>
      {fact.quote && (
        <blockquote className="border-l-2 border-ember pl-3 font-display">“{fact.quote}”</blockquote>
      )}
    </div>
  )
}
