/** Reads the two forms in which storage-js sends a file: as the body, or as one part of a form. */

import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import busboy from 'busboy'
import type { Context } from 'hono'
import { settled } from '../background.ts'
import { parseJson } from '../http/json.ts'
import { chunksOf } from './chunks-of.ts'
import { refusals } from './storage-error.ts'

type UploadFields = {
  readonly cacheControl: string
  readonly contentEncoding: string | null
  readonly userMetadata: Record<string, unknown> | null
}

export type Upload = {
  readonly source: AsyncIterable<Uint8Array>
  readonly contentType: string | null
  readonly declaredSize: number | null
  /** Call this after reading the source, because other parts of the form may follow the file. */
  fields(): Promise<UploadFields>
  /** Stops reading the body. The rest of the body can then be discarded. */
  abandon(): void
}

export async function openUpload(c: Context, idleMs: number): Promise<Upload> {
  const contentType = c.req.header('content-type') ?? null
  const body = bodyOf(c)
  if (contentType?.toLowerCase().startsWith('multipart/form-data')) return openForm(body, contentType, idleMs)
  const length = c.req.header('content-length')
  return {
    source: chunksOf(body, idleMs),
    contentType,
    declaredSize: length === undefined ? null : Number(length),
    fields: async () => ({
      cacheControl: cacheControlOf(c.req.header('cache-control')),
      contentEncoding: encodingOf(c.req.header('content-encoding')),
      userMetadata: parseMetadata(Buffer.from(c.req.header('x-metadata') ?? '', 'base64').toString()),
    }),
    abandon: () => {},
  }
}

/**
 * Returns the stream of Node if there is one, because it is a third faster than a web stream and needs a constant
 * amount of memory.
 */
export function bodyOf(c: Context): Readable {
  const incoming: IncomingMessage | undefined = c.env?.incoming
  if (incoming) return incoming
  const { body } = c.req.raw
  return body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([])
}

async function openForm(body: Readable, contentType: string, idleMs: number): Promise<Upload> {
  const form = openParser(contentType)
  const fields = new Map<string, string>()
  const finished = Promise.withResolvers<void>()
  const found = Promise.withResolvers<{ source: Readable; contentType: string | null }>()
  // If a form is refused before its end, no code awaits this promise. Then this line handles its error.
  void settled(finished.promise)

  form.on('field', (name, value) => fields.set(name, value))
  form.on('file', (_, source, { mimeType }) => {
    // The reader of the source handles its errors. A refused upload has no reader, so errors are ignored here.
    source.on('error', () => {})
    found.resolve({ source, contentType: mimeType || null })
  })
  form.on('close', () => {
    found.reject(refusals.invalidRequest('No content provided'))
    finished.resolve()
  })
  const fail = () => {
    const error = refusals.invalidRequest('The form ended before its file did')
    found.reject(error)
    finished.reject(error)
  }
  form.on('error', fail)
  body.on('error', error => form.destroy(error))
  // If the sender disconnects, the body ends without an error, and the parser would wait forever.
  body.on('close', () => {
    if (!body.readableEnded) form.destroy(new Error('The sender left'))
  })
  body.pipe(form)

  const abandon = () => {
    body.unpipe(form)
    form.destroy()
  }
  const { source, contentType: type } = await inTime(found.promise, idleMs).catch(error => {
    abandon()
    throw error
  })
  return {
    source: chunksOf(source, idleMs),
    contentType: type,
    declaredSize: null,
    async fields() {
      await inTime(finished.promise, idleMs)
      return {
        cacheControl: cacheControlOf(fields.get('cacheControl')),
        contentEncoding: encodingOf(fields.get('contentEncoding')),
        userMetadata: parseMetadata(fields.get('metadata') ?? ''),
      }
    },
    abandon,
  }
}

/**
 * Limits the wait for the fields of a form that come before and after its file. These fields are small and arrive
 * at once, unless the sender has stalled.
 */
async function inTime<T>(arrival: Promise<T>, idleMs: number): Promise<T> {
  const stalled = Promise.withResolvers<never>()
  const timer = setTimeout(() => stalled.reject(refusals.stalled()), idleMs)
  return Promise.race([arrival, stalled.promise]).finally(() => clearTimeout(timer))
}

function openParser(contentType: string) {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fields: 10, parts: 11, fieldSize: 64 * 1024, fieldNameSize: 100 },
    })
  } catch {
    throw refusals.invalidRequest('The form has no boundary')
  }
}

/**
 * Returns the Cache-Control header. The value is a number of seconds from a form, or the text of a header. The
 * default is an hour.
 */
export function cacheControlOf(value: string | undefined): string {
  if (value === undefined || value === '') return 'max-age=3600'
  // The value is sent as a header later, so characters that are not allowed in a header are refused.
  if (!/^[\t\x20-\x7e]*$/.test(value)) throw refusals.invalidRequest('cacheControl cannot be a header')
  if (/^\d{1,10}$/.test(value)) return `max-age=${value}`
  return /^[\w =,"-]{1,200}$/.test(value) ? value : 'no-cache'
}

function encodingOf(value: string | undefined): string | null {
  return value && /^[\w, -]{1,50}$/.test(value) ? value : null
}

/** The maximum size of metadata in bytes. Metadata are stored in the database and read with every listing. */
const mostMetadataBytes = 4096

function parseMetadata(text: string): Record<string, unknown> | null {
  if (!text) return null
  if (Buffer.byteLength(text) > mostMetadataBytes) {
    throw refusals.invalidRequest(`metadata has more than ${mostMetadataBytes} bytes`)
  }
  const value = parseJson(text)
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && isShallow(value)) {
    return { ...value }
  }
  throw refusals.invalidRequest('metadata is not a JSON object, or nested too deep')
}

/**
 * Returns whether the JSON is nested only a few levels deep. Deeper JSON would exhaust the stack of programs that
 * read it, for example of the database.
 */
function isShallow(value: unknown, levels = 20): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every(inner => isShallow(inner, levels - 1))
}
