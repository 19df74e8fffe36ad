import { type CSSProperties, useEffect, useState } from 'react'
import { profileLines, project, summit, summitLine, trailLine, view } from './terrain-lines.ts'
import './terrain.css'

const viewBox = `0 0 ${view.width} ${view.height}`

// The picture is computed when a page first shows it, because most pages never show it.
let ground: { trail: string; ridge: string; top: ReturnType<typeof project> } | undefined
let computed: readonly string[] = []
let computing: Promise<void> | undefined

function readGround() {
  ground ??= { trail: trailLine(), ridge: summitLine(), top: project(summit.x, summit.z) }
  return ground
}

/** Waits only for the next task, because a page with animations is never idle. */
const breathe = () => new Promise<void>(resolve => setTimeout(resolve))

async function computeLines(): Promise<void> {
  computed = await profileLines(breathe)
}

/**
 * The lines of the picture; empty at first. The prerendered page has no lines, because they would be larger than
 * the whole app.
 */
function useLines(): readonly string[] {
  const [shown, show] = useState(computed)
  useEffect(() => {
    let isGone = false
    computing ??= computeLines()
    void computing.then(() => {
      if (!isGone) show(computed)
    })
    return () => {
      isGone = true
    }
  }, [])
  return shown
}

/**
 * Moves the picture in `stage` along its trail; `progress` runs from 0 to 1. It does not use React, because it
 * runs for every frame of a scroll.
 */
export function moveTerrain(stage: Element, progress: number): void {
  // With reduced motion, the stylesheet shows the end of the trail without movement.
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const part of stage.querySelectorAll<SVGElement>('.terrain-moving')) {
    part.style.setProperty('--progress', progress.toFixed(4))
  }
}

type TerrainProps = {
  /** The shown part of the trail, from 0 to 1. If undefined, `moveTerrain` sets it. */
  progress?: number
  /** How far the land has moved down, from 0 to 1. If undefined, the land moves with the trail. */
  drop?: number
}

/**
 * The picture is drawn once and then only moved. The trail has its own layer, because it is drawn again while the
 * page scrolls.
 */
export function Terrain({ progress, drop }: TerrainProps) {
  const lines = useLines()
  const { trail, ridge, top } = readGround()
  const style = { '--progress': progress, '--drop': drop } as CSSProperties
  return (
    <div aria-hidden="true" className="terrain">
      <svg
        viewBox={viewBox}
        preserveAspectRatio="xMidYMax slice"
        role="presentation"
        className="terrain-moving"
        style={style}
      >
        <linearGradient id="ridge-fade">
          <stop offset="0" className="ridge-fade-edge" />
          <stop offset="0.35" className="ridge-fade-middle" />
          <stop offset="0.7" className="ridge-fade-middle" />
          <stop offset="1" className="ridge-fade-edge" />
        </linearGradient>
        <circle cx={top.x} cy={top.y + 10} r="175" className="terrain-sun" />
        {lines.length > 0 && (
          <g className="terrain-land">
            {lines.map((line, row) => (
              <path
                key={line}
                d={line}
                className="terrain-line"
                style={{ strokeOpacity: 0.4 + (row / lines.length) * 0.45 }}
              />
            ))}
          </g>
        )}
        <path d={ridge} className="terrain-ridge" />
      </svg>
      <svg
        viewBox={viewBox}
        preserveAspectRatio="xMidYMax slice"
        role="presentation"
        className="terrain-moving"
        style={style}
      >
        <path d={trail} pathLength="1" className="terrain-moving terrain-trail" style={style} />
        <path d={trail} pathLength="1" className="terrain-moving terrain-walker" style={style} />
      </svg>
      <div className="terrain-veil" />
    </div>
  )
}
