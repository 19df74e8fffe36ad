import { describe, expect, test } from 'vitest'
import { contentType, mediaTypeName, parseAccept, parseMediaType } from './media.ts'
import { appliedPreferences, parsePreferences } from './prefer.ts'
import { restrict, topRange } from './range.ts'

describe('the Prefer header is read', () => {
  test('known preferences are read, and unknown preferences are listed as invalid', () => {
    expect(
      parsePreferences(
        'count=exact,    tx=rollback   ,return=representation , missing=default, anything, a=b',
        true,
      ),
    ).toMatchObject({
      count: 'exact',
      tx: 'rollback',
      return: 'representation',
      missing: 'default',
      invalid: ['anything', 'a=b'],
    })
  })

  test.each([
    ['return=minimal, return=representation', { return: 'minimal' }],
    ['resolution=ignore-duplicates, resolution=merge-duplicates', { resolution: 'ignore-duplicates' }],
    ['max-affected=5', { maxAffected: 5, invalid: [] }],
    ['max-affected=x', { maxAffected: null, invalid: [] }],
    ['timezone=America/Los_Angeles', { timezone: 'America/Los_Angeles' }],
    ["timezone=x'; drop", { timezone: null, invalid: ["timezone=x'; drop"] }],
    ['', { invalid: [], count: null }],
  ])('the preferences %s are read', (header, expected) => {
    expect(parsePreferences(header, true)).toMatchObject(expected)
  })

  test('a rollback is applied only if callers may choose it', () => {
    expect(parsePreferences('tx=rollback', false)).toMatchObject({ tx: null, invalid: [] })
  })

  test('the reply names the applied preferences in a fixed order', () => {
    const preferences = parsePreferences(
      'handling=strict,max-affected=3,count=exact,return=minimal,resolution=merge-duplicates',
      true,
    )
    expect(appliedPreferences(preferences, ['resolution', 'return', 'count', 'max-affected'])).toBe(
      'resolution=merge-duplicates, return=minimal, count=exact, handling=strict, max-affected=3',
    )
    expect(appliedPreferences(parsePreferences(null, true), ['count'])).toBeNull()
  })
})

describe('the media types of the Accept header are read', () => {
  test.each([
    ['application/json', { form: 'json' }],
    ['application/json; charset=utf-8', { form: 'json' }],
    ['application/vnd.pgrst.object+json', { form: 'object', stripNulls: false }],
    ['application/vnd.pgrst.object', { form: 'object', stripNulls: false }],
    ['application/vnd.pgrst.object+json;nulls=stripped', { form: 'object', stripNulls: true }],
    ['application/vnd.pgrst.array+json', { form: 'json' }],
    ['application/vnd.pgrst.array+json;nulls=stripped', { form: 'array', stripNulls: true }],
    ['image/png', { form: 'other', name: 'image/png' }],
    [
      'application/vnd.pgrst.plan+json; for="application/vnd.pgrst.object+json"; options=analyze|wal|nope',
      {
        form: 'plan',
        format: 'json',
        of: { form: 'object', stripNulls: false },
        options: ['analyze', 'wal'],
      },
    ],
  ])('the media type %s is read', (text, type) => {
    expect(parseMediaType(text)).toEqual(type)
  })

  test('the most preferred media type comes first', () => {
    expect(
      parseAccept('text/html;q=0.2, text/csv;q=0.9, application/json;q=0.9, */*').map(mediaTypeName),
    ).toEqual(['*/*', 'text/csv', 'application/json', 'text/html'])
    expect(parseAccept(null)).toEqual([{ form: 'any' }])
  })

  test('an error shows media types as the request wrote them', () => {
    expect(contentType({ form: 'object', stripNulls: true })).toBe(
      'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
    )
    expect(mediaTypeName(parseMediaType('application/vnd.pgrst.plan'))).toBe(
      'application/vnd.pgrst.plan+text; for="application/json"',
    )
  })
})

describe('the Range header, limit and offset together decide the range of rows', () => {
  const range = (offset: number, limit: number | null) => ({
    offset: BigInt(offset),
    limit: limit === null ? null : BigInt(limit),
  })

  test.each([
    ['GET', '0-9', range(0, null), range(0, 10)],
    ['GET', '5-', range(0, null), range(5, null)],
    ['GET', '5-9', range(0, 3), undefined],
    ['GET', '0-9', range(2, 3), range(2, 3)],
    ['GET', 'nonsense', range(1, 2), range(1, 2)],
    ['POST', '0-9', range(0, null), range(0, null)],
    ['GET', null, range(0, 0), range(0, 0)],
  ])('the range of a %s with %s is correct', (method, header, query, expected) => {
    if (expected === undefined)
      expect(() => topRange(method, header, query)).toThrow('Requested range not satisfiable')
    else expect(topRange(method, header, query)).toEqual(expected)
  })

  test('an impossible range is refused', () => {
    expect(() => topRange('GET', null, range(0, -1))).toThrow('not satisfiable')
    expect(() => topRange('GET', '9-5', range(0, null))).toThrow('not satisfiable')
    expect(() => topRange('PUT', null, range(0, 1))).toThrow('not allowed for PUT')
  })

  test('a range never exceeds the maximum number of rows', () => {
    expect(restrict(range(5, null), 10)).toEqual(range(5, 10))
    expect(restrict(range(0, 3), 10)).toEqual(range(0, 3))
    expect(restrict(range(0, 99), null)).toEqual(range(0, 99))
  })
})
