import { type Voice, voiceOf } from '../../venture/records/voice.ts'
import { tell } from './content.ts'
import type { Language } from './recognise.ts'

/** A record's words and figures in one of our languages. */
export const voiceIn = (language: Language): Voice =>
  voiceOf(language, (key, values) => tell(language, key, values))
