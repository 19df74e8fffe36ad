import { expect, test } from 'vitest'
import { centre, cropSquare, fitted, moveFocus } from './crop.ts'

const wide = { width: 400, height: 200 }

test('the crop square is as large as the picture allows, and starts in its middle', () => {
  expect(cropSquare(wide, 1, centre)).toEqual({ x: 100, y: 0, side: 200 })
  expect(cropSquare(wide, 2, centre)).toEqual({ x: 150, y: 50, side: 100 })
  expect(cropSquare(wide, 1, { x: 1, y: 1 })).toEqual({ x: 200, y: 0, side: 200 })
})

test('dragging the picture moves the crop square the other way, but never beyond the edge', () => {
  expect(moveFocus(wide, 1, centre, { x: 0.25, y: 0 })).toEqual({ x: 0.25, y: 0.5 })
  expect(moveFocus(wide, 1, centre, { x: -9, y: 9 })).toEqual({ x: 1, y: 0.5 })
  expect(moveFocus(wide, 2, centre, { x: 0, y: 9 })).toEqual({ x: 0.5, y: 0 })
})

test('WB32 a picture that is kept whole keeps its proportions, and no side is longer than 1080 pixels', () => {
  expect(fitted({ width: 4000, height: 1000 })).toEqual({ width: 1080, height: 270 })
  expect(fitted({ width: 900, height: 1600 })).toEqual({ width: 608, height: 1080 })
  expect(fitted({ width: 30, height: 20 })).toEqual({ width: 30, height: 20 })
})
