import type { Context } from 'hono'
import { z } from 'zod'
import { BodyTooLarge, readBody as readBytes } from '../http/body.ts'
import { readingBody } from '../http/reading-turns.ts'
import { AuthError } from './errors.ts'

const largestBody = 100_000
const deepest = 32

/** Reads the body as JSON and checks it against the schema. Invalid bodies get a 400 that names the mistake. */
export async function readBody<S extends z.ZodType>(context: Context, schema: S): Promise<z.output<S>> {
  const bytes = await readBytes(context.req.raw, largestBody).catch(error => {
    throw error instanceof BodyTooLarge ? new AuthError('request_too_large') : error
  })
  const parsed = await readingBody(bytes.byteLength, () => schema.safeParse(parseJson(bytes)))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const place = issue?.path.join('.')
  // Our own messages already contain the name of the field. The message "expected string" of zod does not, so the
  // name is added here.
  const needsPlace = place && issue?.code === 'invalid_type'
  throw new AuthError('validation_failed', needsPlace ? `${place}: ${issue?.message}` : issue?.message)
}

function parseJson(bytes: Uint8Array): unknown {
  let value: unknown
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    value = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new AuthError('bad_json')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AuthError('bad_json', 'Could not parse request body as JSON: an object is expected')
  }
  requireStorable(value)
  return value
}

/** PostgreSQL cannot store NUL or half a surrogate pair, so a body with one of them is refused. */
function requireStorable(root: unknown): void {
  const open: [unknown, number][] = [[root, 0]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, depth] = next
    if (depth > deepest) throw new AuthError('validation_failed', 'Request body is nested too deeply')
    if (typeof value === 'string') requireText(value)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, child] of Object.entries(value)) {
      requireText(key)
      open.push([child, depth + 1])
    }
  }
}

function requireText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new AuthError('validation_failed', 'Text holds characters that cannot be stored')
  }
}

/**
 * Accepts the same addresses as the e-mail field of a browser. Turns them into lower case, so that each account has
 * only one spelling.
 */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(255, 'Email must be less than 255 characters')
  .regex(z.regexes.html5Email, 'Unable to validate email address: invalid format')

/** Treats null and an empty text as a missing value, because clients send either. */
const absent = (value: unknown) => (value === '' || value === null ? undefined : value)
export const optionalEmail = z.preprocess(absent, emailSchema.optional())

/** Every access token contains the metadata, so the metadata must be small enough for a header. */
export const metadataSchema = z
  .record(z.string(), z.json())
  .refine(data => JSON.stringify(data).length <= 8000, 'metadata is too large')
  .nullish()
  .transform(data => data ?? {})

export const pkceSchema = {
  code_challenge: z.preprocess(
    absent,
    z
      .string()
      .regex(/^[\w.~-]{43,128}$/, 'code challenge has to be between 43 and 128 characters')
      .optional(),
  ),
  code_challenge_method: z.preprocess(absent, z.string().optional()),
}
