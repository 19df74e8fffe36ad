/**
 * Generates random requests on the test schema: valid requests, and requests with some characters added or
 * removed.
 */
import fc, { type Arbitrary } from 'fast-check'
import type { Case } from './cases/case.ts'

type Kind = 'int' | 'text' | 'bool' | 'ints' | 'texts' | 'range' | 'json' | 'time' | 'vector'
type Model = {
  columns: Record<string, Kind>
  embeds: Record<string, { target: string; path: string; isToOne: boolean }>
}

const embed = (target: string, path: string, isToOne: boolean) => ({ target, path, isToOne })

/** The part of the test schema that random requests use. */
const model: Record<string, Model> = {
  authors: {
    columns: { id: 'int', name: 'text', meta: 'json' },
    embeds: {
      written: embed('books', 'books!books_author_id_fkey', false),
      edited: embed('books', 'books!books_editor_fk', false),
      long_books: embed('books', 'long_books', false),
    },
  },
  publishers: {
    columns: { id: 'int', name: 'text', city: 'text' },
    embeds: { books: embed('books', 'books', false) },
  },
  books: {
    columns: {
      id: 'int',
      title: 'text',
      pages: 'int',
      is_signed: 'bool',
      tags: 'texts',
      scores: 'ints',
      available: 'range',
      meta: 'json',
      published_at: 'time',
      search: 'vector',
    },
    embeds: {
      author: embed('authors', 'authors!author_id', true),
      publishers: embed('publishers', 'publishers', true),
      genres: embed('genres', 'genres', false),
      copies: embed('copies', 'copies', false),
      book_details: embed('book_details', 'book_details', true),
    },
  },
  genres: {
    columns: { id: 'int', name: 'text' },
    embeds: {
      books: embed('books', 'books', false),
      parent_id: embed('genres', 'parent_id', true),
      children: embed('genres', 'genres', false),
    },
  },
  copies: {
    columns: { id: 'int', room: 'int', noted_at: 'time' },
    embeds: { books: embed('books', 'books', true), shelves: embed('shelves', 'shelves', true) },
  },
  shelves: {
    columns: { room: 'int', shelf: 'int', label: 'text' },
    embeds: { copies: embed('copies', 'copies', false) },
  },
  book_details: {
    columns: { book_id: 'int', isbn: 'text' },
    embeds: { books: embed('books', 'books', true) },
  },
}

const word = fc.constantFrom(
  'a',
  'The',
  'Fiction',
  'Sur',
  'x y',
  'fiction',
  'en',
  'Ü',
  '(',
  '1',
  "o'clock",
  'null',
  '*',
  '%',
)
const quotedWord = word.map(text => `"${text}"`)
const number = fc.integer({ min: -1, max: 350 }).map(String)
const date = fc.constantFrom('1944-01-01', '1949-06-26T00:00:00Z', '2024-01-03', 'infinity')

