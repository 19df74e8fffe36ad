export const industries = [
  'technology',
  'healthcare',
  'finance',
  'education',
  'retail',
  'manufacturing',
  'other',
] as const
export type Industry = (typeof industries)[number]
