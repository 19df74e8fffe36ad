import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { mergeMessages, type SessionState, type TalkMessage } from '../../../contracts/helper-session.ts'
import { emptyState, type HelperSession } from '../../entities/helper-session.ts'
import { failureWords, type Listening, type Reply } from '../../entities/reply.ts'
import { AppError } from '../../lib/errors.ts'
import type { Words } from '../../lib/query-client.ts'
import {
  type Answering,
  forgetAnswer,
  hearAnswer,
  keepUnsent,
  readAnswering,
  stopAnswer,
  subscribe,
} from './answering.ts'
import { newMessage, toRequest } from './message.ts'
import { useGrowing } from './use-growing.ts'

type RequestMessages = ReturnType<typeof toRequest>

type ConversationOptions = {
  session: HelperSession
  /** `question`: the founder's message to answer; null requests the opening. */
  ask: (messages: RequestMessages, listening: Listening, question: TalkMessage | null) => Promise<Reply>
  failure: { start: Words; send: Words }
  /** Called with all messages when an answer is complete. */
  onAnswer?: (messages: readonly TalkMessage[], answerId: string) => void
}

export type ConversationControl = {
  messages: readonly TalkMessage[]
  isPending: boolean
  step: string | null
  steps: readonly string[]
  path: readonly string[]
  /** True if the conversation was started on this screen, false if it existed before. */
  isStartedHere: boolean
  /** Starts a new conversation: requests the opening message, or an answer to the founder's first message. */
  start: (opening?: string) => Promise<boolean>
  /** `answers`: the question of the record that this message answers. */
  send: (text: string, answers?: TalkMessage['answers']) => void
  /** Adds messages that no model call produced, such as the result of a calculator. */
  tell: (lines: readonly TalkMessage[]) => void
  stop: () => void
  retry: () => void
  /** Replaces the conversation with the given one or with an empty one. */
  replace: (state?: Partial<SessionState>) => void
}

/** `question` is the question to answer. If it is null, the opening is requested. */
type Asking = { question: TalkMessage | null; instead: string | null }
type Heard = { messages: readonly TalkMessage[]; answerId: string }

