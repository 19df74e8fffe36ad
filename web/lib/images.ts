// URLs of pictures in the size in which the page shows them. The storage makes each size once and caches it.

const stored = '/storage/v1/object/public/'
const rendered = '/storage/v1/render/image/public/'

/**
 * Returns whether a URL points to our own storage. Other pictures are never loaded automatically, because they could
 * track the reader.
 */
export function isStoredPicture(url: string, backend: string): boolean {
  if (!URL.canParse(url, backend)) return false
  const { origin, pathname } = new URL(url, backend)
  return origin === new URL(backend).origin && pathname.startsWith(stored)
}

/** Pixels per CSS pixel, for high-density screens. */
const density = 2

/** The URL of an avatar with a width of `size` CSS pixels. A URL outside our storage stays the same. */
export function avatarImage(url: string | null | undefined, size: number): string | undefined {
  if (!url) return undefined
  if (!url.includes(stored)) return url
  const side = String(size * density)
  const options = new URLSearchParams({ width: side, height: side, resize: 'cover' })
  return `${url.replace(stored, rendered)}?${options}`
}
