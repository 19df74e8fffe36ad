/**
 * `npm run bench -- web`: runs Lighthouse (mobile preset) on the built app, and measures the first JavaScript of each
 * page.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { openPglite } from '../backend/database/pglite.ts'
import { buildWebIfChanged } from '../scripts/build-web.ts'
import { demand } from '../scripts/machine.ts'
import { type Member, startBackend } from '../tests/support/backend.ts'
import { freePort } from '../tests/support/postgres.ts'
import { formatNumber } from './support/report.ts'
import type { Figure, Result as Measured } from './support/result.ts'

type Goal = {
  path: string
  isMember?: boolean
  performance?: number
  /** The required points for accessibility, best practices and search engines. */
  others?: number
  scriptKilobytes?: number
}

const goals: readonly Goal[] = [
  { path: '/', performance: 95, others: 100, scriptKilobytes: 110 },
  { path: '/auth', performance: 95, others: 100, scriptKilobytes: 150 },
  { path: '/dashboard', isMember: true, performance: 90, scriptKilobytes: 220 },
  { path: '/feed', isMember: true },
]
const largestShift = 0.02
const categories = ['accessibility', 'best-practices', 'seo']

export async function run(): Promise<Measured> {
  await buildWebIfChanged()
  const backend = await startBackend(await openPglite())
  const site = backend.url.replace('127.0.0.1', 'localhost')
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  // Uses a profile on disk, because Lighthouse opens its own page and must find the member's session there.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: demand('chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    const figures: Figure[] = []
    for (const goal of goals) {
      if (goal.isMember) await signIn(browser, site, await backend.member())
      await clearCache(browser)
      figures.push(...(await measure(goal, site, port)))
    }
    return {
      title: 'The web app',
      about:
        'Lighthouse with its mobile preset (a slow phone on a slow network, simulated) on the built app, every page as a first visit; the dashboard and the feed as a member who is signed in. On PGlite.',
      figures,
    }
  } finally {
    await browser.close()
    await backend.close()
    await rm(profile, { recursive: true, force: true })
  }
}

async function measure(goal: Goal, site: string, port: number): Promise<Figure[]> {
  const result = await lighthouse(site + goal.path, { port, disableStorageReset: true, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse had nothing to say about ${goal.path}.`)
  const { lhr } = result
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const ms = (audit: string) => `${formatNumber(value(audit))} ms`
  return [
    {
      name: `${goal.path} performance`,
      value: score('performance'),
      unit: '',
      ...(goal.performance !== undefined && {
        aim: { of: 'value', atLeast: goal.performance } as const,
      }),
      note: `first paint ${ms('first-contentful-paint')}, largest ${ms('largest-contentful-paint')}, blocked ${ms('total-blocking-time')}`,
    },
    ...categories.map(name => ({
      name: `${goal.path} ${name}`,
      value: score(name),
      unit: '',
      ...(goal.others !== undefined && { aim: { of: 'value', atLeast: goal.others } as const }),
      note: failedAudits(lhr, name).join(', '),
    })),
    {
      name: `${goal.path} layout shift`,
      value: value('cumulative-layout-shift'),
      unit: '',
      aim: { of: 'value', atMost: largestShift },
    },
    {
      name: `${goal.path} script, compressed`,
      value: scriptBytes(lhr.audits['network-requests']?.details) / 1000,
      unit: 'kB',
      ...(goal.scriptKilobytes !== undefined && {
        aim: { of: 'value', atMost: goal.scriptKilobytes } as const,
      }),
    },
  ]
}

/** Returns the names of the audits that keep a category below 100. */
function failedAudits(lhr: Result, category: string): string[] {
  return (lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}

/** Clears the cache, so that every page is measured as a first visit. The session of the member is kept. */
async function clearCache(browser: BrowserContext): Promise<void> {
  const page = await browser.newPage()
  const devtools = await browser.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.close()
}

/** Returns the number of bytes that were sent over the network after the server compressed them. */
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
