import { postgresChangesFilter } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { FilterError, parseFilter } from './filter.ts'

const columns = new Set(['id', 'title', 'status'])

describe('the filters of clients are read or refused', () => {
  test.each([
    ['id=eq.5', [{ column: 'id', operator: 'eq', symbol: '=', values: ['5'], negate: false }]],
    [
      'title=not.ilike.%a%',
      [{ column: 'title', operator: 'ilike', symbol: 'ilike', values: ['%a%'], negate: true }],
    ],
    ['id=in.(1,2)', [{ column: 'id', operator: 'in', symbol: 'in', values: ['1', '2'], negate: false }]],
    ['status=is.null', [{ column: 'status', operator: 'is', symbol: 'is', values: ['null'], negate: false }]],
    ['title=eq.a.b=c', [{ column: 'title', operator: 'eq', symbol: '=', values: ['a.b=c'], negate: false }]],
  ])('the filter %s is read', (text, conditions) => {
    expect(parseFilter(text, columns)).toEqual(conditions)
  })

  test("a filter that the client's builder writes is read with the same values", () => {
    const text = postgresChangesFilter().eq('title', 'a, "b" \\ (c)').in('status', ['x,y', 'z']).build()
    expect(parseFilter(text, columns).map(condition => condition.values)).toEqual([
      ['a, "b" \\ (c)'],
      ['x,y', 'z'],
    ])
  })

  test('CK25 one pattern has a maximum length, and all patterns of a filter together have one too', () => {
    const like = (letters: number) => `title=like.%${'a'.repeat(letters - 1)}`
    expect(parseFilter(like(100), columns)).toHaveLength(1)
    expect(() => parseFilter(like(101), columns)).toThrow('like takes at most 100 letters')
    expect(() => parseFilter(`${like(50)},title=not.i${like(51).slice(6)}`, columns)).toThrow(FilterError)
    expect(parseFilter(`title=eq.${'a'.repeat(500)}`, columns)).toHaveLength(1)
  })

  test.each(['', 'id', 'id=5', 'id=between.5', 'secret=eq.1', 'id=in.1,2', 'status=is.maybe'])(
    'the filter %s is refused',
    text => {
      expect(() => parseFilter(text, columns)).toThrow(FilterError)
    },
  )
})
