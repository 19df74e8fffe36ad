import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ReportDialog } from '../../entities/safety/report-dialog.tsx'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { Button } from '../../ui/button.tsx'
import { closedMessagesQuery } from './queries.ts'

/**
 * Messages from members who then blocked the reader. The reader can still read and report them. Renders nothing
 * if there are none.
 */
export function ClosedMessages({ userId }: { userId: string }) {
  const { data: messages = [] } = useQuery(closedMessagesQuery(userId))
  const [reported, setReported] = useState<string | null>(null)
  if (messages.length === 0) return null
  return (
    <details className="border-t border-line px-4 py-3">
      <summary className="min-h-11 cursor-pointer content-center text-ink-soft">
        From people who closed the conversation ({messages.length})
      </summary>
      <ul className="grid gap-3">
        {messages.map(message => (
          <li key={message.id} className="grid gap-1">
            <p className="[overflow-wrap:anywhere]" dir="auto">
              {message.content}
            </p>
            <span className="flex items-center justify-between gap-3 text-sm text-ink-faint">
              <TimeAgo at={message.created_at} />
              <Button size="small" onClick={() => setReported(message.id)}>
                Report
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {reported && (
        <ReportDialog thing={{ kind: 'message', id: reported }} onClose={() => setReported(null)} />
      )}
    </details>
  )
}
