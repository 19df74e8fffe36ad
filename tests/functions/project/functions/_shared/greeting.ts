export const greeting = (name: string) => `Hello ${name}`
