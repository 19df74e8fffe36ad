import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Slide } from '../../../venture/deck/build.ts'
import {
  addSlide,
  canAdd,
  type DeckContent,
  fewestSlides,
  hideSlide,
  moveSlide,
  removeSlide,
  shownCount,
} from '../../../venture/deck/content.ts'
import { Button } from '../../ui/button.tsx'
import type { DeckChange } from './queries.ts'

type OutlineProps = { slides: readonly Slide[]; content: DeckContent; onChange: DeckChange }

/** The list of slides. The founder drags slides with the mouse or moves them with buttons. */
export function Outline({ slides, content, onChange }: OutlineProps) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  // A moved row loses the focus, so its button is focused again.
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>(`[data-move="${focused}"]`)?.focus()
    setFocused(null)
  }, [focused])
  const move = (id: string, to: number, button?: string) => {
    const name = slides.find(slide => slide.id === id)?.name ?? ''
    onChange(now => moveSlide(now, id, to))
    setSaid(`${name} is now slide ${Math.min(Math.max(to, 0), slides.length - 1) + 1} of ${slides.length}`)
    if (button) setFocused(`${id} ${button}`)
  }
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault()
    if (dragged) move(dragged, to)
    setDragged(null)
  }
  const count = shownCount(content)
  return (
    <section aria-label="Order of the slides" className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {count} shown, {fewestSlides} at least
      </p>
      <ol ref={list} className="grid gap-1">
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            draggable
            onDragStart={event => {
              event.dataTransfer.effectAllowed = 'move'
              setDragged(slide.id)
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={event => event.preventDefault()}
            onDrop={event => drop(event, index)}
            className={`flex items-center gap-1 rounded-control border bg-surface pl-1 ${dragged === slide.id ? 'border-ember opacity-60' : 'border-line'}`}
          >
            <Ellipsis aria-hidden="true" className="size-4 shrink-0 rotate-90 cursor-grab text-ink-faint" />
            <a
              href={`#slide-${slide.id}`}
              draggable={false}
              className={`min-w-0 flex-1 py-2 text-[0.9375rem] leading-snug ${slide.isHidden ? 'text-ink-faint line-through' : ''}`}
            >
              <span className="mr-1.5 text-ink-faint tabular-nums">{index + 1}</span>
              {slide.name}
            </a>
            <RowButton
              label={`Move ${slide.name} up`}
              move={`${slide.id} up`}
              disabled={index === 0}
              onClick={() => move(slide.id, index - 1, index === 1 ? 'down' : 'up')}
            >
              <ArrowUp aria-hidden="true" />
            </RowButton>
            <RowButton
              label={`Move ${slide.name} down`}
              move={`${slide.id} down`}
              disabled={index === slides.length - 1}
              onClick={() => move(slide.id, index + 1, index === slides.length - 2 ? 'up' : 'down')}
            >
              <ArrowDown aria-hidden="true" />
            </RowButton>
            {slide.isOwn ? (
              <RowButton
                label={`Remove slide ${index + 1}`}
                onClick={() => onChange(now => removeSlide(now, slide.id))}
              >
                <Trash2 aria-hidden="true" />
              </RowButton>
            ) : (
              <RowButton
                label={`${slide.isHidden ? 'Show' : 'Hide'} ${slide.name}`}
                disabled={!slide.isHidden && count <= fewestSlides}
                onClick={() => onChange(now => hideSlide(now, slide.id, !slide.isHidden))}
              >
                {slide.isHidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              </RowButton>
            )}
          </li>
        ))}
      </ol>
      <Button
        size="small"
        className="justify-self-start"
        disabled={!canAdd(content)}
        onClick={() => onChange(now => addSlide(now, slides.at(-1)?.id ?? 'cover'))}
      >
        <Plus aria-hidden="true" />
        Add a slide
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </section>
  )
}

type RowButtonProps = {
  label: string
  move?: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function RowButton({ label, move, ...props }: RowButtonProps) {
  return (
    <Button look="quiet" size="icon" className="size-9!" aria-label={label} data-move={move} {...props} />
  )
}
