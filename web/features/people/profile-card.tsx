import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

type ProfileCardProps = {
  profile: {
    full_name: string | null
    avatar_url: string | null
    company_name: string | null
    user_type: string
    location: string | null
  }
}

/** The member's own profile, shown beside the feed. */
export function ProfileCard({ profile }: ProfileCardProps) {
  const name = profile.full_name ?? 'User'
  return (
    <Card className="grid justify-items-center gap-2 text-center">
      <Link to={paths.profile} tabIndex={-1} aria-hidden="true">
        <Avatar name={name} src={profile.avatar_url} size="large" />
      </Link>
      <div>
        <Link to={paths.profile} className="font-display text-xl hover:underline" dir="auto">
          {name}
        </Link>
        {profile.company_name && (
          <p className="text-ink-soft" dir="auto">
            {profile.company_name}
          </p>
        )}
      </div>
      <Badge tone="ember">{profile.user_type}</Badge>
      {profile.location && (
        <p className="flex items-center gap-1 text-sm text-ink-faint">
          <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
          <span dir="auto">{profile.location}</span>
        </p>
      )}
      <Link
        to={paths.saved}
        className={buttonClass({ look: 'link', size: 'inline', className: 'mt-1 text-sm' })}
      >
        Saved posts
      </Link>
    </Card>
  )
}
