import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMentions } from '../../entities/mentions.tsx'
import { SafetyMenu } from '../../entities/safety/safety-menu.tsx'
import { namesIn } from '../../ui/rich-text.tsx'
import { DeleteMessage } from './delete-message.tsx'
import { MessageBubble } from './message-bubble.tsx'
import type { Line } from './thread.ts'

type MessageListProps = {
  lines: readonly Line[]
  name: string
  userId: string
  otherId: string
  isLoadingOlder: boolean
  /** Loads older messages; undefined if there are none or if they are already loading. */
  onOlder: (() => unknown) | undefined
}

const nearTop = 400
/** Makes the list focusable, so that keyboard users can scroll it. */
const scrolledByKeyboard = { tabIndex: 0 }

/**
 * Renders only the visible messages. The list opens at the newest message and does not jump when older messages
 * load.
 */
export function MessageList({ lines, name, userId, otherId, isLoadingOlder, onOlder }: MessageListProps) {
  const frame = useRef<HTMLDivElement>(null)
  const mention = useMentions(lines.flatMap(({ content }) => namesIn(content)))
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    getItemKey: index => lines[index]?.key ?? index,
    estimateSize: () => 56,
    overscan: 8,
    anchorTo: 'end',
    followOnAppend: true,
    paddingStart: 16,
    paddingEnd: 12,
  })
  const openAtEnd = useEffectEvent(() => virtual.scrollToEnd())
  useEffect(() => openAtEnd(), [])
  // Scrolls to every message that the member sends.
  const ownCount = lines.filter(({ isOwn }) => isOwn).length
  const followOwn = useEffectEvent(() => virtual.scrollToEnd())
  useEffect(() => {
    if (ownCount > 0) followOwn()
  }, [ownCount])
  // If the messages do not fill the frame, the list cannot be scrolled, so the next page is loaded at once.
  const fillFrame = useEffectEvent(() => {
    if (frame.current && frame.current.scrollHeight <= frame.current.clientHeight) onOlder?.()
  })
  useEffect(() => {
    if (lines.length > 0) fillFrame()
  }, [lines.length])
  return (
    <div
      ref={frame}
      role="log"
      aria-label={`Messages with ${name}`}
      {...scrolledByKeyboard}
      className="relative flex flex-col overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      onScroll={event => {
        if (event.currentTarget.scrollTop < nearTop) onOlder?.()
      }}
    >
      {lines.length === 0 && (
        <p className="grid flex-1 place-items-center px-6 text-center text-ink-soft">
          Nothing said yet. The first line is yours.
        </p>
      )}
      {isLoadingOlder && <p className="sr-only">Loading older messages</p>}
      <ol className="relative mt-auto shrink-0" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(item => {
          const line = lines[item.index]
          return (
            line && (
              <li
                key={item.key}
                ref={virtual.measureElement}
                data-index={item.index}
                className="absolute inset-x-0 top-0 px-4"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                {line.day && (
                  <p className="pt-5 pb-1 text-center text-xs font-medium text-ink-faint">{line.day}</p>
                )}
                {line.isFirstNew && (
                  <p className="flex items-center gap-3 pt-4 pb-1 text-xs font-semibold text-ember-strong before:h-px before:flex-1 before:bg-ember after:h-px after:flex-1 after:bg-ember">
                    New messages
                  </p>
                )}
                <MessageBubble line={line} userId={userId} mention={mention}>
                  {line.isOwn && !line.isDeleted && (line.state === 'sent' || line.state === 'read') && (
                    <DeleteMessage messageId={line.key} userId={userId} />
                  )}
                  {!line.isOwn && (
                    <SafetyMenu
                      memberId={otherId}
                      name={name}
                      thing={{ kind: 'message', id: line.key }}
                      size="small"
                    />
                  )}
                </MessageBubble>
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}
