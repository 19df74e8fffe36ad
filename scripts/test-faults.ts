/** `npm run test:faults`: the part of the long form that kills processes, uses up resources and cuts connections. */
import { runLongTests } from './long-tests.ts'

process.exit(
  await runLongTests([
    'tests/faults',
    'tests/database/migrate.test.ts',
    'tests/auth/smtp.test.ts',
    'tests/browser/faults-',
    'tests/browser/connection',
  ]),
)
