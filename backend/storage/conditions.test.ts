import { describe, expect, test } from 'vitest'
import { hasFailed, isUnchanged, parseRange, rangeStillHolds } from './conditions.ts'

describe('ranges of a file of 100 bytes are read as RFC 9110 defines them', () => {
  test.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=50-500', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    [undefined, null],
  ])('the header %s requests the expected range of a file', (header, expected) =>
    expect(parseRange(header, 100)).toEqual(expected),
  )

  test('no range of an empty file can be satisfied', () =>
    expect(parseRange('bytes=0-0', 0)).toBe('unsatisfiable'))
})

describe('conditional requests are answered as RFC 9110 defines them', () => {
  const validators = { etag: '"v1"', lastModified: new Date('2026-01-01T00:00:00.500Z') }
  const same = 'Thu, 01 Jan 2026 00:00:00 GMT'
  const earlier = 'Wed, 31 Dec 2025 00:00:00 GMT'
  const headers = (given: Record<string, string>) => (name: string) => given[name]

  test.each([
    [{ 'if-none-match': '"v1"' }, true],
    [{ 'if-none-match': 'W/"v1"' }, true],
    [{ 'if-none-match': '"v0", "v1"' }, true],
    [{ 'if-none-match': '"v0"' }, false],
    [{ 'if-none-match': '"v0"', 'if-modified-since': same }, false],
    [{ 'if-modified-since': same }, true],
    [{ 'if-modified-since': earlier }, false],
    [{ 'if-modified-since': 'nonsense' }, false],
    [{}, false],
  ])('with the headers %j the answer to "is the file unchanged" is %s', (given, expected) => {
    expect(isUnchanged(headers(given as Record<string, string>), validators)).toBe(expected)
  })

  test('a precondition is met only by the version of the file that it names', () => {
    expect(hasFailed(headers({ 'if-match': '"v1"' }), validators)).toBe(false)
    expect(hasFailed(headers({ 'if-match': '"v0"' }), validators)).toBe(true)
    expect(hasFailed(headers({ 'if-unmodified-since': earlier }), validators)).toBe(true)
    expect(rangeStillHolds(headers({ 'if-range': '"v0"' }), validators)).toBe(false)
    expect(rangeStillHolds(headers({ 'if-range': same }), validators)).toBe(true)
  })
})
