/** `npm run bench -- web`: Lighthouse (mobile preset) on the built app, and the JavaScript each page starts with. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { openPglite } from '../backend/database/pglite.ts'
import { buildWebIfChanged } from '../scripts/build-web.ts'
import { ensureChromium } from '../scripts/chromium.ts'
import { type Member, startBackend } from '../tests/support/backend.ts'

type Goal = {
  path: string
  isMember?: boolean
  performance: number
  /** Accessibility, best practices and search engines. */
  others?: number
  scriptKilobytes?: number
}

const goals: readonly Goal[] = [
  { path: '/', performance: 95, others: 100, scriptKilobytes: 110 },
  { path: '/auth', performance: 95, others: 100 },
  { path: '/dashboard', isMember: true, performance: 90, scriptKilobytes: 220 },
]
const largestShift = 0.02
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export async function run(): Promise<void> {
  await buildWebIfChanged()
  const backend = await startBackend(await openPglite())
  const site = backend.url.replace('127.0.0.1', 'localhost')
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  // A profile on disk, because Lighthouse opens its own page and must find the member's session in it.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    const rows = []
    for (const goal of goals) {
      if (goal.isMember) await signIn(browser, site, await backend.member())
      await clearCache(browser)
      rows.push(await measure(goal, site, port))
    }
    console.table(rows.map(({ failed: _failed, ...row }) => row))
    for (const { path, failed } of rows) if (failed.length > 0) console.log(`${path}: ${failed.join(', ')}`)
    if (rows.some(row => row.missed !== '')) process.exitCode = 1
  } finally {
    await browser.close()
    await backend.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function measure(goal: Goal, site: string, port: number) {
  const result = await lighthouse(site + goal.path, { port, disableStorageReset: true, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse had nothing to say about ${goal.path}.`)
  const { lhr } = result
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const scores = Object.fromEntries(categories.map(name => [name, score(name)]))
  const shift = value('cumulative-layout-shift')
  const script = scriptBytes(lhr.audits['network-requests']?.details) / 1000
  const missed = [
    score('performance') < goal.performance && 'performance',
    ...categories.slice(1).map(name => goal.others !== undefined && score(name) < goal.others && name),
    goal.scriptKilobytes !== undefined && script > goal.scriptKilobytes && 'script',
    shift > largestShift && 'shift',
  ].filter(name => name !== false)
  return {
    path: goal.path,
    ...scores,
    'first paint ms': Math.round(value('first-contentful-paint')),
    'largest paint ms': Math.round(value('largest-contentful-paint')),
    'blocking ms': Math.round(value('total-blocking-time')),
    shift: Number(shift.toFixed(3)),
    'script kB': Number(script.toFixed(1)),
    missed: missed.join(', '),
    failed: categories.slice(1).flatMap(name => failedAudits(lhr, name)),
  }
}

/** What keeps a category below 100, by name. */
function failedAudits(lhr: Result, category: string): string[] {
  return (lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${category}/${id}`)
}

/** Every page is measured as a first visit, the member's session aside. */
async function clearCache(browser: BrowserContext): Promise<void> {
  const page = await browser.newPage()
  const devtools = await browser.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.close()
}

/** What came over the wire, compressed as the server compresses it. */
function scriptBytes(details: unknown): number {
  const { items } = details as { items: { resourceType?: string; transferSize: number }[] }
  return items
    .filter(item => item.resourceType === 'Script')
    .reduce((sum, item) => sum + item.transferSize, 0)
}

async function signIn(browser: BrowserContext, site: string, member: Member): Promise<void> {
  const { data } = await member.client.auth.getSession()
  const page = await browser.newPage()
  await page.goto(`${site}/auth`)
  await page.evaluate(
    session => localStorage.setItem('undaunted-session', session),
    JSON.stringify(data.session),
  )
  await page.close()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      )
    })
  })
}
