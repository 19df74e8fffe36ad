// Lists the letters that the PDF's fonts contain. Our font has the Latin letters, and the second font adds
// Greek, Cyrillic and Vietnamese. Neither font has other scripts or emoji.

/** Matches letters that are missing in at least one style (such as bold) of our font. */
const notOurs =
  /[^\t\n\r\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0131\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2030\u2039\u203a\u20ac\u2122\u2212]+/

/** Matches the letters that one of the two fonts contains. Any other letter would be drawn as an empty box. */
const inTypeface =
  /^[\t\n\r\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0486\u0488-\u0513\u1ea0-\u1ef9\u2000-\u200b\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2025-\u2027\u2030\u2032\u2033\u2039\u203a\u2044\u20a6-\u20ac\u20b9\u20ba\u20bd\u2116\u2122\u2211\u2212\u221a\u221e\u2248\u2260\u2264\u2265\u25a0\u25cb\u25cf]*$/

/** Replaces characters that the model likes to write with similar ones that the font contains. */
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
  // Combines letters with their accents into one character, because the font has only the combined form.
  return text.normalize('NFC').replaceAll(kinPattern, sign => kin[sign] ?? sign)
}

export function isInTypeface(text: string): boolean {
  return inTypeface.test(toTypeface(text))
}

/** Splits the text by font: our font for the letters that it has, the second font for the others. */
export function inFaces(text: string): { text: string; isOurs: boolean }[] {
  const parts = toTypeface(text).split(new RegExp(`(${notOurs.source})`))
  return parts
    .map((part, index) => ({ text: part, isOurs: index % 2 === 0 }))
    .filter(part => part.text !== '')
}

export const isOurs = (text: string): boolean => !notOurs.test(toTypeface(text))
