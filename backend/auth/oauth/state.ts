/**
 * The state that travels to the provider and back. It contains the member or the sign-in that started, and the address
 * to return to. It is signed, expires soon, and is valid once.
 */
import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { AuthError } from '../errors.ts'

const stateSchema = z.object({
  provider: z.enum(['github', 'google']),
  redirectTo: z.string(),
  flowId: z.uuid().nullable(),
  /** The id of a member who links a further identity. */
  linkTo: z.uuid().nullable(),
  /**
   * The hash of a secret, the verifier. The browser that started the sign-in keeps the verifier in a cookie. If
   * another person sends this link to somebody, the sign-in fails, because that browser does not have this
   * verifier.
   */
  challenge: z.string(),
})

type OAuthState = z.infer<typeof stateSchema>

export function sealState(secret: string, state: OAuthState): Promise<string> {
  return new SignJWT(state).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('10m').sign(keyOf(secret))
}

export async function openState(secret: string, sealed: string): Promise<OAuthState> {
  try {
    const { payload } = await jwtVerify(sealed, keyOf(secret), { algorithms: ['HS256'] })
    return stateSchema.parse(payload)
  } catch {
    throw new AuthError('bad_oauth_state', 'OAuth state is invalid or has expired')
  }
}

function keyOf(secret: string): Uint8Array {
  return createHmac('sha256', secret).update('oauth-state').digest()
}
