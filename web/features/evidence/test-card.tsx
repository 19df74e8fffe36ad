import { useState } from 'react'
import {
  type Assumption,
  type Experiment,
  type ExperimentChange,
  methods,
} from '../../../contracts/evidence.ts'
import { type Outcome, outcomeOf } from '../../../venture/experiments/outcome.ts'
import { rightIf } from '../../../venture/experiments/right-if.ts'
import { useChangeEvidence } from '../../entities/evidence.ts'
import { longDate } from '../../lib/dates.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { AskTheNetwork } from './ask-the-network.tsx'
import { beliefLead } from './belief-lead.ts'
import { LearningForm } from './learning-form.tsx'
import { SealNote } from './seal-note.tsx'
import { TestForm } from './test-form.tsx'

export const outcomeBadges: Record<Outcome, { tone: 'teal' | 'danger' | 'amber'; label: string }> = {
  right: { tone: 'teal', label: 'We were right' },
  wrong: { tone: 'danger', label: 'We were wrong' },
  unclear: { tone: 'amber', label: 'Unclear: the threshold was moved' },
}

type TestCardProps = {
  test: Experiment
  changes: readonly ExperimentChange[]
  assumptions: readonly Assumption[]
  /** A sentence about what the result means; null without a result. */
  meaning?: string | null
}

export function TestCard({ test, changes, assumptions, meaning }: TestCardProps) {
  const [opened, setOpened] = useState<'card' | 'result' | null>(null)
  const change = useChangeEvidence('experiments', test.project_id)
  const own = changes.filter(({ experiment_id }) => experiment_id === test.id)
  const outcome = outcomeOf(test, own)
  const save = (changed: Parameters<typeof change.mutate>[0]['change']) =>
    change.mutate({ id: test.id, change: changed }, { onSuccess: () => setOpened(null) })
  if (opened === 'card') {
    return (
      <li className="grid gap-2">
        {test.sealed_at && (
          <p className="text-sm text-amber">
            The threshold is sealed. You can still change the card; what it said before stays beside the
            result.
          </p>
        )}
        <TestForm
          entry={test}
          assumptions={assumptions}
          submit="Save"
          isSaving={change.isPending}
          onSubmit={save}
          onCancel={() => setOpened(null)}
        />
      </li>
    )
  }
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-faint">
        {outcome ? (
          <Badge tone={outcomeBadges[outcome].tone}>{outcomeBadges[outcome].label}</Badge>
        ) : (
          <Badge tone={test.sealed_at ? 'ember' : 'plain'}>
            {test.sealed_at ? 'Sealed' : 'Not sealed yet'}
          </Badge>
        )}
        <span>
          {methods[test.method].label} · {methods[test.method].cost} · {methods[test.method].time}
        </span>
        {test.due_on && <span>Due {longDate(`${test.due_on}T12:00`)}</span>}
      </div>
      <dl className="grid gap-x-6 gap-y-2 [overflow-wrap:anywhere] sm:grid-cols-[8rem_1fr] [&_dt]:text-sm [&_dt]:text-ink-faint">
        <dt>{beliefLead(test.believe)}</dt>
        <dd>{test.believe}</dd>
        <dt>To verify, we</dt>
        <dd>{test.verify}</dd>
        <dt>We measure</dt>
        <dd>{test.measure}</dd>
        <dt>Right if</dt>
        <dd>{rightIf(test)}</dd>
        {test.measured !== null && (
          <>
            <dt>Result</dt>
            <dd className="font-semibold tabular-nums">{test.measured.toLocaleString('en-US')}</dd>
          </>
        )}
        {test.observed && (
          <>
            <dt>We observed</dt>
            <dd>{test.observed}</dd>
          </>
        )}
        {test.learned && (
          <>
            <dt>We learned</dt>
            <dd>{test.learned}</dd>
          </>
        )}
        {test.decided && (
          <>
            <dt>So we will</dt>
            <dd>{test.decided}</dd>
          </>
        )}
      </dl>
      {meaning && <p className="rounded-card bg-sunken p-3 [overflow-wrap:anywhere]">{meaning}</p>}
      <SealNote test={test} changes={own} />
      {opened === 'result' ? (
        <LearningForm
          entry={test}
          isSaving={change.isPending}
          onSubmit={save}
          onCancel={() => setOpened(null)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {test.sealed_at ? (
            <Button
              look={test.measured === null ? 'main' : 'plain'}
              size="small"
              onClick={() => setOpened('result')}
            >
              {test.measured === null ? 'Record the result' : 'Edit the learning card'}
            </Button>
          ) : (
            test.target !== null && (
              <AlertDialog
                trigger={
                  <Button look="main" size="small" disabled={change.isPending}>
                    Seal the threshold
                  </Button>
                }
                title="Seal the threshold?"
                description={`Right if ${rightIf(test)}. The time of the seal is kept. You can still change the card later, and what it said stays visible.`}
                action="Seal it"
                onAction={() => save({ sealed_at: new Date().toISOString() })}
              />
            )
          )}
          <Button size="small" onClick={() => setOpened('card')}>
            {test.sealed_at ? 'Change the card' : 'Edit'}
          </Button>
          <Button
            look="quiet"
            size="small"
            disabled={change.isPending}
            onClick={() => save({ state: 'dropped' })}
          >
            Drop
          </Button>
          <AskTheNetwork belief={test.believe} />
          {!test.sealed_at && test.target === null && (
            <p className="basis-full text-sm text-ink-faint">
              Give the threshold a number, then you can seal it.
            </p>
          )}
        </div>
      )}
    </li>
  )
}
