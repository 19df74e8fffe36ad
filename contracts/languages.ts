/** The languages of the helpers. A language is added only when all its texts are translated. */
export const languages = ['en', 'de', 'es', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]
