// The four announced tools and their descriptions.
export type ComingFeature = { title: string; description: string; expected: readonly string[] }

export const mvp: ComingFeature = {
  title: 'MVP Creation',
  description: 'Cut your idea down to the smallest thing a customer would pay for, and plan how to build it.',
  expected: [
    'Features ranked by what they prove, not by what they cost',
    'A build plan for two, four and eight weeks',
    'No-code, low-code and code routes side by side',
    'The one measure that says whether it worked',
  ],
}

export const financial: ComingFeature = {
  title: 'Financial Forecasting',
  description: 'Turn price, customers and costs into twelve months you can defend.',
  expected: [
    'Revenue, cost and cash month by month',
    'Break-even and runway, with the assumption that moves them most',
    'Best, likely and worst case in one picture',
    'Export to a spreadsheet with living formulas',
  ],
}

export const deck: ComingFeature = {
  title: 'Pitch Deck Creation',
  description: 'Twelve slides that answer the questions an investor will ask anyway.',
  expected: [
    'An outline drawn from your validation and market research',
    'Speaker notes for each slide',
    'The hard questions, and where the deck answers them',
    'Export as slides you can edit',
  ],
}

export const businessPlan: ComingFeature = {
  title: 'Business Plan Generation',
  description: 'One plan that joins what you learned: market, customers, money and the next milestones.',
  expected: [
    'A lean plan of a few pages, written from your own results',
    'A long version for banks and grants',
    'Each claim with the source it rests on',
    'Export as Word and PDF',
  ],
}