/** A conversation with one helper: the messages from all tabs, and the actions. */
export function useConversation(options: ConversationOptions): ConversationControl {
  const { session, ask, failure, onAnswer } = options
  const { projectId, path } = session
  const [isStartedHere, setIsStartedHere] = useState(false)
  const answering = useSyncExternalStore(subscribe, () => readAnswering(path))
  // Reads the newest stored messages, not the last rendered ones. An answer moves from this tab's store to the
  // session's store, and the last rendered state may miss it in both stores.
  const stored = session.current().messages
  const all = withOwn(stored, answering)
  const messages = all.filter(hasWords)
  const isGrowing = useGrowing(all)
  const isPending = answering.isPending || isGrowing
  const isKnown = answering.messages.every(own =>
    stored.some(({ id, cut }) => id === own.id && cut === own.cut),
  )
  const forget = useEffectEvent(() => forgetAnswer(path))
  useEffect(() => {
    if (isKnown && !answering.isPending && answering.messages.length > 0) forget()
  }, [isKnown, answering])
  const current = () => withOwn(session.current().messages, readAnswering(path)).filter(hasWords)

  async function hear({ question, instead }: Asking): Promise<Heard> {
    if (session.isLoading) await Promise.allSettled([session.refresh()])
    const answer = newMessage('assistant', '')
    const isStored = ({ id }: TalkMessage) => session.current().messages.some(other => other.id === id)
    const before = current().filter(({ id }) => id !== instead && id !== question?.id)
    const unsent = before.filter(message => message.role === 'user' && !isStored(message))
    const said = question ? [...unsent, question] : unsent
    const call = projectId && { project: projectId, question: question?.id ?? null, instead }
    try {
      const answered = await hearAnswer(path, { said, answer, instead }, async listening => {
        // The server must store changes made on this page before it answers.
        if (unsent.length > 0) session.addMessages(unsent)
        await session.settled()
        const spoken = toRequest(question ? [...before, question] : before)
        return ask(spoken, { ...listening, requestId: answer.id, session: call || null }, question)
      })
      const rest = session.current().messages.filter(({ id }) => id !== instead)
      session.patch({ messages: mergeMessages(rest, answered) })
      forgetAnswer(path)
      return { messages: current(), answerId: answer.id }
    } catch (error) {
      // If the conversation was restarted meanwhile, the old messages are dropped.
      const own = readAnswering(path).messages
      const left = own.filter(message => message.role === 'user' && !isStored(message))
      keepUnsent(path, left)
      const stopped = own.find(({ cut }) => cut === 'stopped')
      if (stopped) session.keepMessage(stopped)
      throw error
    }
  }

  const starting = useMutation({
    mutationFn: async (opening: string | null) => {
      replace()
      try {
        const question = opening === null ? null : newMessage('user', opening)
        return await hear({ question, instead: null })
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') {
          // Another tab has asked first, so this tab shows the conversation from the server.
          await session.refresh()
          return null
        }
        // If the conversation has no answer yet, it becomes empty again.
        if (current().every(({ role }) => role === 'user')) replace()
        throw error
      }
    },
    onSuccess: heard => heard && onAnswer?.(heard.messages, heard.answerId),
    meta: { error: failureWords(failure.start) },
  })
  const sending = useMutation({
    mutationFn: hear,
    onSuccess: ({ messages, answerId }) => onAnswer?.(messages, answerId),
    meta: { error: failureWords(failure.send) },
  })

  function replace(state: Partial<SessionState> = {}) {
    forgetAnswer(path)
    const { messages: said, made } = session.current()
    if (said.length > 0 || made || Object.keys(state).length > 0) session.replace({ ...emptyState, ...state })
  }

  return {
    messages,
    isPending,
    step: answering.step,
    steps: answering.steps,
    path,
    isStartedHere,
    start: async opening => {
      if (isPending) return false
      setIsStartedHere(true)
      return starting.mutateAsync(opening ?? null).then(
        () => true,
        () => false,
      )
    },
    send: (text, answers) => {
      const content = text.trim()
      if (content === '' || isPending) return
      const question = { ...newMessage('user', content), ...(answers && { answers }) }
      sending.mutate({ question, instead: null })
    },
    tell: lines => {
      session.tell(now => ({ messages: mergeMessages(now.messages, lines) }))
      const last = lines.at(-1)
      if (last) onAnswer?.(current(), last.id)
    },
    stop: () => {
      if (answering.isPending) return stopAnswer(path)
      for (const message of session.current().messages) {
        if (message.cut === 'growing') session.keepMessage({ ...message, cut: 'stopped' })
      }
    },
    retry: () => {
      const last = messages.at(-1)
      if (isPending || !last) return
      const question = messages.findLast(({ role }) => role === 'user') ?? null
      sending.mutate({ question, instead: last.role === 'assistant' ? last.id : null })
    },
    replace,
  }
}

/** Merges the messages on the server with messages that only this tab has. */
function withOwn(
  stored: readonly TalkMessage[],
  { messages, isPending, answerId, instead }: Answering,
): readonly TalkMessage[] {
  const isStored = (message: TalkMessage | undefined) => stored.some(({ id }) => id === message?.id)
  // As soon as the server has the question, the server's version of question and answer is shown.
  const own = messages.filter(message => isPending || isStored(message) || !isStored(messages[0]))
  // While this tab is receiving an answer, its own copy is shown, even if a live message already contains the
  // complete answer. The answer counts as complete when the call ends, because then the founder can write again.
  const kept = stored.filter(({ id }) => !(isPending && (id === instead || id === answerId)))
  return mergeMessages(kept, own)
}

/** An answer has no text until the model starts to write. */
const hasWords = ({ content }: TalkMessage) => content !== ''
