import { describe, expect, test } from 'vitest'
import type { Outcome } from './test-reports.ts'
import { afterSecondTry, problemsOf, readUnstable, type Unstable } from './unstable.ts'

const feed = { file: 'feed.spec.ts', title: 'F01 a post appears' }
const failed: Outcome = { ...feed, state: 'failed', why: 'no post' }
const passed: Outcome = { ...feed, state: 'passed' }
const entry: Unstable = { ...feed, suspectedCause: 'the list is read twice', since: '2026-11-03' }

describe('browser tests that fail', () => {
  test('if a listed test fails and then passes alone, it counts as passed, and a note names the suspected cause', () => {
    expect(afterSecondTry([failed], [passed], [entry])).toEqual({
      outcomes: [passed],
      notes: [
        'Unstable, passed alone: feed.spec.ts › F01 a post appears (since 2026-11-03: the list is read twice)',
      ],
    })
  })

  test('if an unlisted test fails and then passes alone, it still counts as failed, and a note says so', () => {
    const elsewhere = { ...entry, file: 'other.spec.ts' }
    expect(afterSecondTry([failed], [passed], [elsewhere])).toEqual({
      outcomes: [failed],
      notes: [
        'Passed alone, but is not listed as unstable and stays failed: feed.spec.ts › F01 a post appears',
      ],
    })
  })

  test.each([
    ['fails again', [failed]],
    ['is not run again', []],
  ])('a listed test stays failed if it %s', (_, second) => {
    expect(afterSecondTry([failed], second, [entry])).toEqual({ outcomes: [failed], notes: [] })
  })
})

test('the notes leave out a test that passed the first time, whether it is listed or not', () => {
  expect(afterSecondTry([passed], [], [entry])).toEqual({ outcomes: [passed], notes: [] })
})

describe('the list of unstable tests is checked', () => {
  const today = '2026-11-17'
  const outcomes = Array.from({ length: 6 }, (_, number) => ({ ...passed, title: `test ${number}` }))
  const five = outcomes.slice(0, 5).map(({ title }) => ({ ...entry, title }))

  test('the list may contain at most five tests, for at most fourteen days', () => {
    expect(problemsOf(five, outcomes, today)).toEqual([])
  })

  test.each([
    ['holds six', [...five, { ...entry, title: 'test 5' }], 'lists 6 tests'],
    ['keeps one for fifteen days', [{ ...entry, title: 'test 0', since: '2026-11-02' }], 'more than 14 days'],
    ['begins tomorrow', [{ ...entry, title: 'test 0', since: '2026-11-18' }], 'from a later day'],
    ['names a test that does not exist', [entry], 'no such test'],
  ])('the list is refused when it %s', (_, list, problem) => {
    expect(problemsOf(list, outcomes, today)).toEqual([expect.stringContaining(problem)])
  })

  test('the list of this repository can be read', () => {
    expect(readUnstable().length).toBeLessThanOrEqual(5)
  })
})
