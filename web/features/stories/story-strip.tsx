import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { avatarImage } from '../../lib/images.ts'
import { useRealtime } from '../../lib/realtime.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { late } from '../../ui/late.tsx'
import { LoadingFrame, Skeleton } from '../../ui/skeleton.tsx'
import { AddStory } from './add-story.tsx'
import type { StoryGroup } from './group-stories.ts'
import { storiesQuery } from './queries.ts'

const StoryViewer = late(
  async () => (await import('./story-viewer.tsx')).StoryViewer,
  () => null,
)

type StoryStripProps = { userId: string; name?: string | null; avatarUrl?: string | null }

/**
 * A row with the member's own story, then the stories of followed members. New stories have a coloured ring.
 */
export function StoryStrip({ userId, name, avatarUrl }: StoryStripProps) {
  const { queryKey } = storiesQuery(userId)
  const { data, isPending } = useQuery(storiesQuery(userId))
  const { openUser, open, close } = useOpenStory()
  useRealtime(
    'stories',
    null,
    (_change, cache) => void cache.invalidateQueries({ queryKey }),
    cache => void cache.invalidateQueries({ queryKey }),
  )
  const own = data?.find(group => group.author.id === userId)
  const others = data?.filter(group => group.author.id !== userId) ?? []
  return (
    <section aria-label="Stories" className="overflow-x-auto rounded-card border border-line bg-surface">
      <ul className="flex gap-4 p-4">
        <li className="relative shrink-0">
          {own ? (
            <StoryButton group={own} name="Your story" onOpen={() => open(userId)} />
          ) : (
            <AddStory userId={userId} label="Your story" className={itemClass}>
              <span className="relative flex shrink-0 rounded-full border-2 border-dashed border-line-strong p-0.5">
                <Avatar name={name ?? 'User'} src={avatarImage(avatarUrl, 64)} size="large" />
                <PlusMark />
              </span>
              <span className={labelClass}>Your story</span>
            </AddStory>
          )}
          {own && (
            <AddStory
              userId={userId}
              label="Add to your story"
              className="absolute top-11 right-0 rounded-full"
            >
              <PlusMark isStill />
            </AddStory>
          )}
        </li>
        {isPending && (
          <li>
            <LoadingFrame label="Loading stories">
              <Skeleton className="size-[4.5rem] rounded-full" />
            </LoadingFrame>
          </li>
        )}
        {others.map(group => (
          <li key={group.author.id} className="shrink-0">
            <StoryButton group={group} onOpen={() => open(group.author.id)} />
          </li>
        ))}
      </ul>
      {openUser && data && (
        <StoryViewer groups={data} startWith={openUser} viewerId={userId} onClose={close} />
      )}
    </section>
  )
}

/**
 * Identifies this page load. The browser restores the state of a history entry after a reload, but the story
 * should not open again.
 */
const thisPage = crypto.randomUUID()

/**
 * An open story is an entry in the browser's history: the Back button closes the story, and closing the story
 * goes back.
 */
function useOpenStory() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const { story, page } = (state ?? {}) as { story?: string; page?: string }
  const openUser = (page === thisPage && story) || null
  const isClosing = useRef(false)
  if (!openUser) isClosing.current = false
  return {
    openUser,
    open: (story: string) =>
      void navigate(pathname + search, { state: { story, page: thisPage }, preventScrollReset: true }),
    close: () => {
      if (isClosing.current) return
      isClosing.current = true
      void navigate(-1)
    },
  }
}

const itemClass = 'grid w-20 justify-items-center gap-1.5 rounded-control'
const labelClass = 'max-w-full truncate text-xs text-ink-soft'

type StoryButtonProps = { group: StoryGroup; name?: string; onOpen: () => void }

function StoryButton({ group, name = group.author.full_name ?? 'User', onOpen }: StoryButtonProps) {
  const news = group.isSeen ? 'seen' : 'new'
  return (
    <button type="button" aria-label={`${name}, ${news}`} className={itemClass} onClick={onOpen}>
      <span
        className={`flex shrink-0 rounded-full border-2 p-0.5 transition-colors ${group.isSeen ? 'border-line-strong' : 'border-ember'}`}
      >
        <Avatar
          name={group.author.full_name ?? 'User'}
          src={avatarImage(group.author.avatar_url, 64)}
          size="large"
        />
      </span>
      <span className={labelClass}>{name}</span>
    </button>
  )
}

function PlusMark({ isStill = false }: { isStill?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 place-items-center rounded-full border-2 border-surface bg-ember-strong text-on-ember ${isStill ? '' : 'absolute right-0 bottom-0'}`}
    >
      <Plus className="size-3.5" />
    </span>
  )
}
