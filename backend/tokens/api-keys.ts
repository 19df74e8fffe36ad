import { createHash, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import { anonymous, type Caller } from '../http/caller.ts'

export type ApiKeys = {
  readonly publishable: string
  readonly secret: string
  /**
   * The secret that signs and verifies HS256 tokens: the legacy anon and service_role keys, and tokens of other
   * issuers.
   */
  readonly jwtSecret: string
}

const serviceRole: Caller = { role: 'service_role', claims: { role: 'service_role' }, userId: null }

/** Reads opaque keys. It compares keys by digest, so that the duration does not reveal how much of a key is right. */
export function opaqueKeyReader(keys: ApiKeys): (key: string) => Caller | null {
  const publishable = digest(keys.publishable)
  const secret = digest(keys.secret)
  return key => {
    const given = digest(key)
    if (timingSafeEqual(given, publishable)) return anonymous
    if (timingSafeEqual(given, secret)) return serviceRole
    return null
  }
}

/**
 * Signs the keys in the form that Supabase used before `sb_publishable_…`. Many clients and functions still send such
 * keys.
 */
export async function signLegacyKeys(jwtSecret: string) {
  const [anon, service] = await Promise.all([
    legacyKey('anon', jwtSecret),
    legacyKey('service_role', jwtSecret),
  ])
  return { anon, serviceRole: service }
}

/** The issue date is fixed, so that the key is the same at every start. */
const issuedAt = Date.UTC(2024, 0, 1) / 1000
const tenYears = 10 * 365 * 24 * 3600

function legacyKey(role: 'anon' | 'service_role', jwtSecret: string): Promise<string> {
  return new SignJWT({ iss: 'supabase', role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 2 * tenYears)
    .sign(new TextEncoder().encode(jwtSecret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
