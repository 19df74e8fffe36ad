/**
 * Compresses complete JSON and table replies. Streams (events, plain text from a model) stay uncompressed, so
 * that each piece is sent at once.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compressible =
  /^(?:application\/(?:[\w.+-]+\+)?json|text\/(?:csv|html|css|javascript|xml)|image\/svg\+xml)\b/i
const smallest = 1024
const largest = 16 * 1024 * 1024

export type Encoding = 'br' | 'gzip'

export function chooseEncoding(acceptEncoding: string | null | undefined): Encoding | null {
  if (!acceptEncoding) return null
  const wanted = new Map(
    acceptEncoding.split(',').map(part => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find(parameter => parameter.trim().startsWith('q='))
      return [name.trim(), quality ? Number(quality.trim().slice(2)) : 1] as const
    }),
  )
  const accepts = (name: string) => (wanted.get(name) ?? wanted.get('*') ?? 0) > 0
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null
}

/**
 * `small` is for files that are compressed once and sent often. The best level of Brotli gives 7 % smaller files. But
 * the first visitor after a start would wait a second for it, so only the build uses `smallest`.
 */
const brotliLevels = { fast: 4, small: 9, smallest: 11 }

export function compressBytes(bytes: Uint8Array, encoding: Encoding, quality: keyof typeof brotliLevels) {
  if (encoding === 'gzip') return deflate(bytes, { level: quality === 'fast' ? 4 : 9 })
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevels[quality],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}

export async function compressed(request: Request, response: Response): Promise<Response> {
  if (request.method === 'HEAD' || response.status === 206 || response.status === 304) return response
  const encoding = chooseEncoding(request.headers.get('accept-encoding'))
  if (!encoding || !mayCompress(response.headers)) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  if (bytes.byteLength < smallest) return new Response(bytes, { status: response.status, headers })
  headers.delete('Content-Length')
  headers.set('Content-Encoding', encoding)
  const etag = headers.get('ETag')
  if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`)
  const body = new Uint8Array(await compressBytes(bytes, encoding, 'fast'))
  return new Response(body, { status: response.status, headers })
}

function mayCompress(headers: Headers): boolean {
  if (headers.has('content-encoding') || headers.has('accept-ranges')) return false
  if (!compressible.test(headers.get('content-type') ?? '')) return false
  if (/\bno-transform\b/.test(headers.get('cache-control') ?? '')) return false
  const length = headers.get('content-length')
  return length === null || (Number(length) >= smallest && Number(length) <= largest)
}
