/**
 * `npm run test:abuse`: the part of the long form that attacks the server, with other values in each run. `SEED=42`
 * repeats the run with that seed.
 */
import { randomInt } from 'node:crypto'
import { runLongTests } from './long-tests.ts'

process.env.SEED ??= String(randomInt(2 ** 31))
console.log(`SEED=${process.env.SEED} npm run test:abuse repeats this run.`)
process.exit(
  await runLongTests([
    'tests/abuse',
    'tests/access/api-attacks.test.ts',
    'tests/storage/abuse.test.ts',
    'tests/rest/hostile.test.ts',
    'tests/realtime/limits.test.ts',
    'tests/realtime/failing-listeners.test.ts',
  ]),
)
