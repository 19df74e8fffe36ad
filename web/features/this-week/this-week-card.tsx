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
  /** Elements for a founder without evidence. Null if another card shows the next step. */
  beginning: ReactNode
}

/** Loads the card's data before the page is shown, so that the card appears at its full height. */
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

/** The dashboard's card with the next step. The code of the weekly view is loaded only if there is evidence. */
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
