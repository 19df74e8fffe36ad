import { useState } from 'react'
import type { Profile } from '../../entities/profile.ts'
import { avatarImage } from '../../lib/images.ts'
import { isKept } from '../../lib/kept.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProfileFormCard, profileDraft } from './profile-form.tsx'

type EditProfileProps = { user: { id: string; email?: string | undefined }; profile: Profile | null }

/** The member's profile. The Edit button opens the form. */
export function EditProfile({ user, profile }: EditProfileProps) {
  const [isEditing, setIsEditing] = useState(() => isKept(profileDraft(user.id)))
  if (isEditing) return <ProfileFormCard user={user} profile={profile} onDone={() => setIsEditing(false)} />
  const name = profile?.full_name ?? 'User'
  const details = [
    ['Full Name', profile?.full_name],
    ['Handle', profile?.handle && `@${profile.handle}`],
    ['Email Address', user.email],
    ['Company/Startup Name', profile?.company_name],
    ['User Type', profile?.user_type],
    ['Location', profile?.location],
    ['Bio', profile?.bio],
    ['What I build', profile?.building],
    ['Industry', profile?.industry],
    ['Looking for', profile?.looking_for],
    ['Open to talk', profile?.open_to_talk ? 'Yes' : 'No'],
    ['Links', profile?.links.join('\n')],
  ] as const
  return (
    <Card className="grid gap-6">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={avatarImage(profile?.avatar_url, 64)} size="large" />
        <h2 className="min-w-0 flex-1 text-2xl" dir="auto">
          {name}
        </h2>
        <Button onClick={() => setIsEditing(true)}>Edit</Button>
      </div>
      <dl className="grid gap-5 sm:grid-cols-2">
        {details.map(([term, value]) => (
          <div key={term} className={`grid content-start gap-1 ${term === 'Bio' ? 'sm:col-span-2' : ''}`}>
            <dt className="text-sm text-ink-faint">{term}</dt>
            <dd className="min-w-0 whitespace-pre-wrap" dir="auto">
              {value || <span className="text-ink-faint">Not given yet</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
