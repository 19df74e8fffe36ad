import type { CSSProperties } from 'react'
import { profileLines, project, summit, summitLine, trailLine, view } from './terrain-lines.ts'
import './terrain.css'

const viewBox = `0 0 ${view.width} ${view.height}`
// Left out of the picture made while building: it would weigh more than the program that draws it.
const lines = import.meta.env.SSR ? [] : profileLines()
const trail = trailLine()
const ridge = summitLine()
const top = project(summit.x, summit.z)

type TerrainProps = {
  /** How far the trail is walked, 0 to 1. Left out, whoever is around it sets --progress. */
  progress?: number
  /** How far the land has sunk, 0 to 1; left out, as far as the trail is walked. */
  drop?: number
}

/** Drawn once and then only moved; the trail lies on a layer of its own, because it is redrawn while scrolling. */
export function Terrain({ progress, drop }: TerrainProps) {
  const style = { '--progress': progress, '--drop': drop } as CSSProperties
  return (
    <div aria-hidden="true" className="terrain" style={style}>
      <svg viewBox={viewBox} preserveAspectRatio="xMidYMax slice" role="presentation">
        <linearGradient id="ridge-fade">
          <stop offset="0" className="ridge-fade-edge" />
          <stop offset="0.35" className="ridge-fade-middle" />
          <stop offset="0.7" className="ridge-fade-middle" />
          <stop offset="1" className="ridge-fade-edge" />
        </linearGradient>
        <circle cx={top.x} cy={top.y + 10} r="175" className="terrain-sun" />
        {lines.map((line, row) => (
          <path
            key={line}
            d={line}
            className="terrain-line"
            style={{ strokeOpacity: 0.4 + (row / lines.length) * 0.45 }}
          />
        ))}
        <path d={ridge} className="terrain-ridge" />
      </svg>
      <svg viewBox={viewBox} preserveAspectRatio="xMidYMax slice" role="presentation">
        <path d={trail} pathLength="1" className="terrain-trail" />
        <path d={trail} pathLength="1" className="terrain-walker" />
      </svg>
      <div className="terrain-veil" />
    </div>
  )
}
