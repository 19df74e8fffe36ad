// What a helper knows about the venture besides the conversation. It contains only what the founder said or saved.
import type { Fact } from '../../contracts/facts.ts'
import type { OutputType } from '../../contracts/output-types.ts'
import type { Planned } from '../../contracts/planned.ts'
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
  /** The most important line of the result: a sentence, a verdict or a summary. */
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

/** The helpers that have a form, without the problem validation. */
export type FormHelper =
  | 'competitor-analysis'
  | 'idea-refinement'
  | 'market-research'
  | 'customer-segments'
  | 'pitch'
/** The answers, by question. In the form of the customer segments, each group is one entry. */
export type SentForm = {
  helper: FormHelper
  answers: Readonly<Record<string, Record<string, unknown> | undefined>>
}

export type Memory = {
  /** Null if the venture has no name, or only a placeholder. */
  name: string | null
  sentence: string | null
  industry: string | null
  /**
   * The two-letter code of the country of the last place that the founder gave. Null if the place is not in a known
   * country.
   */
  country: string | null
  /** Facts that are confirmed or corrected. The facts for this helper come first. */
  facts: Fact[]
  /**
   * Facts of all topics that wait for confirmation, newest first. A later message in the same conversation may
   * withdraw any of them.
   */
  proposed: Fact[]
  /** Contradictions between held facts that are important for this helper. */
  contradictions: Contradiction[]
  /** Texts of results that the founder saved, newest first. The helpers wrote them, not the founder. */
  results?: readonly string[]
  /** The most important lines of saved results, newest first. */
  concluded?: readonly Concluded[]
  /** The answers of the problem validation, one record per round. The last one is the open round. */
  records?: readonly ValidationRecord[]
  /** The answers in the forms of the other helpers. */
  forms?: readonly SentForm[]
  talks?: readonly Talk[]
  /** The open actions on the founder's board. */
  planned?: readonly Planned[]
  /** Rivals of the last saved competitor analysis. */
  rivals?: readonly SavedRival[]
}

type Project = { name: string; description: string | null; industry: string | null }

/** The country of the newest place among the facts. */
export function countryIn(facts: readonly Fact[]): string | null {
  const [place] = facts
    .filter(fact => fact.topic === 'place' && isHeld(fact))
    .toSorted((one, other) => other.said_at.localeCompare(one.said_at))
  return place?.value?.kind === 'place' ? place.value.country : null
}

export function memoryOf(project: Project, facts: readonly Fact[], reader: FactReader): Memory {
  const held = facts.filter(isHeld)
  return {
    name: isNamed(project.name) ? project.name : null,
    sentence: ventureSentence(project.description),
    industry: project.industry?.trim() || null,
    country: countryIn(held),
    facts: orderFacts(held, reader),
    proposed: facts
      .filter(({ state }) => state === 'proposed')
      .toSorted((one, other) => other.said_at.localeCompare(one.said_at)),
    contradictions: contradictions(pickFacts(held, reader)),
  }
}
