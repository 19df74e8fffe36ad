// Which model answers. Without one, the built-in playbooks do.

export type ModelSettings = {
  provider: 'deepseek' | 'openai-compatible'
  model: string
  /** `null`: the provider's own address. */
  baseUrl: string | null
  apiKey: string | null
  /** Whose key it is, where it is a member's own; absent: the instance's. */
  keyOwner?: string | undefined
  /** How patient we are, in milliseconds. */
  patience: Patience
  /** The operator knows that it reads well: it takes no test. */
  isVouchedFor?: boolean
}

export type Patience = {
  /** Until the whole answer is there, retries included. */
  total: number
  /** Until the first sign of life, retries included. Thinking is one. */
  firstWord: number
  /** Between two signs of life. */
  betweenWords: number
  /** The longest pause a provider may ask for that we wait through. */
  pause: number
  /** Further attempts after a 429, a 5xx or a broken connection. */
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

/** `AI=off` declines every model; else `AI_BASE_URL` wins over `DEEPSEEK_API_KEY`; with neither there is none. */
export function readModelSettings(read: ReadSetting): ModelSettings | null {
  if (read('AI')?.trim().toLowerCase() === 'off') return null
  const patience = readPatience(read)
  const isVouchedFor = read('AI_ADMITTED')?.trim().toLowerCase() === 'yes'
  const baseUrl = read('AI_BASE_URL')?.trim()
  const keyOwner = read('AI_KEY_OWNER')
  if (baseUrl) {
    return {
      provider: 'openai-compatible',
      model: read('AI_MODEL')?.trim() || 'default',
      baseUrl: baseUrl.replace(/\/+$/, ''),
      apiKey: read('AI_API_KEY')?.trim() || null,
      keyOwner,
      patience,
      isVouchedFor,
    }
  }
  const apiKey = read('DEEPSEEK_API_KEY')?.trim()
  if (!apiKey) return null
  return {
    provider: 'deepseek',
    model: read('AI_MODEL')?.trim() || 'deepseek-v4-flash',
    baseUrl: null,
    apiKey,
    keyOwner,
    patience,
    isVouchedFor,
  }
}
