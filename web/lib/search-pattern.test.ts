import { expect, test } from 'vitest'
import { containsFilter } from './search-pattern.ts'

test.each([
  ['ada', 'full_name.ilike."%ada%"'],
  ['  ada ', 'full_name.ilike."%ada%"'],
  ['a,b)', 'full_name.ilike."%a,b)%"'],
  ['50%', 'full_name.ilike."%50\\\\%%"'],
  ['a_b', 'full_name.ilike."%a\\\\_b%"'],
  ['say "hi"', 'full_name.ilike."%say \\"hi\\"%"'],
  ['back\\slash', 'full_name.ilike."%back\\\\\\\\slash%"'],
])('F06 %j is searched as it is written', (words, filter) => {
  expect(containsFilter(['full_name'], words)).toBe(filter)
})

test('F06 several columns are joined', () => {
  expect(containsFilter(['full_name', 'company_name'], 'x')).toBe(
    'full_name.ilike."%x%",company_name.ilike."%x%"',
  )
})
