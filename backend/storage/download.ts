/** Sends an object: completely, in part, as "not modified", or as a picture of another size. */
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { settled } from '../background.ts'
import type { ByteRange, Bytes } from './bytes/bytes.ts'
import { hasFailed, isUnchanged, parseRange, rangeStillHolds } from './conditions.ts'
import type { StoredObject } from './objects.ts'
import { leavingOf } from './request.ts'
import { refusals, StorageError } from './storage-error.ts'
import type { Transformation, Transformer } from './transformation.ts'

/** Uploads of members must not run scripts on this site, not even if a browser opens them directly. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

export async function sendObject(
  c: Context,
  bytes: Bytes,
  object: StoredObject,
  isPublic: boolean,
): Promise<Response> {
  const { size } = object.metadata
  const header = (name: string) => c.req.header(name)
  const validators = { etag: `"${object.version}"`, lastModified: new Date(object.updated_at) }
  const headers = objectHeaders(c, object, isPublic)
  headers.set('ETag', validators.etag)
  headers.set('Last-Modified', validators.lastModified.toUTCString())
  headers.set('Accept-Ranges', 'bytes')
  if (hasFailed(header, validators))
    throw new StorageError(412, 'PreconditionFailed', 'The object has changed')
  if (isUnchanged(header, validators)) return new Response(null, { status: 304, headers })

  const range = rangeStillHolds(header, validators) ? parseRange(header('range'), size) : null
  if (range === 'unsatisfiable') throw refusals.invalidRange(size)
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  const status = range ? 206 : 200
  if (c.req.method === 'HEAD') return new Response(null, { status, headers })

  return sendBytes(c, bytes, object.version, range ?? undefined, { status, headers })
}

/** If Node's response object is available, writes directly into it. This is twice as fast as a web stream. */
async function sendBytes(
  c: Context,
  bytes: Bytes,
  version: string,
  range: ByteRange | undefined,
  init: { status: 200 | 206; headers: Headers },
): Promise<Response> {
  const outgoing: ServerResponse | undefined = c.env?.outgoing
  if (!outgoing) {
    const stream = await bytes.read(version, range)
    if (!stream) throw refusals.noSuchKey()
    return new Response(Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>, init)
  }
  const send = await bytes.sender(version, range)
  if (!send) throw refusals.noSuchKey()
  outgoing.writeHead(init.status, Object.fromEntries(init.headers))
  // If the client or the store breaks off, the other side ends too. An error is ignored, because no client is left
  // to receive it.
  void settled(send(outgoing))
  // Reading `body` turns Hono's light Response into a real one. Without this, Hono would send the light one and not
  // notice that the response was already sent.
  void RESPONSE_ALREADY_SENT.body
  return RESPONSE_ALREADY_SENT
}

export async function sendTransformed(
  c: Context,
  bytes: Bytes,
  transformer: Transformer,
  object: StoredObject,
  wanted: Transformation,
  { memberId, isPublic }: { memberId: string | null; isPublic: boolean },
): Promise<Response> {
  const { version, metadata } = object
  const { bytes: picture, type } = await transformer.transform(
    { version, size: metadata.size, read: () => bytes.read(version) },
    wanted,
    c.req.header('accept') ?? '',
    { memberId, signal: leavingOf(c) },
  )
  const headers = objectHeaders(c, object, isPublic)
  headers.set('Content-Type', type)
  headers.set('Content-Length', String(picture.byteLength))
  headers.set('Vary', 'Accept')
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(picture), { headers })
}

function objectHeaders(c: Context, { metadata, name }: StoredObject, isPublic: boolean): Headers {
  const headers = new Headers({
    'Content-Type': harmless(metadata.mimetype),
    'Cache-Control': isPublic ? metadata.cacheControl : `private, ${metadata.cacheControl}`,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    // Other sites may show pictures from public buckets.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  if (metadata.contentEncoding) headers.set('Content-Encoding', metadata.contentEncoding)
  const download = c.req.query('download')
  if (download !== undefined) {
    const filename = download || (name.split('/').at(-1) ?? name)
    headers.set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`)
  }
  return headers
}

/** If the type is that of a web page, returns plain text, as Supabase does. Other types stay unchanged. */
function harmless(type: string): string {
  return type.replace(/^(?:text\/html|application\/xhtml\+xml)\b/i, 'text/plain')
}
