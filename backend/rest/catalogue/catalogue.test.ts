import { describe, expect, test } from 'vitest'
import { heldKeys, type KeyRow, relationshipsByTable } from './relationships.ts'
import { levenshtein, similar } from './suggest.ts'
import { typeNames } from './types.ts'
import { targetEntries, viewColumns } from './view-columns.ts'

const entry = (number: number, table: number, column: number, expression = '{VAR :varno 1}') =>
  `{TARGETENTRY :expr ${expression} :resno ${number} :resname n\\}ame :ressortgroupref 0 :resorigtbl ${table} :resorigcol ${column} :resjunk false}`
const tree = (...entries: string[]) =>
  `({QUERY :commandType 1 :cteList <> :rtable ({RTE :subquery {QUERY :targetList (${entry(1, 999, 9)})}}) :targetList (${entries.join(' ')}) :override 0})`

describe('the columns of a view are traced to the columns of tables', () => {
  test("only the outermost list of selected columns in the view's query is read", () => {
    expect(targetEntries(tree(entry(1, 10, 3), entry(2, 0, 0, '{FUNCEXPR :args ({VAR :varno 1})}')))).toEqual(
      [
        { number: 1, table: 10, column: 3 },
        { number: 2, table: 0, column: 0 },
      ],
    )
  })

  test('a view on another view is traced to the table, and a view on itself leads to no table', () => {
    const view = (oid: number, definition: string) => ({
      oid,
      schema: 's',
      name: `v${oid}`,
      definition,
      columns: { 1: 'one', 2: 'two' },
    })
    const shown = viewColumns([
      view(1, tree(entry(1, 2, 2))),
      view(2, tree(entry(2, 10, 7))),
      view(3, tree(entry(1, 3, 1))),
    ])
    expect(shown.get(1)?.get(10)?.get(7)).toEqual(['one'])
    expect(shown.get(2)?.get(10)?.get(7)).toEqual(['two'])
    expect([...(shown.get(3)?.keys() ?? [])]).toEqual([])
  })
})

const key = (
  table: string,
  kind: KeyRow['kind'],
  columns: string[],
  foreign = '',
  foreignColumns: string[] = [],
): KeyRow => ({
  kind,
  name: `${table}_${columns.join('_')}_${kind}`,
  table_oid: table.length,
  table_schema: 's',
  table_name: table,
  foreign_oid: foreign.length,
  foreign_schema: 's',
  foreign_name: foreign,
  columns,
  numbers: columns.map((_, index) => index + 1),
  foreign_columns: foreignColumns,
  foreign_numbers: foreignColumns.map((_, index) => index + 1),
})

test('foreign keys become relationships in both directions: one-to-one if unique, many-to-many through a junction table', () => {
  const keys = [
    key('likes', 'p', ['user_id', 'post_id']),
    key('likes', 'f', ['user_id'], 'users', ['id']),
    key('likes', 'f', ['post_id'], 'posts!', ['id']),
    key('profiles', 'p', ['user_id']),
    key('profiles', 'f', ['user_id'], 'users', ['id']),
  ]
  const all = relationshipsByTable(
    heldKeys(keys, []),
    [],
    name => (name.name === 'likes' ? ['user_id', 'post_id'] : ['id']),
    () => true,
  )
  const kinds = (table: string) => all.get(`s\0${table}`)?.map(one => `${one.kind} ${one.foreign.name}`)
  expect(kinds('likes')).toEqual(['many-to-one posts!', 'many-to-one users'])
  expect(kinds('users')).toEqual(['one-to-many likes', 'many-to-many posts!', 'one-to-one profiles'])
  expect(kinds('profiles')).toEqual(['one-to-one users'])
})

test('a table in a schema that is not exposed has no relationships', () => {
  const keys = [key('likes', 'f', ['user_id'], 'users', ['id'])]
  expect(
    relationshipsByTable(
      heldKeys(keys, []),
      [],
      () => [],
      () => false,
    ).size,
  ).toBe(0)
})

test.each([
  ['film', ['films', 'actors'], 'films'],
  ['role', ['directors', 'roles', 'actors'], 'roles'],
  ['noclosealternative', ['films', 'roles'], undefined],
  ['Films', ['films', 'film'], 'films'],
])('the unknown name %s gets the suggestion %s', (name, candidates, nearest) => {
  expect(similar(name, candidates, 0.33)[0]?.name).toBe(nearest)
})

test('an unknown name that is very long gets no suggestion', () => {
  expect(similar('x'.repeat(100_000), ['x'.repeat(100_000)], 0.33)).toEqual([])
  expect(levenshtein('kitten', 'sitting')).toBe(3)
})

test('a cast may name an SQL spelling or a type of the catalogue, and the name of the type is quoted', () => {
  const type = typeNames(
    [
      { schema: 'pg_catalog', name: 'text' },
      { schema: 'api', name: 'mood"' },
      { schema: 'other', name: 'secret' },
    ],
    ['api'],
  )
  expect(type('TEXT')).toBe('"pg_catalog"."text"')
  expect(type('double  precision')).toBe('double precision')
  expect(type('mood"')).toBe('"api"."mood"""')
  expect(type('secret')).toBeUndefined()
  expect(type('text); drop table x; --')).toBeUndefined()
})
