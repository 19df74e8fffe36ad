// How well a figure is known that is made of others: as well as the weakest of them. A guess times what was told is a guess.
import { evidenceLadder } from '../../contracts/facts.ts'
import type { Mark } from './material.ts'

const ladder: readonly Mark[] = ['guess', 'estimate', 'forecast', ...evidenceLadder.slice(1)]

/** Null where nobody said it of any of them. */
export const weakestMark = (marks: readonly Mark[]): Mark =>
  marks.reduce<Mark>((low, mark) => {
    if (mark === null || low === null) return low ?? mark
    return ladder.indexOf(mark) < ladder.indexOf(low) ? mark : low
  }, null)
