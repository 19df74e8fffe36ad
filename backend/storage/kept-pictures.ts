/** A cache of resized pictures. It keeps the most recently used pictures, up to a number of bytes. */
export type Picture = { readonly bytes: Buffer; readonly type: string }

export function createKeptPictures(mostBytes: number) {
  /** The cached pictures, in the order of their last use. The first one has been unused for the longest time. */
  const kept = new Map<string, Picture>()
  let size = 0

  function drop(key: string, { bytes }: Picture) {
    kept.delete(key)
    size -= bytes.byteLength
  }

  return {
    get(key: string): Picture | undefined {
      const picture = kept.get(key)
      if (picture) {
        kept.delete(key)
        kept.set(key, picture)
      }
      return picture
    },
    set(key: string, picture: Picture) {
      kept.set(key, picture)
      size += picture.bytes.byteLength
      for (const [oldest, old] of kept) {
        if (size <= mostBytes) break
        drop(oldest, old)
      }
    },
    forget(isMeant: (key: string) => boolean) {
      for (const [key, picture] of kept) if (isMeant(key)) drop(key, picture)
    },
  }
}
