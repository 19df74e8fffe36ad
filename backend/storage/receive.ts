/**
 * Receives the bytes of an upload. It limits their size while they arrive, finds their type, and stores them under a
 * new version.
 */
import { randomUUID } from 'node:crypto'
import { limited } from '../http/body.ts'
import { cleanPicture, inspectPicture } from './clean-picture.ts'
import { type BucketTypes, decideType, headBytes, isPictureBucket } from './content-type.ts'
import type { StorageDeps } from './request.ts'
import { refusals } from './storage-error.ts'

export type Rules = { readonly sizeLimit: number; readonly allowedTypes: BucketTypes }

export type Received = { readonly version: string; readonly size: number; readonly mimetype: string }

type Incoming = {
  readonly source: AsyncIterable<Uint8Array>
  readonly contentType: string | null
  readonly declaredSize: number | null
  readonly memberId: string | null
  readonly signal: AbortSignal
}

export async function receive(
  { bytes, uploads, pictureWork }: StorageDeps,
  { sizeLimit, allowedTypes }: Rules,
  { source, contentType, declaredSize, memberId, signal }: Incoming,
): Promise<Received> {
  if ((declaredSize ?? 0) > sizeLimit) throw refusals.tooLarge()
  const version = randomUUID()
  const chunks = limited(source, sizeLimit)
  if (isPictureBucket(allowedTypes)) {
    return uploads.collected(chunks, async picture => {
      const mimetype = await decideType(picture.subarray(0, headBytes), contentType, allowedTypes)
      const { isAnimated, pixels } = await inspectPicture(picture, mimetype)
      const clean = await pictureWork.do({ memberId, pixels, signal }, () =>
        cleanPicture(picture, mimetype, isAnimated),
      )
      const { size } = await bytes.write(version, oneChunk(clean))
      return { version, size, mimetype }
    })
  }
  const head = await readHead(chunks)
  const mimetype = await decideType(head.bytes, contentType, allowedTypes)
  const { size } = await bytes.write(version, head.all)
  return { version, size, mimetype }
}

/** Returns the first bytes, and a stream of all bytes that includes them. */
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
