/**
 * Tests the settings for passwords and linking, from a project's config.toml and from the environment, on the
 * whole server.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend.ts'
import { testDatabase } from '../support/databases.ts'
import { supabaseDir } from '../support/project.ts'
import { newEmail } from './start-auth.ts'

let folder: string
let backend: Backend
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'project-'))
  await cp(supabaseDir, folder, { recursive: true })
  const path = join(folder, 'config.toml')
  const toml = (await readFile(path, 'utf8'))
    .replace('minimum_password_length = 6', 'minimum_password_length = 10')
    .replace('password_requirements = ""', 'password_requirements = "letters_digits"')
    .replace('enable_manual_linking = false', 'enable_manual_linking = true')
  await writeFile(path, toml)
  backend = await startBackend(await testDatabase(), {
    SUPABASE_DIR: folder,
    AUTH_REFUSE_COMMON_PASSWORDS: 'false',
  })
})
afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true })
})

test("OA06 signUp() with a password that is weak by the project's settings is refused", async () => {
  const signUp = (password: string) => backend.guest().auth.signUp({ email: newEmail(), password })
  expect((await signUp('kettle-9')).error).toMatchObject({
    code: 'weak_password',
    status: 422,
    reasons: ['length'],
    message: 'Password should be at least 10 characters.',
  })
  expect((await signUp('kettle-of-fish')).error).toMatchObject({ reasons: ['characters'] })
  expect((await signUp('kettle')).error).toMatchObject({ reasons: ['length', 'characters'] })
  expect((await signUp('kettle-of-fish-41')).error).toBeNull()
})

test('OA09 a common password is accepted when the operator switched the list of common passwords off', async () => {
  const { error } = await backend.guest().auth.signUp({ email: newEmail(), password: 'password123' })
  expect(error).toBeNull()
})

test('OA07 linkIdentity() is permitted when the setting allows it, and fails only because no provider is set up', async () => {
  const { client } = await backend.member()
  const { error } = await client.auth.linkIdentity({ provider: 'github' })
  expect(error).toMatchObject({ code: 'validation_failed', message: expect.stringMatching('not enabled') })
})

test('OA07 linkIdentity() is refused when the setting does not allow it', async () => {
  const plain = await startBackend(await testDatabase())
  const { client } = await plain.member()
  const { error } = await client.auth.linkIdentity({ provider: 'github' })
  expect(error).toMatchObject({ code: 'manual_linking_disabled', status: 404 })
  await plain.close()
})
