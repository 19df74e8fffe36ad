import type { User } from '@supabase/supabase-js'
import type { QueryClient } from '@tanstack/react-query'
import { late } from '../../ui/late.tsx'
import { InvitationSkeleton } from './invitation-skeleton.tsx'

const Invitation = late(async () => (await import('./invitation.tsx')).Invitation, InvitationSkeleton)

/**
 * Asks a new member to follow the inviter, the member who sent the invite link. The card disappears when the new
 * member follows the inviter or dismisses the card.
 */
export function InvitedBy({ user }: { user: User }) {
  const inviterId = inviterOf(user)
  return inviterId && <Invitation userId={user.id} inviterId={inviterId} />
}

/**
 * Loads the card's data before the page is shown, so that the card appears at its full height or not at all.
 */
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
