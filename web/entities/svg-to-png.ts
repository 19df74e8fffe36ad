import { pictureSize } from '../../venture/documents/picture-size.ts'

/** Pixels per SVG unit, enough for printing. */
const density = 3

/** Converts an SVG picture to PNG, because some versions of Word cannot show SVG. */
export async function svgToPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize.width * density
  canvas.height = pictureSize.height * density
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw the picture.')
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser cannot draw the picture.')
  return new Uint8Array(await blob.arrayBuffer())
}
