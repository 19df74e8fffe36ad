import { SignJWT } from 'jose'

/** Signs an access token of a member with the shared secret, which PostgREST also accepts. */
export function signMemberToken(memberId: string, jwtSecret: string): Promise<string> {
  return new SignJWT({ role: 'authenticated', sub: memberId, aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(jwtSecret))
}
