import type { User } from '@supabase/supabase-js'
import { late } from '../../ui/late.tsx'

const Invitation = late(
  async () => (await import('./invitation.tsx')).Invitation,
  () => null,
)

/** A member who came by an invite link is offered to follow the inviter, until they do or put it aside. */
export function InvitedBy({ user }: { user: User }) {
  const inviter: unknown = user.user_metadata.invited_by
  if (typeof inviter !== 'string' || inviter === user.id) return null
  return <Invitation userId={user.id} inviterId={inviter} />
}
