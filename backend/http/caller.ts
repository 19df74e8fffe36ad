import type { Session } from '../database/database.ts'

/** The claims of a verified token, or the claims that belong to an API key. */
export type Claims = {
  readonly role: string
  readonly sub?: string
  readonly session_id?: string
  readonly aal?: string
  readonly exp?: number
  readonly iat?: number
  readonly [claim: string]: unknown
}

/** The caller of a request, in the same form for all five protocols. */
export type Caller = {
  readonly role: string
  readonly claims: Claims
  readonly userId: string | null
}

export const anonymous: Caller = { role: 'anon', claims: { role: 'anon' }, userId: null }

/** Returns whether the caller has the secret key. Functions of the server and the operator use it, without a budget. */
export const isSecret = (caller: Caller): boolean => caller.role === 'service_role'

/**
 * Finds the caller by `apikey` and `Authorization: Bearer`. A request without both comes from a guest. Throws a
 * CallerError if the key or the token is invalid.
 */
export type IdentifyCaller = (credentials: {
  readonly apiKey: string | null | undefined
  readonly authorization: string | null | undefined
}) => Promise<Caller>

/** An invalid token or key. Each protocol sends its own 401. */
export class CallerError extends Error {
  override readonly name = 'CallerError'
  readonly reason: 'malformed' | 'expired' | 'bad_signature' | 'revoked' | 'bad_claims' | 'unknown_key'
  /** The member of the token, if the token is valid but its session has ended. */
  readonly userId: string | null

  constructor(reason: CallerError['reason'], message: string, userId: string | null = null) {
    super(message)
    this.reason = reason
    this.userId = userId
  }
}

export function sessionOf(caller: Caller, settings: Record<string, string> = {}): Session {
  return {
    role: caller.role,
    settings: { 'request.jwt.claims': JSON.stringify(caller.claims), ...settings },
  }
}
