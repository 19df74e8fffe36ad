import type { Session } from '../database/database.ts'

/** The claims of a verified token, or the ones an API key stands for. */
export type Claims = {
  readonly role: string
  readonly sub?: string
  readonly session_id?: string
  readonly aal?: string
  readonly exp?: number
  readonly iat?: number
  readonly [claim: string]: unknown
}

/** Who makes a request, the same for all five protocols. */
export type Caller = {
  readonly role: string
  readonly claims: Claims
  readonly userId: string | null
}

export const anonymous: Caller = { role: 'anon', claims: { role: 'anon' }, userId: null }

/** The secret key: the server's own functions and the operator. No budget applies to them. */
export const isSecret = (caller: Caller): boolean => caller.role === 'service_role'

/** Reads `apikey` and `Authorization: Bearer`; neither means anonymous; a bad one throws a CallerError. */
export type IdentifyCaller = (credentials: {
  readonly apiKey: string | null | undefined
  readonly authorization: string | null | undefined
}) => Promise<Caller>

/** A token or key that is not valid. Each protocol words the 401 in its own way. */
export class CallerError extends Error {
  override readonly name = 'CallerError'
  readonly reason: 'malformed' | 'expired' | 'bad_signature' | 'revoked' | 'bad_claims' | 'unknown_key'
  /** Whose token it is, where only its session has ended. */
  readonly userId: string | null

  constructor(reason: CallerError['reason'], message: string, userId: string | null = null) {
    super(message)
    this.reason = reason
    this.userId = userId
  }
}

/** The session in which the database acts for this caller. */
export function sessionOf(caller: Caller, settings: Record<string, string> = {}): Session {
  return {
    role: caller.role,
    settings: { 'request.jwt.claims': JSON.stringify(caller.claims), ...settings },
  }
}
