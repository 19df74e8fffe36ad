// The rows of the page /evidence: assumptions, their tests, actions and decisions.
import { z } from 'zod'

export const assumptionKinds = ['desirable', 'viable', 'feasible'] as const
export type AssumptionKind = (typeof assumptionKinds)[number]
/** The question that an assumption of each kind answers. */
export const kindQuestions: Record<AssumptionKind, string> = {
  desirable: 'Do they want it?',
  viable: 'Does it pay?',
  feasible: 'Can we do it?',
}
export const kindLabels: Record<AssumptionKind, string> = {
  desirable: 'Desirable',
  viable: 'Viable',
  feasible: 'Feasible',
}

/** `dropped`: the founder put the row aside. `archived`: a pivot ended the row. A founder can reopen both kinds. */
export const evidenceStates = ['open', 'dropped', 'archived'] as const

export const importances = [1, 2, 3, 4, 5] as const
export const importanceLabels: Record<(typeof importances)[number], string> = {
  1: 'Hardly matters',
  2: 'Matters little',
  3: 'Matters',
  4: 'Matters much',
  5: 'Without it nothing works',
}

export const assumptionTextMost = 500
export const cardLineMost = 1000
export const learningMost = 2000
export const actionTextMost = 500
export const reasonMost = 2000

const common = {
  id: z.guid(),
  project_id: z.guid(),
  state: z.enum(evidenceStates),
  /** The helper that proposed this row; null if the founder wrote it. */
  source: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}

export const assumption = z.object({
  ...common,
  text: z.string(),
  kind: z.enum(assumptionKinds),
  importance: z.number().int().min(1).max(5),
})
export type Assumption = z.infer<typeof assumption>

/** The founder's judgement whether a fact supports or contradicts an assumption. */
export const assumptionFact = z.object({
  assumption_id: z.guid(),
  fact_id: z.guid(),
  bears: z.enum(['for', 'against']),
  created_at: z.string(),
})
export type AssumptionFact = z.infer<typeof assumptionFact>

export const experimentMethods = [
  'interview',
  'observation',
  'concierge',
  'wizard_of_oz',
  'fake_door',
  'pre_sale',
  'letter',
  'prototype',
] as const
export type ExperimentMethod = (typeof experimentMethods)[number]

type Method = {
  label: string
  /** The usual cost and time of this kind of test, as a rough guide. */
  cost: string
  time: string
  how: string
}

export const methods: Record<ExperimentMethod, Method> = {
  interview: {
    label: 'Interview',
    cost: 'almost nothing',
    time: '1 week',
    how: 'Ask people about the last time it happened, never about your idea.',
  },
  observation: {
    label: 'Observation',
    cost: 'almost nothing',
    time: '1 week',
    how: 'Watch them do it today, and count.',
  },
  concierge: {
    label: 'Concierge',
    cost: 'your own hours',
    time: '2 weeks',
    how: 'Do the service by hand for a few people who know that you do.',
  },
  wizard_of_oz: {
    label: 'Wizard of Oz',
    cost: 'your own hours',
    time: '2 to 3 weeks',
    how: 'It looks finished; behind it you do the work by hand.',
  },
  fake_door: {
    label: 'Fake door',
    cost: '€50 to €300',
    time: '1 to 2 weeks',
    how: 'A page or button for what does not exist yet; count who wants in, and tell them at once.',
  },
  pre_sale: {
    label: 'Pre-sale',
    cost: 'almost nothing',
    time: '2 to 4 weeks',
    how: 'Ask for money or a deposit now, refundable until you deliver.',
  },
  letter: {
    label: 'Letter of intent',
    cost: 'almost nothing',
    time: '2 to 4 weeks',
    how: 'Ask for a signature under a price, an amount and a date.',
  },
  prototype: {
    label: 'Prototype',
    cost: '€0 to €2,000',
    time: '2 to 6 weeks',
    how: 'The smallest thing that can be used; watch whether they come back.',
  },
}

const figure = z.number().min(0).max(1_000_000_000).nullable()

const testCardLines = {
  believe: z.string(),
  verify: z.string(),
  measure: z.string(),
  right_if: z.string(),
  /** The assumption counts as right if the measured number reaches this target. */
  target: figure,
}

export const experiment = z.object({
  ...common,
  ...testCardLines,
  assumption_id: z.guid().nullable(),
  method: z.enum(experimentMethods),
  due_on: z.string().nullable(),
  /** The time at which the founder sealed the test. The database sets it once. */
  sealed_at: z.string().nullable(),
  sealed_by: z.string().nullable(),
  measured: figure,
  observed: z.string().nullable(),
  learned: z.string().nullable(),
  decided: z.string().nullable(),
  resulted_at: z.string().nullable(),
})
export type Experiment = z.infer<typeof experiment>

/** The content of a sealed test before it was changed. */
export const experimentChange = z.object({
  id: z.guid(),
  experiment_id: z.guid(),
  ...testCardLines,
  measured: figure,
  had_result: z.boolean(),
  changed_at: z.string(),
})
export type ExperimentChange = z.infer<typeof experimentChange>

export const action = z.object({
  ...common,
  text: z.string(),
  due_on: z.string().nullable(),
  done_at: z.string().nullable(),
  outcome: z.string().nullable(),
})
export type Action = z.infer<typeof action>

export const decisionKinds = ['persevere', 'pivot', 'stop'] as const
export type DecisionKind = (typeof decisionKinds)[number]

export const decision = z.object({
  id: z.guid(),
  project_id: z.guid(),
  kind: z.enum(decisionKinds),
  reason: z.string(),
  dossier: z.string(),
  decided_at: z.string(),
  reopened_at: z.string().nullable(),
})
export type Decision = z.infer<typeof decision>
