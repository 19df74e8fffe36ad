/** Whether `If-Match` or `If-None-Match` lists this tag. A weak tag counts like its strong one. */
export function matchesEtag(list: string, etag: string): boolean {
  return list.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
