// The answers that this tab is waiting for. They are stored outside of React, so that an answer continues while
// the founder is on another screen. The server stores all messages, so this store holds only messages that the
// server does not have yet.
import { z } from 'zod'
import { type TalkMessage, talkMessage } from '../../../contracts/helper-session.ts'
import type { Listening, Reply } from '../../entities/reply.ts'
import { toAppError } from '../../lib/errors.ts'
import { isKept, keep, readKept } from '../../lib/kept.ts'
import { onSessionEvent } from '../../lib/session.ts'

export type Answering = {
  /** The founder's last message and its answer, as far as this tab has received it. */
  messages: readonly TalkMessage[]
  isPending: boolean
  /** The current step of a long answer. */
  step: string | null
  /** The lookups and calculations made so far. */
  steps: readonly string[]
  /** `answerId` is the id of the expected answer, and `instead` is the id of the answer that it replaces. */
  answerId: string | null
  instead: string | null
}

type Entry = { answering: Answering; stopper: AbortController | null }
type Path = readonly string[]

const idle: Answering = {
  messages: [],
  isPending: false,
  step: null,
  steps: [],
  answerId: null,
  instead: null,
}
/**
 * The milliseconds between two updates of the text. With this value the text looks continuous, and typing stays fast.
 */
const showEvery = 40

const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()

onSessionEvent((_event, session) => {
  if (session) return
  for (const { stopper } of entries.values()) stopper?.abort()
  entries.clear()
})

/**
 * A message that did not reach the server becomes a draft. This browser keeps the draft until the founder sends or
 * deletes it.
 */
const unsentOf = (path: Path) => [...path, 'unsent']

export function keepUnsent(path: Path, messages: readonly TalkMessage[]): void {
  if (messages.length > 0) keep(unsentOf(path), messages)
  else if (isKept(unsentOf(path))) keep(unsentOf(path), null)
}

function entryOf(path: Path): Entry {
  const name = path.join(':')
  const known = entries.get(name)
  if (known) return known
  const messages = readKept(unsentOf(path), z.array(talkMessage)) ?? []
  const entry: Entry = { answering: { ...idle, messages }, stopper: null }
  entries.set(name, entry)
  return entry
}

function change(entry: Entry, next: Partial<Answering>): void {
  entry.answering = { ...entry.answering, ...next }
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readAnswering = (path: Path): Answering => entryOf(path).answering

/** Removes an answer that the server has stored or that is no longer needed. */
export function forgetAnswer(path: Path): void {
  const entry = entryOf(path)
  entry.stopper?.abort()
  entry.stopper = null
  keepUnsent(path, [])
  change(entry, idle)
}

export function stopAnswer(path: Path): void {
  entryOf(path).stopper?.abort()
}

type Question = {
  /** Messages that the server may not have yet, the founder's question last. */
  said: readonly TalkMessage[]
  /** The answer message, still without text. */
  answer: TalkMessage
  instead: string | null
}

/**
 * Sends the question and shows the answer while it grows. If the call fails, the promise rejects, and the
 * received part stays, marked as cut.
 */
export async function hearAnswer(
  path: Path,
  { said, answer, instead }: Question,
  ask: (listening: Pick<Listening, 'signal' | 'onText' | 'onStep'>) => Promise<Reply>,
): Promise<readonly TalkMessage[]> {
  const entry = entryOf(path)
  entry.stopper?.abort()
  const stopper = new AbortController()
  entry.stopper = stopper
  const isCurrent = () => entry.stopper === stopper && entries.get(path.join(':')) === entry
  let heard = ''
  let timer: number | undefined
  const show = () => {
    timer = undefined
    change(entry, { messages: [...said, { ...answer, content: heard, cut: 'growing' }], step: null })
  }
  change(entry, { messages: said, isPending: true, step: null, steps: [], answerId: answer.id, instead })
  try {
    const reply = await ask({
      signal: stopper.signal,
      onText: text => {
        heard += text
        if (isCurrent()) timer ??= window.setTimeout(show, showEvery)
      },
      onStep: step => {
        if (!isCurrent()) return
        // Shows the text received before the step, because the cleared timer would have shown it.
        window.clearTimeout(timer)
        if (heard) show()
        change(entry, { step, steps: [...entry.answering.steps, step] })
      },
    })
    const { text: content, answeredBy, result, asked } = reply
    const whole = { ...answer, content, answeredBy, result, asked }
    if (isCurrent()) change(entry, { messages: [...said, whole] })
    return [...said, whole]
  } catch (thrown) {
    const cut = toAppError(thrown).code === 'cancelled' ? 'stopped' : 'broken'
    if (isCurrent()) change(entry, { messages: heard ? [...said, { ...answer, content: heard, cut }] : said })
    throw thrown
  } finally {
    window.clearTimeout(timer)
    if (isCurrent()) {
      entry.stopper = null
      change(entry, { isPending: false, step: null, steps: [] })
    }
  }
}
