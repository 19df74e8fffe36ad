// Removes or replaces characters that no font of this machine contains. Such a character would be drawn as an empty
// box.
import { isInTypeface } from './pdf-letters.ts'

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
const unknown = '…'

/** Removes emoji that the font lacks, because the text is clear without them. Replaces missing letters with "…". */
export function drawable(text: string, canDraw: (sign: string) => boolean): string {
  const signs = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  // Invisible characters count as present. They only set the text direction and are never drawn.
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
