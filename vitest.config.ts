import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

// Each file, and each server that one starts, loads the same modules.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

/** Values in, values out: nothing that one file could leave behind for another. */
const pure =
  '{backend,bench,cofounder,contracts,letters,scripts,supabase,tests/founders,venture}/**/*.test.ts'
const withDatabase = ['backend/tokens/tokens.test.ts', 'scripts/database-types/render.test.ts']

// One process: what PGlite is compiled to serves all files. One more than the cores, because some only wait.
const threads = { pool: 'threads', maxWorkers: 3 } as const

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
          include: ['{tests,web}/**/*.test.{ts,tsx}', ...withDatabase],
          exclude: ['**/node_modules/**', 'tests/browser/**', 'tests/founders/**'],
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...threads,
          name: 'units',
          include: [pure],
          exclude: ['**/node_modules/**', ...withDatabase],
          // Together in one thread, they load what they share once.
          isolate: false,
        },
      },
    ],
  },
})
