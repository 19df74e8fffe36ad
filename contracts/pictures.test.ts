import { expect, test } from 'vitest'
import { avatarMaximumBytes } from './limits.ts'
import { pictureError, picturePath } from './pictures.ts'

test.each([
  ['image/png', 1, null],
  ['image/png', avatarMaximumBytes - 1, null],
  ['image/png', avatarMaximumBytes, 'Image must be less than 5MB'],
  ['text/html', 1, 'Please upload an image file'],
  ['', 1, 'Please upload an image file'],
])('W05 a file of type %j with %i bytes gives the error %j', (type, size, error) => {
  expect(pictureError({ type, size })).toBe(error)
})

test('W05 a picture is stored as {userId}/{timestamp}.{ext}', () => {
  expect(picturePath('me', 'image/jpeg', 17)).toBe('me/17.jpg')
  expect(picturePath('me', 'image/svg+xml', 18)).toBe('me/18.png')
})
