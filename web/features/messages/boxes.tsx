import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CountBadge } from '../../entities/count-badge.tsx'
import { paths } from '../../paths.ts'
import { type Box, requestCountQuery } from './queries.ts'

const lineClass =
  'flex min-h-11 flex-1 items-center justify-center gap-2 border-b-2 px-3 text-[0.9375rem] font-medium hover:bg-sunken focus-visible:-outline-offset-2 aria-[current]:border-ember aria-[current]:text-ink border-transparent text-ink-soft'

/** The links to the inbox and to the message requests, with the number of waiting requests. */
export function Boxes({ userId, box }: { userId: string; box: Box }) {
  const { data: count = 0 } = useQuery(requestCountQuery(userId))
  const current = (one: Box) => (one === box ? 'page' : undefined)
  return (
    <nav aria-label="Boxes" className="flex border-b border-line">
      <Link to={paths.messaging} aria-current={current('inbox')} className={lineClass}>
        Inbox
      </Link>
      <Link to={paths.messageRequests} aria-current={current('requests')} className={lineClass}>
        Requests
        <CountBadge count={count} />
      </Link>
    </nav>
  )
}
