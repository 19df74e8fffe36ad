/** PKCE: a link or a provider returns a code. Only the browser that started can exchange this code for a session. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { QueryRunner } from './deps.ts'
import { AuthError } from './errors.ts'

export type Challenge = { readonly challenge: string; readonly method: 's256' | 'plain' }

/**
 * Returns null if the client did not request PKCE. Refuses a challenge without its method, and a method without its
 * challenge.
 */
export function readChallenge(
  challenge: string | null | undefined,
  method: string | null | undefined,
): Challenge | null {
  if (!challenge && !method) return null
  const known = (method ?? '').toLowerCase()
  if (!challenge || (known !== 's256' && known !== 'plain')) {
    throw new AuthError(
      'validation_failed',
      'PKCE flow requires code_challenge and code_challenge_method (s256 or plain)',
    )
  }
  return { challenge, method: known }
}

export async function startFlow(
  runner: QueryRunner,
  given: {
    readonly challenge: Challenge
    readonly userId: string | null
    readonly method: string
    readonly provider?: string
  },
): Promise<string> {
  const id = randomUUID()
  await runner.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4::auth.code_challenge_method, $5, $6, $7, now(), now())`,
    [
      id,
      given.userId,
      randomUUID(),
      given.challenge.method,
      given.challenge.challenge,
      given.provider ?? 'email',
      given.method,
    ],
  )
  return id
}

/**
 * Issues a code for the given flow. If no flow is given, uses the newest flow of the member. The client exchanges
 * the code for a session.
 */
export async function issueAuthCode(
  runner: QueryRunner,
  given:
    | { readonly userId: string; readonly method: string }
    | { readonly flowId: string; readonly userId: string },
): Promise<string> {
  const isById = 'flowId' in given
  const condition = isById ? 'id = $2::uuid' : 'user_id = $1 and authentication_method = $2'
  const [flow] = await runner.query<{ auth_code: string }>(
    `update auth.flow_state set user_id = $1, auth_code_issued_at = now(), updated_at = now()
     where id = (select id from auth.flow_state where ${condition} order by created_at desc limit 1)
     returning auth_code`,
    [given.userId, isById ? given.flowId : given.method],
  )
  if (!flow) throw new AuthError('flow_state_not_found')
  return flow.auth_code
}

type Flow = {
  user_id: string | null
  code_challenge: string
  code_challenge_method: string
  authentication_method: string
  is_fresh: boolean
}

const flowSeconds = 300

/** Deletes the code even if the verifier is wrong, so that an attacker can guess the verifier only once. */
export async function spendAuthCode(runner: QueryRunner, code: string): Promise<Flow> {
  const [flow] = await runner.query<Flow>(
    `delete from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null
     returning user_id, code_challenge, code_challenge_method::text as code_challenge_method, authentication_method,
       auth_code_issued_at > now() - ${flowSeconds} * interval '1 second' as is_fresh`,
    [code],
  )
  if (!flow) throw new AuthError('flow_state_not_found')
  return flow
}

export function requireVerifier(flow: Flow, verifier: string): string {
  if (!flow.is_fresh) throw new AuthError('flow_state_expired')
  const answer =
    flow.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier
  const [given, expected] = [answer, flow.code_challenge].map(text =>
    createHash('sha256').update(text).digest(),
  )
  if (!given || !expected || !timingSafeEqual(given, expected)) throw new AuthError('bad_code_verifier')
  if (!flow.user_id) throw new AuthError('flow_state_not_found')
  return flow.user_id
}
