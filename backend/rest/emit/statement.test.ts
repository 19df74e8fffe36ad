/** Tests the steps from a URL to a statement with its values. */
import { describe, expect, test } from 'vitest'
import type {
  Catalogue,
  Column,
  KeyRelationship,
  Parameter,
  Relationship,
  Routine,
  Table,
} from '../catalogue/catalogue.ts'
import { parsePreferences } from '../parse/prefer.ts'
import { parseQuery, unlimited } from '../parse/query.ts'
import { readPairs } from '../parse/url.ts'
import { callArguments, findRoutine } from '../plan/call.ts'
import { planMutation } from '../plan/mutate.ts'
import { planRead } from '../plan/read.ts'
import { rowsOfTable } from '../plan/rows.ts'
import { collected } from './bounded.ts'
import { callSql } from './call.ts'
import { mutateSql } from './mutate.ts'
import { countSql, readSql } from './read.ts'
import { newValues } from './sql.ts'

const column = (name: string, type = 'text', standard: string | null = null): Column => ({
  name,
  type,
  isNullable: true,
  default: standard,
  maxLength: null,
  description: null,
  choices: [],
})
const table = (name: string, ...columns: Column[]): Table => ({
  schema: 'api',
  name,
  isView: false,
  description: null,
  isInsertable: true,
  isUpdatable: true,
  isDeletable: true,
  primaryKey: ['id'],
  columns: new Map(columns.map(one => [one.name, one])),
  computed: new Set(name === 'posts' ? ['age'] : []),
})
const named = (name: string) => ({ schema: 'api', name })
const key = (
  kind: KeyRelationship['kind'],
  from: string,
  to: string,
  own: string,
  other: string,
): KeyRelationship => ({
  kind,
  table: named(from),
  foreign: named(to),
  isSelf: false,
  constraint: 'posts_author_id_fkey',
  columns: [[own, other]],
  foreignIsView: false,
})
const tables = [
  table(
    'posts',
    column('id', 'int', "nextval('s')"),
    column('title', 'text', "'new'::text"),
    column('data', 'jsonb'),
    column('author_id', 'int'),
  ),
  table('authors', column('id', 'int'), column('name')),
  table('tags', column('id', 'int'), column('name')),
]
const relationships: Relationship[] = [
  key('many-to-one', 'posts', 'authors', 'author_id', 'id'),
  key('one-to-many', 'authors', 'posts', 'id', 'author_id'),
  {
    kind: 'many-to-many',
    table: named('posts'),
    foreign: named('tags'),
    isSelf: false,
    junction: named('post_tags'),
    constraints: ['a', 'b'],
    sourceColumns: [['id', 'post_id']],
    targetColumns: [['id', 'tag_id']],
  },
]
const parameter = (name: string, type: string, more: Partial<Parameter> = {}): Parameter => ({
  name,
  type,
  castType: type,
  isRequired: true,
  isVariadic: false,
  ...more,
})
const routine = (...parameters: Parameter[]): Routine => ({
  ...named('f'),
  description: null,
  parameters,
  returns: { schema: 'pg_catalog', name: 'int4' },
  returnsSet: false,
  returnsComposite: false,
  columns: null,
  volatility: 'stable',
})
const routines = [
  routine(parameter('a', 'int')),
  routine(parameter('a', 'int'), parameter('b', 'text', { isRequired: false })),
  routine(parameter('list', 'int[]', { isVariadic: true })),
  routine(parameter('', 'jsonb')),
]
const catalogue: Catalogue = {
  table: (_, name) => tables.find(one => one.name === name),
  tables: () => tables,
  relationships: (_, name) => relationships.filter(one => one.table.name === name),
  related: () => ['posts', 'authors'],
  routines: (_, name) => (name === 'f' ? routines : []),
  routineNames: () => ['f'],
  type: name => ({ text: '"pg_catalog"."text"' })[name],
  description: () => null,
}

function plan(name: string, queryString: string, isWrite = false) {
  const found = tables.find(one => one.name === name) as Table
  const query = parseQuery(readPairs(queryString), false)
  const topRange = query.ranges.find(one => one.path.length === 0)?.value ?? unlimited
  const read = planRead({
    query,
    table: found,
    rows: rowsOfTable(found),
    isFromSource: isWrite,
    isWrite,
    topRange,
    maxRows: 1000,
    catalogue,
  })
  return { query, read, table: found }
}

function sqlOf(name: string, queryString: string) {
  const values = newValues()
  return [readSql(plan(name, queryString).read, values), ...values.list]
}

