// This file has no schemas, because a member's first page needs only the names.
export const userTypes = ['founder', 'investor', 'mentor', 'entrepreneur', 'advisor'] as const
export type UserType = (typeof userTypes)[number]
