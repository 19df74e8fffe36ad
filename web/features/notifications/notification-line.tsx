import { Check, ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { newsText } from '../../../contracts/notifications.ts'
import { avatarImage } from '../../lib/images.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EvidenceAnswer } from './evidence-answer.tsx'
import type { Notification } from './queries.ts'

type LineProps = { line: Notification; onRead: () => void }

/** Opening a notification marks it as read. */
export function NotificationLine({ line, onRead }: LineProps) {
  const { kind, comment_id, actors, actor_count, about, read_at, updated_at } = line
  const isUnread = read_at === null
  const [latest] = actors
  const { who, did } = newsText(
    line,
    actors.map(actor => actor.full_name),
    actor_count,
  )
  return (
    <li className={isUnread ? 'bg-ember-wash/40' : ''}>
      <div className="flex items-start gap-1 pr-2">
        <Link
          to={targetOf(line)}
          onClick={() => isUnread && onRead()}
          className="flex min-w-0 flex-1 items-start gap-3 rounded-control px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
        >
          {kind === 'moderation' ? (
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-amber-wash text-amber">
              <ShieldAlert aria-hidden="true" className="size-5" />
            </span>
          ) : (
            <Avatar
              name={latest?.full_name ?? 'Somebody'}
              src={avatarImage(latest?.avatar_url ?? null, 40)}
            />
          )}
          <span className="grid min-w-0 flex-1 gap-0.5 leading-snug">
            <span className="[overflow-wrap:anywhere]">
              <strong className="font-semibold" dir="auto">
                {who}
              </strong>{' '}
              <span dir="auto">{did}</span>
              {isUnread && <span className="sr-only"> (unread)</span>}
            </span>
            {about && (
              <span className="line-clamp-2 text-sm text-ink-soft [overflow-wrap:anywhere]" dir="auto">
                {about}
              </span>
            )}
            <TimeAgo at={updated_at} className="text-xs text-ink-faint" />
          </span>
        </Link>
        {isUnread && (
          <Button
            look="quiet"
            size="icon"
            className="mt-2"
            aria-label={`Mark as read: ${who} ${did}`}
            title="Mark as read"
            onClick={onRead}
          >
            <Check aria-hidden="true" />
          </Button>
        )}
      </div>
      {kind === 'evidence_request' && comment_id && (
        <div className="pr-4 pb-3 pl-17">
          <EvidenceAnswer commentId={comment_id} onAnswer={() => isUnread && onRead()} />
        </div>
      )}
    </li>
  )
}

/**
 * The page that a notification opens: the comment, the post, the new followers or the conversation. A moderators'
 * decision about something without a page opens the list of notifications.
 */
function targetOf(line: Notification): string {
  const { kind, recipient_id, about_id, decision, actor_count } = line
  const postId = line.post_id ?? decision?.post_id
  if (postId) return paths.post(postId, about_id)
  if (kind === 'moderation') return paths.notifications
  const only = actor_count === 1 ? line.actors[0]?.id : undefined
  if (kind === 'accepted_request') return only ? paths.conversationWith(only) : paths.messaging
  return only ? paths.member(only) : paths.followers(recipient_id)
}
