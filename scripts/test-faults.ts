/**
 * `npm run test:faults`: the same fault tests as in `npm test`, in their long form. The server is killed twenty times
 * under load on each database; give a number to kill it more or less often, as in `npm run test:faults -- 100`.
 */
import { spawnSync } from 'node:child_process'
import { demand } from './machine.ts'

demand('postgres')
const env = { ...process.env, FAULT_ROUNDS: process.argv[2] ?? '20', CHROMIUM: demand('chromium') }
const parts = [
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/faults',
    'tests/database/migrate.test.ts',
    'tests/auth/smtp.test.ts',
  ],
  ['node_modules/@playwright/test/cli.js', 'test', 'tests/browser/faults-', 'tests/browser/connection'],
]
const failed = parts.filter(part => spawnSync(process.execPath, part, { stdio: 'inherit', env }).status !== 0)
process.exit(failed.length > 0 ? 1 : 0)
