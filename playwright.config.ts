import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, testWorkers } from './scripts/machine.ts'

// Two runs at the same time must not clear each other's files; the workers inherit the first process's number.
process.env.BROWSER_TEST_RUN ??= String(process.pid)

// Every server that is started loads the same modules.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

// One server and one browser for all journeys; nothing is retried, because a flaky test is a bug.
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: `test-results/${process.env.BROWSER_TEST_RUN}`,
  globalSetup: './tests/browser/global-setup.ts',
  workers: testWorkers(),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // The longest journey takes a minute and a half alone, and five on a machine with a dozen other things to do.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  // The longest file begins first, so that nobody waits for it alone at the end.
  projects: [
    { name: 'layout', testMatch: 'layout.spec.ts' },
    { name: 'journeys', testIgnore: 'layout.spec.ts' },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // The tests of a worker share a context that is emptied between them: its cache holds the app's files and their
    // compiled code. Other people of a test are in contexts of their own.
    reuseContext: true,
    // Drawing what only moves is a quarter of the browser's work: a test of motion asks for it.
    reducedMotion: 'reduce',
    // `--trace on` where a failure needs to be looked at: recording every journey costs half as much again.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
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
