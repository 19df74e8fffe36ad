import { MessageCircle, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Person } from '../../entities/profile.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { AuthorLine } from './author-line.tsx'
import { Comments } from './comments.tsx'
import { LikeButton } from './like-button.tsx'
import { useDeletePost, useLikePost } from './mutations.ts'
import { PostPicture } from './post-picture.tsx'
import type { Post } from './queries.ts'

type PostCardProps = {
  post: Post
  viewer: Person
  mention: (name: string) => ReactNode
  /** As a stranger sees it: nothing to delete. */
  isPublic?: boolean
}

export function PostCard({ post, viewer, mention, isPublic = false }: PostCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const like = useLikePost(post, viewer.id)
  const remove = useDeletePost()
  return (
    <Card className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <AuthorLine userId={post.user_id} author={post.author} createdAt={post.created_at} />
        {post.user_id === viewer.id && !isPublic && (
          <AlertDialog
            trigger={
              <Button look="quiet" size="icon" aria-label="Delete Post">
                <Trash2 aria-hidden="true" />
              </Button>
            }
            title="Delete this post?"
            description="It disappears with its comments and likes."
            action="Delete Post"
            isDestructive
            onAction={() => remove.mutate(post)}
          />
        )}
      </div>
      <p className="text-[1.0625rem] leading-relaxed" dir="auto">
        <RichText text={post.content} mention={mention} />
      </p>
      {post.image_url && <PostPicture url={post.image_url} name={post.author?.full_name ?? 'Unknown User'} />}
      <div className="-ml-3 flex gap-1">
        <LikeButton isLiked={post.isLiked} count={post.likes_count} what="post" onToggle={like.toggle} />
        <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <MessageCircle aria-hidden="true" />
          <span className="tabular-nums">
            {post.comments_count} {post.comments_count === 1 ? 'comment' : 'comments'}
          </span>
        </Button>
      </div>
      {isOpen && <Comments post={post} viewer={viewer} />}
    </Card>
  )
}
