// The maximum lengths of texts that members write to each other.
import { z } from 'zod'
import { userTypes } from './user-types.ts'

export const postMaximum = 3000
export const commentMaximum = 1000
export const messageMaximum = 4000

export const userType = z.enum(userTypes)

/**
 * Characters without a visible shape: spaces, zero-width characters, fillers, and combining marks without a
 * letter.
 */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Mn}\u115f\u1160\u2800\u3164\uffa0\ufff0-\ufff8]*$/u

/** Whether the text contains a visible character. The database refuses texts without one. */
export const isVisible = (text: string): boolean => !unseen.test(text)

/**
 * Counts characters as PostgreSQL does: an emoji counts as one. A text without visible characters counts as
 * empty.
 */
export function characterCount(text: string): number {
  return isVisible(text) ? [...text].length : 0
}
