import type { ValidationItem } from '../../../contracts/journey-steps.ts'
import type { OutputType } from '../../../contracts/outputs.ts'

export type SimulationType = 'problem-validation' | 'competitor-analysis'

type Simulation = {
  type: SimulationType
  item: ValidationItem
  outputType: OutputType
  title: string
  intro: string
  start: string
  /** The person whose role the co-founder plays. */
  speaker: string
  placeholder: string
  failedStart: string
}

const simulations: Record<SimulationType, Simulation> = {
  'problem-validation': {
    type: 'problem-validation',
    item: 'problemValidation',
    outputType: 'problem_validation',
    title: 'Problem Validation',
    intro:
      'Sit across from a sceptical customer. They press for the last time it happened, what it cost and what they do about it today, and end with a scorecard.',
    start: 'Start Validation Simulation',
    speaker: 'Sceptical customer (played by your co-founder)',
    placeholder: 'Answer in your own words…',
    failedStart: 'Failed to start problem validation simulation. Please try again.',
  },
  'competitor-analysis': {
    type: 'competitor-analysis',
    item: 'competitorAnalysis',
    outputType: 'competitor_analysis',
    title: 'Competitor Analysis',
    intro:
      'Defend your idea against a rival’s product lead, doing nothing included. It ends with a comparison table and where you would lose today.',
    start: 'Start Competitor Analysis',
    speaker: 'Rival’s product lead (played by your co-founder)',
    placeholder: 'Say why they would switch to you…',
    failedStart: 'Failed to start competitor analysis. Please try again.',
  },
}

export const simulation = (type: SimulationType): Simulation => simulations[type]

export const failedSend = 'Failed to send message. Please try again.'

/** An item can be marked as complete only after more than this number of messages. */
export const completeAfterMessages = 5

export const itemTitles: Record<ValidationItem, string> = {
  problemValidation: 'Problem Validation',
  competitorAnalysis: 'Competitor Analysis',
  marketResearch: 'Market Research',
}
