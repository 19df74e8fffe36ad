// A deck as it leaves the desk, to be printed, presented, written as a file or shared: slides that are hidden or say
// nothing stay behind, and so do blanks, which ask the founder and not the reader.
import type { Slide } from './build.ts'
import { isBlankSlide } from './worklist.ts'

export const onPaper = <Given extends { slides: readonly Slide[] }>(deck: Given): Given => ({
  ...deck,
  slides: deck.slides
    .filter(slide => !slide.isHidden && !isBlankSlide(slide))
    .map(slide => ({ ...slide, slots: slide.slots.filter(({ text }) => text !== '') })),
})
