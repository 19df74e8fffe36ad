// The steps of the journey and the validation items, without the schemas.
export const journeyStepIds = [
  'problem-definition',
  'problem-validation',
  'idea-refinement',
  'customer-mapping',
  'elevator-pitch',
  'financial-forecasting',
  'pitch-deck',
  'business-plan',
] as const

export type JourneyStepId = (typeof journeyStepIds)[number]

export type JourneyStep = {
  id: JourneyStepId
  title: string
  description: string
  quote: { text: string; author: string }
}

export const journeySteps: readonly JourneyStep[] = [
  {
    id: 'problem-definition',
    title: 'Problem Definition',
    description: 'Say in one sentence who has which problem, how often, and what it costs them.',
    quote: { text: 'A problem well stated is a problem half solved.', author: 'Charles Kettering' },
  },
  {
    id: 'problem-validation',
    title: 'Problem Validation',
    description:
      'Face a sceptical customer and a rival, size the market, and learn what you do not know yet.',
    quote: { text: 'No business plan survives first contact with customers.', author: 'Steve Blank' },
  },
  {
    id: 'idea-refinement',
    title: 'Idea Refinement',
    description: 'Sharpen problem, customer, solution and difference until one sentence carries them all.',
    quote: { text: 'Fall in love with the problem, not the solution.', author: 'Uri Levine' },
  },
  {
    id: 'customer-mapping',
    title: 'Customer Mapping',
    description: 'Rank three customer segments and choose the one to win first.',
    quote: {
      text: 'Make something people want.',
      author: 'Paul Graham',
    },
  },
  {
    id: 'elevator-pitch',
    title: 'Elevator Pitch & One-Pager',
    description: 'Tell an investor, a customer and a partner what you do within a minute.',
    quote: {
      text: 'If you can’t explain it simply, you don’t understand it well enough.',
      author: 'Anonymous',
    },
  },
  {
    id: 'financial-forecasting',
    title: 'Financial Forecasting',
    description: 'Turn price, customers and costs into twelve months you can defend.',
    quote: { text: 'Revenue is vanity, profit is sanity, but cash is king.', author: 'Business proverb' },
  },
  {
    id: 'pitch-deck',
    title: 'Pitch Deck Creation',
    description: 'Twelve slides that answer the questions an investor will ask anyway.',
    quote: {
      text: 'Perfection is achieved when there is nothing left to take away.',
      author: 'Antoine de Saint-Exupéry',
    },
  },
  {
    id: 'business-plan',
    title: 'Lean Business Plan',
    description: 'One plan that joins what you learned: market, customers, money and the next milestones.',
    quote: { text: 'Plans are worthless, but planning is everything.', author: 'Dwight D. Eisenhower' },
  },
]

export function journeyStep(id: string): JourneyStep | undefined {
  return journeySteps.find(step => step.id === id)
}

/** The percentage of completed steps, rounded to a whole number. */
export function journeyProgress(completed: ReadonlySet<string>): number {
  const done = journeySteps.filter(step => completed.has(step.id)).length
  return Math.round((done / journeySteps.length) * 100)
}

/** The three items of a validation, in the order in which the page shows them. */
export const validationItems = ['problemValidation', 'competitorAnalysis', 'marketResearch'] as const
export type ValidationItem = (typeof validationItems)[number]
