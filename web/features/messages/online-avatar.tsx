import { avatarImage } from '../../lib/images.ts'
import { Avatar } from '../../ui/avatar.tsx'

type OnlineAvatarProps = { name: string; avatarUrl: string | null; isOnline: boolean }

/**
 * The avatar, with a green dot while the other member is online. The word "online" is in the text beside the
 * avatar.
 */
export function OnlineAvatar({ name, avatarUrl, isOnline }: OnlineAvatarProps) {
  return (
    <span className="relative inline-flex shrink-0">
      <Avatar name={name} src={avatarImage(avatarUrl, 40)} />
      {isOnline && (
        <span
          aria-hidden="true"
          className="absolute right-0 bottom-0 size-3 rounded-full border-2 border-surface bg-teal"
        />
      )}
    </span>
  )
}
