import { Link } from 'react-router'
import type { Person } from '../../entities/profile.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'

type AuthorLineProps = {
  userId: string
  author: Person | null
  createdAt: string
  size?: 'small' | 'medium'
  /** The URL of the post or comment. The time links to it. */
  to?: string
}

/** The author's picture and name, which link to the author's profile, and the time. */
export function AuthorLine({ userId, author, createdAt, size = 'medium', to }: AuthorLineProps) {
  const name = author?.full_name ?? 'Unknown User'
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Link to={paths.member(userId)} tabIndex={-1} aria-hidden="true" className="flex shrink-0">
        <Avatar name={name} src={author?.avatar_url} size={size} />
      </Link>
      <div className="min-w-0 leading-snug">
        <Link to={paths.member(userId)} className="font-semibold hover:underline" dir="auto">
          {name}
        </Link>
        <p className="flex gap-1 text-sm text-ink-faint">
          {author && (
            <>
              <span className="truncate" dir="auto">
                {[author.company_name, author.user_type].filter(Boolean).join(' · ')}
              </span>
              <span aria-hidden="true">·</span>
            </>
          )}
          {to ? (
            <Link to={to} className="shrink-0 hover:underline">
              <TimeAgo at={createdAt} />
            </Link>
          ) : (
            <TimeAgo at={createdAt} className="shrink-0" />
          )}
        </p>
      </div>
    </div>
  )
}
