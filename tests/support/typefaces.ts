/** The typefaces for exported files, from the same packages as the typefaces of the page. */
import { readFileSync } from 'node:fs'
import { type Typeface, type Typefaces, textFace, titleFace } from '../../venture/documents/typefaces.ts'

const cuts: Record<keyof Typeface, string> = {
  normal: '400Regular',
  bold: '700Bold',
  italics: '400Regular_Italic',
  bolditalics: '700Bold_Italic',
}

function typeface(folder: string, name: string): Typeface {
  const files = Object.entries(cuts).map(([cut, file]) => [
    cut,
    new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/${folder}/${file}/${name}_${file}.ttf`)),
  ])
  return Object.fromEntries(files)
}

export const typefaces = (): Typefaces => ({
  [textFace]: typeface('instrument-sans', 'InstrumentSans'),
  [titleFace]: typeface('newsreader', 'Newsreader'),
})
