/** Tokens in URLs. Whoever has the token can read or upload one object without an account. */

import { hkdfSync, webcrypto } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { nowInSeconds } from '../database/moments.ts'
import { refusals } from './storage-error.ts'
import { type Transformation, transformation } from './transformation.ts'

const readClaims = z.object({ url: z.string(), transformations: transformation.optional() })
const uploadClaims = z.object({ url: z.string(), owner: z.string().nullable(), upsert: z.boolean() })

export type Signing = ReturnType<typeof createSigning>

export function createSigning(secret: string) {
  // Uses a separate key, so that a token signed here can never be used as the access token of a member.
  const bytes = hkdfSync('sha256', secret, '', 'storage-signed-urls', 32)
  // Imports the key once. Raw bytes would be imported for every signature, which takes longer than signing.
  const reading = webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

  const sign = async (claims: Record<string, unknown>, audience: string, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(nowInSeconds() + seconds)
      .sign(await reading)

  async function verify<T extends { url: string }>(
    token: string | undefined,
    audience: string,
    url: string,
    claims: z.ZodType<T>,
  ): Promise<T> {
    if (!token) throw refusals.invalidToken('The address has no token')
    const verified = await jwtVerify(token, await reading, { audience, algorithms: ['HS256'] }).catch(
      error => {
        const isExpired = error instanceof errors.JWTExpired
        throw refusals.invalidToken(isExpired ? '"exp" claim timestamp check failed' : 'Invalid JWT')
      },
    )
    const parsed = claims.safeParse(verified.payload)
    if (!parsed.success) throw refusals.invalidToken('Invalid JWT')
    if (parsed.data.url !== url) throw refusals.invalidSignature()
    return parsed.data
  }

  return {
    signRead: (url: string, seconds: number, transformations?: Transformation) =>
      sign({ url, ...(transformations ? { transformations } : {}) }, 'storage:read', seconds),
    verifyRead: (token: string | undefined, url: string) => verify(token, 'storage:read', url, readClaims),
    /** The token is valid for two hours, as on Supabase. */
    signUpload: (url: string, owner: string | null, upsert: boolean) =>
      sign({ url, owner, upsert }, 'storage:upload', 7200),
    verifyUpload: (token: string | undefined, url: string) =>
      verify(token, 'storage:upload', url, uploadClaims),
  }
}
