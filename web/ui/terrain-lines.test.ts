import { expect, test } from 'vitest'
import { profileLines, project, summit, trailLine, view } from './terrain-lines.ts'

test('every line of the terrain goes from one side of the picture to the other', () => {
  for (const z of [0, 0.5, 1]) {
    expect(project(0, z).x).toBeLessThanOrEqual(0)
    expect(project(1, z).x).toBeGreaterThanOrEqual(view.width)
  }
})

test('the terrain’s lines are small enough to draw at once, and are computed in many short steps', async () => {
  let rests = 0
  const lines = await profileLines(async () => {
    rests += 1
  })
  expect(lines.join('').length).toBeLessThan(140_000)
  expect(rests).toBeGreaterThan(10)
})

test('the trail of the terrain ends on the second summit', () => {
  const top = project(summit.x, summit.z)
  expect(trailLine().endsWith(`${top.x.toFixed(1)} ${top.y.toFixed(1)}`)).toBe(true)
})
