/** Returns whether `If-Match` or `If-None-Match` lists this tag. A weak tag equals its strong tag. */
export function matchesEtag(list: string, etag: string): boolean {
  return list.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
