import { describe, expect, test } from 'vitest'
import { parameterTest } from './filter.ts'
import { fieldName, jsonPath } from './lexemes.ts'
import { logicTree } from './logic.ts'
import { order } from './order.ts'
import { type Parser, parse } from './parser.ts'
import { select } from './select.ts'

const failure = <T>(parser: Parser<T>, input: string) => {
  const outcome = parse(parser, '', input)
  return outcome.ok ? outcome : `${outcome.message.slice(3)} ${outcome.details}`
}

describe('parse errors have the messages of PostgREST', () => {
  test.each([
    [fieldName, ':', '(line 1, column 1) unexpected ":" expecting field name (* or [a..z0..9_$])'],
    [
      jsonPath,
      '->>-78xy',
      '(line 1, column 7) unexpected \'x\' expecting digit, "->", "::", ".", "," or end of input',
    ],
    [jsonPath, '->>--34', '(line 1, column 5) unexpected "-" expecting digit'],
    [jsonPath, '->>-xy-4', '(line 1, column 5) unexpected "x" expecting digit'],
    [
      select,
      'id,clients(name[])',
      '(line 1, column 16) unexpected \'[\' expecting letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input',
    ],
    [
      select,
      'data->>-78xy',
      '(line 1, column 11) unexpected \'x\' expecting digit, "->", "::", ".", "," or end of input',
    ],
    [select, 'name::', '(line 1, column 7) unexpected end of input expecting letter or digit'],
    [parameterTest, 'val', '(line 1, column 1) unexpected "v" expecting "not" or operator (eq, gt, ...)'],
    [parameterTest, 'fts().value', '(line 1, column 5) unexpected ")" expecting operator (eq, gt, ...)'],
    [parameterTest, 'eq().value', '(line 1, column 4) unexpected ")" expecting operator (eq, gt, ...)'],
    [parameterTest, 'is().value', '(line 1, column 3) unexpected "(" expecting operator (eq, gt, ...)'],
    [
      order,
      'clients(name,id)',
      '(line 1, column 8) unexpected \'(\' expecting letter, digit, "-", "->>", "->", delimiter (.), "," or end of input',
    ],
    [
      order,
      'id.ac',
      '(line 1, column 4) unexpected "c" expecting "asc", "desc", "nullsfirst" or "nullslast"',
    ],
    [order, 'id.descc', '(line 1, column 8) unexpected \'c\' expecting delimiter (.), "," or end of input'],
    [order, 'id.nullslasttt', '(line 1, column 13) unexpected \'t\' expecting "," or end of input'],
    [order, 'id.asc.nlsfst', '(line 1, column 8) unexpected "l" expecting "nullsfirst" or "nullslast"'],
    [
      logicTree,
      'or()',
      '(line 1, column 4) unexpected ")" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    ],
    [logicTree, 'or(id.in.1,2,id.eq.3)', '(line 1, column 10) unexpected "1" expecting "("'],
    [logicTree, 'or)(', '(line 1, column 3) unexpected ")" expecting "("'],
    [logicTree, 'and(ord(id.eq.1,id.eq.1),id.eq.2)', '(line 1, column 7) unexpected "d" expecting "("'],
    [
      logicTree,
      'or(id.eq.1,not.xor(id.eq.2,id.eq.3))',
      '(line 1, column 16) unexpected "x" expecting logic operator (and, or)',
    ],
  ] as [Parser<unknown>, string, string][])(
    'parse error %# has the message of PostgREST',
    (parser, input, message) => {
      expect(failure(parser, input)).toBe(message)
    },
  )
})

const value = <T>(parser: Parser<T>, input: string) => {
  const outcome = parse(parser, '', input)
  if (!outcome.ok) throw new Error(`${outcome.message} ${outcome.details}`)
  return outcome.value
}

describe('valid parameters are read', () => {
  test('names may contain blanks and dashes, and any characters in quotes', () => {
    expect(value(fieldName, 'identifier with spaces')).toBe('identifier with spaces')
    expect(value(fieldName, 'a-b')).toBe('a-b')
    expect(value(fieldName, '"a.b\\"c"')).toBe('a.b"c')
  })

  test('commas and brackets inside quotes belong to the value of a list', () => {
    expect(value(parameterTest, 'in.("a,b",c d,"e\\"f)")')).toMatchObject({
      operation: { kind: 'in', values: ['a,b', 'c d', 'e"f)'] },
    })
    expect(value(parameterTest, 'in.()')).toMatchObject({ operation: { values: [''] } })
  })

  test('quantifiers, negation and search languages are read', () => {
    expect(value(parameterTest, 'not.eq(all).{1,2}')).toEqual({
      negated: true,
      operation: { kind: 'quantified', operator: 'eq', quantifier: 'all', value: '{1,2}' },
    })
    expect(value(parameterTest, 'wfts(english).a b')).toMatchObject({
      operation: { kind: 'search', operator: 'wfts', language: 'english', value: 'a b' },
    })
    expect(value(parameterTest, 'is.NULL')).toMatchObject({ operation: { kind: 'is', value: 'null' } })
  })

  test('a select may contain other selects, hints, aliases, casts, aggregates and spreads', () => {
    expect(value(select, 'a:b->c->>0::text,x:rel!fk!inner(*,...other(d.sum()::int)),count()')).toEqual([
      {
        kind: 'field',
        field: {
          name: 'b',
          path: [
            { asText: false, key: 'c', isIndex: false },
            { asText: true, key: '+0', isIndex: true },
          ],
        },
        alias: 'a',
        cast: 'text',
        aggregate: null,
        aggregateCast: null,
      },
      expect.objectContaining({
        kind: 'relation',
        name: 'rel',
        alias: 'x',
        hint: 'fk',
        join: 'inner',
        isSpread: false,
        items: [
          expect.objectContaining({ field: { name: '*', path: [] } }),
          expect.objectContaining({
            name: 'other',
            isSpread: true,
            items: [expect.objectContaining({ aggregate: 'sum', aggregateCast: 'int' })],
          }),
        ],
      }),
      expect.objectContaining({ aggregate: 'count', field: { name: '*', path: [] } }),
    ])
    expect(value(select, '')).toEqual([])
  })

  test('an order may contain a relation, a direction and the place of nulls', () => {
    expect(value(order, 'a.desc.nullsfirst,rel(b->c).nullslast')).toEqual([
      { relation: null, field: { name: 'a', path: [] }, direction: 'desc', nulls: 'first' },
      {
        relation: 'rel',
        field: { name: 'b', path: [{ asText: false, key: 'c', isIndex: false }] },
        direction: null,
        nulls: 'last',
      },
    ])
  })

  test('a condition may contain other conditions', () => {
    expect(value(logicTree, 'and(a.eq.1,not.or(b.in.(1,2),c.cs.{x,y}))')).toMatchObject({
      kind: 'group',
      operator: 'and',
      members: [
        { kind: 'filter', field: { name: 'a' } },
        { kind: 'group', negated: true, operator: 'or', members: [{}, { operation: { value: '{x,y}' } }] },
      ],
    })
  })
})
