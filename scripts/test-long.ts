/**
 * `npm run test:long`: all that `npm test` leaves to its long form. The server killed twenty times on each database,
 * every budget attacked for half a minute, the layout at eight widths, the founder's day and three weeks on both
 * databases, a thousand random requests of each kind beside PostgREST, and the time of 200 wrong passwords.
 */
import { spawnSync } from 'node:child_process'
import { demand } from './machine.ts'

for (const need of ['postgres', 'postgrest', 'chromium'] as const) demand(need)
const env = { ...process.env, LONG_FORM: 'true', GENERATED_REQUESTS: '1000' }
const parts = [
  ['scripts/test-faults.ts'],
  ['scripts/test-abuse.ts'],
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/rest',
    'tests/realtime',
    'tests/auth/malformed',
    'tests/auth/enumeration',
  ],
  ['node_modules/@playwright/test/cli.js', 'test', 'layout.spec', 'everything.spec', 'evidence.spec'],
]
const failed = parts.filter(part => spawnSync(process.execPath, part, { stdio: 'inherit', env }).status !== 0)
process.exit(failed.length > 0 ? 1 : 0)
