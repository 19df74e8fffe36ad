import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { testWorkers } from './scripts/machine.ts'
import { LongestFirst } from './tests/support/durations.ts'
import { isLongForm } from './tests/support/long-form.ts'

// Each file, and each server that one starts, loads the same modules.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

/** Values in, values out: nothing that one file could leave behind for another. */
const pure =
  '{backend,bench,cofounder,contracts,letters,scripts,supabase,tests/founders,venture,web}/**/*.test.{ts,tsx}'
const withDatabase = ['backend/tokens/tokens.test.ts', 'scripts/database-{types,schema}/render.test.ts']
/** What these change in a module, or put in its place, would stay in a shared thread. */
const changing = [
  'web/lib/**/*.test.ts',
  'web/features/messages/cache.test.ts',
  'tests/founders/corrected-texts.test.ts',
]
/** One screen with the app's own routes, caches and client, over a network that the test answers. */
const screens = 'web/**/*.screen.test.tsx'

/** In the long form they measure how long others wait, and run one by one when all else is done. */
const timed = 'tests/abuse/{budgets/*,hostile-functions,large-requests,outage}.test.ts'

// One process: what PGlite is compiled to serves all files.
const threads = { pool: 'threads', maxWorkers: testWorkers() } as const
// A file may hold nothing but tests of the long form; a path that names no file at all is a mistake, and fails.
const own = { ...threads, passWithNoTests: true } as const
// The files of a thread load what they share once: loading it anew takes longer than many of them do.
const shared = { ...own, isolate: false } as const
const globalSetup = ['tests/support/global-setup.ts']

export default defineConfig({
  test: {
    ...threads,
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 180_000,
    hookTimeout: 240_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'protocols',
          include: ['tests/**/*.test.ts', ...withDatabase],
          exclude: ['**/node_modules/**', 'tests/{access,browser,founders}/**', timed],
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'timed',
          include: [timed],
          globalSetup,
          sequence: { groupOrder: isLongForm ? 1 : 0 },
          maxWorkers: isLongForm ? 1 : threads.maxWorkers,
        },
      },
      // Each file has a database to itself, and nothing else.
      {
        extends: true,
        test: { ...shared, name: 'access', include: ['tests/access/**/*.test.ts'], globalSetup },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'units',
          include: [pure],
          exclude: ['**/node_modules/**', ...withDatabase, ...changing, screens],
        },
      },
      { extends: true, test: { ...own, name: 'alone', include: changing } },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: isLongForm } },
        test: {
          ...shared,
          name: 'screens',
          include: [screens],
          environment: './tests/support/screens/environment.ts',
          globalSetup: ['tests/support/screens/global-setup.ts'],
          setupFiles: ['tests/support/screens/production-react.ts', 'tests/support/screens/setup.ts'],
          env: isLongForm ? {} : { NODE_ENV: 'production' },
        },
      },
    ],
  },
})
