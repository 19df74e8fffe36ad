/** Returns SQL that prints a time in our format, which is ISO 8601 in UTC. */
export function utcText(column: string, fraction: 'milliseconds' | 'microseconds'): string {
  const digits = fraction === 'milliseconds' ? 'MS' : 'US'
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.${digits}"Z"')`
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
