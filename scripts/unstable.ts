/**
 * Handles browser tests that sometimes fail by chance. They are listed in tests/unstable.json until they are fixed.
 * A failed test runs once more alone. If a listed test then passes, it counts as passed, and the last lines of the
 * run name it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Outcome, readPlaywright, secondTryPath } from './test-reports.ts'

/**
 * The maximum number of tests in the list. If more tests than this fail, chance is not the reason, so they are not
 * tried again.
 */
export const mostUnstable = 5
const mostDays = 14

const entrySchema = z.strictObject({
  /** The path under tests/browser. */
  file: z.string(),
  /** The title includes the titles of the test's groups. */
  title: z.string(),
  suspectedCause: z.string().min(10),
  since: z.iso.date(),
})
export type Unstable = z.infer<typeof entrySchema>

export const readUnstable = (path = 'tests/unstable.json'): Unstable[] =>
  z.array(entrySchema).parse(JSON.parse(readFileSync(path, 'utf8')))

type Test = Pick<Outcome, 'file' | 'title'>
const nameOf = ({ file, title }: Test) => `${file} › ${title}`
const isSame = (a: Test) => (b: Test) => nameOf(a) === nameOf(b)

/** Returns the problems of the list itself. Each problem fails the run. */
export function problemsOf(list: readonly Unstable[], outcomes: readonly Outcome[], today: string): string[] {
  const daysSince = (day: string) => (Date.parse(today) - Date.parse(day)) / 86_400_000
  const tooMany = `tests/unstable.json lists ${list.length} tests; at most ${mostUnstable} may be unstable.`
  return [
    ...(list.length > mostUnstable ? [tooMany] : []),
    ...list.flatMap(entry => [
      ...(daysSince(entry.since) > mostDays
        ? [`Listed as unstable for more than ${mostDays} days: ${nameOf(entry)}`]
        : []),
      ...(daysSince(entry.since) < 0 ? [`Listed as unstable from a later day: ${nameOf(entry)}`] : []),
      ...(outcomes.some(isSame(entry)) ? [] : [`Listed as unstable, but no such test: ${nameOf(entry)}`]),
    ]),
  ]
}

/** Returns the results after the second try, and a note for each test that passed only in the second try. */
export function afterSecondTry(
  first: readonly Outcome[],
  second: readonly Outcome[],
  list: readonly Unstable[],
): { outcomes: Outcome[]; notes: string[] } {
  const notes: string[] = []
  const outcomes = first.map((outcome): Outcome => {
    const hasPassedAlone = second.some(other => isSame(outcome)(other) && other.state === 'passed')
    if (outcome.state !== 'failed' || !hasPassedAlone) return outcome
    const entry = list.find(isSame(outcome))
    if (!entry) {
      notes.push(`Passed alone, but is not listed as unstable and stays failed: ${nameOf(outcome)}`)
      return outcome
    }
    notes.push(`Unstable, passed alone: ${nameOf(outcome)} (since ${entry.since}: ${entry.suspectedCause})`)
    return { file: outcome.file, title: outcome.title, state: 'passed' }
  })
  return { outcomes, notes }
}

/** Reads the results of the last run of the browser tests, including the second try of failed tests. */
export function readBrowserRun() {
  return afterSecondTry(
    readPlaywright(),
    existsSync(secondTryPath) ? readPlaywright(secondTryPath) : [],
    readUnstable(),
  )
}
