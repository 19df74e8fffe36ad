import { useQuery } from '@tanstack/react-query'
import { openActions } from '../../../venture/week/this-week.ts'
import { evidenceQuery } from '../../entities/evidence.ts'
import { shortDate } from '../../lib/dates.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ActionChecklist } from './action-checklist.tsx'

/** All actions of a venture: open ones to finish, and finished ones with their outcome. */
export function AllActions({ projectId }: { projectId: string }) {
  const rows = useQuery(evidenceQuery(projectId))
  return (
    <Loaded
      query={rows}
      skeleton={<Skeleton className="h-64 rounded-card" />}
      error="Your actions could not be loaded."
    >
      {({ actions }) => {
        const open = openActions(actions)
        const done = actions
          .filter(({ state, done_at }) => state === 'open' && done_at !== null)
          .toSorted((one, other) => (other.done_at ?? '').localeCompare(one.done_at ?? ''))
        return (
          <>
            <Card aria-label="Open">
              <CardHeader title="Open" />
              {open.length > 0 ? (
                <ActionChecklist projectId={projectId} actions={open} />
              ) : (
                <EmptyState
                  title="Nothing is open"
                  text="Results of the helpers and your interviews bring new actions."
                />
              )}
            </Card>
            {done.length > 0 && (
              <Card aria-label="Done">
                <CardHeader title="Done" />
                <ul className="grid gap-3 [overflow-wrap:anywhere]">
                  {done.map(({ id, text, outcome, done_at }) => (
                    <li key={id}>
                      {text}
                      <span className="text-ink-soft"> · {shortDate(done_at ?? '')}</span>
                      {outcome && <p className="text-ink-soft">{outcome}</p>}
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
