// Gets one streamed answer of a model. If the server refuses a request, it is sent in another form. If an answer is
// cut off, the model continues it.
import { type Called, type Offer, offered, type Spoken, spokenPrompt } from './calls.ts'
import { ModelError, toModelError } from './model-error.ts'
import { createModel } from './provider.ts'
import { withRetries } from './retry.ts'
import { heedsSchema, learnFrom, refusesTools, type Server, serverOf } from './server.ts'
import type { ModelSettings, Patience } from './settings.ts'
import { thoughtsEnd, withoutThoughts } from './thoughts.ts'

export type Usage = { inputTokens: number; outputTokens: number }

type ModelCall = {
  settings: ModelSettings
  system: string
  messages: Spoken[]
  maxOutputTokens: number
  offer?: Offer | undefined
  /** The JSON Schema of the answer. Null for plain text. */
  schema: object | null
  /** Whether this request asks for a correction, because the previous answer did not match the schema. */
  isMending?: boolean
  signal?: AbortSignal | undefined
  onText?: (text: string) => void
  onSpent: (usage: Usage) => void
  /** Called if the received text is thrown away and the answer starts again. This happens only with objects. */
  onRestart?: () => void
}

/** `isCut`: the answer reached the length limit, and asking the model to continue did not help. */
export type Said = { text: string; isCut: boolean; calls: Called[] }

/** The highest number of characters of an answer. No helper needs more, so longer text is cut off. */
export const mostCharacters = 24_000
const mostAttempts = 4

const goOn = 'You were cut off. Go on exactly where you stopped; repeat nothing and add no introduction.'

/** The server refused a request with tools. The same request may succeed without them. */
export class NoTools extends ModelError {}

/** Checks the time limits from time to time. A separate timer for each word would cost too much. */
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

/** Reads the provider's raw stream. The library's higher level needs a third more time per word. */
function optionsOf(call: ModelCall, messages: readonly Spoken[], room: number, server: Server) {
  const { system, schema, offer } = call
  const form = { type: 'json' as const, ...(server.json === 'schema' && schema && { schema }) }
  return {
    prompt: [
      { role: 'system' as const, content: schema ? `${system}\n\n${shapeRule(call, server)}` : system },
      ...messages.map(spokenPrompt),
    ],
    maxOutputTokens: room,
    ...(offer && offered(offer)),
    ...(schema && server.json !== 'words' && { responseFormat: form }),
    providerOptions: {
      deepseek: { thinking: { type: 'disabled' } },
      openaiCompatible: { strictJsonSchema: false },
    },
  }
}

/** Describes the schema in words, if the server does not support schemas or ignores them. */
function shapeRule({ schema, isMending }: ModelCall, server: Server): string {
  if (server.json === 'schema' && !isMending && heedsSchema(server))
    return 'Answer with one JSON object and nothing else.'
  return `Answer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(schema)}`
}

type Attempt = {
  text: string
  end: 'whole' | 'called' | 'cut' | 'dropped' | 'full'
  calls: Called[]
}

type Line = {
  call: ModelCall
  server: Server
  signal: AbortSignal
  heard: () => void
}

/** How long this code may work, in milliseconds, before other calls in the process get their turn. */
const longestStretch = 100

/** Lets other calls work. It waits only after long work, because the pieces of a fast answer arrive all at once. */
function pauseForOthers(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longestStretch) return
    await new Promise(resolve => setTimeout(resolve))
    since = performance.now()
  }
}

