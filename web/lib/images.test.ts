import { expect, test } from 'vitest'
import { avatarImage, isStoredPicture } from './images.ts'

test('a stored picture is requested in the size it is shown in, twice as sharp', () => {
  expect(avatarImage('https://a.example/storage/v1/object/public/avatars/me/1.png', 40)).toBe(
    'https://a.example/storage/v1/render/image/public/avatars/me/1.png?width=80&height=80&resize=cover',
  )
})

test('a URL that is not ours does not change, and nothing stays nothing', () => {
  expect(avatarImage('https://elsewhere.example/me.png', 40)).toBe('https://elsewhere.example/me.png')
  expect(avatarImage(null, 40)).toBeUndefined()
  expect(avatarImage('', 40)).toBeUndefined()
})

test.each([
  ['/storage/v1/object/public/posts/me/1.png', true],
  ['https://a.example/storage/v1/object/public/posts/me/1.png', true],
  ['https://elsewhere.example/storage/v1/object/public/posts/me/1.png', false],
  ['//elsewhere.example/storage/v1/object/public/1.png', false],
  ['/storage/v1/object/public/../../../rest/v1/posts', false],
  ['https://a.example.elsewhere.example/storage/v1/object/public/1.png', false],
  ['picture.png', false],
  ['http://[', false],
])('SM02 %s is in our storage: %s', (url, isOurs) => {
  expect(isStoredPicture(url, 'https://a.example')).toBe(isOurs)
})
