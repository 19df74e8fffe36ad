// The arithmetic of a square cut out of a picture.
export type Size = { readonly width: number; readonly height: number }
/** Where the square lies, 0 to 1 of the way it can go in each direction. */
export type Focus = { readonly x: number; readonly y: number }
export type Square = { readonly x: number; readonly y: number; readonly side: number }

export const centre: Focus = { x: 0.5, y: 0.5 }

export function cropSquare({ width, height }: Size, zoom: number, focus: Focus): Square {
  const side = Math.min(width, height) / zoom
  return { x: (width - side) * focus.x, y: (height - side) * focus.y, side }
}

/** The focus after the picture was pulled by a share of the frame's side. */
export function moveFocus(size: Size, zoom: number, focus: Focus, by: { x: number; y: number }): Focus {
  const { side } = cropSquare(size, zoom, focus)
  return {
    x: along(focus.x, size.width - side, by.x * side),
    y: along(focus.y, size.height - side, by.y * side),
  }
}

function along(at: number, room: number, by: number): number {
  return room <= 0 ? at : Math.min(1, Math.max(0, at - by / room))
}

const largestSide = 1080

/** The cut piece as a file of its own; JPEG stays JPEG, WebP stays WebP, the rest becomes PNG. */
export async function cutOut(image: HTMLImageElement, square: Square, type: string): Promise<Blob> {
  const side = Math.max(1, Math.round(Math.min(square.side, largestSide)))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, square.x, square.y, square.side, square.side, 0, 0, side, side)
  const target = type === 'image/jpeg' || type === 'image/webp' ? type : 'image/png'
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The cut is empty.'))), target, 0.9),
  )
}
