import { type RefObject, useEffect, useState } from 'react'
import { moveTerrain } from '../../ui/terrain.tsx'

const sceneCount = 4

/** Returns the scene for a scroll position. Each scene covers a quarter of the page. */
export function sceneAt(progress: number): number {
  return Math.min(sceneCount - 1, Math.max(0, Math.floor(progress * sceneCount)))
}

function readProgress(): number {
  const range = document.documentElement.scrollHeight - window.innerHeight
  return range > 0 ? Math.min(1, Math.max(0, window.scrollY / range)) : 0
}

/** Updates the picture once per frame while the visitor scrolls. React renders only when the scene changes. */
export function useScrollScene(stage: RefObject<HTMLElement | null>): number {
  const [scene, setScene] = useState(0)
  useEffect(() => {
    let frame = 0
    function update() {
      frame = 0
      const progress = readProgress()
      if (stage.current) moveTerrain(stage.current, progress)
      setScene(sceneAt(progress))
    }
    function schedule() {
      if (frame === 0) frame = window.requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule, { passive: true })
    return () => {
      window.cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [stage])
  return scene
}

/**
 * Scrolls to the middle of a scene's quarter. For the first and the last scene, scrolls to the start or the end
 * of the page.
 */
export function scrollToScene(scene: number): void {
  const range = document.documentElement.scrollHeight - window.innerHeight
  const middle = scene === 0 ? 0 : scene === sceneCount - 1 ? 1 : (scene + 0.5) / sceneCount
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: middle * range, behavior: isCalm ? 'auto' : 'smooth' })
}