describe('a request that reads rows becomes one statement', () => {
  test.each([
    ['posts', '', ['select "posts".* from "api"."posts" as "posts" limit 1000']],
    [
      'posts',
      'select=id,t:title::text&title=eq.x&order=id.desc.nullslast&limit=5&offset=10',
      [
        'select "posts"."id", cast("posts"."title" as "pg_catalog"."text") as "t" from "api"."posts" as "posts" where "posts"."title" = $1 order by "posts"."id" desc nulls last limit 5 offset $2',
        'x',
        10n,
      ],
    ],
    [
      'posts',
      'select=data->a->>0&data->>b=in.(1,2)&title->x=is.null',
      [
        'select "posts"."data"->$1->>$2::int as "a" from "api"."posts" as "posts" where "posts"."data"->>$3 = any ($4) and to_jsonb("posts"."title")->$5 is null limit 1000',
        'a',
        '+0',
        'b',
        ['1', '2'],
        'x',
      ],
    ],
    [
      'posts',
      'select=id&or=(title.like.*a*,not.and(id.gt.1,id.lt(any).{5}))&title=not.wfts(english).x',
      [
        'select "posts"."id" from "api"."posts" as "posts" where ("posts"."title" like $1 or not ("posts"."id" > $2 and "posts"."id" < any ($3))) and not to_tsvector($4, "posts"."title") @@ websearch_to_tsquery($5, $6) limit 1000',
        '%a%',
        '1',
        '{5}',
        'english',
        'english',
        'x',
      ],
    ],
    [
      'posts',
      'select=id,authors(name)&order=id',
      [
        'select "posts"."id", row_to_json("posts_authors_1".*) as "authors" from "api"."posts" as "posts" left join lateral (select "authors_1"."name" from "api"."authors" as "authors_1" where "authors_1"."id" = "posts"."author_id") as "posts_authors_1" on true order by "posts"."id" limit 1000',
      ],
    ],
    [
      'authors',
      'select=posts!inner(id)&posts.limit=2',
      [
        `select coalesce("authors_posts_1"."authors_posts_1", '[]') as "posts" from "api"."authors" as "authors" inner join lateral (select ${collected('"authors_posts_1"."authors_posts_1"')} as "authors_posts_1" from (select row_to_json("authors_posts_1") as "authors_posts_1" from (select "posts_1"."id" from "api"."posts" as "posts_1" where "posts_1"."author_id" = "authors"."id" limit 2) as "authors_posts_1" offset 0) as "authors_posts_1") as "authors_posts_1" on "authors_posts_1"."authors_posts_1" is not null limit 1000`,
      ],
    ],
    [
      'posts',
      'select=id,...tags(name)',
      [
        `select "posts"."id", coalesce("posts_tags_1"."name", '[]') as "name" from "api"."posts" as "posts" left join lateral (select ${collected('"posts_tags_1"."name"')} as "name" from (select to_json("posts_tags_1"."name") as "name" from (select "tags_1"."name" from "api"."tags" as "tags_1", "api"."post_tags" as "tags_1 via" where "tags_1"."id" = "tags_1 via"."tag_id" and "tags_1 via"."post_id" = "posts"."id" limit 1000) as "posts_tags_1" offset 0) as "posts_tags_1") as "posts_tags_1" on true limit 1000`,
      ],
    ],
    [
      'posts',
      'select=author_id,id.sum()::text,...authors(name)',
      [
        'select "posts"."author_id", cast(sum("posts"."id") as "pg_catalog"."text"), "posts_authors_1"."name" from "api"."posts" as "posts" left join lateral (select "authors_1"."name" from "api"."authors" as "authors_1" where "authors_1"."id" = "posts"."author_id" limit 1) as "posts_authors_1" on true group by "posts"."author_id", "posts_authors_1"."name" limit 1000',
      ],
    ],
    [
      'posts',
      'select=age&age=gt.1',
      ['select "posts"."age" from "api"."posts" as "posts" where "posts"."age" > $1 limit 1000', '1'],
    ],
    ['posts', 'select=id&"ti\\"tle"=eq.x', 'column posts.ti"tle does not exist'],
    ['posts', 'select=id::evil', 'type "evil" does not exist'],
    [
      'posts',
      'select=id,nope(id)',
      "Could not find a relationship between 'posts' and 'nope' in the schema cache",
    ],
    ['posts', 'authors.id=eq.1', "'authors' is not an embedded resource in this request"],
    ['authors', 'select=posts(id)&order=posts(id)', "A related order on 'posts' is not possible"],
    ['posts', 'select=authors(id)&order=authors(name)', 'column posts_authors_1.name does not exist'],
  ])('the request /%s?%s becomes one statement with bound values', (name, queryString, expected) => {
    if (typeof expected === 'string') expect(() => sqlOf(name, queryString)).toThrow(expected)
    else expect(sqlOf(name, queryString)).toEqual(expected)
  })

  test('an alias may contain any characters and is not changed', () => {
    const [text] = sqlOf('posts', `select=${encodeURIComponent('"a\\"; drop table x; --":id')}`)
    expect(text).toBe(
      'select "posts"."id" as "a""; drop table x; --" from "api"."posts" as "posts" limit 1000',
    )
  })

  test('a count selects no columns, and tests for each inner embed only whether rows exist', () => {
    const values = newValues()
    expect(countSql(plan('authors', 'select=*,posts!inner(*)&posts.id=eq.1&limit=1').read, values)).toBe(
      'select 1 from "api"."authors" as "authors" where exists (select 1 from "api"."posts" as "posts_1" where "posts_1"."id" = $1 and "posts_1"."author_id" = "authors"."id")',
    )
  })
})

