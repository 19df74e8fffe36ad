import { useQuery } from '@tanstack/react-query'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { deviceName } from './device-name.ts'
import { useSignOutOthers } from './mutations.ts'
import { sessionsQuery } from './queries.ts'

/** The list of devices on which this member is signed in. */
export function SessionList({ userId }: { userId: string }) {
  const sessions = useQuery(sessionsQuery(userId))
  const signOutOthers = useSignOutOthers(userId)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans text-base font-semibold">Where you are signed in</h3>
        <Button
          disabled={signOutOthers.isPending || (sessions.data?.length ?? 0) < 2}
          onClick={() => signOutOthers.mutate()}
        >
          Sign out others
        </Button>
      </div>
      <Loaded
        query={sessions}
        skeleton={<Skeleton className="h-[91px]" />}
        error="Could not load your sessions."
      >
        {list => (
          <ul className="grid min-h-[91px] content-start divide-y divide-line">
            {list.map(session => (
              <li key={session.id} className="flex flex-wrap items-center gap-x-3 py-2.5">
                <span>{deviceName(session.user_agent)}</span>
                {session.is_current && <Badge tone="teal">This device</Badge>}
                <span className="ml-auto text-sm text-ink-faint">
                  {session.ip && `${session.ip} · `}
                  <TimeAgo at={session.refreshed_at} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}
