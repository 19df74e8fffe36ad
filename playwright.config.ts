import { defineConfig } from '@playwright/test'

// Two runs at the same time must not clear each other's files; the workers inherit the first process's number.
process.env.BROWSER_TEST_RUN ??= String(process.pid)

// One server and one browser for all journeys; nothing is retried, because a flaky test is a bug.
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: `test-results/${process.env.BROWSER_TEST_RUN}`,
  globalSetup: './tests/browser/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
