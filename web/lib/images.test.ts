import { expect, test } from 'vitest'
import { avatarImage } from './images.ts'

test('a stored picture is asked for in the size it is shown in, twice as sharp', () => {
  expect(avatarImage('https://a.example/storage/v1/object/public/avatars/me/1.png', 40)).toBe(
    'https://a.example/storage/v1/render/image/public/avatars/me/1.png?width=80&height=80&resize=cover',
  )
})

test('what is not ours stays as it is, nothing stays nothing', () => {
  expect(avatarImage('https://elsewhere.example/me.png', 40)).toBe('https://elsewhere.example/me.png')
  expect(avatarImage(null, 40)).toBeUndefined()
  expect(avatarImage('', 40)).toBeUndefined()
})
