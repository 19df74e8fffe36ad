// The slide layouts of an exported deck: placeholders that a company's template can restyle.
import type Library from 'pptxgenjs'
import { isRightToLeft } from './direction.ts'

// The package's types put the class one `.default` deeper than its code does.
type Presentation = Library.default

/** Fonts and colours by their role in the theme. `slide-look.ts` gives the values, and a template can change them. */
export const faces = { head: '+mj-lt', text: '+mn-lt' }
export const [ink, soft] = ['tx1', 'tx2']
const ember = 'accent1'
const [wide, high] = [13.333, 7.5]
export const margin = 0.75
export const half = (wide - margin * 2 - 0.5) / 2

// XML forbids these characters.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
export const plain = (text: string) => text.replace(unwritable, '')

export type Box = {
  name: string
  x: number
  y: number
  w: number
  h: number
  size: number
  isHead?: boolean
  color?: string
}

const whole = { x: margin, w: wide - margin * 2 }
const column = { y: 2.75, w: half, h: 3.9, size: 22 }
/** The text boxes of a slide. */
export const places = {
  part: { name: 'name', x: margin, y: 0.75, w: 8, h: 0.4, size: 14, color: ember },
  headline: { name: 'headline', ...whole, y: 1.15, h: 1.35, size: 30, isHead: true },
  left: { name: 'left', x: margin, ...column },
  right: { name: 'right', x: margin + half + 0.5, ...column },
} satisfies Record<string, Box>
/** A sentence without other text is centred. */
export const alone = { name: 'headline', ...whole, y: 2.3, h: 2.9, size: 40, isHead: true } satisfies Box
export const coverPlaces = {
  headline: { name: 'headline', ...whole, y: 1.6, h: 1.5, size: 48, isHead: true },
  left: { name: 'left', ...whole, y: 3.4, h: 3.2, size: 24 },
} satisfies Record<string, Box>
const objectNames: Record<string, string> = {
  name: 'Part',
  headline: 'Headline',
  left: 'Left',
  right: 'Right',
}

function placeholder({ name, size, isHead, color = ink, ...box }: Box, type: 'title' | 'body', text: string) {
  const look = {
    fontFace: isHead ? faces.head : faces.text,
    fontSize: size,
    color,
    margin: 0,
    valign: 'top' as const,
    align: 'left' as const,
  }
  return {
    placeholder: { options: { name, type, objectName: objectNames[name] ?? name, ...box, ...look }, text },
  }
}

export function defineLayouts(file: Presentation, title: string): void {
  const foot = {
    x: margin,
    y: high - 0.6,
    w: half * 2,
    h: 0.35,
    fontFace: faces.text,
    fontSize: 10,
    color: soft,
    margin: 0,
    align: 'left' as const,
    ...(isRightToLeft(title) && { rtlMode: true }),
  }
  const rule = { rect: { x: margin, y: 0.6, w: 0.6, h: 0.06, fill: { color: ember } } }
  const frame = [rule, { text: { text: title, options: foot } }]
  const number = {
    x: wide - margin - 0.8,
    y: high - 0.6,
    w: 0.8,
    h: 0.35,
    fontFace: faces.text,
    fontSize: 10,
    color: soft,
    align: 'right' as const,
  }
  const name = placeholder(places.part, 'body', 'Part')
  const head = placeholder(places.headline, 'title', 'The point of this slide')
  const left = placeholder(places.left, 'body', 'What supports it')
  const right = placeholder(places.right, 'body', 'What supports it')
  file.defineSlideMaster({
    title: 'Cover',
    objects: [
      rule,
      placeholder(coverPlaces.headline, 'title', 'Name'),
      placeholder(coverPlaces.left, 'body', 'What you do, one proof, why now'),
    ],
  })
  file.defineSlideMaster({
    title: 'Two columns',
    slideNumber: number,
    objects: [...frame, name, head, left, right],
  })
  file.defineSlideMaster({
    title: 'One sentence',
    slideNumber: number,
    objects: [...frame, name, placeholder(alone, 'title', 'The point of this slide')],
  })
  file.defineSlideMaster({
    title: 'With a chart',
    slideNumber: number,
    objects: [...frame, name, head, left],
  })
}
