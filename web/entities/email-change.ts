/** A member's addresses. `new_email` is set until the member has opened both confirmation links. */
export type Addressed = { id: string; email?: string | undefined; new_email?: string | undefined }

/** The hint below the address field while the address is being changed. */
export function emailHint({ email, new_email }: Addressed, isDirty: boolean): string | undefined {
  if (isDirty) return 'We will send a link to both addresses; it changes once both are opened.'
  if (!new_email) return undefined
  return `Two mails wait: open the link in the one to ${email ?? 'your old address'} and in the one to ${new_email}. Until then nothing changes.`
}
