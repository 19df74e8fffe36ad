import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useBlock } from '../../entities/safety/mutations.ts'
import { unwrapMaybe } from '../../lib/errors.ts'
import { useOnce } from '../../lib/once.ts'
import { useRealtime } from '../../lib/realtime.ts'
import { supabase } from '../../lib/supabase.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { type Conversation, conversationWithQuery } from './queries.ts'

const requestKey = ['message-request']

/**
 * Reads who sent a request that is not accepted yet. It is read again after every message, because an answer
 * accepts the request.
 */
const requestQuery = (conversationId: string, messageCount: number) =>
  queryOptions({
    queryKey: [...requestKey, conversationId, messageCount],
    queryFn: async () =>
      unwrapMaybe(
        await supabase.from('conversations').select('request_from').eq('id', conversationId).maybeSingle(),
      )?.request_from ?? null,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })

type RequestBarProps = {
  conversation: Conversation
  name: string
  userId: string
  messageCount: number
  /** The text box. Hidden while the member's own request is waiting. */
  children: ReactNode
}

/**
 * A bar that is shown while a conversation is a request. A first message to a member who does not follow the sender
 * must be accepted.
 */
export function RequestBar({ conversation, name, userId, messageCount, children }: RequestBarProps) {
  const { data: from = null } = useQuery(requestQuery(conversation.id, messageCount))
  // When a request is accepted, its sender gets a notification, and the page shows the text box again at once.
  useRealtime('notifications', from === userId ? `recipient_id=eq.${userId}` : undefined, (change, cache) => {
    if (change.row.kind === 'accepted_request') void cache.invalidateQueries({ queryKey: requestKey })
  })
  if (from === userId)
    return (
      <p className="border-t border-line p-4 text-ink-soft">
        Your message waits for an answer. You can write again when {name} has answered.
      </p>
    )
  if (from === null) return children
  return (
    <div>
      <Answers conversation={conversation} name={name} userId={userId} />
      {children}
    </div>
  )
}

function Answers({ conversation, name, userId }: Pick<RequestBarProps, 'conversation' | 'name' | 'userId'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const answer = useOnce({
    mutationFn: async (isAccepted: boolean) =>
      unwrapMaybe(
        await supabase.rpc('answer_request', { conversation_id: conversation.id, is_accepted: isAccepted }),
      ),
    onSuccess: (_data, isAccepted) => {
      if (isAccepted) navigate(paths.conversationWith(conversation.other.id), { replace: true })
      else leave()
      return client.invalidateQueries()
    },
    meta: { error: 'Could not save that. Please try again.' },
  })
  const block = useBlock(userId)
  function leave() {
    client.removeQueries(conversationWithQuery(userId, conversation.other.id))
    navigate(paths.messaging, { replace: true })
  }
  const isBusy = answer.isPending || block.isPending
  return (
    <section aria-label="Message request" className="grid gap-3 border-t border-line bg-sunken p-4">
      <p>{name} would like to write to you. They can send more once you accept or answer.</p>
      <div className="flex flex-wrap gap-2">
        <Button look="main" disabled={isBusy} onClick={() => answer.mutate(true)}>
          Accept
        </Button>
        <Button disabled={isBusy} onClick={() => answer.mutate(false)}>
          Ignore
        </Button>
        <Button
          look="danger"
          disabled={isBusy}
          onClick={() => block.mutate(conversation.other.id, { onSuccess: leave })}
        >
          Block
        </Button>
      </div>
    </section>
  )
}
