import type { Language } from '../../venture/numbers/locale.ts'

/** The colon after a label. French puts a space before it. */
export const colon = (language: Language): string => (language === 'fr' ? ' :' : ':')
