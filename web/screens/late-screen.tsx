import type { ComponentType } from 'react'
import { ErrorState } from '../ui/error-state.tsx'
import { late } from '../ui/late.tsx'

type Screen = { Component: ComponentType }

/** For a route's `lazy`: a screen whose file does not arrive leaves the shell around it in place, and comes by itself. */
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
