import { FlaskConical, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Assumption, Experiment } from '../../../contracts/evidence.ts'
import { sayResult } from '../../../venture/experiments/say-result.ts'
import { useAddEvidence } from '../../entities/evidence.ts'
import { calendarDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { EvidenceTabProps } from './board-tab.tsx'
import { PutAway } from './put-away.tsx'
import { TestCard } from './test-card.tsx'
import { emptyTest, TestForm } from './test-form.tsx'

const byDue = (one: Experiment, other: Experiment) =>
  (one.due_on ?? '9999').localeCompare(other.due_on ?? '9999')

/** The test cards: first running tests by due date, then planned tests, then finished tests. */
export function TestsTab({ projectId, rows, facts, cards }: EvidenceTabProps) {
  const today = calendarDay(new Date())
  const open = rows.tests.filter(({ state }) => state === 'open')
  const assumptions = rows.assumptions.filter(({ state }) => state === 'open')
  const away = rows.tests.filter(({ state }) => state !== 'open')
  const groups = [
    ['Running', open.filter(test => test.sealed_at && test.measured === null).toSorted(byDue)],
    ['Planned', open.filter(test => !test.sealed_at).toSorted(byDue)],
    ['Learned', open.filter(test => test.measured !== null).toReversed()],
  ] as const
  return (
    <div className="grid gap-6">
      {open.length === 0 && (
        <Card>
          <EmptyState
            icon={<FlaskConical />}
            title="How will you find out?"
            text="A test says what you believe, what you will do, what you measure, and the number that decides. Seal the number before the first result comes."
          />
        </Card>
      )}
      <PlanTest
        projectId={projectId}
        assumptions={assumptions}
        isNext={open.every(({ measured }) => measured !== null)}
      />
      {groups.map(
        ([label, tests]) =>
          tests.length > 0 && (
            <section key={label} aria-label={`${label} tests`} className="grid gap-3">
              <h2 className="text-xl">{label}</h2>
              <ul className="grid gap-3">
                {tests.map(test => (
                  <TestCard
                    key={test.id}
                    test={test}
                    changes={rows.changes}
                    assumptions={assumptions}
                    meaning={sayResult(test, { ...rows, facts, cards }, today)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      <PutAway
        projectId={projectId}
        table="experiments"
        label="Dropped or archived tests"
        lines={away.map(({ id, believe, state }) => ({ id, text: believe, state }))}
      />
    </div>
  )
}

type PlanTestProps = { projectId: string; assumptions: readonly Assumption[]; isNext: boolean }

/**
 * A button that opens the form for a new test. `isNext`: no other test is waiting for its seal or its result.
 */
function PlanTest({ projectId, assumptions, isNext }: PlanTestProps) {
  const [isOpen, setIsOpen] = useState(false)
  const add = useAddEvidence('experiments', projectId)
  if (!isOpen) {
    return (
      <Button look={isNext ? 'main' : 'plain'} className="justify-self-start" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" />
        Plan a test
      </Button>
    )
  }
  return (
    <TestForm
      entry={emptyTest}
      assumptions={assumptions}
      submit="Add the test"
      isSaving={add.isPending}
      onSubmit={entry => add.mutate(entry, { onSuccess: () => setIsOpen(false) })}
      onCancel={() => setIsOpen(false)}
    />
  )
}
