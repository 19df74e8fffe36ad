import { pictureSize } from '../../venture/documents/picture-size.ts'

/** Sharp enough to print. */
const density = 3

/** Not every version of Word shows SVG, so it gets a PNG. */
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
