// The deck for printing, presenting, exporting and sharing. It leaves out hidden slides, empty slides and blank
// slots, because a blank slot is a question to the founder.
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
  // Leaves out the evidence slide if it has no chart and only repeats text of other slides.
  return {
    ...deck,
    slides: shown.filter(slide => slide.id !== 'knowledge' || slide.chart || !isSaidElsewhere(slide)),
  }
}
