import { expect, test } from 'vitest'
import { findWeakness, requireStrongPassword } from './password-strength.ts'

const rules = { minPasswordLength: 6, passwordRequirements: '', refuseCommonPasswords: true } as const

test('A10 a password of five characters is refused as too short', async () => {
  expect(await findWeakness('kX9!q', rules)).toEqual({
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
])('A10 the common password %s is refused', async password => {
  expect((await findWeakness(password, rules))?.reasons).toEqual(['pwned'])
})

test('a member cannot use their own address as a password', async () => {
  const about = ['founder@example.com', 'founder']
  expect((await findWeakness('founder@example.com', rules, about))?.reasons).toEqual(['pwned'])
})

test.each(['kettle-of-fish', 'blaugrün', '🙂🙃😉😊😇🥳', 'no word at all, '.repeat(9)])(
  'the password %s is accepted',
  async password => {
    expect(await findWeakness(password, rules)).toBeNull()
  },
)

test('a password of more than 1000 characters is refused before its strength is checked', async () => {
  await expect(requireStrongPassword('ab'.repeat(600), rules)).rejects.toThrow('longer than 1000')
})

test('if the operator allows common passwords, common passwords are accepted and short ones are still refused', async () => {
  const lenient = { ...rules, refuseCommonPasswords: false }
  expect(await findWeakness('password', lenient)).toBeNull()
  expect((await findWeakness('pass', lenient))?.reasons).toEqual(['length'])
})

test.each([
  ['letters_digits', ['kettle-of-fish', '12 34 56 78 9', '!!!!!!!!'], ['kettle-of-fish-41', 'KETTLE41']],
  ['lower_upper_letters_digits', ['kettle-of-fish-41', 'KETTLE-41'], ['Kettle-of-fish-41']],
  [
    'lower_upper_letters_digits_symbols',
    ['KettleOfFish41', 'Kettleéé41'],
    ['KettleOfFish41~', 'Kettle:41\\'],
  ],
] as const)(
  'OA06 with the requirement %s a password must contain one character of each set',
  async (passwordRequirements, weak, strong) => {
    for (const password of weak) {
      const found = await findWeakness(password, { ...rules, passwordRequirements })
      expect([password, found?.reasons]).toEqual([password, ['characters']])
      expect(found?.message).toMatch(/^Password should contain at least one character of each: abc.*\.$/)
    }
    for (const password of strong) {
      expect([password, await findWeakness(password, { ...rules, passwordRequirements })]).toEqual([
        password,
        null,
      ])
    }
  },
)

test('OA06 the refusal of a password lists every reason at once', async () => {
  const found = await findWeakness('ab1', { ...rules, passwordRequirements: 'lower_upper_letters_digits' })
  expect(found?.reasons).toEqual(['length', 'characters'])
  expect(found?.message).toMatch(/^Password should be at least 6 characters\. Password should contain/)
})
