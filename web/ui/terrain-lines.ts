// The product's picture: two mountain peaks, drawn like an engraving. It consists of profile lines one behind the
// other, and a trail on the surface. This file computes the lines; the component draws them.
export const view = { width: 1600, height: 760 }

type Point = { x: number; y: number }
type Peak = { x: number; z: number; height: number; width: number; depth: number; sharpness: number }

/** An odd number, so that the second summit (z = 0.5) is exactly on a line. */
const rows = 61
const columns = 170
const rowsAtOnce = 4

/** x runs from 0 (left) to 1 (right), z from 0 (far) to 1 (near). */
const peaks: readonly Peak[] = [
  { x: 0.575, z: 0.3, height: 430, width: 0.088, depth: 0.24, sharpness: 1 },
  { x: 0.745, z: 0.5, height: 345, width: 0.07, depth: 0.2, sharpness: 0.98 },
  { x: 0.36, z: 0.12, height: 120, width: 0.13, depth: 0.26, sharpness: 1.3 },
  { x: 0.93, z: 0.2, height: 170, width: 0.09, depth: 0.28, sharpness: 1.2 },
  { x: 0.16, z: 0.3, height: 80, width: 0.14, depth: 0.3, sharpness: 1.5 },
]
export const summit = { x: 0.745, z: 0.5 }

/** Makes the surface uneven, with waves that do not repeat within the picture. */
function roughness(x: number, z: number): number {
  return (
    Math.sin(x * 23 + z * 11) * 8 +
    Math.sin(x * 67 + z * 29) * 4 +
    Math.sin(x * 149 - z * 47) * 2.4 +
    Math.sin(x * 311 + z * 83) * 1.2
  )
}

function elevation(x: number, z: number): number {
  let height = 0
  for (const peak of peaks) {
    const distance = Math.sqrt(((x - peak.x) / peak.width) ** 2 + ((z - peak.z) / peak.depth) ** 2)
    height += peak.height * Math.exp(-(distance ** peak.sharpness))
  }
  // The land is flat near the left and right edges, so that no line ends high above the ground.
  const calm = Math.min(1, Math.min(x + 0.08, 1.08 - x) * 5)
  return height * (0.35 + 0.65 * calm) + roughness(x, z) * (0.3 + Math.min(1, height / 150)) * calm
}

export function project(x: number, z: number): Point {
  const spread = 1.12 + z * 0.5
  return {
    x: view.width * (0.5 + (x - 0.5) * spread),
    y: 440 + z ** 1.25 * 330 - elevation(x, z),
  }
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The line of one row. Its shape is closed below the picture, so that it hides the rows behind it. */
function profileLine(row: number): string {
  const z = row / (rows - 1)
  const points = Array.from({ length: columns + 1 }, (_, column) => at(project(column / columns, z)))
  return `M-400 ${view.height + 400}L${points.join('L')}L${view.width + 400} ${view.height + 400}Z`
}

/**
 * Returns the lines of all rows. They have ten thousand points, so `rest` is called between some rows. Otherwise a
 * slow phone could not react to typing during the computation.
 */
export async function profileLines(rest: () => Promise<void>): Promise<string[]> {
  const lines: string[] = []
  for (let row = 0; row < rows; row++) {
    if (row % rowsAtOnce === 0) await rest()
    lines.push(profileLine(row))
  }
  return lines
}

/** The line over the second summit, which is drawn in red-orange. */
export function summitLine(): string {
  const reach = 0.078
  const points = Array.from({ length: 81 }, (_, index) =>
    at(project(summit.x + (index / 40 - 1) * reach, summit.z)),
  )
  return `M${points.join('L')}`
}

/** The points of the trail, from the near edge to the second summit. */
const turns: readonly [x: number, z: number][] = [
  [0.3, 1.02],
  [0.42, 0.95],
  [0.56, 0.9],
  [0.66, 0.86],
  [0.715, 0.81],
  [0.7, 0.77],
  [0.735, 0.735],
  [0.785, 0.71],
  [0.79, 0.68],
  [0.755, 0.655],
  [0.73, 0.63],
  [0.742, 0.6],
  [0.764, 0.578],
  [0.757, 0.556],
  [0.741, 0.538],
  [0.747, 0.515],
  [summit.x, summit.z],
]

/** The trail as a smooth curve (Catmull-Rom) through its points, on the surface of the land. */
export function trailLine(): string {
  const steps = 12
  const points: Point[] = []
  for (let index = 0; index < turns.length - 1; index++) {
    const [before, from, to, after] = [index - 1, index, index + 1, index + 2].map(turnAt)
    if (!before || !from || !to || !after) continue
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      points.push(
        project(curve(before[0], from[0], to[0], after[0], t), curve(before[1], from[1], to[1], after[1], t)),
      )
    }
  }
  points.push(project(summit.x, summit.z))
  return `M${points.map(at).join('L')}`
}

const turnAt = (index: number) => turns[Math.min(turns.length - 1, Math.max(0, index))]

function curve(before: number, from: number, to: number, after: number, t: number): number {
  return (
    0.5 *
    (2 * from +
      (to - before) * t +
      (2 * before - 5 * from + 4 * to - after) * t ** 2 +
      (3 * from - before - 3 * to + after) * t ** 3)
  )
}
