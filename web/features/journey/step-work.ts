// Which work exists for each step of the journey, whether or not the founder marked the step as done.
import type { FactTopic } from '../../../contracts/fact-topics.ts'
import type { Fact } from '../../../contracts/facts.ts'
import { type JourneyStepId, journeySteps, validationItems } from '../../../contracts/journey-steps.ts'
import type { OutputType } from '../../../contracts/output-types.ts'
import { isHeld } from '../../../venture/facts/compare.ts'

/** The documents of the early-access tools. */
export type EarlyWork = 'forecast' | 'deck' | 'plan'

export type DoneWork = {
  facts: readonly Fact[]
  saved: ReadonlySet<OutputType>
  validated: number
  /** Which documents of the early-access tools exist; null if the member has no early access. */
  made: Record<EarlyWork, boolean> | null
  /** True if the member has early access or can request it. */
  canOpen: boolean
}

const definition: readonly FactTopic[] = ['problem', 'customer', 'frequency', 'cost']
/** The types of saved outputs that complete a step. */
export const workTypes = [
  'idea_refinement',
  'customer_analysis',
  'pitch_generation',
] as const satisfies OutputType[]
const workOf: Partial<Record<JourneyStepId, OutputType>> = {
  'idea-refinement': 'idea_refinement',
  'customer-mapping': 'customer_analysis',
  'elevator-pitch': 'pitch_generation',
}

const earlySteps: Partial<Record<JourneyStepId, EarlyWork>> = {
  'financial-forecasting': 'forecast',
  'pitch-deck': 'deck',
  'business-plan': 'plan',
}

/**
 * Returns whether the page of the step says only "Coming Soon". `canOpen` is true if the member has early access or
 * can request it.
 */
export const isComing = (step: JourneyStepId, canOpen: boolean): boolean => step in earlySteps && !canOpen

/**
 * Returns whether the work for a step is complete, so that the step needs no button to start it. The founder's mark
 * does not matter.
 */
export function isWorkDone(step: JourneyStepId, { facts, saved, validated, made }: DoneWork): boolean {
  if (step === 'problem-definition')
    return definition.every(topic => facts.some(fact => fact.topic === topic && isHeld(fact)))
  if (step === 'problem-validation') return validated === validationItems.length
  const [early, type] = [earlySteps[step], workOf[step]]
  return (early !== undefined && made?.[early] === true) || (type !== undefined && saved.has(type))
}

/** Lists in one sentence the steps whose work is complete, whether or not they are marked as done. */
export function sayDone(work: DoneWork): string {
  const there = journeySteps.filter(({ id }) => isWorkDone(id, work)).map(({ title }) => title)
  const said = work.facts.filter(isHeld).length
  const facts = said === 0 ? '' : ` ${said} ${said === 1 ? 'fact is' : 'facts are'} told.`
  return there.length === 0
    ? `Really done so far: no step has all its work yet.${facts}`
    : `Really done so far, ${there.length} of ${journeySteps.length}: ${there.join(', ')}.${facts}`
}

export function stepWork(step: JourneyStepId, work: DoneWork): string {
  const { facts, saved, validated, made, canOpen } = work
  if (step === 'problem-definition') {
    const known = facts.filter(fact => definition.includes(fact.topic) && isHeld(fact)).length
    return known === 0 ? 'No facts yet' : `${known} ${known === 1 ? 'fact' : 'facts'}`
  }
  if (step === 'problem-validation') return `${validated} of ${validationItems.length} saved`
  const early = earlySteps[step]
  if (early && made) return made[early] ? 'Made' : 'Nothing made yet'
  if (early && canOpen) return 'Early access'
  const type = workOf[step]
  if (!type) return 'The tool is coming'
  return saved.has(type) ? 'Saved' : 'Nothing saved yet'
}
