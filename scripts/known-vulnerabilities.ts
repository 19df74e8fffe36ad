/** Fails if a package of the product has a known vulnerability with the level high or critical. */
import { spawnSync } from 'node:child_process'
import { z } from 'zod'

const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
})
const answer = readAudit(audit.stdout ?? '')
if (!answer) {
  console.log('The registry gave no answer about known vulnerabilities; nothing was checked.')
  process.exit(0)
}
const { critical, high, moderate, low } = answer
console.log(`${critical} critical, ${high} high, ${moderate} moderate, ${low} low vulnerabilities known.`)
process.exit(critical + high > 0 ? 1 : 0)

function readAudit(text: string) {
  const counts = z.object({ critical: z.number(), high: z.number(), moderate: z.number(), low: z.number() })
  const report = z.object({ metadata: z.object({ vulnerabilities: counts }) })
  try {
    return report.parse(JSON.parse(text)).metadata.vulnerabilities
  } catch {
    return null
  }
}
