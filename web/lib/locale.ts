/** The locale of the founder's numbers and dates: that of their browser. */
export const founderLocale = (): string => navigator.language || 'en'
