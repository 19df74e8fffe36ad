import { useEffect, useEffectEvent } from 'react'

/** Calls `onPress` for a letter key together with ⌘ or Ctrl, on the whole page. */
export function useShortcut(letter: string, onPress: () => void): void {
  const handlePress = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== letter || !(event.metaKey || event.ctrlKey) || event.altKey) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handlePress(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
