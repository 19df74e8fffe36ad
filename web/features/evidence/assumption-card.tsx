import { useState } from 'react'
import { importanceLabels, importances, kindLabels } from '../../../contracts/evidence.ts'
import type { Placed, SupportLevel } from '../../../venture/experiments/support.ts'
import { useChangeEvidence } from '../../entities/evidence.ts'
import { isFirstClick } from '../../lib/once.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { AssumptionForm } from './assumption-form.tsx'

export const supportWords: Record<SupportLevel, string> = {
  none: 'No evidence yet',
  weak: 'Weak evidence',
  some: 'Some evidence',
  strong: 'Strong evidence',
}

type AssumptionCardProps = { placed: Placed; number: number; onFacts: () => void }

export function AssumptionCard({ placed, number, onFacts }: AssumptionCardProps) {
  const { assumption, support, isLeap } = placed
  const [isEditing, setIsEditing] = useState(false)
  const change = useChangeEvidence('assumptions', assumption.project_id)
  const importance = importances.find(level => level === assumption.importance) ?? 3
  const speaking = (bears: 'for' | 'against') => support.pieces.filter(piece => piece.bears === bears).length
  if (isEditing) {
    return (
      <li id={`assumption-${number}`}>
        <AssumptionForm
          entry={assumption}
          submit="Save"
          isSaving={change.isPending}
          onSubmit={entry =>
            change.mutate({ id: assumption.id, change: entry }, { onSuccess: () => setIsEditing(false) })
          }
          onCancel={() => setIsEditing(false)}
        />
      </li>
    )
  }
  return (
    <li
      id={`assumption-${number}`}
      className={`grid scroll-mt-24 gap-3 rounded-card border bg-surface p-4 sm:p-5 ${isLeap ? 'border-ember' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
        <span className="tabular-nums">{number}</span>
        {isLeap && <Badge tone="ember">Leap of faith</Badge>}
        <Badge>{kindLabels[assumption.kind]}</Badge>
        <span>{importanceLabels[importance]}</span>
      </div>
      <p className="text-lg [overflow-wrap:anywhere]">{assumption.text}</p>
      <div className="grid gap-1.5">
        <Progress value={Math.round(support.value * 100)} label={`Support for assumption ${number}`} />
        <p className="text-sm text-ink-soft">
          {supportWords[support.level]}
          {support.pieces.length > 0 && `: ${speaking('for')} for, ${speaking('against')} against`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onFacts}>
          Facts
        </Button>
        <Button size="small" onClick={() => setIsEditing(true)}>
          Edit
        </Button>
        <Button
          look="quiet"
          size="small"
          disabled={change.isPending}
          onClick={event =>
            isFirstClick(event) && change.mutate({ id: assumption.id, change: { state: 'dropped' } })
          }
        >
          Drop
        </Button>
      </div>
    </li>
  )
}
