// A fact is one thing that the founder knows about the venture, in the founder's words. All helpers read the same
// facts.
import { z } from 'zod'
import { topicNames } from './fact-topics.ts'
import { factValue } from './fact-values.ts'

/**
 * How well a fact is known, weakest first. Null means that the founder did not say, which is not the same as a
 * guess.
 */
export const evidenceLadder = ['guess', 'told', 'observed', 'committed', 'paid'] as const
export const evidence = z.enum(evidenceLadder)
export type Evidence = z.infer<typeof evidence>

export const evidenceLabels: Record<Evidence, string> = {
  guess: 'guessed',
  told: 'told',
  observed: 'seen',
  committed: 'committed',
  paid: 'paid',
}

/** How a fact relates to an assumption. Refusals and zeros are facts too. */
export const bearings = ['for', 'against', 'context'] as const
export const factStates = ['proposed', 'confirmed', 'corrected', 'withdrawn', 'replaced'] as const
export const sourceKinds = ['form', 'conversation', 'interview', 'document', 'web_page', 'benchmark'] as const

export const factTextMost = 1000
export const subjectMost = 120

export const fact = z.object({
  id: z.guid(),
  project_id: z.guid(),
  topic: z.enum(topicNames),
  /** The person or thing that the fact is about: a side of the market, a segment, a rival. */
  subject: z.string().max(subjectMost).nullable(),
  text: z.string().max(factTextMost),
  /** Complete sentences from the source of the fact. */
  quote: z.string().max(2000).nullable(),
  /** A value that the schema cannot read, because an older or newer version wrote it, becomes null. */
  value: factValue.nullable().catch(null),
  evidence: evidence.nullable(),
  bears: z.enum(bearings),
  /** Queries of long lists do not select `source_id` and `replaced_by`. */
  source_id: z.guid().nullish(),
  state: z.enum(factStates),
  replaced_by: z.guid().nullish(),
  /** The ids of facts that seem to contradict this fact, although the founder has said that all of them are true. */
  beside: z.array(z.guid()),
  /** The id of the fact that this fact contradicts in the helper's opinion. */
  disagrees_with: z.guid().nullish(),
  said_at: z.string(),
  /** When the row was saved. The founder may have said the fact earlier. */
  created_at: z.string().optional(),
  updated_at: z.string(),
})
export type Fact = z.infer<typeof fact>

/**
 * The facts that a result is based on, with the beginning of each text. `at`: the time of the latest change of any
 * of these facts.
 */
export const restsOn = z.object({
  facts: z.array(z.string()),
  at: z.string(),
  said: z.record(z.string(), z.string()).optional(),
})
export type RestsOn = z.infer<typeof restsOn>

/**
 * The facts that a helper read in one message. The founder must confirm them. Each fact has the quote that supports
 * it.
 */
export type Understood = {
  source: string
  /** Whether the founder typed the value into a field. Then the fact needs no confirmation. */
  isTold?: boolean
  facts: (Pick<Fact, 'topic' | 'subject' | 'text' | 'value' | 'evidence' | 'bears' | 'disagrees_with'> & {
    quote: string
  })[]
}
