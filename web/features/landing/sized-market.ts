/**
 * The input and the real result of a market research, shown on the landing page. A test computes the result again
 * and compares.
 */
export const asked = {
  market: 'No-show prevention for dental practices in Germany',
  industry: 'healthcare',
  targetCustomer: 'Practices with two to six chairs',
  figures: { buyers: 38_000, source: 'KZBV Jahrbuch, 2023', price: 79, fits: 25, won: 90 },
} as const

export const sizes = [
  { name: 'TAM', size: '€36 million', from: '38,000 practices (KZBV Jahrbuch, 2023), €948 each' },
  { name: 'SAM', size: '€9.01 million', from: 'one in four of them, marked as a guess' },
  { name: 'SOM', size: '€85.3k', from: '90 customers within three years' },
] as const
