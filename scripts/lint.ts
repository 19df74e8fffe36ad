/**
 * `npm run lint`: runs the formatter, the linter and the project's own rules. `-- --write` fixes what can be
 * fixed.
 */
import { spawnSync } from 'node:child_process'
import { checkArrows } from './arrows.ts'
import { writeHouse } from './house.ts'
import { checkLock } from './lock-platforms.ts'
import { checkMigrationOrder } from './migration-order.ts'
import { checkSwallowed } from './swallowed.ts'

const biome = [
  'node_modules/@biomejs/biome/bin/biome',
  'check',
  '--error-on-warnings',
  ...process.argv.slice(2),
]
if (process.argv.includes('--write')) writeHouse(process.cwd())
const { status } = spawnSync(process.execPath, biome, { stdio: 'inherit' })
const problems = [checkArrows, checkSwallowed, checkLock, checkMigrationOrder].flatMap(check =>
  check(process.cwd()),
)
for (const problem of problems) console.error(problem)
process.exit(status === 0 && problems.length === 0 ? 0 : 1)
