import { expect, test, vi } from 'vitest'
import { deliverTo, isToasterWanted, onWanted, say, type Toast } from './toasts.ts'

const toast = (title: string): Toast => ({ kind: 'success', title, text: undefined })

test('toasts sent before the toaster is loaded are shown later, once and in order', () => {
  const wanted = vi.fn()
  onWanted(wanted)
  expect(isToasterWanted()).toBe(false)
  say(toast('one'))
  say(toast('two'))
  expect(wanted).toHaveBeenCalled()
  expect(isToasterWanted()).toBe(true)
  const said: string[] = []
  const stop = deliverTo(({ title }) => said.push(title))
  say(toast('three'))
  expect(said).toEqual(['one', 'two', 'three'])
  stop()
  say(toast('four'))
  expect(said).toHaveLength(3)
  deliverTo(({ title }) => said.push(title))
  expect(said).toEqual(['one', 'two', 'three', 'four'])
})
