import { z } from 'zod'

export const industries = [
  'technology',
  'healthcare',
  'finance',
  'education',
  'retail',
  'manufacturing',
  'other',
] as const
export const industry = z.enum(industries)
export type Industry = z.infer<typeof industry>
