// A deck as it leaves the desk, to be printed, presented, written as a file or shared: slides that are hidden or say
// nothing stay behind, and so do blanks, which ask the founder and not the reader.
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
  // How well things are known is a summary: without its chart it may only repeat another slide.
  return {
    ...deck,
    slides: shown.filter(slide => slide.id !== 'knowledge' || slide.chart || !isSaidElsewhere(slide)),
  }
}
