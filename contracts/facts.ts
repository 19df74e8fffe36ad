// A fact is one thing that the founder knows about the venture, in their words. All helpers read the same
// facts.
import { z } from 'zod'
import { topicNames } from './fact-topics.ts'
import { factValue } from './fact-values.ts'

/** How well a fact is known, weakest first. Null means "not said", which is different from a guess. */
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

/** Refusals and zeros are facts too. */
export const bearings = ['for', 'against', 'context'] as const
export const factStates = ['proposed', 'confirmed', 'corrected', 'withdrawn', 'replaced'] as const
export const sourceKinds = ['form', 'conversation', 'interview', 'document', 'web_page', 'benchmark'] as const

export const factTextMost = 1000
export const subjectMost = 120

export const fact = z.object({
  id: z.guid(),
  project_id: z.guid(),
  topic: z.enum(topicNames),
  /** Who or what the fact is about: a side of the market, a segment, a rival. */
  subject: z.string().max(subjectMost).nullable(),
  text: z.string().max(factTextMost),
  /** Whole sentences of the source. */
  quote: z.string().max(2000).nullable(),
  /** A value in an older or newer form counts as none. */
  value: factValue.nullable().catch(null),
  evidence: evidence.nullable(),
  bears: z.enum(bearings),
  /** Long lists leave out this and `replaced_by`. */
  source_id: z.guid().nullish(),
  state: z.enum(factStates),
  replaced_by: z.guid().nullish(),
  /** Facts that the founder said are true together with this one. */
  beside: z.array(z.guid()),
  /** The fact that a helper found in contradiction to this one when it proposed it. */
  disagrees_with: z.guid().nullish(),
  said_at: z.string(),
  /** When it was saved, which may be later than it was said. */
  created_at: z.string().optional(),
  updated_at: z.string(),
})
export type Fact = z.infer<typeof fact>

/** What a result was made from: the facts, when the newest of them was last changed, and how they began. */
export const restsOn = z.object({
  facts: z.array(z.string()),
  at: z.string(),
  said: z.record(z.string(), z.string()).optional(),
})
export type RestsOn = z.infer<typeof restsOn>

/** What a helper understood from one message: facts to confirm, and the words they rest on. */
export type Understood = {
  source: string
  /** The founder typed it into a field, so it needs no confirmation. */
  isTold?: boolean
  facts: (Pick<Fact, 'topic' | 'subject' | 'text' | 'value' | 'evidence' | 'bears' | 'disagrees_with'> & {
    quote: string
  })[]
}
