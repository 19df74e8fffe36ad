// Removes or replaces signs that no font of this machine has, because they would show as an empty box.
import { isInTypeface } from './pdf-letters.ts'

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
const unknown = '…'

/** A missing emoji is dropped, because no word depends on it. Missing letters are marked as missing. */
export function drawable(text: string, canDraw: (sign: string) => boolean): string {
  const signs = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  // A sign that only sets the direction has no picture in any font.
  const isThere = (sign: string) => isInTypeface(sign) || /^[\s\p{Cf}]*$/u.test(sign) || canDraw(sign)
  if (signs.every(isThere)) return text
  return signs
    .map(sign => (isThere(sign) ? sign : emoji.test(sign) ? '' : unknown))
    .join('')
    .replace(/…(?:\s*…)+/g, unknown)
    .replace(/ {2,}/g, ' ')
    .replace(/ +(?=[.,;:!?)]|$)/gm, '')
    .trim()
}
