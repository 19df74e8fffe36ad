/** Reads a body up to a limit and not further. Each protocol sends its own 413. */

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
  readonly limit: number

  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes`)
    this.limit = limit
  }
}

/** Passes the chunks on until their total exceeds the limit. */
export async function* limited(
  source: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array, void> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.byteLength
    if (size > limit) throw new BodyTooLarge(limit)
    yield chunk
  }
}

export async function readAll(
  source: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of limited(source, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Refuses a body whose declared length is too large, before any byte is read. node:http never reads more than the
 * declared length.
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (declared === null) return request.body ? readAll(request.body, limit) : new Uint8Array()
  if (Number(declared) > limit) throw new BodyTooLarge(limit)
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.byteLength > limit) throw new BodyTooLarge(limit)
  return bytes
}
