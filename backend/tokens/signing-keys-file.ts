import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JWK } from 'jose'
import { z } from 'zod'
import { parseJson } from '../http/json.ts'

const part = z.string().min(1)
const kid = part.optional()
const ellipticKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: part,
  y: part,
  d: part,
  kid,
})
/** The minimum length of the modulus: a 2048-bit key has 342 characters of base64url. RS256 allows no shorter key. */
const modulus = z.string().min(342)
const rsaKey = z.object({
  ...{ kty: z.literal('RSA'), n: modulus, e: part, d: part, kid },
  ...{ p: part, q: part, dp: part, dq: part, qi: part },
})

const schema = z.array(z.discriminatedUnion('kty', [ellipticKey, rsaKey])).min(1)

/**
 * Reads the file of `auth.signing_keys_path` in the form that `supabase gen signing-key` writes. The first key is
 * used for signing.
 */
export async function readSigningKeys(supabaseDir: string, path: string | undefined): Promise<JWK[]> {
  if (path === undefined) return []
  const file = join(supabaseDir, path.replace(/^(\.\/)?supabase\//, ''))
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`auth.signing_keys_path: ${file} cannot be read`)
  })
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success)
    throw new Error(`auth.signing_keys_path: ${file} must hold private ES256 or RS256 keys (JWK) in a list`)
  return parsed.data
}
