/** `npm test`: types, lint, the specification, unit, database, protocol and browser tests, and their totals. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWebIfChanged } from './build-web.ts'
import { ensureChromium } from './chromium.ts'

type Totals = { passed: number; failed: number; skipped: number }

const reports = mkdtempSync(join(tmpdir(), 'undaunted-test-'))
const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
const only = process.argv.slice(2)

await step('types', () => node('scripts/typecheck.ts'))
await step('lint', () => node('scripts/lint.ts'))
await step('specification', () => node('scripts/spec.ts', '--strict'))
await step('unit, database and protocol tests', runVitest)
await step('browser tests', runPlaywright)

rmSync(reports, { recursive: true, force: true })
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed > 0 ? 1 : 0)

/** Runs one part; a part that could not even report counts as one failure. `npm test -- lint` runs only that. */
async function step(name: string, part: () => Totals | Promise<Totals>): Promise<void> {
  if (only.length > 0 && !only.some(word => name.includes(word))) return
  console.log(`\n── ${name}`)
  const started = performance.now()
  const result = await part()
  for (const key of ['passed', 'failed', 'skipped'] as const) totals[key] += result[key]
  console.log(
    `── ${name}: ${result.failed > 0 ? 'FAILED' : 'ok'} in ${Math.round((performance.now() - started) / 1000)} s`,
  )
}

function node(...args: string[]): Totals {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
}

// Both kinds of tests ask the server for the built app.
async function runVitest(): Promise<Totals> {
  await buildWebIfChanged()
  const report = join(reports, 'vitest.json')
  const ran = node(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  )
  return readReport(report, ran, (json: VitestReport) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }))
}

async function runPlaywright(): Promise<Totals> {
  process.env.CHROMIUM = ensureChromium()
  await buildWebIfChanged()
  const report = join(reports, 'playwright.json')
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
  const ran = node('node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json')
  return readReport(report, ran, (json: PlaywrightReport) => ({
    passed: json.stats.expected,
    failed: json.stats.unexpected + json.stats.flaky,
    skipped: json.stats.skipped,
  }))
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** The runner's own counts; a runner that failed outside of any test (a broken import, say) still fails. */
function readReport<Report>(path: string, ran: Totals, count: (json: Report) => Totals): Totals {
  try {
    const counted = count(JSON.parse(readFileSync(path, 'utf8')))
    return ran.failed > 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
