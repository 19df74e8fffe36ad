import type { Language } from '../../../venture/numbers/locale.ts'
import type { SizingWords } from '../../../venture/sizing/print.ts'
import { voiceIn } from '../../language/voice.ts'

/** The words around sizes and sources in one language. */
export function sizingWords(language: Language): SizingWords {
  const { say } = voiceIn(language)
  return {
    language,
    assumptions: say('market.sizing.assumptions'),
    sizes: say('market.sizing.sizes'),
    founder: say('market.sizing.founder'),
    benchmark: say('market.sizing.benchmark'),
    web: say('market.sizing.web'),
    estimate: say('market.sizing.estimate'),
  }
}
