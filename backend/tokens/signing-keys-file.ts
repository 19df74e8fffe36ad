import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { JWK } from 'jose'
import { z } from 'zod'

const schema = z
  .array(
    z.object({
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string().min(1),
      y: z.string().min(1),
      d: z.string().min(1),
      kid: z.string().min(1).optional(),
    }),
  )
  .min(1)

/** The file of `auth.signing_keys_path`, as `supabase gen signing-key` writes it; the first key signs. */
export async function readSigningKeys(supabaseDir: string, path: string | undefined): Promise<JWK[]> {
  if (path === undefined) return []
  const file = join(supabaseDir, path.replace(/^(\.\/)?supabase\//, ''))
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`auth.signing_keys_path: ${file} cannot be read`)
  })
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success)
    throw new Error(`auth.signing_keys_path: ${file} must hold private ES256 keys (JWK) in a list`)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
