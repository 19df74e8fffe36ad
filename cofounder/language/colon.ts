import type { Language } from '../../venture/numbers/locale.ts'

/** After a label: French leaves a space before it. */
export const colon = (language: Language): string => (language === 'fr' ? ' :' : ':')
