// The settings of the model. If there is no model, the playbooks answer.

export type ModelSettings = {
  provider: 'deepseek' | 'openai-compatible'
  model: string
  /** The address of the server. Null for the provider's usual address. */
  baseUrl: string | null
  apiKey: string | null
  /** Who owns the key. Missing if the key belongs to this site. */
  keyOwner?: string | undefined
  /** Time limits in milliseconds. */
  patience: Patience
  /** Whether the operator trusts the model. It is then not tested. */
  isVouchedFor?: boolean
}

export type Patience = {
  /** The limit for the complete answer, including all retries. */
  total: number
  /** The limit until the first sign of activity, including all retries. Thinking is a sign of activity. */
  firstWord: number
  /** The limit between two signs of activity. */
  betweenWords: number
  /** The longest pause for which we wait if a provider asks for it. */
  pause: number
  /** The number of retries after a 429, a 5xx or a broken connection. */
  retries: number
}

export const defaultPatience: Patience = {
  total: 120_000,
  firstWord: 30_000,
  betweenWords: 20_000,
  pause: 15_000,
  retries: 2,
}

export type ReadSetting = (name: string) => string | undefined

function readPatience(read: ReadSetting): Patience {
  const seconds = (name: string, otherwise: number) => {
    const given = Number(read(name)?.trim() || Number.NaN)
    return given > 0 ? given * 1000 : otherwise
  }
  return {
    ...defaultPatience,
    total: seconds('AI_ANSWER_SECONDS', defaultPatience.total),
    firstWord: seconds('AI_FIRST_WORD_SECONDS', defaultPatience.firstWord),
    betweenWords: seconds('AI_SILENCE_SECONDS', defaultPatience.betweenWords),
    pause: seconds('AI_PAUSE_SECONDS', defaultPatience.pause),
  }
}

/** `AI=off` switches off every model. Otherwise `AI_BASE_URL` is used, else `DEEPSEEK_API_KEY`. */
export function readModelSettings(read: ReadSetting): ModelSettings | null {
  if (read('AI')?.trim().toLowerCase() === 'off') return null
  const either = {
    keyOwner: read('AI_KEY_OWNER'),
    patience: readPatience(read),
    isVouchedFor: read('AI_ADMITTED')?.trim().toLowerCase() === 'yes',
  }
  const model = read('AI_MODEL')?.trim()
  const baseUrl = read('AI_BASE_URL')?.trim().replace(/\/+$/, '')
  if (baseUrl) {
    const apiKey = read('AI_API_KEY')?.trim() || null
    return { ...either, provider: 'openai-compatible', model: model || 'default', baseUrl, apiKey }
  }
  const apiKey = read('DEEPSEEK_API_KEY')?.trim()
  if (!apiKey) return null
  return { ...either, provider: 'deepseek', model: model || 'deepseek-v4-flash', baseUrl: null, apiKey }
}
