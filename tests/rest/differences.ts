/**
 * Lists where our answer may differ from the answer of PostgREST, with the reason. The installed program is version
 * 12, and we follow version 14. The test fails if no request needs an entry any more.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Case } from './cases/case.ts'
import type { Reply } from './compare.ts'

type ErrorBody = { code?: string; message?: string; details?: unknown; hint?: unknown }
const errorOf = (reply: Reply): ErrorBody =>
  typeof reply.body === 'object' && reply.body !== null ? reply.body : {}
const codeOf = (reply: Reply) => errorOf(reply).code
const pathOf = (one: Case) => (typeof one === 'string' ? one : one.path)
const reworded = (reply: Reply, body: ErrorBody): Reply => ({
  ...reply,
  body: { ...errorOf(reply), ...body },
})

export type Difference = {
  readonly name: string
  readonly reason: string
  /** Returns our answer as version 12 would give it, or true if any difference is allowed. */
  readonly resolve: (one: Case, ours: Reply, theirs: Reply) => Reply | boolean
}

const isUnknownTable = (theirs: Reply) =>
  codeOf(theirs) === '42P01' || isDeepStrictEqual(theirs.body, {}) || theirs.body === ''

export const differences: readonly Difference[] = [
  {
    name: 'unknown table',
    reason: '14 answers PGRST205 with a suggestion; 12 let PostgreSQL answer 42P01, or sent an empty object.',
    resolve: (_, ours, theirs) =>
      ours.status === 404 && theirs.status === 404 && codeOf(ours) === 'PGRST205' && isUnknownTable(theirs),
  },
  {
    name: 'unknown table and more',
    reason: '14 looks the table up before all else; 12 named another mistake first.',
    resolve: (_, ours, theirs) => codeOf(ours) === 'PGRST205' && theirs.status === 400,
  },
  {
    name: 'unknown path',
    reason: '14 answers PGRST125; 12 an empty object.',
    resolve: (_, ours, theirs) =>
      codeOf(ours) === 'PGRST125' && theirs.status === 404 && isUnknownTable(theirs),
  },
  {
    name: 'not a single row',
    reason: '14 reworded PGRST116, and no longer sends the content type twice.',
    resolve: (_, ours, theirs) =>
      codeOf(theirs) === 'PGRST116' && {
        ...reworded(theirs, { message: 'Cannot coerce the result to a single JSON object' }),
        headers: { ...theirs.headers, 'content-type': ours.headers['content-type'] ?? null },
      },
  },
  {
    name: 'unacceptable media type',
    reason: '14 answers 406, 12 answered 415.',
    resolve: (_, __, theirs) =>
      codeOf(theirs) === 'PGRST107' && theirs.status === 415 && { ...theirs, status: 406 },
  },
  {
    name: 'a view that cannot be written',
    reason: 'Bad input is never a 500: we answer 405, as for any other place that is only read.',
    resolve: (_, __, theirs) =>
      codeOf(theirs) === '55000' && theirs.status === 500 && { ...theirs, status: 405 },
  },
  {
    name: 'slow expressions',
    reason:
      'No references back, no looking around, bounded repetitions for any caller but the secret key: one such expression holds up everybody.',
    resolve: (_, ours) =>
      ours.status === 400 && errorOf(ours).message === 'This regular expression would take too long',
  },
  {
    name: 'rows in use',
    reason:
      'A lock timeout, a deadlock or a failed serialization passes: we answer 503 with Retry-After, not 500.',
    resolve: (_, __, theirs) =>
      /^(55P03|40P01|40001)$/.test(codeOf(theirs) ?? '') &&
      theirs.status === 500 && { ...theirs, status: 503 },
  },
  {
    name: 'unknown column of a body',
    reason: '14 reworded PGRST204.',
    resolve: (_, ours, theirs) =>
      codeOf(theirs) === 'PGRST204' &&
      codeOf(ours) === 'PGRST204' &&
      reworded(theirs, { message: errorOf(ours).message }),
  },
  {
    name: 'unknown schema',
    reason: '14 reworded PGRST106 and moved the list into the hint.',
    resolve: (_, ours, theirs) =>
      codeOf(theirs) === 'PGRST106' &&
      reworded(theirs, { message: errorOf(ours).message, hint: errorOf(ours).hint }),
  },
  {
    name: 'words for is',
    reason: '14 knows is.not_null and lists other words when a value is none of them.',
    resolve: (_, __, theirs) =>
      codeOf(theirs) === 'PGRST100' && String(errorOf(theirs).details).includes('trilean'),
  },
  {
    name: 'functions suggested',
    reason:
      '14.6 suggests only names that are at least three quarters alike, so as not to list what is there.',
    resolve: (_, ours, theirs) =>
      codeOf(theirs) === 'PGRST202' &&
      codeOf(ours) === 'PGRST202' &&
      reworded(theirs, { hint: errorOf(ours).hint }),
  },
  {
    name: 'json arguments in a URL',
    reason: 'Since 12.1 arguments of a GET are bound as they are; 12.0 made a JSON string of them first.',
    resolve: one => pathOf(one).startsWith('/rpc/object?'),
  },
  {
    name: 'single-object',
    reason: '13 dropped Prefer: params=single-object.',
    resolve: one => typeof one !== 'string' && one.headers?.Prefer === 'params=single-object',
  },
  {
    name: 'max-affected',
    reason: 'New since 12.2.',
    resolve: (_, __, theirs) => String(errorOf(theirs).details).includes('max-affected'),
  },
  {
    name: 'spread to many',
    reason: 'New since 13: the columns become arrays.',
    resolve: (_, __, theirs) => codeOf(theirs) === 'PGRST119',
  },
  {
    name: 'spread of nothing or of aggregates',
    reason: '12.0 emitted SQL that PostgreSQL refused.',
    resolve: (one, ours, theirs) =>
      /\.\.\./.test(pathOf(one)) && ours.status === 200 && /^42(601|703|803)$/.test(codeOf(theirs) ?? ''),
  },
  {
    name: 'text search on text',
    reason: 'Since 13 text and json are made searchable; 12 knew tsvector only.',
    resolve: (one, ours, theirs) => /fts/.test(pathOf(one)) && ours.status === 200 && theirs.status >= 400,
  },
  {
    name: 'functions as columns',
    reason:
      'PostgREST lets PostgreSQL read any function of the row as a column (`to_json`); we know those over the table, `count` where it is selected, and no system columns.',
    resolve: (_, ours) =>
      codeOf(ours) === '42703' &&
      /column \w+\.(count|ctid|xmin|xmax|tableoid) /.test(errorOf(ours).message ?? ''),
  },
  {
    name: 'undecodable URL',
    reason:
      'A NUL or bytes that are no UTF-8 are refused at once; PostgREST cut at the NUL, and answered 500.',
    resolve: (_, ours) => codeOf(ours) === '22021' || /percent-encoded/.test(errorOf(ours).message ?? ''),
  },
  {
    name: 'content location',
    reason: 'We percent-encode the table name and encode UTF-8 once; names without a value are left out.',
    resolve: (_, ours, theirs) =>
      ours.headers['content-location'] !== null && {
        ...theirs,
        headers: { ...theirs.headers, 'content-location': ours.headers['content-location'] ?? null },
      },
  },
  {
    name: 'json in csv',
    reason: 'Embeds are json, not jsonb, which is faster; in CSV the difference shows as blanks.',
    resolve: (one, ours, theirs) =>
      typeof one !== 'string' &&
      one.headers?.Accept === 'text/csv' &&
      squeezed(ours.body) === squeezed(theirs.body) && { ...theirs, body: ours.body },
  },
  {
    name: 'csv that is empty',
    reason: 'The parser of the other side shows through its message.',
    resolve: (_, ours, theirs) =>
      codeOf(ours) === 'PGRST102' && codeOf(theirs) === 'PGRST102' && /csv/.test(errorOf(ours).message ?? ''),
  },
  {
    name: 'lone surrogates',
    reason: 'Refused by PostgreSQL with 22P02 instead of by the JSON parser with PGRST102; 400 either way.',
    resolve: (_, ours, theirs) => codeOf(ours) === '22P02' && codeOf(theirs) === 'PGRST102',
  },
  {
    name: 'rollback that is not allowed',
    reason:
      'PostgREST writes for good and says nothing; we refuse, so that a trial is never done in earnest.',
    resolve: (one, ours) =>
      typeof one !== 'string' &&
      one.method !== undefined &&
      codeOf(ours) === 'PGRST122' &&
      /tx=rollback is not allowed/.test(errorOf(ours).message ?? ''),
  },
  {
    name: 'raised connection errors',
    reason: 'A function that raises 08xxx is taken for a lost connection: the same 503, other words.',
    resolve: (_, ours, theirs) => codeOf(ours) === 'PGRST000' && theirs.status === 503,
  },
]

const squeezed = (body: unknown) => String(body).replace(/\s+/g, '')

/** Returns the names of the differences that explain why two answers are not equal, or null if nothing explains it. */
export function explained(one: Case, ours: Reply, theirs: Reply): string[] | null {
  let current = theirs
  const used: string[] = []
  if (isDeepStrictEqual(ours, current)) return used
  for (const { name, resolve } of differences) {
    const resolved = resolve(one, ours, current)
    if (resolved === true) return [...used, name]
    if (resolved === false || isDeepStrictEqual(resolved, current)) continue
    current = resolved
    used.push(name)
    if (isDeepStrictEqual(ours, current)) return used
  }
  return null
}
