import { describe, expect, test } from 'vitest'
import { parseBody } from './body.ts'
import { parseCsv } from './csv.ts'
import { parseMediaType } from './media.ts'
import { decode, readPairs } from './url.ts'

const read = (
  text: string,
  type = 'application/json',
  columns: string[] | null = null,
  forFunction = false,
) => parseBody(new TextEncoder().encode(text), parseMediaType(type), columns, forFunction)

describe('bodies of requests are read or refused', () => {
  test.each([
    ['{"b":1,"a":2}', { text: '{"b":1,"a":2}', keys: ['a', 'b'], isObject: true }],
    [' [{"a":1},{"a":2}]', { text: ' [{"a":1},{"a":2}]', keys: ['a'], isObject: false }],
    ['[]', { text: '[]', keys: [], isObject: false }],
    ['5', { text: '[]', keys: [], isObject: false }],
    ['null', { text: '[]', keys: [], isObject: false }],
    ['[{}, {}]', { keys: [], isObject: false }],
  ])('the body %s is read', (text, expected) => {
    expect(read(text)).toMatchObject({ kind: 'json', ...expected })
  })

  test.each(['', '{', '{"a":1', 'x', '[{"a":1},{"b":1}]', '[{"a":1},2]', '[1]', '[{"a":1},{"a":1,"b":2}]'])(
    'a body with %s is refused',
    text => {
      expect(() => read(text)).toThrow(/Empty or invalid json|All object keys must match/)
    },
  )

  test('the rows of a body may have different keys if the URL names the columns', () => {
    expect(read('[{"a":1},{"b":1}]', 'application/json', ['b', 'a'])).toMatchObject({
      keys: ['a', 'b'],
      isObject: false,
    })
  })

  test('a function may be called without a body, with a form, or with any bytes', () => {
    expect(read('', 'application/json', null, true)).toMatchObject({ text: '{}', keys: [] })
    expect(read('a=1&a=2', 'application/x-www-form-urlencoded', null, true)).toEqual({
      kind: 'pairs',
      pairs: [
        ['a', '1'],
        ['a', '2'],
      ],
    })
    expect(read('x', 'text/plain', null, true)).toEqual({ kind: 'raw', bytes: new TextEncoder().encode('x') })
    expect(() => read('x', 'text/plain')).toThrow('Content-Type not acceptable: text/plain')
  })

  test('CK50 csv may have as many values as json', () => {
    const csv = (rows: number) =>
      `${Array.from({ length: 100 }, (_, at) => `c${at}`)}\n${`${','.repeat(99)}\n`.repeat(rows)}`
    expect(read(csv(500), 'text/csv')).toMatchObject({ kind: 'json' })
    expect(() => read(csv(501), 'text/csv')).toThrow('The csv has more than 50000 values')
  })

  test.each(['[', '{"a":', '(', '!('])('CK18 a value with many %s is refused in forms and URLs', part => {
    const value = encodeURIComponent(part.repeat(201))
    expect(() => read(`a=${value}`, 'application/x-www-form-urlencoded', null, true)).toThrow(
      'nested too deeply',
    )
    expect(() => readPairs(`a=eq.${value}`)).toThrow('nested too deeply')
    expect(readPairs(`a=eq.${encodeURIComponent(part.repeat(150))}`)).toHaveLength(1)
  })

  test('csv becomes rows of text and nulls', () => {
    expect(read('a,b\n1,"x, ""y"""\n2,NULL', 'text/csv')).toMatchObject({
      text: '[{"a":"1","b":"x, \\"y\\""},{"a":"2","b":null}]',
      keys: ['a', 'b'],
    })
    expect(() => read('a,b\n1\n2,3', 'text/csv')).toThrow('All lines must have same number of fields')
  })

  test('nesting is limited, and brackets in strings do not count', () => {
    expect(() => read('['.repeat(300))).toThrow('nested deeper')
    expect(read(`{"a":"${'['.repeat(300)}\\"${'{'.repeat(300)}"}`)).toMatchObject({ keys: ['a'] })
  })
})

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\n"x\ny"', [['a'], ['x\ny']]],
  [
    'a,\n,b',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['"unclosed', null],
  ['a"b', null],
  ['', []],
])('the csv text %j becomes the expected rows', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})

test('query strings keep the order, repeated parameters and percent signs that escape nothing', () => {
  expect(readPairs('a=1&b=2&a=%C3%BC+x&c&d=100%&e=%2B')).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['a', 'ü x'],
    ['d', '100%'],
    ['e', '+'],
  ])
  expect(() => decode('%ff')).toThrow('not percent-encoded UTF-8')
  expect(() => decode('%00')).toThrow('0x00')
})

test.each([
  [
    'too many rows',
    JSON.stringify(Array.from({ length: 5001 }, () => ({}))),
    'application/json',
    /more than 5000 rows/,
  ],
  ['too many rows of CSV', `a\n${'b\n'.repeat(5001)}`, 'text/csv', /more than 5000 rows/],
  ['too many values', `{"a":[${'0,'.repeat(50_001)}0]}`, 'application/json', /more than 50000 values/],
  ['long numbers', `{"a":[true${',1.5E+131071'.repeat(8)}]}`, 'application/json', /more than 1000000 digits/],
  ['many places', `{"a":[1${',1e-0016383'.repeat(62)}]}`, 'application/json', /more than 1000000 digits/],
  [
    'long names over many rows',
    `${'n'.repeat(900)}\n${'b\n'.repeat(4900)}`,
    'text/csv',
    /too long for so many/,
  ],
])(
  'CK50 a body with %s is refused, because PostgreSQL would need a hundred times its size',
  (_name, text, type, words) => {
    expect(() => read(text, type)).toThrow(words)
  },
)

test('CK50 the letter e is accepted in words, in keys and in normal numbers', () => {
  const text = '{"1e9999999":"1e9999999 \\"e9999999","b":[true,false,1e400,-2.5e-3]}'
  expect(read(text, 'application/json')).toMatchObject({ kind: 'json', text })
})
