// One call to a model: words as they come, an end to it when the caller leaves, and a limit to its length.
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { ModelError, toModelError } from './model-error.ts'
import { createModel } from './provider.ts'
import { withRetries } from './retry.ts'
import type { ModelSettings, Patience } from './settings.ts'

export type Usage = { inputTokens: number; outputTokens: number }

export type ModelCall = {
  settings: ModelSettings
  system: string
  messages: ConversationMessage[]
  maxOutputTokens: number
  isJson: boolean
  signal?: AbortSignal | undefined
  onText?: (text: string) => void
}

/** No helper needs more; a model that babbles is cut off here. */
export const mostCharacters = 24_000

/** One look now and then is enough: a timer for every word would cost more than the words. */
function watchPatience(patience: Patience, giveUp: () => void) {
  const startedAt = performance.now()
  let heardAt: number | null = null
  const timer = setInterval(() => {
    const now = performance.now()
    const silentFor = now - (heardAt ?? startedAt)
    const bearable = heardAt === null ? patience.firstWord : patience.betweenWords
    if (silentFor > bearable || now - startedAt > patience.total) giveUp()
  }, 100)
  return {
    heard() {
      heardAt = performance.now()
    },
    end() {
      clearInterval(timer)
    },
  }
}

/**
 * The provider's own stream is read. Around it the library lays more, for tools and steps that no helper has:
 * a third of what a word costs, and everybody else waits for that while many listen.
 */
function optionsOf({ settings, system, messages, maxOutputTokens, isJson }: ModelCall) {
  return {
    prompt: [
      { role: 'system' as const, content: system },
      ...messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
    ],
    maxOutputTokens,
    ...(isJson && { responseFormat: { type: 'json' as const } }),
    ...(settings.provider === 'deepseek' && {
      providerOptions: { deepseek: { thinking: { type: 'disabled' } } },
    }),
  }
}

export async function callModel(call: ModelCall): Promise<{ text: string; usage: Usage }> {
  const { settings, signal } = call
  const upstream = new AbortController()
  const stop = () => upstream.abort()
  if (signal?.aborted) throw new ModelError('cancelled', 'stopped before it began')
  signal?.addEventListener('abort', stop, { once: true })
  const watch = watchPatience(settings.patience, stop)
  try {
    const model = createModel(settings)
    const options = { ...optionsOf(call), abortSignal: upstream.signal }
    const { stream } = await withRetries(
      () => model.doStream(options),
      settings.patience.retries,
      upstream.signal,
    )
    let text = ''
    const usage: Usage = { inputTokens: 0, outputTokens: 0 }
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        watch.heard()
        const room = mostCharacters - text.length
        const piece = part.delta.slice(0, room)
        text += piece
        if (piece) call.onText?.(piece)
        if (part.delta.length > room) {
          upstream.abort()
          return { text, usage: { ...usage, outputTokens: usage.outputTokens || Math.ceil(text.length / 4) } }
        }
      } else if (part.type === 'error') {
        throw part.error
      } else if (part.type === 'finish') {
        usage.inputTokens = part.usage.inputTokens.total ?? 0
        usage.outputTokens = part.usage.outputTokens.total ?? Math.ceil(text.length / 4)
        const { unified } = part.finishReason
        if (unified !== 'stop' && unified !== 'length') {
          throw new ModelError('model_failed', `the answer broke off (${unified})`)
        }
      }
    }
    if (!text.trim()) throw new ModelError('model_failed', 'an empty answer')
    return { text, usage }
  } catch (error) {
    if (upstream.signal.aborted && !signal?.aborted) {
      throw new ModelError('model_unavailable', 'the provider was silent')
    }
    throw toModelError(error, signal)
  } finally {
    watch.end()
    signal?.removeEventListener('abort', stop)
    upstream.abort()
  }
}
