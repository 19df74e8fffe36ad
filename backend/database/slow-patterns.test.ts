import { expect, test } from 'vitest'
import { arrayElements, patternLimits, slowPattern } from './slow-patterns.ts'

test.each([
  '',
  '^the',
  'e$',
  '(?i)founder',
  'climate|energy',
  '^[A-Z][a-z]{2,30}( [A-Z][a-z]+)*$',
  String.raw`\mfound(er|ing)s?\M`,
  String.raw`^[^@\s]+@[^@\s]+\.[a-z]{2,}$`,
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`[\1()]{3}[[:alpha:](]+[]\]]`,
  '(?:a|b)+',
  'a{,3}{x}',
  'a{200}',
])('CK25 the expression %s is accepted', pattern => {
  expect(slowPattern([pattern])).toBeNull()
})

test.each([
  [String.raw`^(a+)(a+)(a+)\1\2\3ab$`, 'refers back'],
  [String.raw`(a)[\]\1](b)\2`, 'refers back'],
  [String.raw`(a)[^]]\1`, 'refers back'],
  [String.raw`(a)[[:alpha:]]\1`, 'refers back'],
  [String.raw`\c[(a)\1]`, 'refers back'],
  [String.raw`[\c][](a)\1]`, 'refers back'],
  [String.raw`[[.].]](a)\1]`, 'refers back'],
  ['(?=.*b)a', 'looks ahead'],
  ['(?!b)a', 'looks ahead'],
  ['(?<=b)a', 'looks ahead'],
  ['x(?i)a', 'looks ahead'],
  ['***:(a)', 'changes how it is read'],
  [String.raw`(?b)\(a\)\1`, 'changes how it is read'],
  ['(?ix)a # b', 'changes how it is read'],
  ['(?:(a{1,40}){1,40}){1,40}b', 'repetitions'],
  ['(?:(a{40}){40}){40}b', 'repetitions'],
  ['(a*|b*|c*|d*){100}z', 'repetitions'],
  ['(a?){200}b', 'repetitions'],
  ['a{10,}{10,}{10,}', 'repetitions'],
  ['([[:<:]]|[[:>:]]|a){33}b', 'repetitions'],
  [String.raw`(\y|)`.repeat(14), 'repetitions'],
  [String.raw`(\y|\m|\M|a){18}b`, 'repetitions'],
  ['a{10}?{10}?{10}?', 'repetitions'],
  ['a)(b{201}', 'repetitions'],
  [`${'('.repeat(9)}a${')'.repeat(9)}`, 'nested deeper'],
  ['a'.repeat(patternLimits.strangers.length + 1), 'longer than'],
])('CK25 the expression %s is refused, because it %s', (pattern, reason) => {
  expect(slowPattern([pattern])).toContain(reason)
})

test('CK25 many small expressions in one request count as one large expression', () => {
  expect(slowPattern(Array.from({ length: 20 }, () => 'a{5}'))).toBeNull()
  expect(slowPattern(Array.from({ length: 60 }, () => 'a{5}'))).toContain('repetitions')
})

test('CK25 the secret key may use look-around and back-references, but no expression that breaks the engine', () => {
  const bySecret = (pattern: string) => slowPattern([pattern], patternLimits.secret)
  expect(bySecret(String.raw`^(a+)(?=b)(a+)\1\2$`)).toBeNull()
  expect(bySecret('(a{1,40}){1,40}')).toBeNull()
  expect(bySecret('(?:(a{1,40}){1,40}){1,40}b')).toContain('repetitions')
})

test.each([
  ['{a,b}', ['a', 'b']],
  [String.raw`{"(a)\\1","b,c"}`, [String.raw`(a)\1`, 'b,c']],
  ['{{a},{b}}', ['a', 'b']],
  ['(a)', ['(a)']],
  ['', []],
])('CK25 each expression in %s is checked', (literal, expected) => {
  expect(arrayElements(literal)).toEqual(expected)
})
