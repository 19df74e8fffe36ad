import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

// Each file, and each server that one starts, loads the same modules.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

/** Values in, values out: nothing that one file could leave behind for another. */
const pure =
  '{backend,bench,cofounder,contracts,letters,scripts,supabase,tests/founders,venture,web}/**/*.test.{ts,tsx}'
const withDatabase = ['backend/tokens/tokens.test.ts', 'scripts/database-types/render.test.ts']
/** What these change in a module, or put in its place, would stay in a shared thread. */
const changing = ['web/lib/**/*.test.ts', 'web/features/messages/cache.test.ts']

// One process: what PGlite is compiled to serves all files. One more than the cores, because some only wait.
const threads = { pool: 'threads', maxWorkers: 3 } as const
// The files of a thread load what they share once: loading it anew takes longer than many of them do.
const shared = { ...threads, isolate: false } as const
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
          ...threads,
          name: 'protocols',
          include: ['tests/**/*.test.ts', ...withDatabase],
          exclude: ['**/node_modules/**', 'tests/{access,browser,founders}/**'],
          globalSetup,
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
          exclude: ['**/node_modules/**', ...withDatabase, ...changing],
        },
      },
      { extends: true, test: { ...threads, name: 'alone', include: changing } },
    ],
  },
})
