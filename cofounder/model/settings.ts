// Which model answers. Without one, the built-in playbooks do.

export type ModelSettings = {
  provider: 'deepseek' | 'openai-compatible'
  model: string
  /** `null`: the provider's own address. */
  baseUrl: string | null
  apiKey: string | null
  /** How patient we are, in milliseconds. */
  patience: Patience
}

export type Patience = {
  /** Until the whole answer is there, retries included. */
  total: number
  /** Until the first word, retries included. */
  firstWord: number
  /** Between two words. */
  betweenWords: number
  /** Further attempts after a 429, a 5xx or a broken connection. */
  retries: number
}

export const defaultPatience: Patience = {
  total: 120_000,
  firstWord: 30_000,
  betweenWords: 20_000,
  retries: 2,
}

export type ReadSetting = (name: string) => string | undefined

/** `AI_BASE_URL` wins over `DEEPSEEK_API_KEY`; with neither there is no model. */
export function readModelSettings(read: ReadSetting): ModelSettings | null {
  const baseUrl = read('AI_BASE_URL')?.trim()
  if (baseUrl) {
    return {
      provider: 'openai-compatible',
      model: read('AI_MODEL')?.trim() || 'default',
      baseUrl: baseUrl.replace(/\/+$/, ''),
      apiKey: read('AI_API_KEY')?.trim() || null,
      patience: defaultPatience,
    }
  }
  const apiKey = read('DEEPSEEK_API_KEY')?.trim()
  if (!apiKey) return null
  return {
    provider: 'deepseek',
    model: read('AI_MODEL')?.trim() || 'deepseek-v4-flash',
    baseUrl: null,
    apiKey,
    patience: defaultPatience,
  }
}
