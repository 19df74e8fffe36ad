import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { countWith } from '../../../venture/mvp/budget.ts'
import type { MadeStory, Mvp } from '../../../venture/mvp/build.ts'
import {
  changeStory,
  type MvpContent,
  needNames,
  needs,
  noteMost,
  type Rice,
  removeStory,
  type Story,
  type StoryChange,
  setTakes,
  storyMost,
  type Way,
  wayNames,
  ways,
} from '../../../venture/mvp/content.ts'
import { riceOf } from '../../../venture/mvp/sort.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { FigureBox } from './figure-box.tsx'
import type { MvpChange, MvpRemove } from './mvp-document.ts'

type StorySheetProps = {
  story: MadeStory
  mvp: Mvp
  content: MvpContent
  onChange: MvpChange
  onRemove: MvpRemove
  onClose: () => void
}

/**
 * One story: its text, its place in the map, and the four ways to do it side by side. Changes are saved when the
 * sheet closes.
 */
export function StorySheet({ story, mvp, content, onChange, onRemove, onClose }: StorySheetProps) {
  const { id } = story
  const [draft, setDraft] = useState(content)
  const own = draft.stories.find(each => each.id === id)
  const [words, setWords] = useState(story.text)
  const change = (next: StoryChange) => setDraft(now => changeStory(now, id, next))
  function keep() {
    const made = draft.stories.find(each => each.id === id)
    const before = content.stories.find(each => each.id === id)
    if (!made || !before) return
    const { id: _id, title: _title, from: _from, ...rest } = made
    // If the founder did not change the text, the story keeps the link to its source.
    const titled = words.trim() === story.text.trim() ? {} : { title: words }
    const isSame = JSON.stringify({ ...before, ...rest, ...titled }) === JSON.stringify(before)
    if (!isSame) onChange(now => changeStory(now, id, { ...rest, ...titled }))
  }
  function close() {
    keep()
    onClose()
  }
  if (!own) return null
  return (
    <Sheet open onOpenChange={isOpen => !isOpen && close()} title={`Story ${story.number}`} width="34rem">
      <form
        className="grid gap-5 p-5 sm:p-6"
        onBlur={keep}
        onSubmit={event => {
          event.preventDefault()
          close()
        }}
      >
        <Field
          label="The story"
          limit={{ count: words.trim().length, maximum: storyMost }}
          hint={story.source?.detail}
        >
          <Textarea
            rows={3}
            maxLength={storyMost}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
        </Field>
        <Field label="Activity">
          <NativeSelect
            value={own.activity ?? ''}
            onChange={event => change({ activity: event.target.value || null })}
          >
            <option value="">Not placed yet</option>
            {content.activities.map(({ id: activity, name }) => (
              <option key={activity} value={activity}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <label className="flex items-start gap-2 text-[0.9375rem]">
          <input
            type="checkbox"
            className="mt-1 size-4 shrink-0 accent-ember-strong"
            checked={own.isNeeded}
            onChange={event => change({ isNeeded: event.target.checked })}
          />
          The test of the riskiest assumption cannot run without it
        </label>
        <Field label="How much it is needed (MoSCoW)">
          <NativeSelect
            value={own.need ?? ''}
            onChange={event => change({ need: needs.find(need => need === event.target.value) ?? null })}
          >
            <option value="">Not said</option>
            {needs.map(need => (
              <option key={need} value={need}>
                {needNames[need]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <RiceBoxes story={own} onRice={rice => change({ rice: { ...own.rice, ...rice } })} />
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-sm font-semibold">How it is made</legend>
          {ways.map(way => (
            <WayCard
              key={way}
              way={way}
              mvp={mvp}
              content={draft}
              id={id}
              onChoose={() => change({ way })}
              onTakes={takes => setDraft(now => setTakes(now, id, way, takes))}
            />
          ))}
        </fieldset>
        <Field label="Note (optional)" limit={{ count: own.note.trim().length, maximum: noteMost }}>
          <Textarea
            rows={3}
            maxLength={noteMost}
            value={own.note}
            onChange={event => change({ note: event.target.value })}
          />
        </Field>
        <div className="flex flex-wrap justify-between gap-2">
          <Button type="submit" look="ink">
            Done
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              onRemove(story.text, now => removeStory(now, id))
              onClose()
            }}
          >
            <Trash2 aria-hidden="true" />
            Delete the story
          </Button>
        </div>
      </form>
    </Sheet>
  )
}

type RiceBoxesProps = { story: Story; onRice: (rice: Partial<Rice>) => void }

function RiceBoxes({ story, onRice }: RiceBoxesProps) {
  const { reach, impact, confidence } = story.rice
  const score = riceOf(story)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">RICE: reach × impact × confidence, by the hours</legend>
      <div className="grid grid-cols-3 items-end gap-2">
        <FigureBox label="People a month" value={reach} onValue={value => onRice({ reach: value })} />
        <FigureBox label="Impact, 0.25 to 3" value={impact} onValue={value => onRice({ impact: value })} />
        <FigureBox label="Sure, in %" value={confidence} onValue={value => onRice({ confidence: value })} />
      </div>
      {score !== null && <p className="text-sm tabular-nums">RICE: {Math.round(score * 10) / 10}</p>}
    </fieldset>
  )
}

type WayCardProps = {
  way: Way
  mvp: Mvp
  content: MvpContent
  id: string
  onChoose: () => void
  onTakes: (takes: { hours: number | null } | { money: number | null }) => void
}

function WayCard({ way, mvp, content, id, onChoose, onTakes }: WayCardProps) {
  const story = content.stories.find(each => each.id === id)
  const takes = story?.takes[way]
  const label = (of: string) => (
    <>
      {of}
      <span className="sr-only">, {wayNames[way].toLowerCase()}</span>
    </>
  )
  const count = takes ? countWith(content, mvp.available.limits, id, way) : null
  return (
    <div className="grid gap-2 rounded-control border border-line-control p-3 has-[input[type=radio]:checked]:border-ember has-[input[type=radio]:checked]:bg-ember-wash">
      <label className="grid cursor-pointer gap-0.5">
        <span className="flex items-center gap-2 font-semibold">
          <input
            type="radio"
            name="way"
            className="accent-ember-strong"
            checked={story?.way === way}
            onChange={onChoose}
          />
          {wayNames[way]}
        </span>
        <span dir="auto" className="text-sm text-ink-soft">
          {mvp.tradeOffs[way]}
        </span>
      </label>
      <div className="grid grid-cols-2 gap-2">
        <FigureBox
          label={label('Hours')}
          value={takes?.hours ?? null}
          onValue={hours => onTakes({ hours })}
        />
        <FigureBox
          label={label('Money')}
          value={takes?.money ?? null}
          onValue={money => onTakes({ money })}
        />
      </div>
      {count !== null && (
        <p className="text-sm tabular-nums">
          {count} of {content.stories.length} stories above the line
        </p>
      )}
    </div>
  )
}
