import { isRightToLeft, stretchesOf } from '../../venture/documents/direction.ts'
import type { Setting, TextPicture } from '../../venture/documents/pdf-text.ts'

/** Sharp enough to print. */
const density = 3
const lineHeight = 1.45

/** Draws text as a picture, with the fonts of this computer: any script, in its own direction, and emoji. */
export function drawText(text: string, { size, width, bold, color }: Setting): TextPicture {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw the picture.')
  const font = `${bold ? 600 : 400} ${size}px "Instrument Sans Variable", Arial, sans-serif`
  context.font = font
  const lines = brokenLines(text, part => context.measureText(part).width <= width)
  const widest = Math.max(...lines.map(line => context.measureText(line).width), 1)
  const fromRight = isRightToLeft(text)
  // A right-to-left line begins at the right margin, so its picture is as wide as the page.
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

/**
 * Isolates a right-to-left part of a left-to-right line, so that its figures and full stop stay on its own
 * side.
 */
const apart = (line: string): string =>
  stretchesOf(line)
    .map(({ text, isFromRight }) => (isFromRight ? `\u2067${text}\u2069` : text))
    .join('')

/** Breaks lines between words. In scripts without spaces, breaks at the ends of words. */
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
