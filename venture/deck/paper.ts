// The deck for printing, presenting, exporting and sharing. It leaves out hidden slides, slides without
// content, and blanks, because blanks are questions to the founder.
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
  // The evidence slide is a summary. Without its chart it may only repeat another slide, and is then left out.
  return {
    ...deck,
    slides: shown.filter(slide => slide.id !== 'knowledge' || slide.chart || !isSaidElsewhere(slide)),
  }
}
