import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseIn } from '../../backend/database/backup.ts'
import { openTestPglite } from '../support/databases.ts'
import { isLongForm } from '../support/long-form.ts'

const root = join(import.meta.dirname, '../..')
const id = '00000000-0000-4000-8000-00000000000a'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undaunted-admin-'))
  const database = await openTestPglite({ dataDir: databaseIn(folder) })
  await database.run({ text: `insert into auth.users (id, email) values ('${id}', 'nora@example.com')` })
  await database.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const adminIn = (dataDir: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/admin.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined },
  })
const admin = (...args: string[]) => adminIn(folder, ...args)

test('SF25 `npm run admin -- EMAIL` makes a member a moderator; an unknown or missing address gets a clear error', async () => {
  expect((await admin('Nora@Example.com')).stdout).toContain('Nora@Example.com moderates now, at /admin.')
  if (isLongForm) {
    await expect(admin('nobody@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nobody here has the address nobody@example.com.'),
    })
    await expect(adminIn(join(folder, 'new'), 'nora@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There are no members here yet'),
    })
  }
  await expect(admin()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Say whom:') })
  const database = await openTestPglite({ dataDir: databaseIn(folder) })
  expect(await database.run({ text: 'select user_id from public.moderators' })).toEqual([{ user_id: id }])
  await database.close()
}, 120_000)
