import { useSyncExternalStore } from 'react'

type Theme = 'paper' | 'night'
type ThemeChoice = Theme | 'system'

const storageKey = 'undaunted-theme'
const listeners = new Set<() => void>()

function themeChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'paper' || chosen === 'night' ? chosen : 'system'
}

/** Applies a theme and stores the choice. `boot.js` applies it at the next visit before the page is visible. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    delete document.documentElement.dataset.theme
    window.localStorage.removeItem(storageKey)
  } else {
    document.documentElement.dataset.theme = choice
    window.localStorage.setItem(storageKey, choice)
  }
  for (const listener of listeners) listener()
}

const prefersNight = () => window.matchMedia('(prefers-color-scheme: dark)')

function subscribe(listener: () => void): () => void {
  const system = prefersNight()
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => {
      const choice = themeChoice()
      if (choice !== 'system') return choice
      return prefersNight().matches ? 'night' : 'paper'
    },
    () => 'paper',
  )
}
