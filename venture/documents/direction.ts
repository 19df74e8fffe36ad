// Finds out whether a text is read from left to right or from right to left.
const fromRight = '[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]'
const beginsFromRight = new RegExp(`^\\P{L}*${fromRight}`, 'u')
/** A right-to-left stretch includes the digits and commas between its words, and a punctuation mark at its end. */
const stretch = new RegExp(`(${fromRight}(?:\\P{L}*${fromRight})*[\\p{M}.!…،؛؟]*)`, 'u')

/** Whether the text begins in a right-to-left script. */
export const isRightToLeft = (text: string): boolean => beginsFromRight.test(text)

/** Whether most of the texts are right-to-left. Texts without letters are not counted. */
export function areFromRight(texts: readonly string[]): boolean {
  const written = texts.filter(text => /\p{L}/u.test(text))
  return written.filter(isRightToLeft).length * 2 > written.length
}

/** Splits the text into right-to-left stretches and the text between them. */
export const stretchesOf = (text: string): { text: string; isFromRight: boolean }[] =>
  text
    .split(stretch)
    .map((part, index) => ({ text: part, isFromRight: index % 2 === 1 }))
    .filter(part => part.text !== '')
