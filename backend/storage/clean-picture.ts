/**
 * Writes an uploaded picture anew, from its pixels: where it was taken, who took it, comments and anything
 * appended stay behind. The orientation is applied first, since it lived in what is dropped.
 */
import sharp from 'sharp'
import { createGate } from './gate.ts'
import { refusals } from './storage-error.ts'

/** A small file may unfold to gigabytes; more than this nobody needs for a face. */
export const maxPixels = 50_000_000

const atATime = createGate(2)
/** No picture contains these; a file meant to be read as a page as well does. */
const markup = /<(?:script|html|head|body|iframe|object|embed|\?php|!doctype)/i

export async function cleanPicture(bytes: Buffer, type: string): Promise<Buffer> {
  if (markup.test(bytes.toString('latin1'))) throw refusals.wrongType('text/html')
  return atATime(() => rewrite(bytes, type)).catch(() => {
    throw refusals.wrongType(type)
  })
}

async function rewrite(bytes: Buffer, type: string): Promise<Buffer> {
  const isAnimated = ((await sharp(bytes, { limitInputPixels: maxPixels }).metadata()).pages ?? 1) > 1
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: isAnimated })
    .autoOrient()
    .keepIccProfile()
  switch (type) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 90 }).toBuffer()
    case 'image/png':
    case 'image/apng':
      return picture.png({ compressionLevel: 7 }).toBuffer()
    case 'image/webp':
      return picture.webp({ quality: 90, effort: 3 }).toBuffer()
    case 'image/gif':
      return picture.gif({ effort: 3 }).toBuffer()
    case 'image/avif':
      return picture.avif({ quality: 70, effort: 3 }).toBuffer()
    case 'image/tiff':
      return picture.tiff({ compression: 'lzw' }).toBuffer()
    default:
      throw refusals.wrongType(type)
  }
}
