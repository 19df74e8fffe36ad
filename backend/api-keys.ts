/** The API keys of clients. They come from the environment, or are created once and stored in the data folder. */
import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const keysSchema = z.object({ publishable: z.string(), secret: z.string(), jwtSecret: z.string() })
export type Keys = z.infer<typeof keysSchema>

export function loadKeys(dataDir: string, given: { [Name in keyof Keys]: string | undefined }): Keys {
  const { publishable, secret, jwtSecret } = given
  if (publishable && secret && jwtSecret) return { publishable, secret, jwtSecret }
  const kept = keptKeys(join(dataDir, 'keys.json'))
  return {
    publishable: publishable ?? kept.publishable,
    secret: secret ?? kept.secret,
    jwtSecret: jwtSecret ?? kept.jwtSecret,
  }
}

function keptKeys(path: string): Keys {
  if (existsSync(path)) return keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const made = {
    publishable: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secret: `sb_secret_${randomBytes(32).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  }
  mkdirSync(join(path, '..'), { recursive: true })
  // Only the owner may read the file. The keys are written to a draft, which is then linked to the real name. So if
  // two processes start together, only one of them creates the file.
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify(made, null, 2), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(draft)
  }
  return keysSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
}
