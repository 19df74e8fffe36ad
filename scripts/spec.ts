/**
 * `npm run spec`: shows which lines of the two lists in docs the last test run has proved. A line is proved if the
 * reports of the test runners contain a passed test with its id in the title. With `--strict` every line must be
 * proved, except lines whose tests were all skipped on this machine.
 */
import { existsSync, readFileSync } from 'node:fs'
import { readPromises } from './spec-lines.ts'
import { type Outcome, readVitest, reportPaths } from './test-reports.ts'
import { readBrowserRun } from './unstable.ts'

const lists = ['docs/spec-checklist.md', 'docs/checks.md'].map(path => readFileSync(path, 'utf8'))
const lines = readPromises(lists.join('\n'))

const absent = Object.values(reportPaths).filter(path => !existsSync(path))
if (absent.length > 0) {
  console.log('No whole run of the tests is on record: `npm test` makes one.')
  process.exit(process.argv.includes('--strict') ? 1 : 0)
}

const outcomes = [...readVitest(), ...readBrowserRun().outcomes]
const idsOf = (wanted: Outcome['state']) =>
  new Set(
    outcomes
      .filter(({ state }) => state === wanted)
      .flatMap(({ title }) => title.match(/\b[A-Z]{1,3}\d\d\b/g) ?? []),
  )
const passed = idsOf('passed')
const failed = idsOf('failed')
const skipped = idsOf('skipped')

const notProven = [...lines.keys()].filter(id => !passed.has(id) || failed.has(id))
const isLeftOut = (id: string) => skipped.has(id) && !failed.has(id)
for (const id of notProven) console.log(`${id}  ${isLeftOut(id) ? '(left out) ' : ''}${lines.get(id)}`)
const unknown = [...new Set([...passed, ...failed, ...skipped])].filter(id => !lines.has(id))
if (unknown.length > 0) console.log(`Named by a test but on neither list: ${unknown.join(', ')}`)
console.log(`${lines.size - notProven.length} of ${lines.size} lines were proven by the last run.`)
if (process.argv.includes('--strict') && !notProven.every(isLeftOut)) process.exit(1)
