// The texts that the founder sees during lookups and calculations, before the model is called.
import type { Language } from '../../../venture/numbers/locale.ts'
import { languageOf } from '../../language/recognise.ts'
import { stepText } from '../steps.ts'

type Asked = { market: string; targetCustomer: string | null; language?: Language | null }

export function researchSteps({ market, targetCustomer, language }: Asked) {
  const spoken = language ?? languageOf([market, targetCustomer ?? ''])
  return { lookUp: stepText('market', spoken), size: stepText('sizing', spoken) }
}
