import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { Column, Mvp } from '../../../venture/mvp/build.ts'
import {
  addActivity,
  addStory,
  type MvpContent,
  mostActivities,
  mostStories,
  nameMost,
  needsFirst,
  placeStory,
  stepStory,
  storyMost,
} from '../../../venture/mvp/content.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import { ActivityHead } from './activity-head.tsx'
import type { MvpChange, MvpRemove } from './mvp-document.ts'
import { Part } from './part.tsx'
import { StoryCard } from './story-card.tsx'
import { useOrder } from './use-order.ts'

type StoryMapProps = {
  mvp: Mvp
  content: MvpContent
  onChange: MvpChange
  onRemove: MvpRemove
  onOpen: (id: string) => void
}

/**
 * The story map: the customers' activities side by side, the stories of each activity below it, and the line
 * where the budget ends.
 */
export function StoryMap({ mvp, content, onChange, onRemove, onOpen }: StoryMapProps) {
  const map = useRef<HTMLDivElement>(null)
  const order = useOrder(map, content, onChange)
  const { columns, stories, cut } = mvp
  const nameOf = (id: string) => stories.find(story => story.id === id)?.text ?? ''
  const press = (column: number, id: string) => (key: string) => {
    const beside = columns[column + (key === 'ArrowLeft' ? -1 : 1)]?.activity
    if (key === 'ArrowUp') order.move(id, nameOf(id), now => stepStory(now, id, -1), id)
    else if (key === 'ArrowDown') order.move(id, nameOf(id), now => stepStory(now, id, 1), id)
    else if (beside) order.move(id, nameOf(id), now => placeStory(now, id, beside.id, null), id)
  }
  const list = (column: Column, index: number, isBelow: boolean) => {
    const shown = column.stories.filter(({ isAbove }) => (isAbove === false) === isBelow)
    const name = column.activity?.name ?? unplaced
    return (
      <ol
        aria-label={`${name}${cut ? (isBelow ? ', below the line' : ', above the line') : ''}`}
        className={`grid content-start gap-2 ${isBelow && cut ? 'mt-2 border-t-2 border-dashed border-ember pt-2' : ''} ${shown.length === 0 && (isBelow || column.stories.length > 0) ? 'max-md:hidden' : ''}`}
      >
        {shown.map(story => (
          <StoryCard
            key={story.id}
            story={story}
            mvp={mvp}
            isDragged={order.dragged === story.id}
            drag={{
              ...order.dragOf(story.id),
              onDragOver: event => event.preventDefault(),
              onDrop: order.drop(nameOf, (now, id) => placeStory(now, id, story.activity, story.id)),
            }}
            onMove={press(index, story.id)}
            onOpen={() => onOpen(story.id)}
          />
        ))}
      </ol>
    )
  }
  return (
    <Part
      number={3}
      title="Story map"
      hint="What your customer does, from first to last, and under each what you make for it. Drag a story, or take its handle with the arrow keys."
    >
      <Suggestions mvp={mvp} onChange={onChange} />
      {content.activities.length === 0 && (
        <p className="rounded-control border border-dashed border-line-strong p-3 text-[0.9375rem] [overflow-wrap:anywhere]">
          Missing: what they do, from first to last{mvp.customer && ` (${mvp.customer})`}. Each step is an
          activity.
        </p>
      )}
      <div
        ref={map}
        className="grid gap-x-4 gap-y-8 md:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] md:gap-y-0"
      >
        {columns.map((column, index) => (
          <section
            key={column.activity?.id ?? 'unplaced'}
            aria-label={column.activity?.name ?? unplaced}
            className="grid content-start gap-2 md:row-span-4 md:mb-8 md:grid-rows-subgrid md:gap-0"
            onDragOver={event => event.preventDefault()}
            onDrop={order.drop(nameOf, (now, id) => placeStory(now, id, column.activity?.id ?? null, null))}
          >
            {column.activity ? (
              <ActivityHead
                activity={column.activity}
                place={index}
                count={content.activities.length}
                onChange={onChange}
                onRemove={onRemove}
              />
            ) : (
              <h3 className="border-b-2 border-line pb-1 font-sans text-[0.9375rem] font-semibold text-ink-faint md:mb-2">
                {unplaced}
              </h3>
            )}
            {list(column, index, false)}
            {list(column, index, true)}
            {column.activity && (
              <AddLine
                label={`Add a story to ${column.activity.name}`}
                most={storyMost}
                isFull={stories.length >= mostStories}
                onAdd={title =>
                  onChange(now => addStory(now, { title, activity: column.activity?.id ?? null }))
                }
              />
            )}
          </section>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-sm">
          <AddLine
            label="Add an activity"
            most={nameMost}
            isFull={content.activities.length >= mostActivities}
            onAdd={name => onChange(now => addActivity(now, name))}
          />
        </div>
        {stories.some(({ isNeeded }) => isNeeded) && (
          <Button size="medium" onClick={() => onChange(needsFirst)}>
            Put what the test needs first
          </Button>
        )}
      </div>
      <span id="story-keys" className="sr-only">
        Up and down change its place, left and right its activity
      </span>
      <span role="status" className="sr-only">
        {order.said}
      </span>
    </Part>
  )
}

const unplaced = 'Not placed yet'

type AddLineProps = { label: string; most: number; isFull: boolean; onAdd: (text: string) => void }

function AddLine({ label, most, isFull, onAdd }: AddLineProps) {
  const [text, setText] = useState('')
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '' || isFull) return
    onAdd(text)
    setText('')
  }
  return (
    <form onSubmit={handleSubmit} className="mt-2 flex gap-1">
      <Input
        aria-label={label}
        placeholder={label.startsWith('Add a story') ? 'Add a story' : label}
        className="h-10! text-[0.9375rem]!"
        value={text}
        maxLength={most}
        disabled={isFull}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" size="icon" aria-label={`${label}: add`} disabled={text.trim() === '' || isFull}>
        <Plus aria-hidden="true" />
      </Button>
    </form>
  )
}

function Suggestions({ mvp: { suggestions, columns }, onChange }: Pick<StoryMapProps, 'mvp' | 'onChange'>) {
  if (suggestions.length === 0) return null
  const activity = columns[0]?.activity?.id ?? null
  return (
    <details open={columns.length === 0} className="rounded-control bg-sunken p-3">
      <summary className="cursor-pointer text-sm font-semibold">
        From what you told ({suggestions.length})
      </summary>
      <ul className="mt-2 grid gap-2">
        {suggestions.map(({ from, label, text }) => (
          <li key={from} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <p dir="auto" className="min-w-0 flex-1 basis-56 text-[0.9375rem] [overflow-wrap:anywhere]">
              <span className="block text-[0.8125rem] text-ink-faint">{label}</span>
              {text}
            </p>
            <Button
              size="small"
              aria-label={`Add as a story: ${label}`}
              onClick={() => onChange(now => addStory(now, { title: text, activity, from }))}
            >
              Add as a story
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
