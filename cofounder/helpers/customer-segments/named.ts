import type { CustomerSegment, SourcedText } from '../../../contracts/results/customer-segments.ts'

/** A group before its figures. */
export type Named = Pick<
  CustomerSegment,
  'name' | 'who' | 'pain' | 'find' | 'reach' | 'readiness' | 'scoreReason'
>

export const longestName = 160

/** A group's name in the founder's words; a long answer as far as a comma, a full stop or a word's end. */
export function shortName(text: string): string {
  const whole = text.trim().replace(/\.$/, '')
  if (whole.length <= longestName) return whole
  const start = whole.slice(0, longestName)
  const clause = /^.{20,}(?=[,;:.–—](?:\s|$))/su.exec(start)?.[0]
  return clause ?? `${start.replace(/\s+\S*$/u, '')} …`
}

export const judged = (text: string): SourcedText => ({ text, source: 'judgement' })
