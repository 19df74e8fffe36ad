/** A Chromium for the browser tests: one already here, else Debian's package, else Playwright's download. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where the browser is, once it is there; throws one line that says what to install when nothing works. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    console.log('Installing Chromium from Debian …')
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update', '-qq'], quiet)
    // Without windows and tabs of its own it needs half the time; older releases only have the whole browser.
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], quiet)
    if (status !== 0) spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  } else {
    console.log('Downloading Chromium through Playwright …')
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
  }
  const installed = findChromium()
  if (!installed) {
    throw new Error(
      'No Chromium found: install the package "chromium", or set CHROMIUM to the path of a Chrome.',
    )
  }
  return installed
}

export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ]
  return candidates.find(path => path && existsSync(path))
}

function isOnPath(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
}
