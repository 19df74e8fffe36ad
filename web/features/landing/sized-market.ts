/** What the co-founder makes of three lines, as it makes it: a test computes it anew and compares. */
export const asked = {
  market: 'No-show prevention for dental practices in Germany',
  industry: 'healthcare',
  targetCustomer: 'Practices with two to six chairs, paying €79 a month',
} as const

export const sizes = [
  { name: 'TAM', size: '€36 million', from: '38,000 practices (KZBV Jahrbuch, 2023), €948 each' },
  { name: 'SAM', size: '€9.01 million', from: 'one in four of them, marked as a first guess' },
  { name: 'SOM', size: '€85.3k', from: '90 customers within three years' },
] as const
