// Prepares a text before its figures are read. It replaces digits of other scripts, unusual spaces and quotation
// marks, and invisible characters.

/**
 * This character replaces dates and frequencies that were already read. Every phrase ends at this character, so no
 * figure contains it.
 */
export const placeholder = '\ufffc'

const digit = /\p{Nd}/u

/**
 * The value of a digit in any script. In Unicode, the ten digits of each script follow each other and start with
 * zero.
 */
function digitValue(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** The Arabic decimal mark is kept, because it has only one meaning. A point or a comma has several. */
export const decimalMark = '٫'
/** A non-breaking space stands inside a number and separates groups of digits. It never separates two numbers. */
export const groupSpace = '\u00a0'

export function normaliseFigures(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll(placeholder, ' ')
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    .replace(/[\u00a0\u2007\u2009\u202f]/gu, groupSpace)
    .replace(/[’ʼ′٬]/gu, "'")
    .replace(/−/gu, '-')
    .replace(/[٪％]/gu, '%')
    .replace(/，/gu, ',')
    .replace(/．/gu, '.')
}
