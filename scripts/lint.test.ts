import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { firstOrAll, inLongForm } from '../tests/support/long-form.ts'
import { houseBuilder } from '../tests/support/planted-house.ts'

const houseWith = houseBuilder()

/** Runs the real command in a temporary repository with these files. */
function lint(files: Record<string, string>) {
  const settings = { files: { includes: ['**/*.ts'] }, formatter: { enabled: false } }
  const root = houseWith({ 'biome.json': JSON.stringify(settings), ...files })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/lint.ts')], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stderr }
}

const clean = {
  'package-lock.json': '{ "packages": {} }',
  'backend/rest/rest.ts': 'export const rest = 1\n',
  'backend/auth/auth.ts': 'export const auth = 1\n',
}

inLongForm(test)('a repository without mistakes passes', () => {
  const { status, stderr } = lint(clean)
  expect([status, stderr]).toEqual([0, expect.not.stringContaining('backend/')])
})

test.each(
  firstOrAll([
    [
      'a forbidden import',
      { 'backend/auth/auth.ts': "import '../rest/rest.ts'\n" },
      'backend/auth/auth.ts: backend/auth/ may not import backend/rest/rest.ts (backend/rest/*)',
    ],
    [
      'a circle',
      { 'backend/auth/a.ts': "import './b.ts'\n", 'backend/auth/b.ts': "import './a.ts'\n" },
      'import circle: backend/auth/a.ts → backend/auth/b.ts → backend/auth/a.ts',
    ],
    [
      'a folder that is no room',
      { 'backend/odd/odd.ts': 'export const odd = 1\n' },
      'stands in no room of the house',
    ],
    [
      'a bare catch',
      { 'web/lib/a.ts': 'export const work = (job: Promise<void>) => job.catch(() => {})\n' },
      'web/lib/a.ts:1: a failure vanishes here',
    ],
    [
      'a lock without the binary of a platform',
      {
        'package-lock.json':
          '{ "packages": { "node_modules/a": { "optionalDependencies": { "a-mac": "1" } } } }',
      },
      'names a-mac 1, which is missing',
    ],
  ]),
)('a repository with %s fails', (_, planted, line) => {
  const { status, stderr } = lint({ ...clean, ...planted })
  expect(stderr).toContain(line)
  expect(status).toBe(1)
})
