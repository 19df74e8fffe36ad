// Our typefaces as files carry them: words in Instrument Sans, titles in Newsreader.
export const textFace = 'Instrument Sans'
export const titleFace = 'Newsreader'
/** Has letters that ours lack: Greek, Cyrillic, Vietnamese, signs. */
export const otherFace = 'Roboto'

const cuts = ['normal', 'bold', 'italics', 'bolditalics'] as const
export type Typeface = Record<(typeof cuts)[number], Uint8Array<ArrayBuffer>>
export type Typefaces = Record<typeof textFace | typeof titleFace, Typeface>

/** What pdfmake calls the files of the faces: where it finds each, and its bytes. */
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
