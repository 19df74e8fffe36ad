import { useSyncExternalStore } from 'react'

/** The specification's width limit for the phone layout. */
export const phoneQuery = '(max-width: 767.98px)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}
