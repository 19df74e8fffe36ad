// Which way a text is read.
const fromRight = '[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]'
const beginsFromRight = new RegExp(`^\\P{L}*${fromRight}`, 'u')
/** With the figures and commas between its words, and what ends its sentence. */
const stretch = new RegExp(`(${fromRight}(?:\\P{L}*${fromRight})*[\\p{M}.!…،؛؟]*)`, 'u')

/** Whether the text begins in a script that is read from the right. */
export const isRightToLeft = (text: string): boolean => beginsFromRight.test(text)

/** The text in parts: what is read from the right, and what stands around it. */
export const stretchesOf = (text: string): { text: string; isFromRight: boolean }[] =>
  text
    .split(stretch)
    .map((part, index) => ({ text: part, isFromRight: index % 2 === 1 }))
    .filter(part => part.text !== '')
