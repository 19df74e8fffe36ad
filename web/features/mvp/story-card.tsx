import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { MadeStory, Mvp } from '../../../venture/mvp/build.ts'
import { wayNames } from '../../../venture/mvp/content.ts'
import { printTakes } from '../../../venture/mvp/print.ts'
import { Badge } from '../../ui/badge.tsx'

type StoryCardProps = {
  story: MadeStory
  mvp: Mvp
  isDragged: boolean
  drag: Pick<ComponentProps<'li'>, 'draggable' | 'onDragStart' | 'onDragEnd' | 'onDragOver' | 'onDrop'>
  /** Called with the arrow key that the founder pressed on the handle. */
  onMove: (key: string) => void
  onOpen: () => void
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

export function StoryCard({ story, mvp, isDragged, drag, onMove, onOpen }: StoryCardProps) {
  const { id, number, text, isAbove, isNeeded, isLost } = story
  return (
    <li
      {...drag}
      className={`flex items-start gap-1 rounded-control border bg-ground p-2 ${isDragged ? 'border-ember opacity-60' : isAbove === false ? 'border-dashed border-line-strong' : 'border-line'}`}
    >
      <button
        type="button"
        data-move={id}
        aria-label={`Move ${text}`}
        aria-describedby="story-keys"
        className="-ml-1 grid size-8 shrink-0 cursor-grab place-items-center rounded-control text-ink-faint hover:bg-sunken hover:text-ink"
        onClick={onOpen}
        onKeyDown={event => {
          if (!arrows.includes(event.key)) return
          event.preventDefault()
          onMove(event.key)
        }}
      >
        <Ellipsis aria-hidden="true" className="size-4 rotate-90" />
      </button>
      <div className="grid min-w-0 flex-1 gap-1 py-0.5">
        <button
          type="button"
          dir="auto"
          className="text-start text-[0.9375rem] leading-snug [overflow-wrap:anywhere] hover:underline"
          onClick={onOpen}
        >
          <span className="mr-1.5 text-ink-faint tabular-nums">{number}</span>
          {text}
        </button>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-ink-soft">
          <Takes story={story} mvp={mvp} />
          {isNeeded && <Badge tone="teal">The test needs it</Badge>}
          {isLost && <span className="text-amber">What it was taken from is gone</span>}
        </p>
      </div>
    </li>
  )
}

/** How a story is done and its estimate, such as "By hand, 6 h", or the missing part of the estimate. */
export function Takes({ story, mvp }: Pick<StoryCardProps, 'story' | 'mvp'>) {
  if (!story.way) return <span className="text-ink-faint italic">Not estimated</span>
  const takes = printTakes(mvp, story)
  return (
    <span className="tabular-nums">
      {wayNames[story.way]}
      {takes ? `, ${takes}` : ', not estimated'}
    </span>
  )
}
