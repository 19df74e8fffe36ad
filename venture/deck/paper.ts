// The deck as it is printed, presented, exported or shared. It leaves out hidden slides, slides without content,
// and blanks, which are questions to the founder.
import type { Slide } from './build.ts'
import { isBlankSlide } from './worklist.ts'

export function onPaper<Given extends { slides: readonly Slide[] }>(deck: Given): Given {
  const shown = deck.slides
    .filter(slide => !slide.isHidden && !isBlankSlide(slide))
    .map(slide => ({ ...slide, slots: slide.slots.filter(({ text }) => text !== '') }))
  const isSaidElsewhere = (slide: Slide) =>
    slide.slots.every(({ text }) =>
      shown.some(other => other !== slide && other.slots.some(slot => slot.text === text)),
    )
  // The evidence slide is a summary. Without its chart it may only repeat another slide, so it is left out.
  return {
    ...deck,
    slides: shown.filter(slide => slide.id !== 'knowledge' || slide.chart || !isSaidElsewhere(slide)),
  }
}
