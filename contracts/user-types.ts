// Without the schemas: a first page needs the names alone.
export const userTypes = ['founder', 'investor', 'mentor', 'entrepreneur', 'advisor'] as const
export type UserType = (typeof userTypes)[number]
