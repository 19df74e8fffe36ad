// Computes how much smaller a text must be to fit into its box. It assumes wide letters, so that the text
// also fits if an office program replaces the font.

/** The text, its font size and the space after it. Both sizes are in points. */
export type Paragraph = { text: string; size: number; after: number }
/** Width and height in inches. */
export type Room = { w: number; h: number }

const points = 72
const lineHeight = 1.2
const steps = [1, 0.9, 0.8, 0.72, 0.65, 0.58, 0.52, 0.46, 0.4] as const

/** The first scale at which everything fits, else the smallest scale. */
export const fittingStep = (fits: (scale: number) => boolean): number =>
  steps.find(fits) ?? steps[steps.length - 1] ?? 1

export const fitting = (paragraphs: readonly Paragraph[], { w, h }: Room): number =>
  fittingStep(
    scale =>
      paragraphs.reduce((sum, paragraph) => sum + heightOf(paragraph, w * points, scale), 0) <= h * points,
  )

/** The height of a paragraph, in points. The width is in points too. */
export const heightOf = ({ text, size, after }: Paragraph, width: number, scale: number): number =>
  linesOf(text, width / (size * scale)) * size * scale * lineHeight + after

/** The number of lines at this width (in em). A word that is longer than a line is broken, as in office programs. */
function linesOf(text: string, width: number): number {
  let [lines, used] = [1, 0]
  for (const word of text.split(/(?<=\s)/u)) {
    const needed = [...word].reduce((sum, letter) => sum + widthOf(letter), 0)
    if (used > 0 && used + needed > width) {
      lines += 1
      used = 0
    }
    lines += Math.floor(needed / width)
    used += needed % width
  }
  return lines
}

function widthOf(letter: string): number {
  if (
    /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(
      letter,
    )
  )
    return 1.1
  if (/[\p{M}\p{Cf}]/u.test(letter)) return 0
  if (/[WMmw@%—]/.test(letter)) return 1
  if (/[\p{Lu}&–]/u.test(letter)) return 0.75
  return /[iljtf.,:;!'|()\s]/.test(letter) ? 0.33 : 0.56
}
