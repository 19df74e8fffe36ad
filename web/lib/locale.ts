/** How the founder writes numbers and dates: as their browser is set. */
export const founderLocale = (): string => navigator.language || 'en'
