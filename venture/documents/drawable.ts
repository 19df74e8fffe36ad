// Words as this machine can draw them: where no typeface has a sign, a box would stand in its place.
import { isInTypeface } from './pdf-letters.ts'

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
const unknown = '…'

/** An emoji that cannot be drawn is left out, since no word hangs on it; letters that cannot are shown to be missing. */
export function drawable(text: string, canDraw: (sign: string) => boolean): string {
  const signs = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  const isThere = (sign: string) => isInTypeface(sign) || /^\s*$/.test(sign) || canDraw(sign)
  if (signs.every(isThere)) return text
  return signs
    .map(sign => (isThere(sign) ? sign : emoji.test(sign) ? '' : unknown))
    .join('')
    .replace(/…(?:\s*…)+/g, unknown)
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[.,;:!?)]|$)/gm, '')
    .trim()
}
