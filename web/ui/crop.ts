// The calculations for cropping a picture.
export type Size = { readonly width: number; readonly height: number }
/** The position of the square: in each direction a number from 0 to 1, from one end to the other. */
export type Focus = { readonly x: number; readonly y: number }
export type Square = { readonly x: number; readonly y: number; readonly side: number }

export const centre: Focus = { x: 0.5, y: 0.5 }

export function cropSquare({ width, height }: Size, zoom: number, focus: Focus): Square {
  const side = Math.min(width, height) / zoom
  return { x: (width - side) * focus.x, y: (height - side) * focus.y, side }
}

/** The position after the picture was dragged. `by` is the distance, as a fraction of the frame's side. */
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

type Piece = { readonly x: number; readonly y: number } & Size

/** Reduces a size until no side is longer than the maximum. The proportions stay the same. */
export function fitted({ width, height }: Size): Size {
  const scale = Math.min(1, largestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The cropped part as a new file. A JPEG or WebP keeps its type; other types become PNG. */
export async function cutOut(image: HTMLImageElement, piece: Piece, type: string): Promise<Blob> {
  const { width, height } = fitted(piece)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, piece.x, piece.y, piece.width, piece.height, 0, 0, width, height)
  const target = type === 'image/jpeg' || type === 'image/webp' ? type : 'image/png'
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The cut is empty.'))), target, 0.9),
  )
}
