// One call to a model: words as they come, an end to it when the caller leaves, and a limit to its length.
import { Output, streamText } from 'ai'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { ModelError, toModelError } from './model-error.ts'
import { createModel } from './provider.ts'
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

// The library writes its warnings to the console; ours is the only log.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** The library times every word by itself, which costs more than the words; one look now and then is enough. */
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

export async function callModel(call: ModelCall): Promise<{ text: string; usage: Usage }> {
  const { settings, signal } = call
  const upstream = new AbortController()
  const stop = () => upstream.abort()
  if (signal?.aborted) throw new ModelError('cancelled', 'stopped before it began')
  signal?.addEventListener('abort', stop, { once: true })
  const watch = watchPatience(settings.patience, stop)
  try {
    const answer = streamText({
      model: createModel(settings),
      instructions: call.system,
      messages: call.messages,
      maxOutputTokens: call.maxOutputTokens,
      maxRetries: settings.patience.retries,
      abortSignal: upstream.signal,
      ...(call.isJson && { output: Output.json() }),
      ...(settings.provider === 'deepseek' && {
        providerOptions: { deepseek: { thinking: { type: 'disabled' } } },
      }),
      // Errors come out of the stream below; the library would print them.
      onError: () => {},
    })
    let text = ''
    const usage: Usage = { inputTokens: 0, outputTokens: 0 }
    for await (const part of answer.stream) {
      if (part.type === 'text-delta') {
        watch.heard()
        const room = mostCharacters - text.length
        const piece = part.text.slice(0, room)
        text += piece
        if (piece) call.onText?.(piece)
        if (part.text.length > room) {
          upstream.abort()
          return { text, usage: { ...usage, outputTokens: usage.outputTokens || Math.ceil(text.length / 4) } }
        }
      } else if (part.type === 'error') {
        throw part.error
      } else if (part.type === 'abort') {
        throw signal?.aborted
          ? new ModelError('cancelled', 'stopped by the caller')
          : new ModelError('model_unavailable', 'the provider was silent')
      } else if (part.type === 'finish') {
        usage.inputTokens = part.totalUsage.inputTokens ?? 0
        usage.outputTokens = part.totalUsage.outputTokens ?? Math.ceil(text.length / 4)
        if (part.finishReason !== 'stop' && part.finishReason !== 'length') {
          throw new ModelError('model_failed', `the answer broke off (${part.finishReason})`)
        }
      }
    }
    if (!text.trim()) throw new ModelError('model_failed', 'an empty answer')
    return { text, usage }
  } catch (error) {
    throw toModelError(error, signal)
  } finally {
    watch.end()
    signal?.removeEventListener('abort', stop)
    upstream.abort()
  }
}
