// What members write to each other, and how much of it.
import { z } from 'zod'

export const postMaximum = 3000
export const commentMaximum = 1000
export const messageMaximum = 4000

export const userTypes = ['founder', 'investor', 'mentor', 'entrepreneur', 'advisor'] as const
export const userType = z.enum(userTypes)

/** People count characters as PostgreSQL does: an emoji is one, not two. */
export function characterCount(text: string): number {
  return [...text].length
}
