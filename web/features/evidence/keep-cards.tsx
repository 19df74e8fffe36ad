import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { type Proposal, proposalId, proposalsOf } from '../../../venture/experiments/proposals.ts'
import {
  type EvidenceRows,
  evidenceQuery,
  useAddEvidence,
  useChangeEvidence,
} from '../../entities/evidence.ts'
import { longDate } from '../../lib/dates.ts'
import { isFirstClick } from '../../lib/once.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'

type KeepCardsProps = {
  projectId: string
  /** The helper that offers the cards, such as "Problem Validation". */
  source: string
  /** The helper's result. If its form is unknown, no cards are offered. */
  result: unknown
  className?: string
}

/** The assumptions and tests that a result offers. The founder can add each of them to the board. */
export function KeepCards({ projectId, source, result, className = '' }: KeepCardsProps) {
  const proposals = proposalsOf(result)
  const { data: rows } = useQuery({ ...evidenceQuery(projectId), enabled: proposals.length > 0 })
  if (proposals.length === 0 || !rows) return null
  return (
    <section
      aria-label={`Keep for your board: ${source}`}
      className={`grid gap-3 rounded-card bg-sunken p-4 ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-sm font-semibold">Keep for your board</h3>
        <Link to={paths.evidence} className="text-sm underline underline-offset-4">
          Open Evidence
        </Link>
      </div>
      <ul className="grid gap-2">
        {proposals.map(proposal => (
          <KeepCard
            key={`${proposal.kind} ${proposal.text}`}
            projectId={projectId}
            source={source}
            proposal={proposal}
            rows={rows}
          />
        ))}
      </ul>
    </section>
  )
}

const names = { assumption: 'Assumption', test: 'Test', action: 'Action' } as const
const tables = { assumption: 'assumptions', test: 'experiments', action: 'actions' } as const
const kept = { assumption: 'assumptions', test: 'tests', action: 'actions' } as const

type KeepCardProps = { projectId: string; source: string; proposal: Proposal; rows: EvidenceRows }

function KeepCard({ projectId, source, proposal, rows }: KeepCardProps) {
  const { kind, text } = proposal
  const add = useAddEvidence(tables[kind], projectId)
  const change = useChangeEvidence(tables[kind], projectId)
  const id = proposalId(projectId, source, proposal)
  const row = rows[kept[kind]].find(one => one.id === id)
  const isSaving = add.isPending || change.isPending

  function keep() {
    if (row) return change.mutate({ id, change: { state: 'open' } })
    // Links a test to its assumption, if the founder has added the assumption to the board.
    const of = proposal.kind === 'test' && {
      assumption_id: assumptionOf(projectId, source, proposal.row.believe, rows),
    }
    add.mutate({ id, source, ...proposal.row, ...of } as Parameters<typeof add.mutate>[0])
  }

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control border border-line bg-surface p-3">
      <p className="min-w-0 flex-1 basis-52 text-[0.9375rem] [overflow-wrap:anywhere]">
        <span className="block text-[0.8125rem] text-ink-faint">
          {names[kind]}
          {proposal.kind !== 'assumption' &&
            proposal.row.due_on &&
            ` · ${longDate(`${proposal.row.due_on}T12:00`)}`}
        </span>
        {text}
      </p>
      {row && row.state !== 'dropped' ? (
        <p className="flex h-8 items-center gap-1.5 text-sm text-teal">
          <Check className="size-4" aria-hidden="true" />
          Kept
        </p>
      ) : (
        <Button size="small" disabled={isSaving} onClick={event => isFirstClick(event) && keep()}>
          {isSaving ? 'Saving...' : `Keep as ${kind}`}
        </Button>
      )}
    </li>
  )
}

function assumptionOf(projectId: string, source: string, belief: string, rows: EvidenceRows): string | null {
  const offered = proposalsOf({ testCards: [{ hypothesis: belief, test: '-', metric: '-', threshold: '-' }] })
  const ids = offered
    .filter(({ kind }) => kind === 'assumption')
    .map(proposal => proposalId(projectId, source, proposal))
  return rows.assumptions.find(({ id }) => ids.includes(id))?.id ?? null
}
