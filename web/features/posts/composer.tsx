import { FileText, Image, Video } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { characterCount, postMaximum } from '../../../contracts/network.ts'
import { type PostDraft, useDeleteDraft, useKeepDraft } from '../../entities/post-drafts.ts'
import type { Person } from '../../entities/profile.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { useUser } from '../../lib/user.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import { NewLineButton } from '../../ui/new-line-button.tsx'
import { DraftDialog } from './draft-dialog.tsx'
import { MentionBox } from './mention-box.tsx'
import { useCreatePost } from './mutations.ts'
import { forgetSent, takeLost } from './sent-post.ts'

/**
 * The "Start a post" box. Enter sends; Shift+Enter starts a new line. Pictures, videos and articles are not
 * supported yet.
 */
export function Composer({ author }: { author: Person | null }) {
  const { id: userId } = useUser()
  const [draft, setText] = useKeptState([userId, 'post'], z.string())
  const keepDraft = useKeepDraft(userId)
  const deleteDraft = useDeleteDraft(userId)
  const text = draft ?? ''
  const create = useCreatePost(author)
  const count = characterCount(text.trim())
  const canPost = count > 0 && count <= postMaximum && !create.isPending
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!canPost) return
    // Clears the box and the stored text before sending, so that the text does not appear again if the member
    // leaves the page.
    setText(null)
    create.mutate(text, {
      onError: () => {
        putBack(text)
        forgetSent(userId)
      },
    })
  }
  const putBack = (words: string) => setText(now => (now?.trim() ? `${words}\n\n${now}` : words))
  const takeBackLost = useEffectEvent(async () => {
    const lost = await takeLost(userId)
    if (lost) putBack(lost)
  })
  useEffect(() => void takeBackLost(), [])
  /** Saves the current text as a draft, then moves the chosen draft from the list to the box. */
  function handleUse(chosen: PostDraft) {
    if (text.trim() !== '') keepDraft.mutate(text)
    setText(chosen.content)
    deleteDraft.mutate(chosen)
  }
  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // In Japanese or Chinese, Enter can also confirm a word. That Enter does not send the post.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Card>
      <form data-writing className="grid gap-3" onSubmit={handleSubmit}>
        <div className="flex gap-3">
          <Avatar name={author?.full_name ?? 'User'} src={author?.avatar_url} />
          <MentionBox
            aria-label="Start a post"
            placeholder="Start a post"
            rows={text === '' ? 1 : 4}
            className="w-full resize-none"
            value={text}
            onText={setText}
            onKey={handleKeyDown}
          />
        </div>
        <div className="flex flex-wrap items-center gap-1">
          <Button look="quiet" size="small" disabled>
            <Image aria-hidden="true" />
            <span className="max-xs:sr-only">Photo</span>
          </Button>
          <Button look="quiet" size="small" disabled>
            <Video aria-hidden="true" />
            <span className="max-xs:sr-only">Video</span>
          </Button>
          <Button look="quiet" size="small" disabled>
            <FileText aria-hidden="true" />
            <span className="max-xs:sr-only">Write article</span>
          </Button>
          <span className="ml-auto" />
          <NewLineButton />
          <Button type="submit" look="main" disabled={!canPost}>
            {create.isPending ? 'Posting...' : 'Post'}
          </Button>
        </div>
        <div className="-ml-3 flex flex-wrap items-center gap-1 empty:hidden">
          {count > 0 && (
            <Button
              look="quiet"
              size="small"
              disabled={keepDraft.isPending}
              onClick={() => keepDraft.mutate(text, { onSuccess: () => setText(null) })}
            >
              Save as draft
            </Button>
          )}
          <DraftDialog userId={userId} onUse={handleUse} />
          <CharacterCount count={count} maximum={postMaximum} to="post" className="ml-auto" />
        </div>
      </form>
    </Card>
  )
}
