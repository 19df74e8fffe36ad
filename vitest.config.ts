import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { testWorkers } from './scripts/machine.ts'
import { LongestFirst } from './tests/support/durations.ts'
import { isLongForm } from './tests/support/long-form.ts'

// All test files, and all servers that they start, load the same modules, so they share a cache of compiled code.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

/** Tests of functions that only turn values into other values. A file with such tests cannot affect another file. */
const pure =
  '{backend,bench,cofounder,contracts,letters,scripts,supabase,tests/founders,venture}/**/*.test.ts'
/** These tests import files with JSX, which Node cannot read. */
const withPage = ['web/**/*.test.{ts,tsx}', 'tests/cofounder/result-labels.test.ts']
const withDatabase = ['backend/tokens/tokens.test.ts', 'scripts/database-{types,schema}/render.test.ts']
/** These tests change a module or replace it. In a shared thread, the change would affect later tests. */
const changing = [
  'web/lib/**/*.test.ts',
  'web/features/messages/cache.test.ts',
  'tests/founders/corrected-texts.test.ts',
]
/** Tests of one screen with the app's own routes, caches and client. The test itself answers the requests. */
const screens = 'web/**/*.screen.test.tsx'

/**
 * In the long form, these tests measure how long other callers wait. So they run one by one, after all other tests.
 */
const timed = 'tests/abuse/{budgets/*,hostile-functions,large-requests,outage}.test.ts'

// All test files run in threads of one process, so that they share the compiled code of PGlite.
const threads = { pool: 'threads', maxWorkers: testWorkers() } as const
// A file may contain only tests of the long form, so a file without tests to run passes. A path that matches no
// file at all is a mistake and fails.
const own = { ...threads, passWithNoTests: true } as const
// The files of a thread share loaded modules. Loading them again would take longer than many of the tests.
const shared = { ...own, isolate: false } as const
// Node itself removes the types, as it does on the server, so Vite does not transform the files.
const onNode = { ...shared, experimental: { viteModuleRunner: false, nodeLoader: false } } as const
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
          ...onNode,
          name: 'protocols',
          include: ['tests/**/*.test.ts', ...withDatabase],
          exclude: ['**/node_modules/**', 'tests/{access,browser,founders}/**', timed, ...withPage],
          globalSetup,
        },
      },
      {
        extends: true,
        test: {
          ...onNode,
          name: 'timed',
          include: [timed],
          globalSetup,
          sequence: { groupOrder: isLongForm ? 1 : 0 },
          maxWorkers: isLongForm ? 1 : threads.maxWorkers,
        },
      },
      // Each of these files has its own database and needs nothing else.
      {
        extends: true,
        test: { ...onNode, name: 'access', include: ['tests/access/**/*.test.ts'], globalSetup },
      },
      {
        extends: true,
        test: {
          ...onNode,
          name: 'units',
          include: [pure],
          exclude: ['**/node_modules/**', ...withDatabase, ...changing],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'pages',
          include: withPage,
          exclude: ['**/node_modules/**', ...changing, screens],
          globalSetup,
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
