import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Person } from '../../entities/profile.ts'
import { HiddenNote } from '../../entities/safety/hidden-note.tsx'
import { SafetyMenu } from '../../entities/safety/safety-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { AuthorLine } from './author-line.tsx'
import { KeepAsEvidence } from './keep-as-evidence.tsx'
import { LikeButton } from './like-button.tsx'
import { useDeleteComment, useLikeComment } from './mutations.ts'
import type { Comment } from './queries.ts'

type CommentLineProps = {
  comment: Comment
  viewer: Person
  mention: (name: string) => ReactNode
  /** True if the comment is under one of the reader's own posts. */
  isUnderOwn: boolean
}

export function CommentLine({ comment, viewer, mention, isUnderOwn }: CommentLineProps) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const remove = useDeleteComment()
  if (comment.hasMutedWord && !isUnfolded)
    return (
      <p className="flex items-center gap-2 text-sm text-ink-faint">
        Hidden: a word you muted
        <Button look="quiet" size="small" onClick={() => setIsUnfolded(true)}>
          Show
        </Button>
      </p>
    )
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <AuthorLine
          userId={comment.user_id}
          author={comment.author}
          createdAt={comment.created_at}
          size="small"
        />
        <span className="flex shrink-0">
          <CommentLike comment={comment} viewer={viewer} />
          {comment.user_id === viewer.id && (
            <Button
              look="quiet"
              size="small"
              aria-label="Delete comment"
              onClick={() => remove.mutate(comment)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          )}
          <SafetyMenu
            memberId={comment.user_id}
            name={comment.author?.full_name}
            thing={{ kind: 'comment', id: comment.id }}
            size="small"
          />
        </span>
      </div>
      {comment.hidden_at && <HiddenNote />}
      <p className="ml-11" dir="auto">
        <RichText text={comment.content} mention={mention} />
      </p>
      {isUnderOwn && comment.user_id !== viewer.id && <KeepAsEvidence comment={comment} />}
    </>
  )
}

function CommentLike({ comment, viewer }: { comment: Comment; viewer: Person }) {
  const { toggle } = useLikeComment(comment, viewer.id)
  return <LikeButton isLiked={comment.isLiked} count={comment.likes_count} what="comment" onToggle={toggle} />
}
