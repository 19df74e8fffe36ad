import type { ComponentType } from 'react'
import { ErrorState } from '../ui/error-state.tsx'
import { late } from '../ui/late.tsx'

type Screen = { Component: ComponentType }

/**
 * For the `lazy` option of a route. If the screen's code cannot be loaded, the navigation is still shown, and the
 * screen appears when the code is loaded.
 */
export function screen<Found extends Screen>(load: () => Promise<Found>): () => Promise<Found | Screen> {
  return async () => {
    try {
      return await load()
    } catch (error) {
      console.warn(error)
      return { Component: late(async () => (await load()).Component, Missing) }
    }
  }
}

function Missing() {
  return (
    <ErrorState
      title={navigator.onLine ? 'This screen is not here yet' : 'You are offline'}
      text="It comes by itself as soon as the server can be reached."
    />
  )
}
