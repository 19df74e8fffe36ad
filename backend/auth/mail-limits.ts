import type { AuthDeps } from './deps.ts'
import type { RequestOrigin } from './request-origin.ts'

/** Counted for any address, known or not: a refusal must not tell which addresses have an account. */
export async function takeMail(
  deps: AuthDeps,
  origin: RequestOrigin,
  kind: string,
  email: string,
): Promise<void> {
  await deps.limits.take('mailNetwork', origin.network)
  await deps.limits.take('mailPause', `${kind}:${email}`)
  await deps.limits.take('mailAccount', email)
}
