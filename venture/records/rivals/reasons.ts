// Whether what the founder is better in answers why the others are taken.
import type { CompetitorAnswers, Reason } from '../../../contracts/competitor-record.ts'
import { told } from '../figures.ts'

/** None answers habit or being the only one they know, and nobody is cheaper than free. */
const answeredBy: Readonly<Partial<Record<Reason, readonly string[]>>> = {
  cheaper: ['cheaper'],
  near: ['nearer'],
  trusted: ['safer'],
  better: ['faster', 'nearer', 'lasts', 'work', 'safer'],
}

export const isMet = (reason: Reason, { better }: CompetitorAnswers): boolean =>
  (told(better?.what) ?? []).some(one => answeredBy[reason]?.includes(one))
