import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const globalSetup = 'tests/support/global-setup.ts'

export default defineConfig({
  test: {
    include: ['{backend,cofounder,contracts,scripts,supabase,tests,web}/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', '**/node_modules/**'],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
})
