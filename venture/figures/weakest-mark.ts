// The mark of a figure made of others: the weakest of their marks.
import { evidenceLadder } from '../../contracts/facts.ts'
import type { Mark } from './material.ts'

const ladder: readonly Mark[] = ['guess', 'estimate', 'forecast', ...evidenceLadder.slice(1)]

/** Null if none of them has a mark. */
export const weakestMark = (marks: readonly Mark[]): Mark =>
  marks.reduce<Mark>((low, mark) => {
    if (mark === null || low === null) return low ?? mark
    return ladder.indexOf(mark) < ladder.indexOf(low) ? mark : low
  }, null)
