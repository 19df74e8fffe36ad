/** Escapes what would break a table cell or become markup. */
export function cell(text: string): string {
  return text.replace(/\|/g, '/').replace(/\s+/g, ' ').trim()
}
