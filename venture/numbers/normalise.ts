// One alphabet for figures: whatever script, space, quotation mark or invisible mark they were written with.

const digit = /\p{Nd}/u

/** Decimal digits of every script stand in runs of ten that begin with its zero. */
function digitValue(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** The Arabic decimal mark is kept: unlike a point or a comma it can mean nothing else. */
export const decimalMark = '٫'
/** A space that does not break stands between groups of digits, never between two numbers. */
export const groupSpace = '\u00a0'

export function normaliseFigures(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    .replace(/[\u00a0\u2007\u2009\u202f]/gu, groupSpace)
    .replace(/[’ʼ′٬]/gu, "'")
    .replace(/−/gu, '-')
    .replace(/[٪％]/gu, '%')
    .replace(/，/gu, ',')
    .replace(/．/gu, '.')
}
