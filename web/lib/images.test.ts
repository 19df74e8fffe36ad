import { expect, test } from 'vitest'
import { avatarImage, isStoredPicture } from './images.ts'

test('an avatar in our storage is requested in twice the size in which it is shown', () => {
  expect(avatarImage('https://a.example/storage/v1/object/public/avatars/me/1.png', 40)).toBe(
    'https://a.example/storage/v1/render/image/public/avatars/me/1.png?width=80&height=80&resize=cover',
  )
})

test('the URL of a picture outside our storage does not change, and a missing URL stays missing', () => {
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
])('SM02 the page knows whether the URL %s is in our storage: %s', (url, isOurs) => {
  expect(isStoredPicture(url, 'https://a.example')).toBe(isOurs)
})
