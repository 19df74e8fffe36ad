import { createHash, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import { anonymous, type Caller } from '../http/caller.ts'

export type ApiKeys = {
  readonly publishable: string
  readonly secret: string
  /** Signs and verifies HS256 tokens: the legacy anon and service_role keys, and those of other issuers. */
  readonly jwtSecret: string
}

const serviceRole: Caller = { role: 'service_role', claims: { role: 'service_role' }, userId: null }

/** Compares opaque keys by digest, so that the response time does not reveal how much was right. */
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
 * The signed keys that Supabase used before `sb_publishable_…`. Many clients and functions still send them.
 */
export async function signLegacyKeys(jwtSecret: string) {
  const [anon, service] = await Promise.all([
    legacyKey('anon', jwtSecret),
    legacyKey('service_role', jwtSecret),
  ])
  return { anon, serviceRole: service }
}

/** A fixed issue date keeps the key the same at every start. */
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
