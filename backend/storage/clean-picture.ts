/**
 * Writes an uploaded picture anew, from its pixels: where it was taken, who took it, comments and anything
 * appended stay behind. The orientation is applied first, since it lived in what is dropped.
 */
import sharp from 'sharp'
import { refusals } from './storage-error.ts'

/** A small file may decode to gigabytes; no face needs more pixels than this. All frames count. */
export const maxPixels = 25_000_000
/** Their encoder is ten times as slow. */
const maxGifPixels = 10_000_000

/** No real picture contains these, but a file that is also meant to run as a page does. */
const markup = /<(?:script|html|head|body|iframe|object|embed|\?php|!doctype)/i

/** Looks at the header alone; no pixel has been unfolded when a picture is refused here. */
export async function inspectPicture(
  bytes: Buffer,
  type: string,
): Promise<{ isAnimated: boolean; pixels: number }> {
  if (markup.test(bytes.toString('latin1'))) throw refusals.wrongType('text/html')
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusals.wrongType(type)
    })
  const most = type === 'image/gif' ? maxGifPixels : maxPixels
  const pixels = width * height * pages
  if (pixels > most) throw refusals.tooManyPixels(most)
  return { isAnimated: pages > 1, pixels }
}

export async function cleanPicture(bytes: Buffer, type: string, isAnimated: boolean): Promise<Buffer> {
  return rewrite(bytes, type, isAnimated).catch(() => {
    throw refusals.wrongType(type)
  })
}

async function rewrite(bytes: Buffer, type: string, isAnimated: boolean): Promise<Buffer> {
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
      return picture.webp({ quality: 90, effort: 2 }).toBuffer()
    case 'image/gif':
      return picture.gif({ effort: 1 }).toBuffer()
    case 'image/avif':
      return picture.avif({ quality: 70, effort: 0 }).toBuffer()
    case 'image/tiff':
      return picture.tiff({ compression: 'lzw' }).toBuffer()
    default:
      throw refusals.wrongType(type)
  }
}
