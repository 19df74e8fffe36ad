import type { AuthDeps } from './deps.ts'
import { AuthError } from './errors.ts'
import type { RequestOrigin } from './request-origin.ts'

/** Counts a mail to every address, even without an account, so that a refusal does not reveal accounts. */
export async function takeMail(
  deps: AuthDeps,
  origin: RequestOrigin,
  kind: string,
  email: string,
): Promise<void> {
  await deps.limits.take('mailNetwork', origin.network)
  await takeMailbox(deps, kind, email)
}

async function takeMailbox({ limits }: AuthDeps, kind: string, email: string): Promise<void> {
  await limits.take('mailPause', `${kind}:${email}`)
  await limits.take('mailAccount', email)
}

/**
 * Counts a mail to an address that the caller did not enter. If the limit is reached, returns false. An error would
 * reveal the address.
 */
export async function mayWriteTo(deps: AuthDeps, kind: string, email: string): Promise<boolean> {
  try {
    await takeMailbox(deps, kind, email)
    return true
  } catch (error) {
    if (error instanceof AuthError) return false
    throw error
  }
}
