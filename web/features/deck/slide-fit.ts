// Computes the text size at which the text fits the slide.
import type { Slide, Slot } from '../../../venture/deck/build.ts'
import { fittingStep, heightOf } from '../../../venture/documents/fit-text.ts'

/**
 * The sizes below are percentages of the slide's width, converted to points on a page that is 13.333 inches wide.
 */
const wide = 960
const cqi = wide / 100
const inner = wide - 9 * cqi
/** The height between head and foot of a slide, minus one line because the estimate is not exact. */
const room = { cover: 36 * cqi, slide: 37 * cqi }

const sizes = { cover: 6.4, headline: 3.9, figure: 4, line: 2.2 }
const besideChart = { headline: 3.9, figure: 2.7, line: 1.85 }
const labelSize = 1.35
/** The longest evidence mark. It is used to reserve enough space for every mark. */
const mark = ' · committed'
const gap = 2.6 * cqi

/** The scales for slides with few words: larger text fills the slide except for a margin. */
const larger = [1.35, 1.25, 1.15] as const
const filled = 0.85

export function slideFit({ id, slots, chart }: Pick<Slide, 'id' | 'slots' | 'chart'>): number {
  const isCover = id === 'cover'
  const [head, ...rest] = slots.filter(({ text }) => text !== '')
  if (!head) return 1
  const height = ({ text, label }: Slot, size: number, width: number, scale: number) =>
    heightOf({ text, size: size * cqi, after: 0 }, width, scale) +
    (label ? heightOf({ text: `${label}${mark}`, size: labelSize * cqi, after: 0 }, width, scale) : 0) +
    gap
  const half = (inner - 4 * cqi) / 2
  const total = (scale: number) => {
    const heights = rest.map(slot => height(slot, (chart ? besideChart : sizes)[slot.role], half, scale))
    // If two blocks are side by side, the higher block counts.
    const body = chart
      ? heights.reduce((sum, each) => sum + each, 0)
      : heights.reduce(
          (sum, each, index) => (index % 2 === 0 ? sum + Math.max(each, heights[index + 1] ?? 0) : sum),
          0,
        )
    return height(head, isCover ? sizes.cover : sizes[head.role], inner, scale) + body
  }
  const most = room[isCover ? 'cover' : 'slide']
  // A slide with a blank slot keeps its text size, because the blank needs space while the founder edits.
  const isSparse = !isCover && !chart && rest.length > 0 && rest.length === slots.length - 1
  const grown = isSparse ? larger.find(scale => total(scale) <= most * filled) : undefined
  return grown ?? fittingStep(scale => total(scale) <= most)
}
