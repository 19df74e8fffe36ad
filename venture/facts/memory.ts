// What a helper is told of the venture beside the talk: the founder's own words, and nothing nobody said.
import type { Fact } from '../../contracts/facts.ts'
import type { OutputType } from '../../contracts/output-types.ts'
import type { Closing } from '../../contracts/results/closing.ts'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import { isNamed, ventureSentence } from '../../contracts/venture-name.ts'
import { type Contradiction, contradictions, isHeld } from './compare.ts'
import type { Talk } from './heard.ts'
import { type FactReader, orderFacts, pickFacts } from './pick.ts'

/** What a saved result came to. */
export type Concluded = {
  type: OutputType
  /** YYYY-MM-DD */
  day: string
  /** Its sentence, its verdict or its summary. */
  head: string | null
  closing: Closing | null
}

/** As the competitor analysis has them. */
export type SavedRival = {
  name: string
  kind: 'direct' | 'indirect' | 'status quo'
  chosenFor: string | null
  price: string | null
}

/** Helpers with a form beside the problem validation's. */
export type FormHelper =
  | 'competitor-analysis'
  | 'idea-refinement'
  | 'market-research'
  | 'customer-segments'
  | 'pitch'
/** By question; a group of the segments is one, too. */
export type SentForm = {
  helper: FormHelper
  answers: Readonly<Record<string, Record<string, unknown> | undefined>>
}

export type Memory = {
  /** Null while the venture has none: placeholders are no name. */
  name: string | null
  sentence: string | null
  industry: string | null
  /** Two letters, from the place the founder named last; null where it is none or no country. */
  country: string | null
  /** Confirmed or corrected, those that matter most to this helper first. */
  facts: Fact[]
  /** Waiting for the founder's word, of every topic, newest first: a later word of the same talk may take one back. */
  proposed: Fact[]
  /** Among the held facts that matter to this helper. */
  contradictions: Contradiction[]
  /** What the helpers have made and the founder has saved, newest first: no words of the founder. */
  results?: readonly string[]
  /** How they ended, newest first. */
  concluded?: readonly Concluded[]
  /** What was told in fields, round by round, the open one last. */
  records?: readonly ValidationRecord[]
  /** What was told in the forms of the other helpers. */
  forms?: readonly SentForm[]
  /** Interviews that were logged. */
  talks?: readonly Talk[]
  /** Of the competitor analysis that was saved last. */
  rivals?: readonly SavedRival[]
}

type Project = { name: string; description: string | null; industry: string | null }

export function memoryOf(project: Project, facts: readonly Fact[], reader: FactReader): Memory {
  const held = facts.filter(isHeld)
  const [place] = held
    .filter(({ topic }) => topic === 'place')
    .toSorted((one, other) => other.said_at.localeCompare(one.said_at))
  return {
    name: isNamed(project.name) ? project.name : null,
    sentence: ventureSentence(project.description),
    industry: project.industry?.trim() || null,
    country: place?.value?.kind === 'place' ? place.value.country : null,
    facts: orderFacts(held, reader),
    proposed: facts
      .filter(({ state }) => state === 'proposed')
      .toSorted((one, other) => other.said_at.localeCompare(one.said_at)),
    contradictions: contradictions(pickFacts(held, reader)),
  }
}
