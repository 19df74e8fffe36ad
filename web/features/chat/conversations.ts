// Every conversation of this tab, outside of React: an answer goes on growing while the founder looks at another screen,
// and what has been said is kept in the browser as it grows.
import { z } from 'zod'
import type { Listening, Reply } from '../../entities/reply.ts'
import { toAppError } from '../../lib/errors.ts'
import { keep, readKept } from '../../lib/kept.ts'
import { onSessionEvent } from '../../lib/session.ts'
import { type ChatMessage, chatMessage, newMessage } from './message.ts'

export type Talk = {
  messages: readonly ChatMessage[]
  isPending: boolean
  /** What long work is at. */
  step: string | null
  /** Where it was saved last. */
  savedId: string | null
}

type Entry = { talk: Talk; path: readonly string[]; stopper: AbortController | null; isKeeping: boolean }

const silent: Talk = { messages: [], isPending: false, step: null, savedId: null }
const keptTalk = z.object({ messages: z.array(chatMessage), savedId: z.string().nullable() })
/** Often enough for the eye, rarely enough to leave time for typing. */
const showEvery = 40
const keepEvery = 400

const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()

onSessionEvent((_event, session) => {
  if (session) return
  for (const { stopper } of entries.values()) stopper?.abort()
  entries.clear()
})
window.addEventListener('pagehide', () => {
  for (const entry of entries.values()) if (entry.isKeeping) keepNow(entry)
})

function entryOf(path: readonly string[]): Entry {
  const key = path.join(':')
  const known = entries.get(key)
  if (known) return known
  const kept = readKept(path, keptTalk)
  const entry: Entry = { talk: { ...silent, ...kept }, path, stopper: null, isKeeping: false }
  entries.set(key, entry)
  return entry
}

function change(entry: Entry, next: Partial<Talk>): void {
  entry.talk = { ...entry.talk, ...next }
  for (const listener of listeners) listener()
  if (entry.isKeeping) return
  entry.isKeeping = true
  window.setTimeout(() => keepNow(entry), keepEvery)
}

function keepNow(entry: Entry): void {
  entry.isKeeping = false
  if (entries.get(entry.path.join(':')) !== entry) return
  const { messages, savedId } = entry.talk
  keep(entry.path, messages.length > 0 ? { messages, savedId } : null)
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function readTalk(path: readonly string[]): Talk {
  return entryOf(path).talk
}

export function setTalk(path: readonly string[], next: Partial<Talk>): void {
  const entry = entryOf(path)
  if (next.messages) entry.stopper?.abort()
  change(entry, next)
  keepNow(entry)
}

export function stopTalk(path: readonly string[]): void {
  entryOf(path).stopper?.abort()
}

/** Asks for the next answer to `messages` and lets it grow. Rejects when it fails; what had come by then stays. */
export async function hearAnswer(
  path: readonly string[],
  messages: readonly ChatMessage[],
  ask: (listening: Listening) => Promise<Reply>,
): Promise<Talk> {
  const entry = entryOf(path)
  entry.stopper?.abort()
  const stopper = new AbortController()
  entry.stopper = stopper
  const isCurrent = () => entry.stopper === stopper && entries.get(path.join(':')) === entry
  const answer = newMessage('assistant', '')
  let heard = ''
  let timer: number | undefined
  // Kept as broken until it is whole: after a reload in mid-sentence that is what it is.
  const show = () => {
    timer = undefined
    change(entry, { messages: [...messages, { ...answer, content: heard, cut: 'broken' }], step: null })
  }
  change(entry, { messages, isPending: true, step: null })
  try {
    const reply = await ask({
      signal: stopper.signal,
      onText: text => {
        heard += text
        if (isCurrent()) timer ??= window.setTimeout(show, showEvery)
      },
      onStep: step => isCurrent() && change(entry, { step }),
    })
    window.clearTimeout(timer)
    if (!isCurrent()) return entry.talk
    const whole = { ...answer, content: reply.text, answeredBy: reply.answeredBy, result: reply.result }
    change(entry, { messages: [...messages, whole], isPending: false, step: null })
    return entry.talk
  } catch (thrown) {
    window.clearTimeout(timer)
    if (isCurrent()) {
      const cut = toAppError(thrown).code === 'cancelled' ? 'stopped' : 'broken'
      const rest: ChatMessage[] = heard ? [{ ...answer, content: heard, cut }] : []
      change(entry, { messages: [...messages, ...rest], isPending: false, step: null })
    }
    throw thrown
  } finally {
    if (isCurrent()) {
      entry.stopper = null
      keepNow(entry)
    }
  }
}
