import { isRightToLeft, stretchesOf } from '../../venture/documents/direction.ts'
import { drawable } from '../../venture/documents/drawable.ts'
import type { Setting, TextPicture } from '../../venture/documents/pdf-text.ts'

/** Pixels per point, enough for printing. */
const density = 3
const lineHeight = 1.45

/**
 * Draws text as a picture with the fonts of this computer, so that every script and emoji can be shown.
 * Characters that no font has are left out.
 */
export function drawText(given: string, { size, width, bold, color }: Setting): TextPicture {
  const text = drawable(given, canDraw)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw the picture.')
  const font = `${bold ? 600 : 400} ${size}px "Instrument Sans Variable", Arial, sans-serif`
  context.font = font
  const lines = brokenLines(text, part => context.measureText(part).width <= width)
  const widest = Math.max(...lines.map(line => context.measureText(line).width), 1)
  const fromRight = isRightToLeft(text)
  // A right-to-left line starts at the right margin, so its picture must be as wide as the page.
  const shown = fromRight ? width : Math.min(width, Math.ceil(widest))
  canvas.width = shown * density
  canvas.height = lines.length * size * lineHeight * density
  context.scale(density, density)
  context.font = font
  context.fillStyle = color
  context.textBaseline = 'middle'
  context.direction = fromRight ? 'rtl' : 'ltr'
  const set = fromRight ? (line: string) => line : apart
  for (const [index, line] of lines.entries())
    context.fillText(set(line), fromRight ? shown : 0, (index + 0.5) * size * lineHeight, shown)
  return { image: canvas.toDataURL('image/png'), width: shown }
}

const known = new Map<string, boolean>()

/** Returns whether a font of this computer can draw the character. */
function canDraw(sign: string): boolean {
  const before = known.get(sign)
  if (before !== undefined) return before
  const drawn = pixelsOf(sign)
  // Some browsers write the code of a missing character into its box, so the boxes differ. A box has no colours, so
  // a character with colours is an emoji.
  const isEmoji = /\p{Emoji_Presentation}|\ufe0f/u.test(sign)
  const isThere = isEmoji ? hasColor(drawn) : !boxes().includes(drawn.join())
  known.set(sign, isThere)
  return isThere
}

/** The pictures of the boxes that the browser draws for characters without a font. */
let drawnBoxes: string[] | undefined
function boxes(): string[] {
  drawnBoxes ??= ['\u{10ffff}', '\uffff', '\u{e0fff}'].map(sign => pixelsOf(sign).join())
  return drawnBoxes
}

const probe = 24

function pixelsOf(sign: string): Uint8ClampedArray {
  const canvas = document.createElement('canvas')
  canvas.width = probe * 2
  canvas.height = probe * 2
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return new Uint8ClampedArray()
  context.font = `${probe}px "Instrument Sans Variable", Arial, sans-serif`
  context.textBaseline = 'middle'
  context.fillText(sign, 4, probe)
  return context.getImageData(0, 0, probe * 2, probe * 2).data
}

const hasColor = (pixels: Uint8ClampedArray) =>
  pixels.some((value, index) => index % 4 !== 3 && value !== pixels[index - (index % 4)])

/**
 * Keeps right-to-left parts of a left-to-right line separate, so that figures and full stops stay on the correct
 * side.
 */
const apart = (line: string): string =>
  stretchesOf(line)
    .map(({ text, isFromRight }) => (isFromRight ? `\u2067${text}\u2069` : text))
    .join('')

/** Breaks the text into lines between words. In scripts without spaces, `Intl.Segmenter` finds the words. */
export function brokenLines(text: string, fits: (part: string) => boolean): string[] {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' })
  return text.split('\n').flatMap(paragraph => {
    const lines = ['']
    for (const { segment } of words.segment(paragraph)) {
      const line = lines.at(-1) ?? ''
      if (line === '' || fits((line + segment).trimEnd())) lines[lines.length - 1] = line + segment
      else lines.push(segment.trimStart())
    }
    return lines.map(line => line.trimEnd())
  })
}
