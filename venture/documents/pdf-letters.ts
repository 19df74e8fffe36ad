// Which letters the PDF's typeface has: Latin, Greek, Cyrillic and Vietnamese. It lacks other scripts and emoji.

/** Outside of these the page would show an empty box. */
const inTypeface =
  /^[\t\n\r\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0486\u0488-\u0513\u1ea0-\u1ef9\u2000-\u200b\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2025-\u2027\u2030\u2032\u2033\u2039\u203a\u2044\u20a6-\u20ac\u20b9\u20ba\u20bd\u2116\u2122\u2211\u2212\u221a\u221e\u2248\u2260\u2264\u2265\u25a0\u25cb\u25cf]*$/

/** Signs the co-founder writes, replaced by similar signs of the typeface. */
const kin: Record<string, string> = {
  '→': '›',
  '←': '‹',
  '✓': '√',
  '✔': '√',
  '★': '●',
  '☆': '○',
  '\u2012': '–',
  '\u202f': ' ',
  '\u00ad': '',
}
const kinPattern = new RegExp(`[${Object.keys(kin).join('')}]`, 'gu')

export function toTypeface(text: string): string {
  // Letters with their accents in one piece, as the typeface has them.
  return text.normalize('NFC').replaceAll(kinPattern, sign => kin[sign] ?? sign)
}

export function isInTypeface(text: string): boolean {
  return inTypeface.test(toTypeface(text))
}
