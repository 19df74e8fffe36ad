// The optional sections of a plan in reading order: from the problem to the pitch.
export const sectionTitles = {
  idea: 'The idea',
  problem: 'The problem',
  market: 'The market',
  competition: 'Competition',
  customers: 'Customers',
  pitch: 'The pitch',
  forecast: 'Forecast',
  tests: 'Tests',
} as const
export type SectionId = keyof typeof sectionTitles
