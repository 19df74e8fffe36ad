/**
 * `npm test`: types, lint, unit, database, protocol and browser tests, which lines of the specification they proved,
 * and their totals. `npm test -- lint` runs only the parts with that word in their name. What the machine lacks is
 * installed where that can be done; what is still missing then shrinks the run, and with CI=true fails it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildWebIfChanged } from './build-web.ts'
import { type NeedName, provide, withoutIt } from './machine.ts'
import {
  describeFailures,
  type Outcome,
  readPlaywright,
  readVitest,
  reportPaths,
  type Totals,
  totalsOf,
} from './test-reports.ts'

const isCi = ['1', 'true'].includes(process.env.CI ?? '')
const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
const only = process.argv.slice(2)
const leftOut: string[] = []
const failed: Outcome[] = []

await step('types', () => node('scripts/typecheck.ts'))
await step('lint', () => node('scripts/lint.ts'))
await step('unit, database and protocol tests', runVitest)
await step('browser tests', runPlaywright)
if (Object.values(reportPaths).every(existsSync))
  await step('specification', () => node('scripts/spec.ts', '--strict'))

if (failed.length > 0) console.log(`\n── what failed\n${describeFailures(failed)}\n`)
for (const line of leftOut) console.log(line)
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(totals.failed > 0 ? 1 : 0)

async function step(name: string, part: () => Totals | Promise<Totals>): Promise<void> {
  if (only.length > 0 && !only.some(word => name.includes(word))) return
  console.log(`\n── ${name}`)
  const started = performance.now()
  const result = await part()
  for (const key of ['passed', 'failed', 'skipped'] as const) totals[key] += result[key]
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`── ${name}: ${result.failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`)
}

function node(...args: string[]): Totals {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
}

// Both kinds of tests ask the server for the built app.
async function runVitest(): Promise<Totals> {
  const isComplete = [prepare('postgres'), prepare('postgrest')].every(Boolean)
  await buildWebIfChanged()
  const report = freshReport(reportPaths.vitest)
  const ran = node(
    // Its threads share PGlite's compiled code. V8 may free a piece of it twice, which ends the process: it frees none.
    ...['--no-wasm-code-gc', '--no-flush-liftoff-code', 'node_modules/vitest/vitest.mjs'],
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  )
  return totalsOf(noting(readVitest), { hasFailed: ran.failed > 0, isComplete: isComplete || !isCi })
}

async function runPlaywright(): Promise<Totals> {
  const report = freshReport(reportPaths.playwright)
  if (!prepare('chromium')) return { passed: 0, failed: isCi ? 1 : 0, skipped: 1 }
  await buildWebIfChanged()
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report
  const ran = node('node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json')
  return totalsOf(noting(readPlaywright), { hasFailed: ran.failed > 0, isComplete: true })
}

function noting(read: () => Outcome[]): () => Outcome[] {
  return () => {
    const outcomes = read()
    failed.push(...outcomes.filter(({ state }) => state === 'failed'))
    return outcomes
  }
}

/** Whether it is there; if not, the last lines say what that left out. */
function prepare(need: NeedName): boolean {
  if (provide(need)) return true
  leftOut.push(withoutIt(need))
  return false
}

function freshReport(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  rmSync(path, { force: true })
  return path
}
