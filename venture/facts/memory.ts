// The data about the venture that a helper gets besides the conversation. It contains only what the founder
// said or saved.
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
  /** The day of the result, YYYY-MM-DD. */
  day: string
  /** The main line of the result: a sentence, a verdict or a summary. */
  head: string | null
  closing: Closing | null
}

/** A rival from the list of the competitor analysis. */
export type SavedRival = {
  name: string
  kind: 'direct' | 'indirect' | 'status quo'
  chosenFor: string | null
  price: string | null
}

/** The helpers with a form, except the problem validation. */
export type FormHelper =
  | 'competitor-analysis'
  | 'idea-refinement'
  | 'market-research'
  | 'customer-segments'
  | 'pitch'
/** The answers by question. In the segments form each group is an entry. */
export type SentForm = {
  helper: FormHelper
  answers: Readonly<Record<string, Record<string, unknown> | undefined>>
}

export type Memory = {
  /** Null while the venture has no name. A placeholder does not count as a name. */
  name: string | null
  sentence: string | null
  industry: string | null
  /**
   * The two-letter code of the country in the place that the founder named last. Null if the place is in no country.
   */
  country: string | null
  /** Facts that are confirmed or corrected. The facts for this helper come first. */
  facts: Fact[]
  /**
   * Facts of every topic that wait for confirmation, newest first. A later message of the same conversation
   * may withdraw one of them.
   */
  proposed: Fact[]
  /** Contradictions between held facts that are important for this helper. */
  contradictions: Contradiction[]
  /** Results that the founder saved, newest first. Their words come from the helpers and not from the founder. */
  results?: readonly string[]
  /** The outcomes of saved results, newest first. */
  concluded?: readonly Concluded[]
  /** The answers of the problem validation, one record per round. The open round is the last one. */
  records?: readonly ValidationRecord[]
  /** The answers in the forms of the other helpers. */
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
