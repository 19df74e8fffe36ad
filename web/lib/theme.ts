import { useSyncExternalStore } from 'react'

type Theme = 'paper' | 'night'
type ThemeChoice = Theme | 'system'

const storageKey = 'undaunted-theme'
const listeners = new Set<() => void>()

function themeChoice(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'paper' || chosen === 'night' ? chosen : 'system'
}

/** The choice is kept for the next visit, when boot.js applies it before the first paint. */
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
