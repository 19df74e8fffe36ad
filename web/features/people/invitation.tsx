import { type QueryClient, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { unwrap } from '../../lib/errors.ts'
import { isFirstClick, useOnce } from '../../lib/once.ts'
import { supabase } from '../../lib/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { InvitationSkeleton } from './invitation-skeleton.tsx'
import { useFollowRecommended } from './mutations.ts'
import { PersonLine } from './person-line.tsx'
import { followQuery, inviterQuery } from './queries.ts'

type InvitationProps = { userId: string; inviterId: string }

/** The id comes from a link, so it may be any text. */
const isId = (text: string) => z.guid().safeParse(text).success

export async function prepare(client: QueryClient, userId: string, inviterId: string): Promise<void> {
  if (!isId(inviterId)) return
  await Promise.all([
    client.ensureQueryData(inviterQuery(inviterId)),
    client.ensureQueryData(followQuery(userId, inviterId)),
  ])
}

export function Invitation({ inviterId, ...props }: InvitationProps) {
  return isId(inviterId) ? <FromMember inviterId={inviterId} {...props} /> : null
}

function FromMember({ userId, inviterId }: InvitationProps) {
  const { data: inviter, ...asked } = useQuery(inviterQuery(inviterId))
  const follows = useQuery(followQuery(userId, inviterId))
  const follow = useFollowRecommended(userId)
  const putAside = useOnce({
    mutationFn: async () => unwrap(await supabase.auth.updateUser({ data: { invited_by: null } })),
    meta: { error: 'Could not save that. Please try again.' },
  })
  if (asked.isPending || follows.isPending) return <InvitationSkeleton />
  if (!inviter || follows.data !== false || follow.isSuccess || putAside.isSuccess) return null
  const name = inviter.full_name ?? 'User'
  return (
    <Card aria-label="Your invitation" className="grid gap-3">
      <p className="font-semibold">{name} invited you. Follow them to read what they share.</p>
      <PersonLine
        person={inviter}
        action={
          <>
            <Button
              look="main"
              size="small"
              onClick={event => isFirstClick(event) && follow.mutate(inviter)}
              aria-label={`Follow ${name}`}
            >
              Follow
            </Button>
            <Button look="quiet" size="small" disabled={putAside.isPending} onClick={() => putAside.mutate()}>
              Not now
            </Button>
          </>
        }
      />
    </Card>
  )
}
