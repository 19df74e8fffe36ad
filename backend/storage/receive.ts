/** Takes an upload's bytes in: limited while they arrive, known by what they are, and kept under a new version. */
import { randomUUID } from 'node:crypto'
import type { Bytes } from './bytes/bytes.ts'
import { cleanPicture } from './clean-picture.ts'
import { type BucketTypes, decideType, headBytes, isPictureBucket } from './content-type.ts'
import { refusals } from './storage-error.ts'

export type Rules = { readonly sizeLimit: number; readonly allowedTypes: BucketTypes }

export type Received = { readonly version: string; readonly size: number; readonly mimetype: string }

export async function receive(
  bytes: Bytes,
  rules: Rules,
  upload: { source: AsyncIterable<Uint8Array>; contentType: string | null; declaredSize: number | null },
): Promise<Received> {
  if ((upload.declaredSize ?? 0) > rules.sizeLimit) throw refusals.tooLarge()
  const version = randomUUID()
  const chunks = limited(upload.source, rules.sizeLimit)
  if (isPictureBucket(rules.allowedTypes)) {
    const picture = await collect(chunks)
    const mimetype = await decideType(picture.subarray(0, headBytes), upload.contentType, rules.allowedTypes)
    const clean = await cleanPicture(picture, mimetype)
    const { size } = await bytes.write(version, oneChunk(clean))
    return { version, size, mimetype }
  }
  const head = await readHead(chunks)
  const mimetype = await decideType(head.bytes, upload.contentType, rules.allowedTypes)
  const { size } = await bytes.write(version, head.all)
  return { version, size, mimetype }
}

async function* limited(source: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array, void> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.byteLength
    if (size > limit) throw refusals.tooLarge()
    yield chunk
  }
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const collected: Uint8Array[] = []
  for await (const chunk of chunks) collected.push(chunk)
  return Buffer.concat(collected)
}

/** The first bytes, and then everything including them. */
async function readHead(chunks: AsyncGenerator<Uint8Array, void>) {
  const first: Uint8Array[] = []
  let size = 0
  while (size < headBytes) {
    const { done, value } = await chunks.next()
    if (done) break
    first.push(value)
    size += value.byteLength
  }
  async function* all() {
    yield* first
    yield* chunks
  }
  return { bytes: Buffer.concat(first).subarray(0, headBytes), all: all() }
}

async function* oneChunk(bytes: Buffer) {
  yield bytes
}
