/** Reads the reports of the two test runners about their last run. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export const reportPaths = {
  vitest: 'node_modules/.cache/test-reports/vitest.json',
  playwright: 'node_modules/.cache/test-reports/playwright.json',
}

/** The report of the second run. It repeats the browser tests that failed in the first run. */
export const secondTryPath = 'node_modules/.cache/test-reports/playwright-second-try.json'

export type Outcome = {
  /** The path of the file, only for a browser test. */
  readonly file?: string | undefined
  /** The title includes the titles of the test's groups. */
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** The message of the runner about the failure. */
  readonly why?: string
  /** The content of the page when the test failed, as Playwright saved it. */
  readonly page?: string
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
})

const browserTest = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        errors: z.array(z.object({ message: z.string().optional() })),
        attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).optional(),
      }),
    )
    .optional(),
})
type Suite = z.infer<typeof suite>
const suite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), file: z.string().optional(), tests: z.array(browserTest) })),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({
  suites: z.array(suite),
  /** Errors outside of any test. */
  errors: z.array(z.object({ message: z.string().optional() })).optional(),
})

export function readVitest(path = reportPaths.vitest): Outcome[] {
  const { testResults } = vitestReport.parse(JSON.parse(readFileSync(path, 'utf8')))
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
      ...because(failureMessages),
    }))
}

/** The states of Playwright. A test that failed first and then passed counts as failed. */
const playwrightStates: Readonly<Record<string, Outcome['state']>> = {
  expected: 'passed',
  skipped: 'skipped',
}

export function readPlaywright(path = reportPaths.playwright): Outcome[] {
  const { suites, errors = [] } = playwrightReport.parse(JSON.parse(readFileSync(path, 'utf8')))
  const outcomesOf = (one: Suite, titles: readonly string[]): Outcome[] => [
    ...one.specs.flatMap(({ title, file, tests }) =>
      tests.map(({ status, results }) => ({
        file,
        title: [...titles, title].join(' '),
        state: playwrightStates[status] ?? 'failed',
        ...because(results?.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))),
        ...pageOf(results?.flatMap(({ attachments = [] }) => attachments)),
      })),
    ),
    ...(one.suites ?? []).flatMap(inner => outcomesOf(inner, [...titles, inner.title])),
  ]
  return [
    ...suites.flatMap(file => outcomesOf(file, [])),
    ...errors.map(({ message = '' }) => ({
      title: 'outside of any test',
      state: 'failed' as const,
      ...because([message]),
    })),
  ]
}

function because(messages: readonly string[] = []): Pick<Outcome, 'why'> {
  const why = messages.map(stripVTControlCharacters).join('\n').trim()
  return why === '' ? {} : { why }
}

/**
 * Returns the content of the page that Playwright saved with a failure. It is printed, because some machines do not
 * keep files.
 */
function pageOf(
  attachments: readonly { name: string; path?: string | undefined }[] = [],
): Pick<Outcome, 'page'> {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  const page =
    path && existsSync(path) ? /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1] : undefined
  return page ? { page: page.trimEnd() } : {}
}

/** Repeats the failures at the end of the output, because in a long run they appeared much earlier. */
export function describeFailures(failed: readonly Outcome[]): string {
  const linesOf = (text: string | undefined, most: number) => text?.split('\n').slice(0, most) ?? []
  return failed
    .map(({ title, why, page }) => {
      const lines = [...linesOf(why, 25), ...(page ? ['The page:', ...linesOf(page, 60)] : [])]
      return [title, ...lines.map(line => `  ${line}`)].join('\n')
    })
    .join('\n\n')
}

export type Totals = Record<Outcome['state'], number>

/**
 * Counts the results of the runner. A run also fails if an error happened outside of any test (such as a broken
 * import), or if there is no report.
 */
export function totalsOf(
  read: () => Outcome[],
  { hasFailed, isComplete }: { hasFailed: boolean; isComplete: boolean },
): Totals {
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
  try {
    for (const { state } of read()) totals[state] += 1
  } catch (error) {
    console.error(`The runner left no report: ${error instanceof Error ? error.message : error}`)
  }
  const mustFail = hasFailed || !isComplete || totals.passed === 0
  return mustFail && totals.failed === 0 ? { ...totals, failed: 1 } : totals
}
