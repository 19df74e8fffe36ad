/**
 * `npm run test:abuse`: everything the abuse tests do, in full: 20,000 bad requests and 5,000 frames on every database
 * there is, each budget attacked for half a minute, and what is known to be wrong with our dependencies.
 * `-- 42` repeats the run of that seed.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync } from 'node:fs'
import { z } from 'zod'
import { buildWebIfChanged } from './build-web.ts'
import { demand } from './machine.ts'

const seed = process.argv[2] ?? String(randomInt(2 ** 31))
const tests = [
  ...globSync('tests/abuse/*.test.ts'),
  'tests/access/api-attacks.test.ts',
  'tests/storage/abuse.test.ts',
  'tests/rest/hostile.test.ts',
  'tests/realtime/limits.test.ts',
  'tests/realtime/failing-listeners.test.ts',
]

demand('postgres')
await buildWebIfChanged()
console.log(`Seed ${seed}; npm run test:abuse -- ${seed} repeats this run.`)
// The budgets are timed, so they have the machine to themselves.
const budgets = 'tests/abuse/budgets'
const isWell = [runTests(...tests), runTests(budgets)].every(Boolean)
const hasVulnerabilities = auditDependencies()
process.exit(isWell && !hasVulnerabilities ? 0 : 1)

function runTests(...what: string[]): boolean {
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...what], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ABUSE_REQUESTS: process.env.ABUSE_REQUESTS ?? '20000',
      ABUSE_FRAMES: process.env.ABUSE_FRAMES ?? '5000',
      ABUSE_SEED: seed,
    },
  })
  return status === 0
}

/** Only known problems count: if npm cannot be reached, that is logged and is no failure. */
function auditDependencies(): boolean {
  const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
    shell: process.platform === 'win32',
  })
  const answer = readAudit(audit.stdout ?? '')
  if (!answer) {
    console.log('Dependencies: the registry gave no answer about known vulnerabilities; nothing was checked.')
    return false
  }
  const { critical, high, moderate, low } = answer
  console.log(
    `Dependencies: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low vulnerabilities known.`,
  )
  return critical + high > 0
}

function readAudit(text: string) {
  const counts = z.object({ critical: z.number(), high: z.number(), moderate: z.number(), low: z.number() })
  const report = z.object({ metadata: z.object({ vulnerabilities: counts }) })
  try {
    return report.parse(JSON.parse(text)).metadata.vulnerabilities
  } catch {
    return null
  }
}
