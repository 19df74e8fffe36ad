// Without the schemas, because a first page needs only the names.
export const userTypes = ['founder', 'investor', 'mentor', 'entrepreneur', 'advisor'] as const
export type UserType = (typeof userTypes)[number]
