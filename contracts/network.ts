// What members write to each other, and how much of it.
import { z } from 'zod'
import { userTypes } from './user-types.ts'

export const postMaximum = 3000
export const commentMaximum = 1000
export const messageMaximum = 4000

export const userType = z.enum(userTypes)

/** Spaces, signs of no width, fillers, and combining marks without a letter. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0\ufff0-\ufff8]*$/u

/** Whether there is anything to see; the database refuses what has nothing. */
export const isVisible = (text: string): boolean => !unseen.test(text)

/** People count characters as PostgreSQL does: an emoji is one, not two. Where nothing can be seen there are none. */
export function characterCount(text: string): number {
  return isVisible(text) ? [...text].length : 0
}
