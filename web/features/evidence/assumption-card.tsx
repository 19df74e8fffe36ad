import { useState } from 'react'
import { Link } from 'react-router'
import { importanceLabels, importances, kindLabels, methods } from '../../../contracts/evidence.ts'
import { outcomeOf } from '../../../venture/experiments/outcome.ts'
import { type Placed, supportWords } from '../../../venture/experiments/support.ts'
import { type EvidenceRows, useChangeEvidence } from '../../entities/evidence.ts'
import { isFirstClick } from '../../lib/once.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { AssumptionForm } from './assumption-form.tsx'
import { SealNote } from './seal-note.tsx'
import { outcomeBadges } from './test-card.tsx'

type AssumptionCardProps = { placed: Placed; number: number; rows: EvidenceRows; onFacts: () => void }

export function AssumptionCard({ placed, number, rows, onFacts }: AssumptionCardProps) {
  const { assumption, support, isLeap } = placed
  const [isEditing, setIsEditing] = useState(false)
  const change = useChangeEvidence('assumptions', assumption.project_id)
  const importance = importances.find(level => level === assumption.importance) ?? 3
  const speaking = (bears: 'for' | 'against') => support.pieces.filter(piece => piece.bears === bears).length
  const results = rows.tests
    .filter(({ assumption_id, state }) => assumption_id === assumption.id && state === 'open')
    .flatMap(test => {
      const outcome = outcomeOf(
        test,
        rows.changes.filter(({ experiment_id }) => experiment_id === test.id),
      )
      return outcome ? [{ test, outcome }] : []
    })
  const waiting = rows.tests.find(
    ({ assumption_id, state, measured }) =>
      assumption_id === assumption.id && state === 'open' && measured === null,
  )
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
      {results.length > 0 && (
        <ul
          aria-label={`Results for assumption ${number}`}
          className="grid gap-2 border-l-2 border-line pl-3"
        >
          {results.map(({ test, outcome }) => (
            <li key={test.id} className="grid gap-1 text-sm">
              <p>
                <Badge tone={outcomeBadges[outcome].tone}>{outcomeBadges[outcome].label}</Badge>{' '}
                {methods[test.method].label}: {test.measured?.toLocaleString('en-US')}, at least{' '}
                {test.target?.toLocaleString('en-US')} was needed
              </p>
              <SealNote test={test} changes={rows.changes} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {waiting && (
          <Link
            to={`${paths.evidence}?tab=tests`}
            className={buttonClass({ look: number === 1 ? 'main' : 'plain', size: 'small' })}
          >
            {waiting.sealed_at ? 'To its test' : 'Begin its test'}
          </Link>
        )}
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
