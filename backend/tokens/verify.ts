import { errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { type Caller, CallerError, type Claims } from '../http/caller.ts'

/** Finds a published key by its id. Returns null if there is no such key. */
type FindKey = (kid: string) => Promise<CryptoKey | null>

type VerifyDeps = {
  readonly findKey: FindKey
  readonly jwtSecret: Uint8Array
  readonly now?: () => Date
}

/**
 * The roles that a token may have. If other roles were allowed, a signed token could choose its own rights in the
 * database.
 */
const roles = ['anon', 'authenticated', 'service_role'] as const

const claimsSchema = z.looseObject({
  role: z.enum(roles).default('anon'),
  sub: z.uuid().optional(),
  session_id: z.uuid().optional(),
  aal: z.string().optional(),
  exp: z.number().optional(),
})

/**
 * The algorithm of the token decides which keys are tried. ES256 and RS256 use only published keys of that kind, and
 * HS256 uses only the shared secret. So `none`, a public key used as a secret, and `jku`/`jwk` headers do not work.
 */
export async function verifyToken(token: string, deps: VerifyDeps): Promise<Caller> {
  const payload = await verifySignature(token, deps)
  const audience = payload.aud
  if (audience !== undefined && ![audience].flat().includes('authenticated')) {
    throw new CallerError('bad_claims', 'token is meant for another audience')
  }
  const parsed = claimsSchema.safeParse(payload)
  if (!parsed.success) throw new CallerError('bad_claims', 'token carries claims that cannot be used')
  const claims: Claims = parsed.data
  return { role: claims.role, claims, userId: claims.sub ?? null }
}

const keyKinds = { ES256: 'ECDSA', RS256: 'RSASSA-PKCS1-v1_5' } as const

async function verifySignature(token: string, deps: VerifyDeps): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(
      token,
      async header => {
        if (header.alg === 'HS256') return deps.jwtSecret
        const key = header.kid === undefined ? null : await deps.findKey(header.kid)
        if (key === null) throw new CallerError('bad_signature', 'token is signed with an unknown key')
        if (key.algorithm.name !== keyKinds[header.alg as keyof typeof keyKinds]) {
          throw new CallerError('bad_signature', 'signing method is not allowed')
        }
        return key
      },
      { algorithms: ['ES256', 'RS256', 'HS256'], currentDate: deps.now?.() },
    )
    return payload
  } catch (error) {
    throw asCallerError(error)
  }
}

function asCallerError(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new CallerError('expired', 'token is expired')
  if (error instanceof errors.JWTClaimValidationFailed) return new CallerError('bad_claims', error.message)
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return new CallerError('bad_signature', 'signature is invalid')
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return new CallerError('bad_signature', 'signing method is not allowed')
  }
  if (error instanceof errors.JOSEError || error instanceof TypeError) {
    return new CallerError('malformed', 'token is malformed')
  }
  return error
}
