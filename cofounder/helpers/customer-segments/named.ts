import type { CustomerSegment, SourcedText } from '../../../contracts/results/customer-segments.ts'

/** A group before its figures. */
export type Named = Pick<
  CustomerSegment,
  'name' | 'who' | 'pain' | 'find' | 'reach' | 'readiness' | 'scoreReason'
>

export const longestName = 160

export const judged = (text: string): SourcedText => ({ text, source: 'judgement' })
