// The slide layouts of an exported deck. Their placeholders can be restyled by a company's template.
import type Library from 'pptxgenjs'
import { isRightToLeft } from './direction.ts'

// In the library's types, the class is one `.default` deeper than in its code.
type Presentation = Library.default

/**
 * Fonts and colours by their role in the theme. `slide-look.ts` defines their values, and a template can change them.
 */
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
const rightColumn = margin + half + 0.5
/** The text boxes of a slide. */
const standard = {
  part: { name: 'name', x: margin, y: 0.75, w: 8, h: 0.4, size: 14, color: ember },
  headline: { name: 'headline', ...whole, y: 1.15, h: 1.35, size: 30, isHead: true },
  left: { name: 'left', x: margin, ...column },
  right: { name: 'right', x: rightColumn, ...column },
} satisfies Record<string, Box>
/** The boxes for short texts: with a larger font and further down, so that the slide is not half empty. */
const low = { y: 3.65, h: 2.95, size: 26 }
const largePoint = { ...standard.headline, y: 1.25, h: 2.2, size: 40 }
const few = {
  ...standard,
  headline: largePoint,
  left: { ...standard.left, ...low },
  right: { ...standard.right, ...low },
}
const fewBelow = { ...few, left: { ...few.left, ...whole } }
/** The box for a sentence without other text. The sentence is centred. */
const alone = { ...standard, headline: { ...largePoint, y: 2.3, h: 2.9 } }
const cover = {
  ...standard,
  headline: { name: 'headline', ...whole, y: 1.6, h: 1.5, size: 48, isHead: true },
  left: { name: 'left', ...whole, y: 3.4, h: 3.2, size: 24 },
}
export const layouts = {
  Cover: cover,
  'Two columns': standard,
  'One sentence': alone,
  'With a chart': standard,
  'Few words': few,
  'A point and a line': fewBelow,
}
export type LayoutName = keyof typeof layouts
export const chartPlace = { x: rightColumn, y: column.y, w: half, h: column.h }

const objectNames: Record<string, string> = {
  name: 'Part',
  headline: 'Headline',
  left: 'Left',
  right: 'Right',
}

/** In a right-to-left deck every box is mirrored. */
export const onSide = <Place extends { x: number; w: number }>(place: Place, isFromRight: boolean): Place =>
  isFromRight ? { ...place, x: wide - place.x - place.w } : place

export function defineLayouts(file: Presentation, title: string, isFromRight: boolean): void {
  const [near, far] = isFromRight ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const placeholder = (
    { name, size, isHead, color = ink, ...box }: Box,
    type: 'title' | 'body',
    text: string,
  ) => {
    const look = {
      fontFace: isHead ? faces.head : faces.text,
      fontSize: size,
      color,
      margin: 0,
      valign: 'top' as const,
      align: near,
    }
    const place = onSide(box, isFromRight)
    return {
      placeholder: {
        options: { name, type, objectName: objectNames[name] ?? name, ...place, ...look },
        text,
      },
    }
  }
  const small = {
    y: high - 0.8,
    h: 0.3,
    fontFace: faces.text,
    fontSize: 10,
    color: soft,
    margin: 0,
    valign: 'middle' as const,
  }
  const foot = {
    ...onSide({ x: margin, w: half * 2 }, isFromRight),
    ...small,
    align: near,
    ...(isRightToLeft(title) && { rtlMode: true }),
  }
  const number = { ...onSide({ x: wide - margin - 0.8, w: 0.8 }, isFromRight), ...small, align: far }
  const rule = {
    rect: { ...onSide({ x: margin, w: 0.6 }, isFromRight), y: 0.6, h: 0.06, fill: { color: ember } },
  }
  for (const [name, { part, headline, left, right }] of Object.entries(layouts)) {
    const isCover = name === 'Cover'
    const support = isCover ? 'What you do, one proof, why now' : 'What supports it'
    file.defineSlideMaster({
      title: name,
      ...(!isCover && { slideNumber: number }),
      objects: [
        rule,
        ...(isCover ? [] : [{ text: { text: title, options: foot } }, placeholder(part, 'body', 'Part')]),
        placeholder(headline, 'title', isCover ? 'Name' : 'The point of this slide'),
        ...(name === 'One sentence' ? [] : [placeholder(left, 'body', support)]),
        ...(isTwofold(name) ? [placeholder(right, 'body', support)] : []),
      ],
    })
  }
}

export const isTwofold = (name: string): boolean => name === 'Two columns' || name === 'Few words'
