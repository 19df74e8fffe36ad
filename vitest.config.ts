import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Each file, and each server that one starts, loads the same modules.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

export default defineConfig({
  test: {
    include: ['{backend,bench,cofounder,contracts,scripts,supabase,tests,web}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/browser/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    // One process: what PGlite is compiled to serves all files.
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
