/**
 * Decides the type of an upload. If a bucket allows only some types, the bytes of a file must match the declared
 * type.
 */
import { fileTypeFromBuffer, supportedMimeTypes } from 'file-type'
import { refusals } from './storage-error.ts'

/** The number of bytes that are needed to recognise the type of a file. */
export const headBytes = 4100

const unknown = 'application/octet-stream'
/**
 * These types can contain scripts. If a bucket allows `image/*`, this does not include them: its list must contain
 * the type itself.
 */
const active = new Set(['image/svg+xml', 'application/xml', 'text/html', 'application/xhtml+xml', 'text/xml'])

/** The types of pictures that every browser can show. */
const common = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

export type BucketTypes = readonly string[] | null

export async function decideType(
  head: Uint8Array,
  declared: string | null,
  allowed: BucketTypes,
): Promise<string> {
  const named = baseType(declared)
  // The type is sent as a header later, so characters that are not allowed in a header are refused.
  if (declared && !/^[\t\x20-\x7e]*$/.test(declared)) throw refusals.wrongType(unknown)
  if (!allowed?.length) return declared?.trim() || ((await fileTypeFromBuffer(head))?.mime ?? unknown)
  const found = (await fileTypeFromBuffer(head))?.mime
  if (found) {
    if (isAllowed(found, allowed)) return found
    // In a bucket for pictures, a new file is made from each picture. So this picture can be stored as the declared
    // type.
    const becomes = isPictureBucket(allowed) && common.has(found) && common.has(named)
    if (becomes && isAllowed(named, allowed)) return named
    throw refusals.wrongType(found)
  }
  if (named && named !== unknown && !isAllowed(named, allowed)) throw refusals.wrongType(named)
  // Text files have no signature, but pictures have one. A picture without a signature is refused.
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

/** Returns whether a bucket allows only pictures. Its uploads are decoded, and new files are made from them. */
export function isPictureBucket(allowed: BucketTypes): boolean {
  return Boolean(allowed?.length) && (allowed ?? []).every(type => type.toLowerCase().startsWith('image/'))
}

function baseType(type: string | null): string {
  return type?.split(';')[0]?.trim().toLowerCase() ?? ''
}

function isRecognisable(type: string): boolean {
  return supportedMimeTypes.has(type) || /^(?:image|audio|video|font)\/(?!svg)/.test(type)
}
