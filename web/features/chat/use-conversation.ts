import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { failureWords, type Listening, type Reply } from '../../entities/reply.ts'
import type { Words } from '../../lib/query-client.ts'
import { useUser } from '../../lib/session.ts'
import { hearAnswer, readTalk, setTalk, stopTalk, subscribe, type Talk } from './conversations.ts'
import { beforeLastAnswer, type ChatMessage, newMessage, toRequest } from './message.ts'

type RequestMessages = ReturnType<typeof toRequest>

type ConversationOptions = {
  /** Which conversation of this project it is. */
  name: string
  projectId: string | null
  ask: (messages: RequestMessages, listening: Listening) => Promise<Reply>
  failure: { start: Words; send: Words }
  /** Each time an answer is whole. */
  onAnswer?: (talk: Talk) => void
}

export type ConversationControl = Talk & {
  /** Names it in this browser's store; drafts hang on it. */
  path: readonly string[]
  /** It began on this screen just now; it was not found there. */
  isStartedHere: boolean
  /** Begins anew: the opening message is asked for, or an answer to the founder's first words. */
  start: (opening?: string) => Promise<boolean>
  send: (text: string) => void
  stop: () => void
  retry: () => void
  reset: () => void
  restore: (messages: readonly ChatMessage[], savedId: string | null) => void
  noteSaved: (id: string) => void
}

/** A conversation with one helper: what has been said, and how to go on. */
export function useConversation(options: ConversationOptions): ConversationControl {
  const { name, projectId, ask, failure, onAnswer } = options
  const userId = useUser().id
  const owner = projectId ?? 'no-project'
  const pathKey = [userId, owner, name].join(':')
  const path = useRef<readonly string[]>([])
  if (path.current.join(':') !== pathKey) path.current = [userId, owner, name]
  const here = path.current
  const [isStartedHere, setIsStartedHere] = useState(false)
  const read = useCallback(() => readTalk(here), [here])
  const talk = useSyncExternalStore(subscribe, read)
  const hear = (messages: readonly ChatMessage[]) =>
    hearAnswer(here, messages, listening => ask(toRequest(messages), listening))

  const starting = useMutation({
    mutationFn: async (opening: string | null) => {
      setTalk(here, { messages: [], savedId: null })
      try {
        return await hear(opening === null ? [] : [newMessage('user', opening)])
      } catch (error) {
        // What never began is idle again.
        if (readTalk(here).messages.every(({ role }) => role === 'user')) setTalk(here, { messages: [] })
        throw error
      }
    },
    onSuccess: answered => onAnswer?.(answered),
    meta: { error: failureWords(failure.start) },
  })
  const sending = useMutation({
    mutationFn: hear,
    onSuccess: answered => onAnswer?.(answered),
    meta: { error: failureWords(failure.send) },
  })

  return {
    ...talk,
    path: here,
    isStartedHere,
    start: async opening => {
      if (readTalk(here).isPending) return false
      setIsStartedHere(true)
      return starting.mutateAsync(opening ?? null).then(
        () => true,
        () => false,
      )
    },
    send: text => {
      const current = readTalk(here)
      const content = text.trim()
      if (content === '' || current.isPending) return
      sending.mutate([...current.messages, newMessage('user', content)])
    },
    stop: () => stopTalk(here),
    retry: () => {
      const current = readTalk(here)
      if (!current.isPending) sending.mutate(beforeLastAnswer(current.messages))
    },
    reset: () => setTalk(here, { messages: [], isPending: false, step: null, savedId: null }),
    restore: (messages, savedId) => setTalk(here, { messages, savedId, isPending: false, step: null }),
    noteSaved: savedId => setTalk(here, { savedId }),
  }
}