describe('a request that writes rows becomes one statement or is refused', () => {
  const json = (text: string) => ({
    kind: 'json' as const,
    text,
    keys: Object.keys(JSON.parse(text)).sort(),
    isObject: true,
  })

  test.each([
    [
      'insert',
      'select=id,authors(name)',
      'return=representation',
      '{"title":"x"}',
      'insert into "api"."posts" ("title") select pgrst_body."title" from json_to_record($1::json) as pgrst_body("title" text) returning "posts"."id", "posts"."author_id"',
    ],
    ['insert', '', '', '{}', 'insert into "api"."posts" select  from (values (1)) as pgrst_body returning 1'],
    [
      'insert',
      '',
      'missing=default',
      '{"title":"x"}',
      'insert into "api"."posts" ("title") select pgrst_body."title" from jsonb_to_record(jsonb_build_object(\'title\', \'new\'::text) || $1::jsonb) as pgrst_body("title" text) returning 1',
    ],
    [
      'insert',
      'on_conflict=title',
      'resolution=ignore-duplicates',
      '{"title":"x"}',
      'insert into "api"."posts" ("title") select pgrst_body."title" from json_to_record($1::json) as pgrst_body("title" text) on conflict ("title") do nothing returning 1',
    ],
    [
      'update',
      'id=eq.1&or=(title.is.null,id.gt.5)',
      'return=minimal',
      '{"title":"x"}',
      'update "api"."posts" set "title" = pgrst_body."title" from json_to_record($1::json) as pgrst_body("title" text) where "posts"."id" = $2 and ("posts"."title" is null or "posts"."id" > $3) returning 1',
    ],
    ['update', 'id=eq.1', 'return=representation', '{}', 'select "posts".* from "api"."posts" where false'],
    [
      'delete',
      'id=eq.1',
      'return=representation',
      '{}',
      'delete from "api"."posts" where "posts"."id" = $1 returning "posts".*',
    ],
  ] as const)('the write %s ?%s %s %s becomes one statement', (kind, queryString, prefer, body, expected) => {
    const { query, read, table: found } = plan('posts', queryString, true)
    const payload = kind === 'delete' ? null : json(body)
    const preferences = parsePreferences(prefer, false)
    expect(
      mutateSql(planMutation({ kind, table: found, query, preferences, payload, read }), newValues()),
    ).toBe(expected)
  })

  test.each([
    ['insert', '', '', '{"nope":1}', "Could not find the 'nope' column of 'posts' in the schema cache"],
    ['insert', 'on_conflict=nope', 'resolution=merge-duplicates', '{"id":1}', 'column "nope" does not exist'],
    ['update', 'nope=eq.1', '', '{"id":1}', 'column posts.nope does not exist'],
    ['put', 'title=eq.1', '', '{"id":1}', 'Filters must include all and only primary key columns'],
    ['put', 'id=gt.1', '', '{"id":1}', 'Filters must include all and only primary key columns'],
  ] as const)('the write %s ?%s %s %s is refused', (kind, queryString, prefer, body, message) => {
    const { query, read, table: found } = plan('posts', queryString, true)
    const request = {
      kind,
      table: found,
      query,
      preferences: parsePreferences(prefer, false),
      payload: json(body),
      read,
    }
    expect(() => planMutation(request)).toThrow(message)
  })
})

describe('a request that calls a function becomes one statement', () => {
  const find = (keys: string[], isPost = false) =>
    findRoutine(catalogue, { schema: 'api', name: 'f', keys, bodyType: { form: 'json' }, isPost })
  const sql = (routineOf: Routine, pairs: [string, string][]) => {
    const values = newValues()
    const call = { routine: routineOf, arguments: callArguments(routineOf, null, pairs), returning: null }
    return [callSql(call, values), ...values.list]
  }

  test('arguments are sent as values and cast to the types of the function', () => {
    expect(
      sql(find(['a', 'b']), [
        ['a', '1'],
        ['b', "x'"],
      ]),
    ).toEqual([
      'select pgrst_call.pgrst_scalar from (select "api"."f"("a" := $1::int, "b" := $2::text) as pgrst_scalar) as pgrst_call',
      '1',
      "x'",
    ])
    expect(
      sql(find(['list']), [
        ['list', '1'],
        ['list', '2'],
      ]),
    ).toEqual([
      'select pgrst_call.pgrst_scalar from (select "api"."f"(variadic "list" := $1::int[]) as pgrst_scalar) as pgrst_call',
      ['1', '2'],
    ])
  })

  test('an overloaded function is found by the names of the arguments, or by a parameter that gets the whole body', () => {
    expect(() => find(['a'])).toThrow(
      'Could not choose the best candidate function between: api.f(a => int), api.f(a => int, b => text)',
    )
    expect(find(['x', 'y'], true).parameters).toEqual([parameter('', 'jsonb')])
    expect(() => find(['x', 'y'])).toThrow('Could not find the function api.f(x, y) in the schema cache')
  })
})
