/**
 * `npm run test:touched -- <commit>`: runs the long form of the tests that the changes since that commit affect, with
 * uncommitted files included.
 */
import { execFileSync } from 'node:child_process'
import { findLongTests, longTestsFor, runLongTests } from './long-tests.ts'

const [commit] = process.argv.slice(2)
if (!commit) {
  console.error('Since which commit? npm run test:touched -- main')
  process.exit(1)
}
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
const tests = longTestsFor(changed, findLongTests())
console.log(tests.length > 0 ? tests.join('\n') : 'No test with a long form is concerned.')
process.exit(tests.length > 0 ? await runLongTests(tests) : 0)
