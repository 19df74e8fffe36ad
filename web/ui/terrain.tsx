import { type CSSProperties, useEffect, useState } from 'react'
import { profileLines, project, summit, summitLine, trailLine, view } from './terrain-lines.ts'
import './terrain.css'

const viewBox = `0 0 ${view.width} ${view.height}`

// Computed when a page shows it for the first time, and then kept: most pages never do.
let ground: { trail: string; ridge: string; top: ReturnType<typeof project> } | undefined
let computed: readonly string[] = []
let computing: Promise<void> | undefined

function readGround() {
  ground ??= { trail: trailLine(), ridge: summitLine(), top: project(summit.x, summit.z) }
  return ground
}

/** Waits only as long as a tap needs: an animated page is never fully idle. */
const breathe = () => new Promise<void>(resolve => setTimeout(resolve))

async function computeLines(): Promise<void> {
  computed = await profileLines(breathe)
}

/** None at first, and none in the picture made while building, where they would weigh more than the whole program. */
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

/** Walks the trail of the picture within `stage`, 0 to 1, without React: this happens in each frame of a scroll. */
export function moveTerrain(stage: Element, progress: number): void {
  // The stylesheet then shows the end of the walk, and it stays.
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const part of stage.querySelectorAll<SVGElement>('.terrain-moving')) {
    part.style.setProperty('--progress', progress.toFixed(4))
  }
}

type TerrainProps = {
  /** How far the trail is walked, 0 to 1. Left out, `moveTerrain` says so. */
  progress?: number
  /** How far the land has sunk, 0 to 1; left out, as far as the trail is walked. */
  drop?: number
}

/** Drawn once and then only moved; the trail lies on a layer of its own, because it is redrawn while scrolling. */
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
