import { z } from 'zod'

export const validationDimensions = [
  'problem',
  'who',
  'frequency',
  'intensity',
  'workaround',
  'money',
  'reach',
  'evidence',
] as const
export const validationDimension = z.enum(validationDimensions)
export type ValidationDimension = z.infer<typeof validationDimension>
