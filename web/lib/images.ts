// Pictures in the size they are shown in: the storage makes it once and keeps it.

const stored = '/storage/v1/object/public/'
const rendered = '/storage/v1/render/image/public/'

/** Whether an address leads into our own storage. Anything else may be a beacon, and is never loaded by itself. */
export function isStoredPicture(url: string, backend: string): boolean {
  if (!URL.canParse(url, backend)) return false
  const { origin, pathname } = new URL(url, backend)
  return origin === new URL(backend).origin && pathname.startsWith(stored)
}

/** Twice the size in pixels, for sharp screens. */
const density = 2

/** An avatar's address at `size` CSS pixels; addresses that are not ours stay as they are. */
export function avatarImage(url: string | null | undefined, size: number): string | undefined {
  if (!url) return undefined
  if (!url.includes(stored)) return url
  const side = String(size * density)
  const options = new URLSearchParams({ width: side, height: side, resize: 'cover' })
  return `${url.replace(stored, rendered)}?${options}`
}
