import { Plus, Scale } from 'lucide-react'
import { useState } from 'react'
import type { Fact } from '../../../contracts/facts.ts'
import type { ScoredCard } from '../../../venture/experiments/standing.ts'
import { type Placed, placeAssumptions } from '../../../venture/experiments/support.ts'
import { type EvidenceRows, useAddEvidence } from '../../entities/evidence.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AssumptionCard } from './assumption-card.tsx'
import { AssumptionForm } from './assumption-form.tsx'
import { AssumptionMap } from './assumption-map.tsx'
import { FactLinks } from './fact-links.tsx'
import { PutAway } from './put-away.tsx'
import { StandingCard } from './standing-card.tsx'

export type EvidenceTabProps = {
  projectId: string
  rows: EvidenceRows
  facts: readonly Fact[]
  cards: readonly ScoredCard[]
}

/**
 * The assumptions by importance and evidence. The leap of faith comes first: the most important assumption with the
 * least evidence.
 */
export function BoardTab({ projectId, rows, facts, cards }: EvidenceTabProps) {
  const [linking, setLinking] = useState<string | null>(null)
  const placed = placeAssumptions(rows.assumptions, { facts, ...rows })
  const away = rows.assumptions.filter(({ state }) => state !== 'open')
  const list = (label: string, some: readonly Placed[]) =>
    some.length > 0 && (
      <section aria-label={label} className="grid gap-3">
        <h2 className="text-xl">{label}</h2>
        <ol className="grid gap-3">
          {some.map(one => (
            <AssumptionCard
              key={one.assumption.id}
              placed={one}
              rows={rows}
              number={placed.indexOf(one) + 1}
              onFacts={() => setLinking(one.assumption.id)}
            />
          ))}
        </ol>
      </section>
    )
  return (
    <div className="grid gap-6">
      {/* A founder without facts and scorecards sees no score. */}
      {(facts.length > 0 || cards.length > 0) && <StandingCard rows={rows} facts={facts} cards={cards} />}
      {placed.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Scale />}
            title="What must be true for this to work?"
            text="Write down the few things everything hangs on. The most important one with the least evidence is your leap of faith: test it first."
          />
        </Card>
      ) : (
        <Card aria-label="Map of assumptions">
          <AssumptionMap placed={placed} />
        </Card>
      )}
      <AddAssumption projectId={projectId} look={placed.length === 0 ? 'main' : 'plain'} />
      {list(
        'Leaps of faith',
        placed.filter(({ isLeap }) => isLeap),
      )}
      {list(
        placed.some(({ isLeap }) => isLeap) ? 'Other assumptions' : 'Assumptions',
        placed.filter(({ isLeap }) => !isLeap),
      )}
      <PutAway projectId={projectId} table="assumptions" label="Dropped or archived" lines={away} />
      <FactLinks
        assumption={rows.assumptions.find(({ id }) => id === linking) ?? null}
        facts={facts}
        links={rows.links}
        onClose={() => setLinking(null)}
      />
    </div>
  )
}

function AddAssumption({ projectId, look }: { projectId: string; look: 'main' | 'plain' }) {
  const [isOpen, setIsOpen] = useState(false)
  const add = useAddEvidence('assumptions', projectId)
  if (!isOpen) {
    return (
      <Button look={look} className="justify-self-start" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" />
        Add an assumption
      </Button>
    )
  }
  return (
    <AssumptionForm
      entry={{ text: '', kind: 'desirable', importance: 4 }}
      submit="Add"
      isSaving={add.isPending}
      onSubmit={entry => add.mutate(entry, { onSuccess: () => setIsOpen(false) })}
      onCancel={() => setIsOpen(false)}
    />
  )
}
