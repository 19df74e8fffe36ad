import { createDeepSeek } from '@ai-sdk/deepseek'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ModelSettings } from './settings.ts'

export function createModel(settings: ModelSettings) {
  if (settings.provider === 'deepseek') {
    const deepseek = createDeepSeek({
      apiKey: settings.apiKey ?? '',
      ...(settings.baseUrl && { baseURL: settings.baseUrl }),
    })
    return deepseek(settings.model)
  }
  const compatible = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: settings.baseUrl ?? '',
    includeUsage: true,
    ...(settings.apiKey && { apiKey: settings.apiKey }),
  })
  return compatible(settings.model)
}
