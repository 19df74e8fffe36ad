import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLiveEvidence } from '../../entities/live-evidence.ts'
import { Card } from '../../ui/card.tsx'
import { late } from '../../ui/late.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { anyContactQuery, anyEvidenceQuery } from './begun.ts'
import { WeekSkeleton } from './week-skeleton.tsx'

const Week = late(async () => (await import('./week.tsx')).Week, WeekSkeleton)

type ThisWeekCardProps = {
  projectId: string
  /** Shown while there is no evidence yet. Null shows nothing, because another card is the next step. */
  beginning: ReactNode
}

/** Loads what the card shows, so that it appears at its full height. */
export async function prepareWeek(client: QueryClient, projectId: string): Promise<void> {
  const [evidence, contacts] = await Promise.all([
    client.ensureQueryData(anyEvidenceQuery(projectId)),
    client.ensureQueryData(anyContactQuery(projectId)),
  ])
  if (!isAny(evidence, contacts)) return
  const { prepare } = await import('./week.tsx')
  await Promise.all([Week.load(), prepare(client, projectId)])
}

const isAny = (evidence: Record<string, object[]>, contacts: object[]) =>
  [contacts, ...Object.values(evidence)].some(rows => rows.length > 0)

/** The single next step on the dashboard. The code of a week loads only when there is one. */
export function ThisWeekCard({ projectId, beginning }: ThisWeekCardProps) {
  const evidence = useQuery(anyEvidenceQuery(projectId))
  const contacts = useQuery(anyContactQuery(projectId))
  useLiveEvidence(projectId)
  const query = {
    data: evidence.data && contacts.data && isAny(evidence.data, contacts.data),
    isError: evidence.isError || contacts.isError,
    refetch: () => Promise.all([evidence.refetch(), contacts.refetch()]),
  }
  if (query.data === false && beginning === null) return null
  return (
    <Card aria-label="This week" className="shadow-sheet">
      <Loaded query={query} skeleton={<WeekSkeleton />} error="Your week could not be loaded.">
        {hasBegun => (hasBegun ? <Week projectId={projectId} beginning={beginning} /> : beginning)}
      </Loaded>
    </Card>
  )
}
