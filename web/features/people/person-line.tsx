import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Person } from '../../entities/profile.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'

type PersonLineProps = {
  person: Person
  reason?: string | null
  action?: ReactNode
  /** If true, the reason may have two lines, or four on a phone. */
  isLong?: boolean
}

export function PersonLine({ person, reason, action, isLong = false }: PersonLineProps) {
  const name = person.full_name ?? 'User'
  return (
    <div className="flex items-center gap-3">
      <Link to={paths.member(person.id)} className="group flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={name} src={person.avatar_url} />
        <span className="min-w-0 leading-snug">
          <span className="block truncate font-semibold group-hover:underline" dir="auto">
            {name}
          </span>
          <span className="block truncate text-sm text-ink-faint">
            {[person.company_name, person.user_type].filter(Boolean).join(' · ')}
          </span>
          {reason && reason.toLowerCase() !== person.user_type && (
            <span
              className={`${isLong ? 'line-clamp-4 sm:line-clamp-2' : 'block truncate'} text-sm text-ink-faint`}
              title={reason}
            >
              {reason}
            </span>
          )}
        </span>
      </Link>
      {action}
    </div>
  )
}
