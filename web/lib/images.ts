// Pictures in the size they are shown in. The storage makes each size once and caches it.

const stored = '/storage/v1/object/public/'
const rendered = '/storage/v1/render/image/public/'

/**
 * Whether a URL points to our own storage. Any other picture could be a tracking beacon, so it is never
 * loaded automatically.
 */
export function isStoredPicture(url: string, backend: string): boolean {
  if (!URL.canParse(url, backend)) return false
  const { origin, pathname } = new URL(url, backend)
  return origin === new URL(backend).origin && pathname.startsWith(stored)
}

/** Twice the size in pixels, for sharp screens. */
const density = 2

/** The URL of an avatar at `size` CSS pixels. Other URLs stay as they are. */
export function avatarImage(url: string | null | undefined, size: number): string | undefined {
  if (!url) return undefined
  if (!url.includes(stored)) return url
  const side = String(size * density)
  const options = new URLSearchParams({ width: side, height: side, resize: 'cover' })
  return `${url.replace(stored, rendered)}?${options}`
}
