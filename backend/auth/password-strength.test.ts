import { expect, test } from 'vitest'
import { findWeakness, requireStrongPassword } from './password-strength.ts'

test('A10 five characters are too short and the reason says so', async () => {
  expect(await findWeakness('kX9!q', { minLength: 6 })).toEqual({
    reasons: ['length'],
    message: 'Password should be at least 6 characters.',
  })
})

test.each([
  '123456',
  'password',
  'qwerty',
  '111111',
  'password1',
  'aaaaaa',
  'iloveyou',
  'abcdefgh',
  '98765432',
  'ABABAB',
  'Qwerty123',
])('A10 %s is among the worst', async password => {
  expect((await findWeakness(password, { minLength: 6 }))?.reasons).toEqual(['pwned'])
})

test('the own address is no password', async () => {
  const about = ['founder@example.com', 'founder']
  expect((await findWeakness('founder@example.com', { minLength: 6, about }))?.reasons).toEqual(['pwned'])
})

test.each(['kettle-of-fish', 'blaugrün', '🙂🙃😉😊😇🥳', 'no word at all, '.repeat(9)])(
  '%s will do',
  async password => {
    expect(await findWeakness(password, { minLength: 6 })).toBeNull()
  },
)

test('a password of megabytes is refused before anything reads it', async () => {
  await expect(requireStrongPassword('ab'.repeat(600), { minLength: 6 })).rejects.toThrow('longer than 1000')
})
