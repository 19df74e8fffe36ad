// Likes and follows. A click changes the page at once, and the server gets the state after the last click.
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Words } from './query-client.ts'

type ToggleOptions = {
  isOn: boolean
  /** Shows the new state by changing cached queries. */
  apply: (on: boolean) => void
  save: (on: boolean) => Promise<void>
  onSaved?: (on: boolean) => void
  /**
   * Called when the server refused the change and the old state is shown again. Use this function if other cached
   * data may now be wrong.
   */
  onRefused?: () => void
  meta?: { success?: (data: unknown) => Words; error?: Words; silent?: boolean }
}

/**
 * Handles quick clicks: while a request is running, only the last click counts. If the server refuses, the old
 * state is shown again.
 */
export function useToggle({ isOn, apply, save, onSaved, onRefused, meta }: ToggleOptions) {
  const saved = useRef(isOn)
  const wanted = useRef(isOn)
  const mutation = useMutation({
    mutationFn: async () => {
      while (saved.current !== wanted.current) {
        const next = wanted.current
        await save(next)
        saved.current = next
      }
      return saved.current
    },
    onSuccess: on => onSaved?.(on),
    onError: () => {
      wanted.current = saved.current
      apply(saved.current)
      onRefused?.()
    },
    ...(meta && { meta }),
  })
  return {
    isPending: mutation.isPending,
    toggle(): void {
      if (!mutation.isPending) {
        saved.current = isOn
        wanted.current = isOn
      }
      wanted.current = !wanted.current
      apply(wanted.current)
      if (!mutation.isPending) mutation.mutate()
    },
  }
}
