// The typefaces in exported files. They are loaded when the founder requests a file.
import sansRegular from '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf?url'
import sansItalic from '@expo-google-fonts/instrument-sans/400Regular_Italic/InstrumentSans_400Regular_Italic.ttf?url'
import sansBold from '@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf?url'
import sansBoldItalic from '@expo-google-fonts/instrument-sans/700Bold_Italic/InstrumentSans_700Bold_Italic.ttf?url'
import serifRegular from '@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf?url'
import serifItalic from '@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf?url'
import serifBold from '@expo-google-fonts/newsreader/700Bold/Newsreader_700Bold.ttf?url'
import serifBoldItalic from '@expo-google-fonts/newsreader/700Bold_Italic/Newsreader_700Bold_Italic.ttf?url'
import { type Typeface, type Typefaces, textFace, titleFace } from '../../venture/documents/typefaces.ts'
import { AppError } from '../lib/errors.ts'

export async function loadTypefaces(): Promise<Typefaces> {
  const [text, title] = await Promise.all([
    typeface({ normal: sansRegular, bold: sansBold, italics: sansItalic, bolditalics: sansBoldItalic }),
    typeface({ normal: serifRegular, bold: serifBold, italics: serifItalic, bolditalics: serifBoldItalic }),
  ])
  return { [textFace]: text, [titleFace]: title }
}

async function typeface(addresses: Record<keyof Typeface, string>): Promise<Typeface> {
  const files = Object.entries(addresses).map(
    async ([cut, address]) => [cut, await bytesAt(address)] as const,
  )
  return Object.fromEntries(await Promise.all(files)) as Typeface
}

async function bytesAt(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address)
  if (!response.ok) throw new AppError('network')
  return new Uint8Array(await response.arrayBuffer())
}
