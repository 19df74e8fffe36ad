import { badBody, RestError } from './errors.ts'

const tooLarge = (limit: number) => badBody(`The body is larger than ${limit} bytes`, 413)

/** Reads a body up to a limit, and not a byte further. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding')
  if (encoding !== null && encoding !== 'identity') {
    throw new RestError(415, 'PGRST102', `Content-Encoding not acceptable: ${encoding}`)
  }
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > limit) throw tooLarge(limit)
  if (declared !== null) return checked(new Uint8Array(await request.arrayBuffer()), limit)
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function checked(bytes: Uint8Array, limit: number): Uint8Array {
  if (bytes.byteLength > limit) throw tooLarge(limit)
  return bytes
}
