import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Assumption, Experiment, ExperimentChange } from '../../../contracts/evidence.ts'
import { kindLabels, methods } from '../../../contracts/evidence.ts'
import { type Proposal, proposalId } from '../../../venture/experiments/proposals.ts'
import { type Placed, supportWords } from '../../../venture/experiments/support.ts'
import type { Material } from '../../../venture/figures/figures.ts'
import type { Mvp } from '../../../venture/mvp/build.ts'
import type { OfferedRisk, RiskTest } from '../../../venture/mvp/risk.ts'
import { longDate } from '../../lib/dates.ts'
import { isFirstClick } from '../../lib/once.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { MvpChange } from './mvp-document.ts'
import { Blanks, Part } from './part.tsx'
import { usePutOnBoard } from './put-on-board.ts'

/** Renders the card of a test on the board, with its seal and result. */
export type TestCardSlot = (props: {
  test: Experiment
  changes: readonly ExperimentChange[]
  assumptions: readonly Assumption[]
}) => ReactNode

type RiskPartProps = { projectId: string; mvp: Mvp; material: Material; onChange: MvpChange }

export function RiskPart({ projectId, mvp: { risk }, material, onChange }: RiskPartProps) {
  return (
    <Part number={1} title="What everything hangs on">
      {risk.kind === 'missing' && <Blanks label="Missing: the assumption" blanks={[risk.blank]} />}
      {risk.kind === 'offered' && (
        <Offered projectId={projectId} offered={risk.offered} material={material} />
      )}
      {risk.kind === 'board' && (
        <>
          <OnBoard placed={risk.placed} />
          {risk.all.length > 1 && (
            <Field label="Build around another assumption" className="max-w-2xl">
              <NativeSelect
                value={risk.placed.assumption.id}
                onChange={({ target: { value } }) =>
                  onChange(now => ({
                    ...now,
                    // Null means "always the riskiest assumption", even after the board changes.
                    assumption: value === risk.all[0]?.assumption.id ? null : value,
                  }))
                }
              >
                {risk.all.map(({ assumption }, index) => (
                  <option key={assumption.id} value={assumption.id}>
                    {index === 0 ? 'The riskiest: ' : ''}
                    {assumption.text.slice(0, 90)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )}
        </>
      )}
    </Part>
  )
}

function OnBoard({ placed: { assumption, support, isLeap } }: { placed: Placed }) {
  const speaking = (bears: 'for' | 'against') => support.pieces.filter(piece => piece.bears === bears).length
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {isLeap && <Badge tone="ember">Leap of faith</Badge>}
        <Badge>{kindLabels[assumption.kind]}</Badge>
        <span className="text-sm text-ink-soft">
          {supportWords[support.level]}
          {support.pieces.length > 0 && `: ${speaking('for')} for, ${speaking('against')} against`}
        </span>
      </div>
      <p dir="auto" className="reading font-display text-xl leading-snug [overflow-wrap:anywhere]">
        {assumption.text}
      </p>
      <p className="text-sm text-ink-faint">
        From{' '}
        <Link to={paths.evidence} className="underline underline-offset-2">
          Evidence
        </Link>
        {assumption.source && `, proposed by ${assumption.source}`}
      </p>
    </div>
  )
}

type OfferedProps = { projectId: string; offered: OfferedRisk; material: Material }

function Offered({ projectId, offered: { row, source, from }, material }: OfferedProps) {
  const board = usePutOnBoard('assumptions', projectId, material.assumptions)
  const proposal: Proposal = { kind: 'assumption', text: row.text, row }
  return (
    <div className="grid justify-items-start gap-3">
      <p dir="auto" className="reading font-display text-xl leading-snug [overflow-wrap:anywhere]">
        {row.text}
      </p>
      <p className="text-sm text-ink-faint">{from} It is not on your board yet.</p>
      <Button
        look="ink"
        disabled={board.isPending}
        onClick={event =>
          isFirstClick(event) &&
          board.put(proposalId(projectId, source ?? 'founder', proposal), { source, ...row })
        }
      >
        {board.isPending ? 'Saving...' : 'Put it on the board'}
      </Button>
    </div>
  )
}

type TestPartProps = { projectId: string; mvp: Mvp; material: Material; testCard: TestCardSlot }

export function TestPart({ projectId, mvp: { test }, material, testCard: TestCard }: TestPartProps) {
  return (
    <Part number={2} title="The cheapest test of it">
      {test === null && <p className="text-[0.9375rem] text-ink-soft">The assumption above comes first.</p>}
      {test?.kind === 'missing' && <Blanks label="Missing for the test" blanks={test.blanks} />}
      {test?.kind === 'proposed' && <Proposed projectId={projectId} test={test} material={material} />}
      {test?.kind === 'board' && (
        <ul>
          <TestCard
            test={test.test}
            changes={material.changes}
            assumptions={material.assumptions.filter(({ state }) => state === 'open')}
          />
        </ul>
      )}
    </Part>
  )
}

type ProposedProps = {
  projectId: string
  test: Extract<RiskTest, { kind: 'proposed' }>
  material: Material
}

function Proposed({ projectId, test: { row, why, threshold, source }, material }: ProposedProps) {
  const board = usePutOnBoard('experiments', projectId, material.tests)
  return (
    <div className="grid gap-3">
      <p className="text-[0.9375rem] text-ink-soft">{why}</p>
      <dl className="grid gap-x-6 gap-y-2 [overflow-wrap:anywhere] sm:grid-cols-[8rem_1fr] [&_dt]:text-sm [&_dt]:text-ink-faint">
        <dt>To verify, we</dt>
        <dd dir="auto">{row.verify}</dd>
        <dt>We measure</dt>
        <dd>{row.measure}</dd>
        <dt>Right if</dt>
        <dd>
          {row.right_if}
          {threshold && <span className="block text-sm text-ink-soft">{threshold}</span>}
        </dd>
        <dt>Due</dt>
        <dd>{row.due_on ? longDate(`${row.due_on}T12:00`) : 'No day yet'}</dd>
        <dt>Method</dt>
        <dd>{methods[row.method].label}</dd>
      </dl>
      <Button
        look="ink"
        className="justify-self-start"
        disabled={board.isPending}
        onClick={event =>
          isFirstClick(event) && board.put(testId(projectId, source, row), { source, ...row })
        }
      >
        {board.isPending ? 'Saving...' : 'Put it on the board'}
      </Button>
    </div>
  )
}

/** The id is computed from the card, so that the same card exists only once, whichever helper adds it. */
function testId(projectId: string, source: string | null, row: ProposedProps['test']['row']): string {
  const { assumption_id: _assumption, ...card } = row
  return proposalId(projectId, source ?? 'founder', { kind: 'test', text: card.verify, row: card })
}
