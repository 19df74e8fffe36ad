import fc from 'fast-check'
import { Constants } from '../../../contracts/database.generated.ts'
import { lines } from '../../access/cells.ts'
import { ids, people } from '../../access/world.ts'
import { oddBody, oddText, oddValue } from '../../support/odd-values.ts'

/** All tables of the API. The truth table of permissions lists every one of them. */
export const tables = [
  ...new Set(lines.map(({ table }) => table).filter(table => table.startsWith('public.'))),
].map(table => table.replace('public.', ''))
const functions = [
  'create_or_get_direct_conversation',
  'create_share_link',
  'feed_posts',
  'own_sessions',
  'own_model_key',
]
const foreign = fc.constantFrom<string>(...Object.values(ids), ...Object.values(people))
const column = fc.constantFrom(
  'id',
  'user_id',
  'content',
  'email',
  'created_at',
  'project_id',
  'metadata->>a',
  'x',
)
const word = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(column, fc.constantFrom(...tables)) },
  { weight: 1, arbitrary: oddText.map(encodeOdd) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '*',
      '(',
      ')',
      ',',
      '!inner',
      '::text',
      '...',
      'count()',
      '%',
      '"',
      '->',
      '$1',
    ),
  },
)
const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'like',
  'ilike',
  'in',
  'is',
  'cs',
  'ov',
  'fts',
  'not.eq',
  'any',
  '',
)
const value = fc.oneof(
  foreign,
  foreign.map(id => `(${id})`),
  oddText.map(encodeOdd),
  fc.constantFrom('null', '*', '(1,2', '{a}', '9'.repeat(40), '2020-99-99'),
)
const part = fc.oneof(
  fc.array(word, { maxLength: 4 }).map(words => `select=${words.join(',')}`),
  fc.tuple(word, word).map(([outer, inner]) => `select=*,${outer}(${inner})`),
  fc.tuple(word, operator, value).map(([name, how, what]) => `${name}=${how}.${what}`),
  fc.tuple(word, operator, value).map(([name, how, what]) => `or=(${name}.${how}.${what},id.not.is.null)`),
  word.map(name => `order=${name}.desc.nullslast`),
  fc.constantFrom(
    'limit=1000000000',
    'limit=-1',
    'offset=99999999999999999999',
    'limit=x',
    'columns=id,user_id',
  ),
  word.map(name => `on_conflict=${name}`),
)
/** Valid parts of a query, some of them about rows of other members. */
const soundPart = fc.oneof(
  fc.constantFrom(
    'select=*',
    'or=(id.not.is.null,id.is.null)',
    'limit=50',
    'offset=0',
    'order=created_at.desc',
  ),
  fc.constantFrom(...tables).map(table => `select=*,${table}(*)`),
  fc.array(foreign, { minLength: 1, maxLength: 5 }).map(some => `id=in.(${some})`),
  fc
    .tuple(fc.constantFrom('id', 'user_id', 'project_id', 'conversation_id'), foreign)
    .map(([name, id]) => `${name}=eq.${id}`),
)
const field = fc.constantFrom(
  'id',
  'user_id',
  'content',
  'project_id',
  'recipient_id',
  'conversation_id',
  '__proto__',
)
const header = fc.constantFrom<Record<string, string>>(
  {},
  { prefer: 'return=representation,resolution=merge-duplicates' },
  { prefer: 'count=exact,handling=strict,nonsense' },
  { 'accept-profile': 'auth' },
  { 'content-profile': 'private' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'application/vnd.pgrst.plan+json' },
  { accept: 'text/csv' },
  { range: '5-1' },
  { range: 'x' },
  { 'content-type': 'text/csv' },
  { 'content-type': 'application/x-www-form-urlencoded' },
)

export const restRequest = fc
  .record({
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'GET',
      'GET',
      'POST',
      'POST',
      'PATCH',
      'DELETE',
      'PUT',
      'HEAD',
      'OPTIONS',
      'TRACE',
    ),
    name: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...tables) },
      { weight: 2, arbitrary: fc.constantFrom(...functions).map(name => `rpc/${name}`) },
      { weight: 1, arbitrary: oddText.map(encodeOdd) },
    ),
    parts: fc.oneof(fc.array(soundPart, { maxLength: 2 }), fc.array(part, { maxLength: 4 })),
    body: oddBody(
      field,
      fc.oneof(foreign, oddValue, fc.constantFrom(...Constants.public.Enums.ai_output_type)),
    ),
    header,
  })
  .map(({ method, name, parts, body, header }) => ({
    method,
    path: `/rest/v1/${name}?${parts.join('&')}`,
    headers: { 'content-type': 'application/json', ...header },
    body: method === 'GET' || method === 'HEAD' || method === 'TRACE' ? undefined : body,
  }))

/** A lone surrogate cannot be encoded, so it becomes the replacement character. */
export function encodeOdd(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
