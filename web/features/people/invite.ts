import { invitedBy, paths } from '../../paths.ts'

/** A link to the sign-up page. A new member who comes by this link is asked to follow this member. */
export function inviteLink(userId: string): string {
  const url = new URL(paths.signUp, window.location.origin)
  url.searchParams.set(invitedBy, userId)
  return url.href
}
