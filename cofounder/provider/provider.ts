import { createDeepSeek } from '@ai-sdk/deepseek'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { fetchAhead } from './read-ahead.ts'
import type { Server } from './server.ts'
import type { ModelSettings } from './settings.ts'

function adapted(body: Record<string, unknown>, { room }: Server): Record<string, unknown> {
  if (room === 'max_tokens') return body
  const { max_tokens: limit, ...rest } = body
  return room === 'none' ? rest : { ...rest, max_completion_tokens: limit }
}

export function createModel(settings: ModelSettings, server: Server) {
  if (settings.provider === 'deepseek') {
    const deepseek = createDeepSeek({
      apiKey: settings.apiKey ?? '',
      fetch: fetchAhead,
      ...(settings.baseUrl && { baseURL: settings.baseUrl }),
    })
    return deepseek(settings.model)
  }
  const compatible = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: settings.baseUrl ?? '',
    includeUsage: true,
    fetch: fetchAhead,
    supportsStructuredOutputs: server.json === 'schema',
    transformRequestBody: body => adapted(body, server),
    ...(settings.apiKey && { apiKey: settings.apiKey }),
  })
  return compatible(settings.model)
}
