import type { User } from '@supabase/supabase-js'
import type { QueryClient } from '@tanstack/react-query'
import { late } from '../../ui/late.tsx'
import { InvitationSkeleton } from './invitation-skeleton.tsx'

const Invitation = late(async () => (await import('./invitation.tsx')).Invitation, InvitationSkeleton)

/** Offers a member who came by an invite link to follow the inviter, until they do or dismiss it. */
export function InvitedBy({ user }: { user: User }) {
  const inviterId = inviterOf(user)
  return inviterId && <Invitation userId={user.id} inviterId={inviterId} />
}

/** Loads what the card shows, so that it appears at its full height or not at all. */
export async function prepareInvitation(client: QueryClient, user: User): Promise<void> {
  const inviterId = inviterOf(user)
  if (!inviterId) return
  const { prepare } = await import('./invitation.tsx')
  await Promise.all([Invitation.load(), prepare(client, user.id, inviterId)])
}

function inviterOf({ id, user_metadata }: User): string | null {
  const inviter: unknown = user_metadata.invited_by
  return typeof inviter === 'string' && inviter !== id ? inviter : null
}
