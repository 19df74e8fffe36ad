import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Trash2, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { avatarImage } from '../../lib/images.ts'
import { TimeAgo } from '../../lib/time-ago.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useFocusReturn } from '../../ui/focus.ts'
import type { StoryGroup } from './group-stories.ts'
import { useDeleteStory, useMarkSeen } from './mutations.ts'
import { storyImageQuery } from './queries.ts'
import { StoryBars } from './story-bars.tsx'
import { ViewerButton } from './viewer-button.tsx'
import { moveInStories, startOf } from './walk.ts'

type StoryViewerProps = {
  groups: readonly StoryGroup[]
  startWith: string
  viewerId: string
  onClose: () => void
}

/**
 * Shows stories in full screen, one after the other. Arrow keys change the story, and Esc closes the viewer.
 */
export function StoryViewer({ groups: given, startWith, viewerId, onClose }: StoryViewerProps) {
  // The order stays the same while stories are seen or added.
  const [groups] = useState(given)
  const [at, setAt] = useState(() => startOf(groups, startWith))
  const [isHeld, setIsHeld] = useState(false)
  const group = groups[at.group]
  const story = group?.stories[at.story]
  const next = moveInStories(groups, at, 1)
  const nextPath = next && groups[next.group]?.stories[next.story]?.path
  const image = useQuery({ ...storyImageQuery(story?.path ?? ''), enabled: story !== undefined })
  const nextImage = useQuery({ ...storyImageQuery(nextPath ?? ''), enabled: Boolean(nextPath) })
  const { mutate: markSeen } = useMarkSeen(viewerId)
  const remove = useDeleteStory(viewerId)
  const focusReturn = useFocusReturn()
  const [loadedId, setLoadedId] = useState<string | null>(null)

  const showSeen = useEffectEvent((id: string) => {
    if (!story?.isSeen) markSeen(id)
  })
  useEffect(() => {
    if (story) showSeen(story.id)
  }, [story])

  function move(by: 1 | -1) {
    const target = moveInStories(groups, at, by)
    if (target) setAt(target)
    else if (by === 1) onClose()
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') move(1)
    if (event.key === 'ArrowLeft') move(-1)
  }
  if (!group || !story) return null
  const { author } = group
  const name = author.full_name ?? 'User'
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[oklch(0.14_0.02_265)]" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 mx-auto grid max-w-[34rem] grid-rows-[auto_minmax(0,1fr)] gap-3 p-4 text-[oklch(0.97_0.008_85)] outline-none"
          onKeyDown={handleKeyDown}
        >
          <header className="grid gap-3">
            <StoryBars
              ids={group.stories.map(({ id }) => id)}
              current={at.story}
              isRunning={loadedId === story.id && !isHeld}
              onEnd={() => move(1)}
            />
            <div className="flex items-center gap-3">
              <Avatar name={name} src={avatarImage(author.avatar_url, 40)} />
              <div className="min-w-0 flex-1 leading-snug">
                <Dialog.Title asChild>
                  <h2 className="truncate font-sans text-base font-semibold tracking-normal">
                    <Link to={paths.member(author.id)} className="hover:underline">
                      {name}
                    </Link>
                  </h2>
                </Dialog.Title>
                <p className="text-sm opacity-80">
                  <TimeAgo at={story.createdAt} /> · {at.story + 1} of {group.stories.length}
                </p>
              </div>
              {author.id === viewerId && (
                <ViewerButton
                  label="Delete story"
                  onClick={() => {
                    remove.mutate(story)
                    onClose()
                  }}
                >
                  <Trash2 aria-hidden="true" />
                </ViewerButton>
              )}
              <Dialog.Close asChild>
                <ViewerButton label="Close">
                  <X aria-hidden="true" />
                </ViewerButton>
              </Dialog.Close>
            </div>
          </header>
          <div
            className="relative min-h-0 touch-none overflow-hidden rounded-card bg-[oklch(0.24_0.02_265)]"
            onPointerDown={() => setIsHeld(true)}
            onPointerUp={() => setIsHeld(false)}
            onPointerCancel={() => setIsHeld(false)}
            onPointerLeave={() => setIsHeld(false)}
          >
            {image.isError ? (
              <p className="grid h-full place-items-center px-6 text-center">
                This story is no longer there.
              </p>
            ) : (
              image.data && (
                <img
                  key={story.id}
                  src={image.data}
                  alt={`Story of ${name}`}
                  draggable={false}
                  className="absolute inset-0 size-full object-contain select-none"
                  onLoad={() => setLoadedId(story.id)}
                />
              )
            )}
            {nextImage.data && <img src={nextImage.data} alt="" className="hidden" />}
            <ViewerButton
              label="Previous story"
              className="absolute top-1/2 left-2 -translate-y-1/2"
              disabled={!moveInStories(groups, at, -1)}
              onClick={() => move(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </ViewerButton>
            <ViewerButton
              label="Next story"
              className="absolute top-1/2 right-2 -translate-y-1/2"
              onClick={() => move(1)}
            >
              <ChevronRight aria-hidden="true" />
            </ViewerButton>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
