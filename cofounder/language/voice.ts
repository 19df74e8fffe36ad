import type { Language } from '../../venture/numbers/locale.ts'
import { figuresLocale } from '../../venture/numbers/locale.ts'
import { type Voice, voiceOf } from '../../venture/records/voice.ts'
import { tell } from './content.ts'

export const voiceIn = (language: Language, locale: string = language): Voice =>
  voiceOf(language, (key, values) => tell(language, key, values), figuresLocale(language, { locale }))