/** `already`: the text of earlier attempts. `say` gets only text that is new. */
async function attempt(
  { call, server, signal, heard }: Line,
  messages: readonly Spoken[],
  room: number,
  already: number,
  say: (text: string) => void,
): Promise<Attempt> {
  const { settings, schema } = call
  const open = async () => {
    const tried = { ...server }
    let hasLearned = false
    for (;;) {
      const options = { ...optionsOf(call, messages, room, tried), abortSignal: signal }
      try {
        const opened = await createModel(settings, tried).doStream(options)
        if (hasLearned) Object.assign(server, { json: tried.json, room: tried.room })
        return opened
      } catch (error) {
        hasLearned = learnFrom(error, tried, schema !== null)
        if (hasLearned) continue
        const refusal = call.offer ? refusesTools(error) : null
        if (!refusal) throw error
        if (refusal === 'surely') server.hasTools = false
        throw new NoTools('model_failed', 'the server takes no tools')
      }
    }
  }
  const { stream } = await withRetries(open, settings.patience, server, signal)
  const thoughts = withoutThoughts(server.beginsThinking)
  const asked = JSON.stringify([call.system, messages, schema]).length
  const bill: Bill = { asked, produced: 0, isWhole: false, inputTokens: 0, outputTokens: 0 }
  const calls: Called[] = []
  const pause = pauseForOthers()
  let text = ''
  const add = (piece: string): boolean => {
    const fitting = piece.slice(0, mostCharacters - already - text.length)
    text += fitting
    if (fitting) say(fitting)
    return fitting.length === piece.length
  }
  try {
    for await (const part of stream) {
      await pause()
      if ('delta' in part) {
        heard()
        bill.produced += part.delta.length
      }
      if (part.type === 'text-delta') {
        if (!add(thoughts.take(part.delta))) return { text, end: 'full', calls }
      } else if (part.type === 'tool-call') {
        heard()
        server.hasCalled = true
        calls.push({ id: part.toolCallId, name: part.toolName, input: part.input })
      } else if (part.type === 'error') throw part.error
      else if (part.type === 'finish') {
        const { unified } = part.finishReason
        add(thoughts.end(unified === 'stop'))
        if (text.includes(thoughtsEnd)) server.beginsThinking = true
        // Without an end tag, answers of this server do not begin with thoughts: an earlier end tag may have come
        // from a founder's text. Answers with a schema are not considered, because some models do not think there.
        else if (thoughts.isDoubtful && unified === 'stop' && !schema) server.beginsThinking = false
        bill.inputTokens = part.usage.inputTokens.total ?? 0
        bill.outputTokens = part.usage.outputTokens.total ?? 0
        bill.isWhole = unified !== 'other' && unified !== 'error'
        if (unified === 'content-filter') throw new ModelError('model_failed', 'the model refused')
        if (calls.length && unified !== 'length') return { text, end: 'called', calls }
        if (unified === 'length') return { text, end: 'cut', calls: [] }
        if (unified !== 'stop') throw new Error(`the answer broke off (${unified})`)
      }
    }
  } catch (error) {
    if (signal.aborted || error instanceof ModelError) throw error
    return { text, end: 'dropped', calls: [] }
  } finally {
    const spent = spentOf(bill)
    if (spent) call.onSpent(spent)
  }
  return { text, end: calls.length ? 'called' : 'whole', calls }
}

type Bill = Usage & { asked: number; produced: number; isWhole: boolean }

/** If a server that answered does not report its tokens, they are estimated from the characters. */
function spentOf({ asked, produced, isWhole, inputTokens, outputTokens }: Bill): Usage | null {
  if (!isWhole && !produced && !inputTokens && !outputTokens) return null
  return {
    inputTokens: inputTokens || Math.ceil(asked / 4),
    outputTokens: outputTokens || Math.ceil(produced / 4),
  }
}

function withoutOverlap(before: string, next: string): string {
  for (let length = Math.min(200, before.length, next.length); length >= 8; length--)
    if (before.endsWith(next.slice(0, length))) return next.slice(length)
  return next
}

async function converse(line: Line): Promise<Said> {
  const { call } = line
  let [text, room, isCut] = ['', call.maxOutputTokens, false]
  for (let tried = 0; tried < mostAttempts; tried++) {
    const isObject = call.schema !== null
    if (isObject && text) {
      text = ''
      call.onRestart?.()
    }
    const before = text
    const messages: Spoken[] = before
      ? [...call.messages, { role: 'assistant', content: before }, { role: 'user', content: goOn }]
      : call.messages
    // The beginning of a continuation is held back until it is clear that it repeats nothing.
    let waiting: string | null = before ? '' : null
    const say = (piece: string) => {
      if (waiting === null) return call.onText?.(piece)
      waiting += piece
      if (waiting.length < 200) return
      call.onText?.(withoutOverlap(before, waiting))
      waiting = null
    }
    const made = await attempt(line, messages, room, before.length, say)
    const fresh = before ? withoutOverlap(before, made.text) : made.text
    if (waiting !== null) call.onText?.(withoutOverlap(before, waiting))
    text = before + fresh
    const { calls } = made
    if (made.end === 'full' || made.end === 'called') return { text, isCut: false, calls }
    if (made.end === 'whole' && text.trim()) return { text, isCut: false, calls }
    isCut = made.end !== 'whole'
    // The model may have used up the length limit with thinking. So the next attempt gets more room.
    if (made.end === 'cut') room *= isObject ? 2 : fresh.trim() ? 1 : 4
  }
  if (!text.trim()) throw new ModelError('model_failed', 'an empty answer')
  return { text, isCut, calls: [] }
}

export async function callModel(call: ModelCall): Promise<Said> {
  const { settings, signal } = call
  const server = serverOf(settings)
  if (signal?.aborted) throw new ModelError('cancelled', 'stopped before it began')
  if (server.restsUntil > Date.now()) {
    throw new ModelError('model_unavailable', 'the provider wants a long pause', server.restsUntil)
  }
  const upstream = new AbortController()
  const stop = () => upstream.abort()
  signal?.addEventListener('abort', stop, { once: true })
  const watch = watchPatience(settings.patience, stop)
  try {
    return await converse({ call, server, signal: upstream.signal, heard: watch.heard })
  } catch (error) {
    if (upstream.signal.aborted && !signal?.aborted) {
      throw new ModelError('model_unavailable', 'the provider was silent', null, 408)
    }
    throw toModelError(error, signal)
  } finally {
    watch.end()
    signal?.removeEventListener('abort', stop)
    upstream.abort()
  }
}
