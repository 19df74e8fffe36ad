import type { Language } from '../../venture/numbers/locale.ts'
import { figuresLocale } from '../../venture/numbers/locale.ts'
import { type Voice, voiceOf } from '../../venture/records/voice.ts'
import { tell } from './content.ts'

/** A record's words and figures in one of our languages; figures as they are written where the founder is. */
export const voiceIn = (language: Language, locale: string = language): Voice =>
  voiceOf(language, (key, values) => tell(language, key, values), figuresLocale(language, { locale }))
