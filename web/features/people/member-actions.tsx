import { useQuery } from '@tanstack/react-query'
import { MessageSquare, UserCheck, UserPlus } from 'lucide-react'
import { Link } from 'react-router'
import { SafetyMenu } from '../../entities/safety/safety-menu.tsx'
import { isFirstClick } from '../../lib/once.ts'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { followQuery } from './queries.ts'
import { useFollow } from './use-follow.ts'

/** The buttons to follow and to message another member. On the member's own profile they are hidden. */
export function MemberActions({
  userId,
  otherId,
  name,
}: {
  userId: string
  otherId: string
  name: string | null
}) {
  if (userId === otherId) return <p className="py-2 text-ink-soft">This is your profile</p>
  return (
    <>
      <FollowButton userId={userId} otherId={otherId} />
      <Link to={paths.conversationWith(otherId)} className={buttonClass({ look: 'plain' })}>
        <MessageSquare aria-hidden="true" />
        Message
      </Link>
      <SafetyMenu memberId={otherId} name={name} thing={{ kind: 'profile', id: otherId }} />
    </>
  )
}

type FollowButtonProps = {
  userId: string
  otherId: string
  /** The member's name for screen readers, needed if there are several Follow buttons. */
  name?: string
  size?: 'small' | 'medium'
}

export function FollowButton({ userId, otherId, name, size = 'medium' }: FollowButtonProps) {
  const { data: isFollowing } = useQuery(followQuery(userId, otherId))
  const { toggle } = useFollow(userId, otherId, isFollowing ?? false)
  const Sign = isFollowing ? UserCheck : UserPlus
  return (
    <Button
      // In a list, no Follow button is highlighted as the page's main action.
      look={isFollowing || size === 'small' ? 'plain' : 'main'}
      size={size}
      className={size === 'medium' ? 'min-w-32' : ''}
      aria-label={name && `Follow ${name}`}
      aria-pressed={isFollowing ?? false}
      disabled={isFollowing === undefined}
      onClick={event => isFirstClick(event) && toggle()}
    >
      {/* In a list on a phone, the icon is hidden to leave space for the name. */}
      <Sign aria-hidden="true" className={size === 'small' ? 'max-sm:hidden' : ''} />
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  )
}
