import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { evidenceQuery, scoredCardsQuery } from '../entities/evidence.ts'
import { factsQuery, useLiveFacts } from '../entities/facts.ts'
import { useLiveEvidence } from '../entities/live-evidence.ts'
import { projectQuery } from '../entities/project.ts'
import { PeopleTab } from '../features/contacts/people-tab.tsx'
import { BoardTab, type EvidenceTabProps } from '../features/evidence/board-tab.tsx'
import { DecisionsTab } from '../features/evidence/decisions-tab.tsx'
import { StopNotice } from '../features/evidence/stop-notice.tsx'
import { TestsTab } from '../features/evidence/tests-tab.tsx'
import { InterviewsTab } from '../features/interviews/interviews-tab.tsx'
import { useUser } from '../lib/user.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ScreenSkeleton } from './layouts/screen-skeleton.tsx'

/**
 * The tabs of /evidence. Each tab has its own file in `features/evidence`. If the URL names no tab, the first tab
 * is shown.
 */
const tabs: readonly { value: string; label: string; Tab: ComponentType<EvidenceTabProps> }[] = [
  { value: 'board', label: 'Board', Tab: BoardTab },
  { value: 'tests', label: 'Tests', Tab: TestsTab },
  { value: 'people', label: 'People', Tab: PeopleTab },
  { value: 'interviews', label: 'Interviews', Tab: InterviewsTab },
  { value: 'decisions', label: 'Decisions', Tab: DecisionsTab },
]

export function Component() {
  const project = useQuery(projectQuery(useUser().id))
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-[clamp(2rem,4.5vw,2.75rem)]">Evidence</h1>
        <p className="text-lg text-ink-soft">
          What must be true, how well you know it, and what you do next.
        </p>
      </header>
      <Loaded
        query={project}
        skeleton={<ScreenSkeleton />}
        error="Could not load your startup project. Please try again."
      >
        {({ id }) => <Evidence projectId={id} />}
      </Loaded>
    </div>
  )
}

function Evidence({ projectId }: { projectId: string }) {
  const [search, setSearch] = useSearchParams()
  const rows = useQuery(evidenceQuery(projectId))
  const facts = useQuery(factsQuery(projectId))
  const cards = useQuery(scoredCardsQuery(projectId))
  useLiveFacts(projectId)
  useLiveEvidence(projectId)
  const asked = search.get('tab')
  const value = tabs.some(tab => tab.value === asked) && asked ? asked : 'board'
  const all = {
    data: rows.data && facts.data && cards.data && { rows: rows.data, facts: facts.data, cards: cards.data },
    isError: rows.isError || facts.isError || cards.isError,
    refetch: () => Promise.all([rows.refetch(), facts.refetch(), cards.refetch()]),
  }
  return (
    <Loaded
      query={all}
      skeleton={<Skeleton className="h-64 rounded-card" />}
      error="Your evidence could not be loaded."
    >
      {data => (
        <div className="grid gap-6">
          <StopNotice decisions={data.rows.decisions} />
          <Tabs
            label="Evidence"
            value={value}
            onValueChange={tab => setSearch({ tab }, { replace: true })}
            tabs={tabs.map(({ Tab, ...tab }) => ({
              ...tab,
              content: <Tab projectId={projectId} {...data} />,
            }))}
          />
        </div>
      )}
    </Loaded>
  )
}
