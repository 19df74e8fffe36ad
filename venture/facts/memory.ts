// What a helper learns about the venture beside the conversation. It holds only what the founder said or saved.
import type { Fact } from '../../contracts/facts.ts'
import type { OutputType } from '../../contracts/output-types.ts'
import type { Closing } from '../../contracts/results/closing.ts'
import type { ValidationRecord } from '../../contracts/validation-record.ts'
import { isNamed, ventureSentence } from '../../contracts/venture-name.ts'
import { type Contradiction, contradictions, isHeld } from './compare.ts'
import type { Talk } from './heard.ts'
import { type FactReader, orderFacts, pickFacts } from './pick.ts'

/** The outcome of a saved result. */
export type Concluded = {
  type: OutputType
  /** YYYY-MM-DD */
  day: string
  /** The result's sentence, verdict or summary. */
  head: string | null
  closing: Closing | null
}

/** A rival as the competitor analysis lists it. */
export type SavedRival = {
  name: string
  kind: 'direct' | 'indirect' | 'status quo'
  chosenFor: string | null
  price: string | null
}

/** The helpers that have a form, besides problem validation. */
export type FormHelper =
  | 'competitor-analysis'
  | 'idea-refinement'
  | 'market-research'
  | 'customer-segments'
  | 'pitch'
/** The answers by question. In the segments each group is an entry. */
export type SentForm = {
  helper: FormHelper
  answers: Readonly<Record<string, Record<string, unknown> | undefined>>
}

export type Memory = {
  /** Null while the venture has no name. Placeholders do not count. */
  name: string | null
  sentence: string | null
  industry: string | null
  /** Two-letter code, from the place the founder named last. Null if that is not in a country. */
  country: string | null
  /** Confirmed or corrected facts, those for this helper first. */
  facts: Fact[]
  /**
   * Facts that wait for confirmation, of every topic, newest first. A later message of the same talk may withdraw
   * one.
   */
  proposed: Fact[]
  /** Contradictions among the held facts that matter to this helper. */
  contradictions: Contradiction[]
  /** Results that the founder saved, newest first. They are the helpers' words, not the founder's. */
  results?: readonly string[]
  /** The outcomes of saved results, newest first. */
  concluded?: readonly Concluded[]
  /** Answers of the problem validation by round. The open round is last. */
  records?: readonly ValidationRecord[]
  /** Answers in the forms of the other helpers. */
  forms?: readonly SentForm[]
  /** Logged interviews. */
  talks?: readonly Talk[]
  /** Rivals of the last saved competitor analysis. */
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
