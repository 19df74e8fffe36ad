import { useMemo, useState } from 'react'
import { type DecisionKind, decisionKinds, reasonMost } from '../../../contracts/evidence.ts'
import { decisionWords, dossierOf } from '../../../venture/experiments/dossier.ts'
import { afterPivot, type Pivot } from '../../../venture/experiments/next-up.ts'
import { placeAssumptions } from '../../../venture/experiments/support.ts'
import { isHeld } from '../../../venture/facts/compare.ts'
import { calendarDay } from '../../lib/dates.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { EvidenceTabProps } from './board-tab.tsx'
import { useDecide } from './decide.ts'
import { PivotNote } from './pivot-note.tsx'
import { Ticks } from './ticks.tsx'

const consequences: Record<DecisionKind, string> = {
  persevere: 'Nothing is put away. The dossier keeps what you know today.',
  pivot: 'What you did not tick is put away. You can bring back each of it later.',
  stop: 'Everything stays as it is, and you can open it again at any time.',
}

type DecideFormProps = Omit<EvidenceTabProps, 'projectId'> & {
  projectId: string
  venture: string
  names: readonly string[]
}

export function DecideForm({ projectId, venture, names, rows, facts, cards }: DecideFormProps) {
  // Memoised, because there may be thousands of facts, and typing a reason renders the form again.
  const placed = useMemo(() => placeAssumptions(rows.assumptions, { ...rows, facts }), [rows, facts])
  const held = useMemo(() => facts.filter(isHeld), [facts])
  const [kind, setKind] = useState<DecisionKind | null>(null)
  const [reason, setReason] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  // Assumptions with evidence are ticked as true until the founder changes this.
  const [holding, setHolding] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        placed
          .filter(({ support }) => support.level === 'some' || support.level === 'strong')
          .map(({ assumption }) => assumption.id),
      ),
  )
  const [untrue, setUntrue] = useState<ReadonlySet<string>>(new Set())
  const decide = useDecide(projectId)
  const [done, setDone] = useState<Pivot | null>(null)
  const pivot = useMemo(
    () =>
      kind === 'pivot'
        ? afterPivot(
            { ...rows, facts },
            { holding: [...holding], untrue: [...untrue], today: calendarDay(new Date()) },
          )
        : null,
    [kind, rows, facts, holding, untrue],
  )
  const count = reason.trim().length
  const canDecide = kind !== null && count > 0 && count <= reasonMost && !decide.isPending

  function handleDecide() {
    if (!kind) return
    const decision = { kind, reason: reason.trim(), holding: [...holding], pivot }
    const dossier = dossierOf({ ...rows, facts, cards, names, venture, now: new Date(), decision })
    decide.mutate(
      {
        ...{ kind, reason: decision.reason, holding: decision.holding, dossier },
        withdrawn: pivot ? [...untrue] : [],
        next: pivot?.next ?? null,
      },
      {
        onSuccess: () => {
          setDone(pivot)
          setKind(null)
          setReason('')
        },
      },
    )
  }

  return (
    <Card aria-label="Decide" className="grid gap-4">
      <h2 className="text-xl">What does the evidence say?</h2>
      <ChoiceGroup
        label="Your decision"
        options={decisionKinds.map(value => ({ value, label: decisionWords[value].title }))}
        value={kind}
        onChange={setKind}
      />
      {done && kind === null && <PivotNote title="After the pivot" pivot={done} />}
      {kind && <p className="text-ink-soft">{decisionWords[kind].line}</p>}
      {kind === 'pivot' && placed.length > 0 && (
        <Ticks
          label="Assumptions that still hold"
          lines={placed.map(({ assumption }) => assumption)}
          ticked={holding}
          onTicked={setHolding}
        />
      )}
      {kind === 'pivot' && held.length > 0 && (
        <details>
          <summary className="cursor-pointer text-sm font-semibold">
            Facts that are no longer true: {untrue.size} of {held.length}
          </summary>
          <Ticks label="No longer true" lines={held} ticked={untrue} onTicked={setUntrue} />
        </details>
      )}
      {pivot && <PivotNote title="What becomes of your tests" pivot={pivot} />}
      {kind && (
        <>
          <Field label="Why" limit={{ count, maximum: reasonMost }}>
            <Textarea rows={3} value={reason} onChange={event => setReason(event.target.value)} />
          </Field>
          <Button
            look="main"
            className="justify-self-start"
            disabled={!canDecide}
            onClick={() => setIsAsking(true)}
          >
            {decide.isPending ? 'Saving...' : `Decide: ${decisionWords[kind].title}`}
          </Button>
          <AlertDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={`${decisionWords[kind].title}?`}
            description={consequences[kind]}
            action={decisionWords[kind].title}
            onAction={handleDecide}
          />
        </>
      )}
    </Card>
  )
}
