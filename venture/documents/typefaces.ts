// The fonts that exported files embed: Instrument Sans for text, Newsreader for titles.
export const textFace = 'Instrument Sans'
export const titleFace = 'Newsreader'
/** This font contains letters that our fonts lack: Greek, Cyrillic, Vietnamese and signs. */
export const otherFace = 'Roboto'

const cuts = ['normal', 'bold', 'italics', 'bolditalics'] as const
export type Typeface = Record<(typeof cuts)[number], Uint8Array<ArrayBuffer>>
export type Typefaces = Record<typeof textFace | typeof titleFace, Typeface>

/** The fonts in the form that pdfmake needs: a file name for each style, and the bytes of each file. */
export function pdfFaces(typefaces: Typefaces) {
  const names = (face: string) =>
    Object.fromEntries(cuts.map(cut => [cut, `${face} ${cut}.ttf`])) as Record<(typeof cuts)[number], string>
  return {
    fonts: Object.fromEntries(Object.keys(typefaces).map(face => [face, names(face)])),
    files: Object.fromEntries(
      Object.entries(typefaces).flatMap(([face, files]) => cuts.map(cut => [names(face)[cut], files[cut]])),
    ),
  }
}
