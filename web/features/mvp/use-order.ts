// Orders stories by dragging or by keyboard. A moved row loses the focus, so its handle is focused again. Screen
// readers are told about the move.
import { type DragEvent, type RefObject, useEffect, useState } from 'react'
import type { MvpContent } from '../../../venture/mvp/content.ts'
import type { MvpChange } from './mvp-document.ts'

export type Order = ReturnType<typeof useOrder>

export function useOrder(place: RefObject<HTMLElement | null>, content: MvpContent, onChange: MvpChange) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [focused, setFocused] = useState<string | null>(null)
  useEffect(() => {
    if (focused) place.current?.querySelector<HTMLElement>(`[data-move="${focused}"]`)?.focus()
    setFocused(null)
  }, [focused, place])

  /** `handle`: the button that gets the focus after the move. */
  const move = (id: string, name: string, make: (content: MvpContent) => MvpContent, handle?: string) => {
    const next = make(content)
    if (next === content) return
    onChange(make)
    const index = next.stories.findIndex(story => story.id === id)
    const activity = next.activities.find(each => each.id === next.stories[index]?.activity)
    setSaid(`${name}: now ${index + 1} of ${next.stories.length}${activity ? `, in ${activity.name}` : ''}`)
    if (handle) setFocused(handle)
  }
  const drop =
    (name: (id: string) => string, make: (content: MvpContent, id: string) => MvpContent) =>
    (event: DragEvent) => {
      event.preventDefault()
      event.stopPropagation()
      if (dragged) move(dragged, name(dragged), now => make(now, dragged))
      setDragged(null)
    }
  /** The props that make a row draggable. */
  const dragOf = (id: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(id)
    },
    onDragEnd: () => setDragged(null),
  })
  return { dragged, said, move, drop, dragOf }
}
