import { hash } from '@node-rs/argon2'
import { hash as bcrypt } from '@node-rs/bcrypt'
import { expect, test } from 'vitest'
import {
  argon2Cost,
  checkPassword as checkAtCost,
  hashPassword as hashAtCost,
  isKnownHash,
} from './password-hash.ts'

const hashPassword = (password: string) => hashAtCost(password, argon2Cost)
const checkPassword = (password: string, stored: string | null) => checkAtCost(password, stored, argon2Cost)

test('the right password matches its hash, and another password does not', async () => {
  const stored = await hashPassword('kettle-of-fish')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await checkPassword('kettle-of-fish', stored)).toEqual({ isRight: true, needsRehash: false })
  expect(await checkPassword('kettle-of-fisH', stored)).toEqual({ isRight: false, needsRehash: false })
})

test('bcrypt hashes and cheaper argon2 hashes are accepted and marked, so that they are replaced later', async () => {
  const old = await bcrypt('kettle-of-fish', 4)
  expect(await checkPassword('kettle-of-fish', old)).toEqual({ isRight: true, needsRehash: true })
  expect((await checkPassword('another', old)).isRight).toBe(false)
  const cheap = await hash('kettle-of-fish', { memoryCost: 1024, timeCost: 1 })
  expect(await checkPassword('kettle-of-fish', cheap)).toEqual({ isRight: true, needsRehash: true })
})

test('a password of more than 72 bytes is compared in full', async () => {
  const long = 'x'.repeat(72)
  const stored = await hashPassword(`${long}1`)
  expect((await checkPassword(`${long}2`, stored)).isRight).toBe(false)
  const old = await bcrypt(long, 4)
  expect((await checkPassword(`${long}more`, old)).isRight).toBe(false)
  expect((await checkPassword(long, old)).isRight).toBe(true)
})

test('the check fails if the account or its password is missing', async () => {
  expect((await checkPassword('kettle-of-fish', null)).isRight).toBe(false)
  expect((await checkPassword('kettle-of-fish', '')).isRight).toBe(false)
})

test('an administrator may give only hashes that the server can verify', async () => {
  expect(isKnownHash(await hashPassword('x'))).toBe(true)
  expect(isKnownHash(await bcrypt('x', 4))).toBe(true)
  expect(isKnownHash('$argon2id$v=19$m=4294967295,t=99,p=1$AAAA$BBBB')).toBe(false)
  expect(isKnownHash('plain')).toBe(false)
})
