/** Decides what an upload is. Where a bucket allows only some types, the bytes have to agree with the name. */
import { fileTypeFromBuffer, supportedMimeTypes } from 'file-type'
import { refusals } from './storage-error.ts'

/** Enough of a file for its type to show. */
export const headBytes = 4100

const unknown = 'application/octet-stream'
/** Images that can carry scripts are no images where only pictures are wanted, unless named outright. */
const active = new Set(['image/svg+xml', 'application/xml', 'text/html', 'application/xhtml+xml', 'text/xml'])

/** What every browser shows. */
const common = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

export type BucketTypes = readonly string[] | null

export async function decideType(
  head: Uint8Array,
  declared: string | null,
  allowed: BucketTypes,
): Promise<string> {
  const named = baseType(declared)
  // It is sent as a header later on.
  if (declared && !/^[\t\x20-\x7e]*$/.test(declared)) throw refusals.wrongType(unknown)
  if (!allowed?.length) return declared?.trim() || ((await fileTypeFromBuffer(head))?.mime ?? unknown)
  const found = (await fileTypeFromBuffer(head))?.mime
  if (found) {
    if (isAllowed(found, allowed)) return found
    // In a bucket for pictures the file is written anew, so it can become the type it was declared as.
    const becomes = isPictureBucket(allowed) && common.has(found) && common.has(named)
    if (becomes && isAllowed(named, allowed)) return named
    throw refusals.wrongType(found)
  }
  if (named && named !== unknown && !isAllowed(named, allowed)) throw refusals.wrongType(named)
  // Text has no signature; a picture without one is not a picture.
  const hasSignature = !named || named === unknown || isRecognisable(named)
  if (hasSignature) throw refusals.wrongType(named || unknown)
  return declared?.trim() ?? named
}

function isAllowed(type: string, allowed: readonly string[]): boolean {
  return allowed.some(pattern => {
    const wanted = pattern.toLowerCase()
    if (wanted === type) return true
    const wildcard = wanted === '*/*' || (wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1)))
    return wildcard && !active.has(type)
  })
}

/** A bucket for pictures and nothing else: its uploads are decoded and written anew. */
export function isPictureBucket(allowed: BucketTypes): boolean {
  return Boolean(allowed?.length) && (allowed ?? []).every(type => type.toLowerCase().startsWith('image/'))
}

function baseType(type: string | null): string {
  return type?.split(';')[0]?.trim().toLowerCase() ?? ''
}

function isRecognisable(type: string): boolean {
  return supportedMimeTypes.has(type) || /^(?:image|audio|video|font)\/(?!svg)/.test(type)
}
