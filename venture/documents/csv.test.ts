import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, readCsv, withoutApostrophe, writeCsv } from './csv.ts'

test.each<[string, string, string[][]]>([
  [
    'commas as separators',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons as separators',
    'a;b\r\n"1,5";2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs as separators',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a byte order mark',
    '\uFEFFa,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a line break and a doubled quotation mark inside quotes',
    'a,b\n"one\ntwo","say ""hi"""',
    [
      ['a', 'b'],
      ['one\ntwo', 'say "hi"'],
    ],
  ],
  [
    'a separator inside the quoted heading',
    '"a;b;c",d\n1,2',
    [
      ['a;b;c', 'd'],
      ['1', '2'],
    ],
  ],
  [
    'old line ends and empty lines',
    'a,b\r\r1,2\r,\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'spaces around cells',
    ' a , "b" \n 1 , "2" ',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a quotation mark inside a word',
    'a,b\n5" pipe,2',
    [
      ['a', 'b'],
      ['5" pipe', '2'],
    ],
  ],
  [
    'letters of many scripts',
    'a,b\nMüller,日本 🎈',
    [
      ['a', 'b'],
      ['Müller', '日本 🎈'],
    ],
  ],
  ['no content', '', []],
])('EV31 the reader accepts a file with %s', (_case, file, rows) => {
  expect(readCsv(file)).toEqual({ rows, problem: null })
})

test('EV31 the reader reports a quotation mark that is never closed', () => {
  expect(readCsv('a,b\n"1,2\n3,4').problem).toMatch(/not closed/)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =cmd', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)', '"=1'])(
  'EV31 %j is never exported as a formula',
  text => {
    expect(csvCell(text)).toMatch(/^"'/)
  },
)

test.each([
  'x;=1+1',
  'x; =1',
  'x\t=1',
  'a;b;@SUM(A1)',
  'x\n=1',
  'x|+1',
  'x";=1',
  'a;"=1+1;"',
  'a;＝1',
  'a; "" =1',
])('CK40 no part of %j becomes a formula in a program that uses another separator', text => {
  const line = `"a",${csvCell(text)},"b"`
  for (const mark of [';', '\t', '|']) {
    // A program with another separator may split the line here. It may also ignore the quotation marks.
    const parts = line.split(new RegExp(`[${mark}\n]`)).map(part => part.replace(/^[\s"]*/, ''))
    expect(parts.filter(part => /^[=+\-@＝＋－＠]/.test(part))).toEqual([])
  }
  expect(withoutApostrophe(readCsv(`x,y,z\n${line}`).rows[1]?.[1] ?? '')).toBe(text)
})

test('EV31 any text that is written to a file is read back unchanged', () => {
  const cell = fc.string({ unit: 'binary' }).map(text => text.replaceAll('\r', ' ').trim())
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1 }), rows => {
      const read = readCsv(writeCsv([['1', '2', '3'], ...rows])).rows
      expect(read.slice(1).map(row => row.map(withoutApostrophe))).toEqual(
        rows.map(row => row.map(withoutApostrophe)),
      )
    }),
    { numRuns: 200 },
  )
})
