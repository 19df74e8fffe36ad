/**
 * Makes a new file from the pixels of an uploaded picture. So the place where it was taken, the author, comments
 * and appended data are removed. The orientation is removed too, so the picture is rotated first.
 */
import sharp from 'sharp'
import { refusals } from './storage-error.ts'

/**
 * The maximum number of pixels of all frames together. A small file can decode to gigabytes, and no profile picture
 * needs more pixels than this.
 */
export const maxPixels = 25_000_000
/** The limit is lower for GIF, because its encoder is ten times as slow. */
const maxGifPixels = 10_000_000

/**
 * Real pictures do not contain these tags. A file with such a tag was made so that a browser could also run it as a
 * page.
 */
const markup = /<(?:script|html|head|body|iframe|object|embed|\?php|!doctype)/i

/** Checks a picture by its header, so that a bad picture is refused before its pixels are decoded. */
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
