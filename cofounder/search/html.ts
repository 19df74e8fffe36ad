// Text of a page, for quoting. Nothing of its markup survives.

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  euro: '€',
  pound: '£',
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : ' '
  })
}

const hidden =
  /<(script|style|noscript|template|svg|nav|footer|header|form|iframe)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const block = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|section|article|blockquote)\b[^>]*>/gi

export function htmlToText(html: string): string {
  const bare = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(hidden, ' ')
    .replace(block, '\n')
    .replace(/<[^>]{0,2000}>/g, ' ')
  return decodeEntities(bare)
    .replace(/[ \t\r\f\v]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

export function htmlTitle(html: string): string {
  const title = /<title[^>]*>([\s\S]{0,500}?)<\/title>/i.exec(html)?.[1] ?? ''
  return decodeEntities(title.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}
