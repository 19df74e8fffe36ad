import { expect, test } from 'vitest'
import { sceneAt } from './use-scroll-progress.ts'

test.each([
  [0, 0],
  [0.2499, 0],
  [0.25, 1],
  [0.4999, 1],
  [0.5, 2],
  [0.7499, 2],
  [0.75, 3],
  [1, 3],
])('L01 at the scroll position %f of the page’s height, the story shows scene %i', (progress, scene) => {
  expect(sceneAt(progress)).toBe(scene)
})
