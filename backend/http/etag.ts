/** Whether one of the tags of `If-Match` or `If-None-Match` is this one; a weak tag counts as its strong one. */
export function matchesEtag(list: string, etag: string): boolean {
  return list.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
