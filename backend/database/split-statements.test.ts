import { describe, expect, test } from 'vitest'
import { splitStatements } from './split-statements.ts'

const texts = (script: string) => splitStatements(script).map(statement => statement.text)

describe('a script of SQL is split into statements', () => {
  test.each([
    ['nothing', ' \n-- only a comment\n /* and /* another */ */ ', []],
    ['plain statements', 'select 1; select 2 ;\n\nselect 3', ['select 1', 'select 2', 'select 3']],
    ['empty statements', ';;select 1;;', ['select 1']],
    ['strings', "select ';''; --'; select 2", ["select ';''; --'", 'select 2']],
    [
      'escape strings',
      "select e'\\';'; select E'\\\\'; select 3",
      ["select e'\\';'", "select E'\\\\'", 'select 3'],
    ],
    ['no escapes in plain strings', "select '\\'; select 2", ["select '\\'", 'select 2']],
    ['a name that ends in e', "select name'x'; select 2", ["select name'x'", 'select 2']],
    ['quoted names', 'select 1 as "a;""b"; select 2', ['select 1 as "a;""b"', 'select 2']],
    [
      'dollar quotes',
      'do $$ begin; end $$; select $a$;$b$;$a$',
      ['do $$ begin; end $$', 'select $a$;$b$;$a$'],
    ],
    ['parameters are no dollar quotes', 'select $1; select $2', ['select $1', 'select $2']],
    ['names with dollars', 'select a$b$ from x; select c$b$', ['select a$b$ from x', 'select c$b$']],
    [
      'comments with quotes',
      "select 1 -- it's; fine\n; /* don't; */ select 2",
      ["select 1 -- it's; fine", 'select 2'],
    ],
    [
      'bodies in plain SQL',
      'create function f() returns int begin atomic select case when true then 1 end; select 2; end; select 3',
      [
        'create function f() returns int begin atomic select case when true then 1 end; select 2; end',
        'select 3',
      ],
    ],
    [
      'begin and end of a transaction',
      'begin; select 1; end; select 2',
      ['begin', 'select 1', 'end', 'select 2'],
    ],
    ['unfinished quotes', "select 'abc; def", ["select 'abc; def"]],
  ])('the statements of a script are found: %s', (_, script, expected) => {
    expect(texts(script)).toEqual(expected)
  })

  test('the line number of a statement does not count the comments above the statement', () => {
    const script = '-- first\n\nselect 1;\n/* two\nlines */ select 2;\n\n\nselect\n  3;'
    expect(splitStatements(script).map(statement => statement.line)).toEqual([3, 5, 8])
  })
})
