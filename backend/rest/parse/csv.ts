/**
 * Returns the rows of a CSV text as RFC 4180 defines them: quoted fields, doubled quotes, both line endings. Stops
 * after `most` rows. Returns null for invalid CSV.
 */
export function parseCsv(text: string, most = Infinity): string[][] | null {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length <= most) {
    let value: string
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1)
      if (end < 0) return null
      value = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
    } else {
      const end = text.slice(at).search(/[,\r\n]/)
      const stop = end < 0 ? text.length : at + end
      value = text.slice(at, stop)
      if (value.includes('"')) return null
      at = stop
    }
    row.push(value)
    if (text[at] === ',') {
      at += 1
      if (at === text.length) row.push('')
      continue
    }
    rows.push(row)
    row = []
    if (at >= text.length) break
    if (text[at] === '\r' && text[at + 1] === '\n') at += 2
    else if (text[at] === '\n' || text[at] === '\r') at += 1
    else return null
  }
  if (row.length > 0) rows.push(row)
  return rows
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}
