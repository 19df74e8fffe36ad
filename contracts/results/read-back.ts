// What a founder marks before a verdict: each line in their words with how well it is known, whether a permission is
// needed, and what they are after.
import { z } from 'zod'
import { founderAims } from '../facts.ts'

export const permissions = ['none needed', 'have it', 'not yet', 'forbidden', 'unknown'] as const
export type Permission = (typeof permissions)[number]
export type Aim = (typeof founderAims)[number]

/** How well a line is known, 1 (a guess, an idea, nothing yet) to 5; what each step means depends on the line. */
export const rung = z.number().int().min(1).max(5)

export const taps = {
  permission: z.enum(permissions).nullable(),
  aim: z.enum(founderAims).nullable(),
}
