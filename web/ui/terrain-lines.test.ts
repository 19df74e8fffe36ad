import { expect, test } from 'vitest'
import { profileLines, project, summit, trailLine, view } from './terrain-lines.ts'

test('every line spans the picture', () => {
  for (const z of [0, 0.5, 1]) {
    expect(project(0, z).x).toBeLessThanOrEqual(0)
    expect(project(1, z).x).toBeGreaterThanOrEqual(view.width)
  }
})

test('the picture stays small enough to draw at once', () => {
  expect(profileLines().join('').length).toBeLessThan(140_000)
})

test('the trail ends on the second summit', () => {
  const top = project(summit.x, summit.z)
  expect(trailLine().endsWith(`${top.x.toFixed(1)} ${top.y.toFixed(1)}`)).toBe(true)
})
