import { invitedBy, paths } from '../../paths.ts'

/** A link to the sign-up. The new member is then offered to follow this member. */
export function inviteLink(userId: string): string {
  const url = new URL(paths.signUp, window.location.origin)
  url.searchParams.set(invitedBy, userId)
  return url.href
}
