import { useEffect, useEffectEvent, useRef } from 'react'

const shownFor = 5000

type StoryBarsProps = {
  /** The ids of all stories of this person. */
  ids: readonly string[]
  current: number
  isRunning: boolean
  onEnd: () => void
}

/**
 * Bars that show how far the viewer is in a person's stories. If the viewer prefers reduced motion, stories do
 * not advance automatically.
 */
export function StoryBars({ ids, current, isRunning, onEnd }: StoryBarsProps) {
  const storyId = ids[current]
  const bar = useRef<HTMLSpanElement>(null)
  const clock = useRef<Animation | null>(null)
  const handleEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (!storyId || !bar.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const running = bar.current.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: shownFor,
      fill: 'both',
    })
    running.pause()
    running.onfinish = () => handleEnd()
    clock.current = running
    return () => {
      running.onfinish = null
      running.cancel()
    }
  }, [storyId])
  // Runs after the effect above, so that a new story starts as soon as its picture is loaded.
  useEffect(() => {
    if (!storyId) return
    if (isRunning) clock.current?.play()
    else clock.current?.pause()
  }, [isRunning, storyId])
  return (
    <div
      className="flex gap-1"
      role="progressbar"
      aria-label="Stories"
      aria-valuemin={1}
      aria-valuemax={ids.length}
      aria-valuenow={current + 1}
    >
      {ids.map((id, index) => (
        <span key={id} className="h-1 flex-1 overflow-hidden rounded-full bg-[oklch(1_0_0/0.28)]">
          {index <= current && (
            <span
              ref={index === current ? bar : null}
              className="block h-full origin-left rounded-full bg-[oklch(0.97_0.008_85)]"
            />
          )}
        </span>
      ))}
    </div>
  )
}
