import { Building2, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Profile } from '../../entities/profile.ts'
import { avatarImage } from '../../lib/images.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ProfileVenture } from './profile-venture.tsx'

type ProfileHeaderProps = {
  profile: Profile
  /** The heading level of the name: `h1` if the profile is the whole page, else `h2`. */
  level: 'h1' | 'h2'
  counts: readonly { value: number | undefined; label: string; to?: string }[]
  actions?: ReactNode
}

/** The head of a member's profile as other members see it. */
export function ProfileHeader({ profile, level: Heading, counts, actions }: ProfileHeaderProps) {
  const name = profile.full_name ?? 'User'
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar name={name} src={avatarImage(profile.avatar_url, 96)} size="huge" />
        <div className="grid min-w-56 flex-1 gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading className="text-[clamp(1.75rem,4vw,2.25rem)]" dir="auto">
              {name}
            </Heading>
            <Badge tone="ember">{profile.user_type}</Badge>
            {profile.open_to_talk && <Badge tone="teal">Open to talk</Badge>}
          </div>
          {profile.handle && <p className="text-ink-faint">@{profile.handle}</p>}
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
            {profile.company_name && (
              <span className="flex min-w-0 items-center gap-1.5">
                <Building2 aria-hidden="true" />
                <span className="min-w-0">{profile.company_name}</span>
              </span>
            )}
            {profile.location && (
              <span className="flex min-w-0 items-center gap-1.5">
                <MapPin aria-hidden="true" />
                <span className="min-w-0">{profile.location}</span>
              </span>
            )}
          </p>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {counts.map(({ value, label, to }) => {
              const count = (
                <>
                  <span className="font-semibold text-ink tabular-nums">{value ?? '–'}</span> {label}
                </>
              )
              return (
                <li key={label} className="text-ink-soft">
                  {to ? (
                    <Link to={to} className="hover:underline">
                      {count}
                    </Link>
                  ) : (
                    count
                  )}
                </li>
              )
            })}
          </ul>
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {profile.bio && (
        <p className="max-w-[72ch] text-[1.0625rem] leading-relaxed" dir="auto">
          <RichText text={profile.bio} />
        </p>
      )}
      <ProfileVenture profile={profile} />
    </Card>
  )
}

/** Chooses singular or plural, as in `1 post` and `2 posts`. */
export function counted(value: number | undefined, one: string, many: string) {
  return { value, label: value === 1 ? one : many }
}
