import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { describeFailures, type Outcome, readPlaywright, readVitest, totalsOf } from './test-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('the reports of a test run are read', () => {
  test('the title of a test includes its groups, and a test that did not run counts as skipped', () => {
    const path = write('vitest.json', {
      testResults: [
        {
          assertionResults: [
            { fullName: 'XX01 a group its test', status: 'passed' },
            { fullName: 'another', status: 'failed', failureMessages: ['\u001b[31mexpected 2\u001b[39m'] },
            { fullName: 'a third', status: 'pending' },
          ],
        },
      ],
    })
    expect(readVitest(path)).toEqual([
      { title: 'XX01 a group its test', state: 'passed' },
      { title: 'another', state: 'failed', why: 'expected 2' },
      { title: 'a third', state: 'skipped' },
    ])
  })

  test('a browser test that passed only on the second try counts as failed', () => {
    const saved = join(folder, 'error-context.md')
    writeFileSync(saved, '# Page snapshot\n\n```yaml\n- heading "Settings"\n```\n')
    const attachments = [{ name: 'screenshot' }, { name: 'error-context', path: saved }]
    const results = [{ errors: [{ message: 'no button' }], attachments }]
    const spec = (title: string, status: string) => ({
      title,
      tests: [status === 'unexpected' ? { status, results } : { status }],
    })
    const path = write('playwright.json', {
      suites: [
        {
          title: 'file.spec.ts',
          specs: [spec('one', 'expected'), spec('two', 'flaky'), spec('three', 'skipped')],
          suites: [{ title: 'on a phone', specs: [spec('four', 'unexpected')] }],
        },
      ],
      errors: [{ message: 'no server' }],
    })
    expect(readPlaywright(path)).toEqual([
      { title: 'one', state: 'passed' },
      { title: 'two', state: 'failed' },
      { title: 'three', state: 'skipped' },
      { title: 'on a phone four', state: 'failed', why: 'no button', page: '- heading "Settings"' },
      { title: 'outside of any test', state: 'failed', why: 'no server' },
    ])
  })

  test('the last lines name each failed test and its reason', () => {
    const failed: Outcome[] = [
      { title: 'two', state: 'failed', why: 'expected 2\nreceived 3' },
      { title: 'three', state: 'failed', page: '- heading "Settings"' },
    ]
    expect(describeFailures(failed)).toBe(
      'two\n  expected 2\n  received 3\n\nthree\n  The page:\n  - heading "Settings"',
    )
  })
})

describe('a run of tests fails or passes', () => {
  const fine: Outcome[] = [{ title: 'one', state: 'passed' }]
  const well = { hasFailed: false, isComplete: true }

  test('a run without failures has not failed', () => {
    expect(totalsOf(() => fine, well)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  })

  test.each([
    ['its runner failed outside of any test', () => fine, { ...well, hasFailed: true }],
    ['it had to be complete and something was missing', () => fine, { ...well, isComplete: false }],
    ['no test ran', () => [], well],
    ['there is no report', () => readVitest(join(folder, 'none.json')), well],
  ])('a run has failed when %s', (_title, read, how) => {
    expect(totalsOf(read, how).failed).toBe(1)
  })
})
