/** A PostgREST `or` filter: any of the columns contains the words, letter case aside, whatever signs they hold. */
export function containsFilter(columns: readonly string[], words: string): string {
  const literal = words.trim().replace(/[\\%_]/g, '\\$&')
  const quoted = `"%${literal.replace(/[\\"]/g, '\\$&')}%"`
  return columns.map(column => `${column}.ilike.${quoted}`).join(',')
}
