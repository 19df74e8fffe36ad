// One thing an interview wants to know, how it hears that it was said, and how it asks.
import type { Reading } from '../language/reading.ts'

export type Dimension<Id extends string> = {
  id: Id
  label: string
  /** 0: says nothing about this … 5: a checkable fact. `asked`: this sentence answers our question about it. */
  strength: (reading: Reading, asked: boolean) => number
  /** Recognises a question about it that we did not word ourselves. */
  topic: RegExp
  /** First asking; `{who}` becomes the founder's own words for their customer. */
  questions: readonly [string, ...string[]]
  /** Asked once more when the first answer was weak: harder, and worded differently. */
  followUps: readonly [string, ...string[]]
}

export function fillWho(text: string, who: string | null): string {
  return text.replaceAll('{who}', who ?? 'these people')
}
