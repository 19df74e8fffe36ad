import { Bookmark, MessageCircle, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Person } from '../../entities/profile.ts'
import { HiddenNote } from '../../entities/safety/hidden-note.tsx'
import { SafetyMenu } from '../../entities/safety/safety-menu.tsx'
import { isFirstClick } from '../../lib/once.ts'
import { paths } from '../../paths.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AuthorLine } from './author-line.tsx'
import { Comments } from './comments.tsx'
import { LikeButton } from './like-button.tsx'
import { useDeletePost, useLikePost, useSavePost } from './mutations.ts'
import { PostPicture } from './post-picture.tsx'
import { PostText } from './post-text.tsx'
import type { Post } from './queries.ts'
import { SharePost } from './share-post.tsx'

type PostCardProps = {
  post: Post
  viewer: Person
  mention: (name: string) => ReactNode
  /** If true, the post is shown as to other members, without the delete button. */
  isPublic?: boolean
  /** If true, the post is on its own page, where its comments are shown at once. */
  isAlone?: boolean
}

export function PostCard({ post, viewer, mention, isPublic = false, isAlone = false }: PostCardProps) {
  const [isOpen, setIsOpen] = useState(isAlone)
  const like = useLikePost(post, viewer.id)
  const save = useSavePost(post, viewer.id)
  const remove = useDeletePost()
  return (
    <Card className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <AuthorLine
          userId={post.user_id}
          author={post.author}
          createdAt={post.created_at}
          to={paths.post(post.id)}
        />
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
        {!isPublic && (
          <SafetyMenu
            memberId={post.user_id}
            name={post.author?.full_name}
            thing={{ kind: 'post', id: post.id }}
          />
        )}
      </div>
      {post.hidden_at && <HiddenNote />}
      <PostText text={post.content} mention={mention} isWhole={isAlone} />
      {post.image_url && <PostPicture url={post.image_url} name={post.author?.full_name ?? 'Unknown User'} />}
      <div className="-ml-3 flex flex-wrap gap-1">
        <LikeButton isLiked={post.isLiked} count={post.likes_count} what="post" onToggle={like.toggle} />
        <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <MessageCircle aria-hidden="true" />
          <span className="tabular-nums">
            {post.comments_count} {post.comments_count === 1 ? 'comment' : 'comments'}
          </span>
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-pressed={post.isSaved}
          aria-label="Save this post"
          onClick={event => isFirstClick(event) && save.toggle()}
        >
          <Bookmark aria-hidden="true" className={post.isSaved ? 'fill-ember text-ember' : ''} />
        </Button>
        <SharePost post={post} />
        {post.likes_count > 0 && (
          <Link
            to={paths.likers(post.id)}
            className="ml-auto self-center pl-3 text-sm whitespace-nowrap text-ink-faint hover:text-ink hover:underline"
          >
            Liked by {post.likes_count}
          </Link>
        )}
      </div>
      {isOpen && <Comments post={post} viewer={viewer} />}
    </Card>
  )
}
