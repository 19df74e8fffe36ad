import { useInfiniteQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { characterCount, commentMaximum } from '../../../contracts/network.ts'
import { useMentions } from '../../entities/mentions.tsx'
import type { Person } from '../../entities/profile.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { NewLineButton } from '../../ui/new-line-button.tsx'
import { namesIn } from '../../ui/rich-text.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { WritingRow } from '../../ui/writing-row.tsx'
import { CommentLine } from './comment-line.tsx'
import { MentionBox } from './mention-box.tsx'
import { useAddComment } from './mutations.ts'
import { type Comment, commentsQuery, type Post } from './queries.ts'

export function Comments({ post, viewer }: { post: Post; viewer: Person }) {
  const query = useInfiniteQuery(commentsQuery(post.id, viewer.id))
  const [params] = useSearchParams()
  const wanted = params.get('comment')
  const { data, hasNextPage, isFetching, fetchNextPage } = query
  const isMissing =
    wanted !== null &&
    data !== undefined &&
    data.pages.length < mostPages &&
    !data.pages.some(page => page.some(({ id }) => id === wanted))
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching) void fetchNextPage()
  }, [isMissing, hasNextPage, isFetching, fetchNextPage])
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
          <CommentList
            comments={pages.flat()}
            wanted={wanted}
            viewer={viewer}
            isUnderOwn={post.user_id === viewer.id}
          />
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

/** The maximum number of pages that are loaded to find the comment from the URL. */
const mostPages = 10

type CommentListProps = { comments: Comment[]; wanted: string | null; viewer: Person; isUnderOwn: boolean }

function CommentList({ comments, wanted, viewer, isUnderOwn }: CommentListProps) {
  const mention = useMentions(comments.flatMap(({ content }) => namesIn(content)))
  return (
    <ol className="grid gap-4">
      {comments.map(comment => (
        <CommentFrame key={comment.id} isWanted={comment.id === wanted}>
          <CommentLine comment={comment} viewer={viewer} mention={mention} isUnderOwn={isUnderOwn} />
        </CommentFrame>
      ))}
    </ol>
  )
}

/**
 * If the URL contains the id of the comment, scrolls to it, highlights it, and moves the focus to it for screen
 * readers.
 */
function CommentFrame({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const frame = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isWanted) return
    const bring = () => frame.current?.scrollIntoView({ block: 'center' })
    bring()
    frame.current?.focus({ preventScroll: true })
    // Content that loads later above the comment, such as a picture, would push the comment out of view. So the
    // page scrolls again until the reader scrolls or types.
    const left = new AbortController()
    const observer = new ResizeObserver(bring)
    observer.observe(document.body)
    left.signal.addEventListener('abort', () => observer.disconnect())
    for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(move, () => left.abort(), { signal: left.signal })
    return () => left.abort()
  }, [isWanted])
  return (
    <li
      ref={frame}
      {...(isWanted && { tabIndex: -1, 'aria-current': true })}
      className={`grid gap-1 ${isWanted ? '-mx-3 rounded-control bg-ember-wash/40 px-3 py-2' : '[content-visibility:auto]'}`}
    >
      {children}
    </li>
  )
}

/** The form for a comment. Enter sends; Shift+Enter starts a new line. */
function CommentForm({ post, viewer }: { post: Post; viewer: Person }) {
  const [draft, setText] = useKeptState([viewer.id, 'comment', post.id], z.string())
  const text = draft ?? ''
  // A retry uses the same id, because the first attempt may have stored the comment even though its response was
  // lost.
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
      <WritingRow
        box={
          <MentionBox
            aria-label="Write a comment"
            placeholder="Write a comment"
            rows={1}
            className="block w-full resize-none"
            value={text}
            onText={setText}
            onKey={handleKeyDown}
          />
        }
      >
        <NewLineButton />
        <Button className="h-11" disabled={!canSend} onClick={send}>
          Comment
        </Button>
      </WritingRow>
      <CharacterCount count={count} maximum={commentMaximum} className="justify-self-end" />
    </div>
  )
}
