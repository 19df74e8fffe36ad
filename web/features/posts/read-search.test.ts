import { expect, test } from 'vitest'
import { readSearch } from './read-search.ts'

test.each([
  ['first customer', 'first customer', null],
  ['from:@Nora_L first  customer', 'first customer', 'nora_l'],
  ['pricing from:nora_l', 'pricing', 'nora_l'],
  ['from:@nora_l', '', 'nora_l'],
  ['"word for word" -not', '"word for word" -not', null],
  ['email from: me', 'email from: me', null],
  ['xfrom:me', 'xfrom:me', null],
  ['  ', '', null],
])('NW13 the search %j searches for the words %j by the author %j', (typed, words, author) => {
  expect(readSearch(typed)).toEqual({ words, author })
})
