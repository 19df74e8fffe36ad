import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{backend,bench,cofounder,contracts,scripts,supabase,tests,web}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/browser/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