const operators: Record<Kind, Arbitrary<string>> = {
  int: fc.oneof(
    fc.tuple(fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte'), number).map(parts => parts.join('.')),
    fc.array(number, { maxLength: 4 }).map(list => `in.(${list})`),
    fc.constantFrom('is.null', 'not.is.null'),
    fc.array(number, { minLength: 1, maxLength: 3 }).map(list => `eq(any).{${list}}`),
  ),
  text: fc.oneof(
    fc
      .tuple(
        fc.constantFrom('eq', 'neq', 'gt', 'lt', 'like', 'ilike'),
        quotedWord.map(text => text.slice(1, -1)),
      )
      .map(parts => parts.join('.')),
    fc
      .tuple(
        fc.constantFrom('like', 'ilike'),
        word.filter(text => /^\w+$/.test(text)),
      )
      .map(([op, text]) => `${op}.*${text}*`),
    fc.array(quotedWord, { minLength: 1, maxLength: 3 }).map(list => `in.(${list})`),
    fc.constantFrom('is.null', 'match.^T', 'imatch.the', 'not.match.e$', 'ilike(any).{t*,f*}'),
  ),
  bool: fc.constantFrom('is.true', 'is.false', 'is.unknown', 'not.is.true', 'eq.true', 'is.null'),
  ints: fc.constantFrom('cs.{5}', 'ov.{1,3}', 'cd.{1,2,3,4,5}', 'eq.{}', 'is.null'),
  texts: fc.constantFrom(
    'cs.{fiction}',
    'ov.{math,politics}',
    'cd.{fiction,politics}',
    'eq.{fiction}',
    'is.null',
  ),
  range: fc.constantFrom(
    'ov.[2024-01-01,2024-02-01)',
    'sl.[2024-03-01,2024-04-01)',
    'sr.[2020-01-01,2020-02-01)',
    'adj.[2024-02-01,2024-02-10)',
    'nxr.[2024-01-01,2024-02-02)',
    'nxl.[2024-01-10,2024-02-02)',
    'cd.[2023-01-01,2025-01-01]',
  ),
  json: fc.constantFrom('is.null', 'cs.{"lang":"en"}', 'not.is.null'),
  time: fc.oneof(
    fc.tuple(fc.constantFrom('gt', 'lte', 'eq'), date).map(parts => parts.join('.')),
    fc.constant('is.null'),
  ),
  vector: fc.constantFrom(
    'fts.engine',
    'plfts(english).left hand',
    'phfts.left hand',
    'wfts.-left or engine',
  ),
}

const negated = (test: Arbitrary<string>) =>
  fc
    .tuple(fc.boolean(), test)
    .map(([isNegated, text]) => (isNegated && !text.startsWith('not.') ? `not.${text}` : text))

type Tested = { name: string; kind: Kind }

function fieldOf(table: string): Arbitrary<Tested> {
  const columns = Object.entries(model[table]?.columns ?? {})
  return fc
    .constantFrom(...columns)
    .chain(
      ([name, kind]): Arbitrary<Tested> =>
        kind === 'json'
          ? fc.constantFrom(
              { name, kind },
              { name: `${name}->>lang`, kind: 'text' as const },
              { name: `${name}->size->>w`, kind: 'text' as const },
            )
          : fc.constant({ name, kind }),
    )
}

const test = (table: string) =>
  fieldOf(table).chain(({ name, kind }) => negated(operators[kind]).map(text => ({ name, text })))

/** A condition inside `and` or `or`. Its value must not contain brackets, commas or quotes. */
const member = (table: string): Arbitrary<string> =>
  test(table)
    .filter(
      ({ text }) =>
        !/[()"[{,]/.test(
          text.replace(
            /^(not\.)?(in\.\([^()"]*\)|\w+\(\w+\)|cs\.\{[^}]*\}|ov\.\{[^}]*\}|cd\.\{[^}]*\}|eq\.\{[^}]*\})/,
            '',
          ),
        ),
    )
    .map(({ name, text }) => `${name}.${text}`)

function logic(table: string, depth: number): Arbitrary<string> {
  const inner =
    depth === 0
      ? member(table)
      : fc.oneof({ weight: 3, arbitrary: member(table) }, { weight: 1, arbitrary: logic(table, depth - 1) })
  return fc
    .tuple(fc.constantFrom('and', 'or', 'not.and', 'not.or'), fc.array(inner, { minLength: 1, maxLength: 3 }))
    .map(([operator, members]) => `${operator}(${members.join(',')})`)
}

type Part = { select: string; parameters: [string, string][] }

/** Generates the parameters for a table under the given path, including its select. */
function part(table: string, path: string, depth: number): Arbitrary<Part> {
  const prefix = path === '' ? '' : `${path}.`
  const columns = fc.subarray(Object.keys(model[table]?.columns ?? {}), { minLength: 1 })
  const own = fc.tuple(
    fc.oneof(
      fc.constant(['*']),
      columns,
      columns.map(names => names.map((name, index) => `c${index}:${name}`)),
    ),
    fc.array(
      test(table).map(({ name, text }): [string, string] => [prefix + name, text]),
      { maxLength: 2 },
    ),
    fc.array(
      logic(table, 2).map((text): [string, string] => [
        `${prefix}${text.slice(0, text.indexOf('('))}`,
        text.slice(text.indexOf('(')),
      ]),
      { maxLength: 1 },
    ),
  )
  const children =
    depth === 0
      ? fc.constant([])
      : fc
          .subarray(Object.keys(model[table]?.embeds ?? {}))
          .map(names => names.slice(0, 2))
          .chain(names => fc.tuple(...names.map(name => child(table, prefix, name, depth - 1))))
  return fc.tuple(own, children).map(([[selected, filters, logics], embedded]) => ({
    select: [...selected, ...embedded.map(one => one.select)].join(','),
    parameters: [...filters, ...logics, ...embedded.flatMap(one => one.parameters)],
  }))
}

function child(table: string, prefix: string, name: string, depth: number): Arbitrary<Part> {
  const target = model[table]?.embeds[name]
  if (!target) throw new Error(`no embed ${name} in ${table}`)
  const join = fc.constantFrom('', '!inner', '!left')
  const presence = fc.constantFrom<[string, string][]>(
    [],
    [],
    [[prefix + name, 'is.null']],
    [[prefix + name, 'not.is.null']],
  )
  return fc.tuple(part(target.target, prefix + name, depth), join, presence).map(([inner, kind, filter]) => ({
    select: `${name}:${target.path}${kind}(${inner.select})`,
    parameters: [...inner.parameters, ...filter],
  }))
}

const encode = (text: string) => encodeURIComponent(text).replace(/%(2C|28|29|3A|2A|3E)/g, decodeURIComponent)
const pathOf = (table: string, { select, parameters }: Part) =>
  `/${table}?select=${encode(select)}${parameters.map(([key, value]) => `&${encode(key)}=${encode(value)}`).join('')}`

const validPath = fc
  .constantFrom(...Object.keys(model))
  .chain(table => part(table, '', 2).map(parts => pathOf(table, parts)))

export const validRequest: Arbitrary<Case> = fc.tuple(validPath, fc.boolean()).map(
  ([path, isCounted]): Case => ({
    path,
    headers: (isCounted ? { Prefer: 'count=exact' } : {}) as Record<string, string>,
  }),
)

const scraps = fc.constantFrom(
  '(',
  ')',
  ',',
  '.',
  '"',
  '!',
  ':',
  '::',
  '->',
  '->>',
  '*',
  '%',
  '\\',
  "'",
  ';',
  '--',
  ' ',
  'not.',
  'and(',
  '...',
  '{',
  '}',
  '🙂',
  'count()',
  '.sum()',
  '$1',
  '=',
  '&',
)

/** A valid path with some pieces inserted or characters removed. */
export const brokenRequest: Arbitrary<Case> = fc
  .tuple(validPath, fc.array(fc.tuple(fc.nat(), fc.option(scraps)), { minLength: 1, maxLength: 3 }))
  .map(([path, changes]) => {
    let changed = path
    for (const [seed, scrap] of changes) {
      const at = 2 + (seed % Math.max(1, changed.length - 2))
      const isEscape = changed.slice(Math.max(0, at - 2), at).includes('%')
      if (isEscape) continue
      changed =
        scrap === null
          ? changed.slice(0, at) + changed.slice(at + 1)
          : changed.slice(0, at) + encodeURI(scrap) + changed.slice(at)
    }
    return { path: changed.replace(/%(?![0-9A-Fa-f]{2})/g, '%25') }
  })
