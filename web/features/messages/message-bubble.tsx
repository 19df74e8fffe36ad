import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { clockTime, dateTime } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { discard, retry } from './outbox.ts'
import type { Line } from './thread.ts'

type MessageBubbleProps = {
  line: Line
  userId: string
  mention: (name: string) => ReactNode
  /** Buttons beside the message. */
  children?: ReactNode
}

const stateText = {
  sent: 'Sent',
  read: 'Read',
  sending: 'Sending...',
  waiting: 'Waiting for the connection',
  refused: 'Not sent',
}

export function MessageBubble({ line, userId, mention, children }: MessageBubbleProps) {
  const { isOwn, isContinued, state, isStateShown, writtenAt } = line
  const isUnsure = state === 'waiting' || state === 'refused'
  return (
    <div
      className={`grid ${isContinued ? 'pt-1' : 'pt-3'} ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}
    >
      <div className={`flex min-w-0 max-w-full items-center gap-1 ${isOwn ? 'justify-end' : ''}`}>
        <div
          dir="auto"
          className={`max-w-[min(34rem,85%)] min-w-0 rounded-card px-3.5 py-2 ${isOwn ? 'rounded-br-sm bg-ember-wash text-ink' : 'rounded-bl-sm bg-sunken text-ink'} ${isUnsure ? 'opacity-75' : ''}`}
        >
          {line.isDeleted ? (
            <em className="text-ink-soft">Message deleted</em>
          ) : (
            <RichText text={line.content} mention={mention} />
          )}
          <time
            dateTime={writtenAt}
            title={dateTime(writtenAt)}
            className="float-end ms-3 mt-1.5 text-[0.6875rem] leading-none text-ink-soft tabular-nums"
          >
            {clockTime(writtenAt)}
          </time>
        </div>
        {children}
      </div>
      {isStateShown && (
        <p
          className={`mt-1 flex items-center gap-2 text-xs ${state === 'refused' ? 'text-danger' : 'text-ink-faint'}`}
        >
          {stateText[state]}
          {state === 'refused' && <Second id={line.key} userId={userId} />}
        </p>
      )}
    </div>
  )
}

/** The buttons for a message that the server refused: send again or discard. */
function Second({ id, userId }: { id: string; userId: string }) {
  const client = useQueryClient()
  return (
    <>
      <Button look="link" size="inline" onClick={() => retry(client, userId, id)}>
        Try again
      </Button>
      <Button look="link" size="inline" onClick={() => discard(userId, id)}>
        Remove
      </Button>
    </>
  )
}
