import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, testWorkers } from './scripts/machine.ts'

// Each run has its own number, so that two runs at the same time do not delete each other's files. The worker
// processes inherit the number of the first process.
process.env.BROWSER_TEST_RUN ??= String(process.pid)

// All servers load the same modules, so they share a cache of compiled code.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

// All browser tests share one server and one browser. No test is tried again, because a test that sometimes fails
// is a bug.
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: `test-results/${process.env.BROWSER_TEST_RUN}`,
  globalSetup: './tests/browser/global-setup.ts',
  workers: testWorkers(),
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Alone, the longest test takes a minute and a half. On a machine that is busy with other work it takes five
  // minutes.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  // The longest file starts first. Otherwise it would run alone at the end, and everybody would wait for it.
  projects: [
    { name: 'layout', testMatch: 'layout.spec.ts' },
    { name: 'journeys', testIgnore: 'layout.spec.ts' },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // The tests of a worker share one browser context, which is emptied between them. Its cache keeps the app's
    // files and their compiled code. If a test has several people, each further person gets a separate context.
    reuseContext: true,
    // Drawing animations is a quarter of the browser's work, so they are switched off. A test about animations
    // switches them on.
    reducedMotion: 'reduce',
    // Use `--trace on` to examine a failure. Recording is off, because it makes the tests take 50 % longer.
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
