/**
 * `npm test`: runs types, lint, unit, database, protocol and browser tests. It prints totals, and the lines of the
 * specification that the tests proved. `npm test -- lint` runs only the parts with that word in their name. Missing
 * programs are installed if possible. Without them, fewer tests run, and with CI=true the run fails.
 * `--note-durations` writes the order in which later runs start the test files.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { text } from 'node:stream/consumers'
import { isLongForm } from '../tests/support/long-form.ts'
import { buildWebIfChanged } from './build-web.ts'
import { needsOfLongForm } from './long-tests.ts'
import { type NeedName, provide, withoutIt } from './machine.ts'
import {
  describeFailures,
  type Outcome,
  readPlaywright,
  readVitest,
  reportPaths,
  secondTryPath,
  type Totals,
  totalsOf,
} from './test-reports.ts'
import { mostUnstable, problemsOf, readBrowserRun, readUnstable } from './unstable.ts'

const isCi = ['1', 'true'].includes(process.env.CI ?? '')
const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
const only = process.argv.slice(2).filter(word => !word.startsWith('--'))
const isNotingDurations = process.argv.includes('--note-durations')
const lastLines: string[] = []
const failed: Outcome[] = []

const [tests, journeys] = ['unit, database and protocol tests', 'browser tests']
// Each of these steps uses one core, so they run at the same time.
await Promise.all([
  step('types', () => quietly('scripts/typecheck.ts')),
  step('lint', () => quietly('scripts/lint.ts')),
  ...([tests, journeys].some(isWanted) ? [buildWebIfChanged()] : []),
])
await step(tests, runVitest)
await step(journeys, runPlaywright)
if (isLongForm) {
  await step('short measurements', () => node('scripts/bench.ts', '--short'))
  await step('known vulnerabilities', () => node('scripts/known-vulnerabilities.ts'))
}
if (Object.values(reportPaths).every(existsSync))
  await step('specification', () => node('scripts/spec.ts', '--strict'))

if (failed.length > 0) console.log(`\n── what failed\n${describeFailures(failed)}\n`)
for (const line of lastLines) console.log(line)
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed > 0 ? 1 : 0)

function isWanted(name: string): boolean {
  return only.length === 0 || only.some(word => name.includes(word))
}

async function step(name: string, part: () => Totals | Promise<Totals>): Promise<void> {
  if (!isWanted(name)) return
  console.log(`\n── ${name}`)
  const started = performance.now()
  const result = await part()
  for (const key of ['passed', 'failed', 'skipped'] as const) totals[key] += result[key]
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`── ${name}: ${result.failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`)
}

function node(...args: string[]): Totals {
  return countAs(spawnSync(process.execPath, args, { stdio: 'inherit' }).status)
}

/** Runs a script beside other work. Prints its output only when it has ended, so that outputs do not mix. */
async function quietly(...args: string[]): Promise<Totals> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [said, complained, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>(resolve => child.on('close', resolve)),
  ])
  process.stdout.write(said + complained)
  return countAs(status)
}

function countAs(status: number | null): Totals {
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
}

// Vitest and the browser tests both need the built app.
async function runVitest(): Promise<Totals> {
  const needs = isLongForm ? needsOfLongForm : (['postgres', 'postgrest'] as const)
  const isComplete = needs.map(prepare).every(Boolean)
  await buildWebIfChanged()
  const report = freshReport(reportPaths.vitest)
  const ran = node(
    // The threads share the compiled code of PGlite. V8 may free a part of this code twice, which ends the process.
    // So freeing is switched off.
    ...['--no-wasm-code-gc', '--no-flush-liftoff-code', 'node_modules/vitest/vitest.mjs'],
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...(isNotingDurations ? ['--reporter=./tests/support/durations.ts'] : []),
  )
  return totalsOf(() => noting(readVitest()), {
    hasFailed: ran.failed > 0,
    isComplete: isComplete || !isCi,
  })
}

async function runPlaywright(): Promise<Totals> {
  const report = freshReport(reportPaths.playwright)
  freshReport(secondTryPath)
  if (!prepare('chromium')) return { passed: 0, failed: isCi ? 1 : 0, skipped: 1 }
  await buildWebIfChanged()
  process.env.PLAYWRIGHT_LAST_RUN_OUTPUT_FILE = `${dirname(report)}/playwright-last-run.json`
  const ran = playwright(report)
  const failures = existsSync(report) ? readPlaywright().filter(({ state }) => state === 'failed') : []
  if (failures.length > 0 && failures.length <= mostUnstable && !isLongForm) {
    console.log('── what failed, once more and by itself')
    playwright(secondTryPath, '--last-failed', '--workers=1')
  }
  const hasFailed = ran.failed > 0 && failures.length === 0
  return totalsOf(() => noting(readSettledBrowserRun()), { hasFailed, isComplete: true })
}

function playwright(report: string, ...options: string[]): Totals {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
  return node('node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', ...options)
}

/**
 * Returns the results of the browser tests. Each problem of the list of unstable tests counts as one more failure.
 */
function readSettledBrowserRun(): Outcome[] {
  const { outcomes, notes } = readBrowserRun()
  lastLines.push(...notes)
  const today = new Date().toISOString().slice(0, 10)
  const problems = problemsOf(readUnstable(), outcomes, today)
  return [...outcomes, ...problems.map(title => ({ title, state: 'failed' as const }))]
}

function noting(outcomes: Outcome[]): Outcome[] {
  failed.push(...outcomes.filter(({ state }) => state === 'failed'))
  return outcomes
}

/** Returns whether the program is available. If not, the last lines of the run say which tests were left out. */
function prepare(need: NeedName): boolean {
  if (provide(need)) return true
  lastLines.push(withoutIt(need))
  return false
}

function freshReport(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  return path
}
