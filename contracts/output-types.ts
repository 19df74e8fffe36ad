// The types of saved outputs and their labels. This file has no schemas, so that pages that need only these labels
// load no schemas.
export const outputTypes = [
  'market_research',
  'problem_validation',
  'competitor_analysis',
  'idea_refinement',
  'customer_analysis',
  'pitch_generation',
  'pitch_coaching',
  'apple-ai-chat',
] as const

export type OutputType = (typeof outputTypes)[number]

export const outputLabels: Record<OutputType, string> = {
  market_research: 'Market Research',
  problem_validation: 'Problem Validation',
  competitor_analysis: 'Competitor Analysis',
  idea_refinement: 'Idea Refinement',
  customer_analysis: 'Customer Analysis',
  pitch_generation: 'Pitch Generation',
  pitch_coaching: 'Pitch Coaching',
  'apple-ai-chat': 'Mentor Chat',
}
