// The answers this tab is waiting for. They are kept outside React, so that one goes on growing while the
// founder looks at another screen. The server keeps all messages; this holds only those it does not know yet.
import { z } from 'zod'
import { type TalkMessage, talkMessage } from '../../../contracts/helper-session.ts'
import type { Listening, Reply } from '../../entities/reply.ts'
import { toAppError } from '../../lib/errors.ts'
import { isKept, keep, readKept } from '../../lib/kept.ts'
import { onSessionEvent } from '../../lib/session.ts'

export type Answering = {
  /** The founder's last message and its answer, as far as they are known here. */
  messages: readonly TalkMessage[]
  isPending: boolean
  /** The current step of a long task. */
  step: string | null
  /** The steps of lookup and computation so far. */
  steps: readonly string[]
  /** The id of the expected answer, and of the one it replaces. */
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
/** Often enough for the eye, and rare enough to leave time for typing. */
const showEvery = 40

const entries = new Map<string, Entry>()
const listeners = new Set<() => void>()

onSessionEvent((_event, session) => {
  if (session) return
  for (const { stopper } of entries.values()) stopper?.abort()
  entries.clear()
})

/** A question that did not reach the server is a draft. This browser keeps it until it is sent or dropped. */
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

/** Forgets an answer, because the server has it or nobody wants it any more. */
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
  /** Messages that the server may not know yet. The last one is the question. */
  said: readonly TalkMessage[]
  /** The answer, still empty. */
  answer: TalkMessage
  instead: string | null
}

/**
 * Asks, and shows the answer while it grows. Rejects when it fails; the part that arrived stays, marked as
 * cut.
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
        // Shows the text before it, because the waiting update would remove it.
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
