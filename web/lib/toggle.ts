// Likes and follows. They change on the screen at once; the server gets the last click.
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Words } from './query-client.ts'

type ToggleOptions = {
  isOn: boolean
  /** Shows the state by patching the cache. */
  apply: (on: boolean) => void
  /** Saves the state on the server. */
  save: (on: boolean) => Promise<void>
  onSaved?: (on: boolean) => void
  /** The old state is shown again. Use this if other data may be wrong now. */
  onRefused?: () => void
  meta?: { success?: (data: unknown) => Words; error?: Words; silent?: boolean }
}

/**
 * Combines double clicks: while one is being saved, only the last click counts. A refusal restores the old
 * state.
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
