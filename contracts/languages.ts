/** The languages in which the helpers speak. A language is offered only when its texts are complete. */
export const languages = ['en', 'de', 'es', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]
