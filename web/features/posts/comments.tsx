import { useInfiniteQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { z } from 'zod'
import { characterCount, commentMaximum } from '../../../contracts/network.ts'
import { useMentions } from '../../entities/mentions.tsx'
import type { Person } from '../../entities/profile.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { namesIn } from '../../ui/rich-text.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { CommentLine } from './comment-line.tsx'
import { MentionBox } from './mention-box.tsx'
import { useAddComment } from './mutations.ts'
import { type Comment, commentsQuery, type Post } from './queries.ts'

export function Comments({ post, viewer }: { post: Post; viewer: Person }) {
  const query = useInfiniteQuery(commentsQuery(post.id, viewer.id))
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <Loaded
        query={query}
        skeleton={
          <LoadingFrame label="Loading comments">
            <Skeleton className="h-14" />
          </LoadingFrame>
        }
        error="The comments could not be loaded."
      >
        {({ pages }) => (
          <CommentList comments={pages.flat()} viewer={viewer} isUnderOwn={post.user_id === viewer.id} />
        )}
      </Loaded>
      {query.hasNextPage && (
        <Button
          size="small"
          className="justify-self-start"
          disabled={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Show more comments
        </Button>
      )}
      <CommentForm post={post} viewer={viewer} />
    </div>
  )
}

type CommentListProps = { comments: Comment[]; viewer: Person; isUnderOwn: boolean }

function CommentList({ comments, viewer, isUnderOwn }: CommentListProps) {
  const mention = useMentions(comments.flatMap(({ content }) => namesIn(content)))
  return (
    <ol className="grid gap-4">
      {comments.map(comment => (
        <li key={comment.id} className="grid gap-1 [content-visibility:auto]">
          <CommentLine comment={comment} viewer={viewer} mention={mention} isUnderOwn={isUnderOwn} />
        </li>
      ))}
    </ol>
  )
}

/** Enter sends, Shift+Enter breaks the line. */
function CommentForm({ post, viewer }: { post: Post; viewer: Person }) {
  const [draft, setText] = useKeptState([viewer.id, 'comment', post.id], z.string())
  const text = draft ?? ''
  // Sent again it has the same id: it may have arrived, and only its answer was lost.
  const [failed, setFailed] = useState<{ id: string; content: string } | null>(null)
  const add = useAddComment(post, viewer)
  const content = text.trim()
  const count = characterCount(content)
  const canSend = count > 0 && count <= commentMaximum && !add.isPending
  function send() {
    if (!canSend) return
    setText('')
    const comment = failed?.content === content ? failed : { id: crypto.randomUUID(), content }
    add.mutate(comment, {
      onError: () => {
        setText(content)
        setFailed(comment)
      },
    })
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <MentionBox
          aria-label="Write a comment"
          placeholder="Write a comment"
          rows={1}
          className="block w-full resize-none"
          value={text}
          onText={setText}
          onKey={handleKeyDown}
        />
        <Button className="h-11" disabled={!canSend} onClick={send}>
          Comment
        </Button>
      </div>
      <CharacterCount count={count} maximum={commentMaximum} className="justify-self-end" />
    </div>
  )
}
