// The evidence mark of a figure that is calculated from others. It is the weakest mark among them.
import { evidenceLadder } from '../../contracts/facts.ts'
import type { Mark } from './material.ts'

const ladder: readonly Mark[] = ['guess', 'estimate', 'forecast', ...evidenceLadder.slice(1)]

/** Null if no figure has a mark. */
export const weakestMark = (marks: readonly Mark[]): Mark =>
  marks.reduce<Mark>((low, mark) => {
    if (mark === null || low === null) return low ?? mark
    return ladder.indexOf(mark) < ladder.indexOf(low) ? mark : low
  }, null)
