/**
 * The parts that all storage calls share: their dependencies, the caller, and the session of the caller's
 * statements.
 */

import type { ServerResponse } from 'node:http'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Database, Session } from '../database/database.ts'
import { readAll } from '../http/body.ts'
import { type Caller, type IdentifyCaller, sessionOf } from '../http/caller.ts'
import { parseJson } from '../http/json.ts'
import { mayBeText } from '../http/limits.ts'
import { readingBody } from '../http/reading-turns.ts'
import type { Bytes } from './bytes/bytes.ts'
import type { PictureWork } from './picture-work.ts'
import type { Signing } from './signing.ts'
import { refusals } from './storage-error.ts'
import type { Transformer } from './transformation.ts'
import { bodyOf } from './upload-body.ts'
import type { Uploads } from './uploads.ts'

export type StorageDeps = {
  readonly database: Database
  readonly identify: IdentifyCaller
  readonly bytes: Bytes
  readonly signing: Signing
  readonly transformer: Transformer
  readonly pictureWork: PictureWork
  readonly uploads: Uploads
  readonly fileSizeLimit: number
  readonly logError?: ((error: unknown) => void) | undefined
}

/** The caller, the session of the caller's statements, and the owner of the caller's uploads. */
export type Requester = { readonly caller: Caller; readonly session: Session; readonly owner: string | null }

export async function requesterOf(c: Context, { identify }: StorageDeps): Promise<Requester> {
  const caller = await identify({
    apiKey: c.req.header('apikey'),
    authorization: c.req.header('authorization'),
  })
  // Supabase refuses to delete rows with SQL, because their bytes would be left. This server also removes the
  // bytes, so this setting allows the deletion.
  const session = sessionOf(caller, { 'storage.allow_delete_query': 'true' })
  return { caller, session, owner: caller.userId }
}

/**
 * Returns a signal that aborts when the caller disconnects or has received the reply. The signal of the request is
 * not used. Reading it would start to read the body, but here the body is read from Node's stream.
 */
export function leavingOf(c: Context): AbortSignal {
  const outgoing: ServerResponse | undefined = c.env?.outgoing
  if (!outgoing) return c.req.raw.signal
  const leaving = new AbortController()
  outgoing.once('close', () => leaving.abort())
  if (outgoing.destroyed) leaving.abort()
  return leaving.signal
}

export async function jsonBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  // Checks the type first. Only text bodies are counted for their network before they arrive, so other bodies are
  // refused.
  if (!mayBeText(c.req.header('content-type'))) throw refusals.invalidRequest('The body is not JSON')
  const bytes = await readAll(bodyOf(c).iterator({ destroyOnReturn: false }), maxJsonBytes)
  return readingBody(bytes.byteLength, () => parseBody(bytes.toString(), schema))
}

function parseBody<T>(text: string, schema: z.ZodType<T>): T {
  const value = parseJson(text)
  if (value === undefined) throw refusals.invalidRequest('The body is not JSON')
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw refusals.invalidRequest(`body/${issue?.path.join('/') ?? ''} ${issue?.message ?? 'is wrong'}`)
}

/** The maximum size of JSON, which is enough for two thousand names of the maximum length. */
const maxJsonBytes = 2 * 1024 * 1024
