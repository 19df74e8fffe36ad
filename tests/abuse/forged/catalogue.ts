/**
 * Requests to each table, view and function of the catalogue. Their shape is right; their values are partly
 * valid and partly odd.
 */
import fc from 'fast-check'
import type { Database } from '../../../backend/database/database.ts'
import { ids, people } from '../../access/world.ts'
import { oddText, oddValue } from '../../support/odd-values.ts'
import type { Forged } from '../community.ts'
import { encodeOdd } from './rest.ts'

type Field = {
  readonly name: string
  readonly type: string
  readonly labels: readonly string[] | null
  readonly canInsert: boolean
  readonly canUpdate: boolean
}
export type Target = {
  readonly name: string
  readonly isFunction: boolean
  readonly fields: readonly Field[]
}

/** Reads the targets from the database, so that a new table or function is tested too. */
export const readTargets = (database: Database): Promise<Target[]> =>
  database.run<Target>({
    text: `
    with field as (
      select relation.oid as of, false as is_function, attribute.attname::text as name, attribute.atttypid as type, attnum as place,
        has_column_privilege('authenticated', relation.oid, attnum, 'insert') as can_insert,
        has_column_privilege('authenticated', relation.oid, attnum, 'update') as can_update
      from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid
      where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v')
        and attnum > 0 and not attisdropped
      union all
      select called.oid, true, called.proargnames[place], type, place, true, true
      from pg_proc called, unnest(called.proargtypes) with ordinality as argument (type, place)
      where called.pronamespace = 'public'::regnamespace and called.prorettype <> 'trigger'::regtype
    )
    select target.name, target.is_function as "isFunction", coalesce((
      select jsonb_agg(jsonb_build_object('name', coalesce(field.name, ''), 'type', field.type::regtype::text, 'canInsert', field.can_insert,
        'canUpdate', field.can_update, 'labels', (
        select jsonb_agg(label.enumlabel) from pg_enum label where label.enumtypid = field.type)) order by field.place)
      from field where field.of = target.oid and field.is_function = target.is_function), '[]') as fields
    from (
      select oid, relname::text as name, false as is_function from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
      union all
      select oid, proname::text, true from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    ) target
    order by 3, 2`,
  })

const known = fc.constantFrom<string>(...Object.values(ids), ...Object.values(people))
const moment = fc.constantFrom(
  '2026-01-01',
  'now',
  'infinity',
  '-infinity',
  '294276-12-31',
  '2020-99-99',
  'x',
)
const byType: readonly [RegExp, fc.Arbitrary<unknown>][] = [
  [/\[\]$/, fc.array(fc.oneof(known, oddText), { maxLength: 3 })],
  [/^uuid$/, fc.oneof({ weight: 4, arbitrary: known }, { weight: 2, arbitrary: fc.uuid() }, oddText)],
  [/^(timestamp|date)/, moment],
  [/^(int|bigint|smallint|numeric)/, fc.constantFrom(0, 1, -1, 7, 2 ** 31, 1e30, 'NaN', '9'.repeat(200))],
  [/^boolean$/, fc.constantFrom<unknown>(true, false, null, 'maybe')],
  [/^json/, oddValue],
  [/^text$/, fc.oneof(oddText, fc.constantFrom('post', 'hide', 'digest', 'pitch', 'x', 'x'.repeat(20_001)))],
]

function fitting({ type, labels }: Field): fc.Arbitrary<unknown> {
  if (labels) return fc.constantFrom<unknown>(...labels, 'none of them')
  return byType.find(([pattern]) => pattern.test(type))?.[1] ?? oddValue
}

const mostly = (field: Field) =>
  fc.oneof({ weight: 9, arbitrary: fitting(field) }, { weight: 1, arbitrary: oddValue })

const rowOf = (fields: readonly Field[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(fields.map(field => [field.name, mostly(field)])), { requiredKeys: [] })

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const condition = (fields: readonly Field[]): fc.Arbitrary<string> => {
  if (fields.length === 0) return fc.constant('')
  const operator = fc.constantFrom('eq', 'neq', 'gte', 'lt', 'in', 'is', 'not.eq', 'cs', 'like')
  return fc
    .constantFrom(...fields)
    .chain(field => fc.tuple(fc.constant(field.name), operator, fitting(field).map(written)))
    .map(([name, how, value]) => `${name}=${how}.${encodeOdd(how === 'in' ? `(${value})` : value)}`)
}

const prefer = fc.constantFrom(
  'return=representation',
  'return=minimal',
  'return=representation,resolution=merge-duplicates',
  'count=exact,missing=default',
)

/** `own` contains the ids of the sender: the member and their project. */
export function requestTo(
  { name, isFunction, fields }: Target,
  own: Readonly<Record<string, string>>,
): fc.Arbitrary<Forged> {
  const path = `/rest/v1/${isFunction ? 'rpc/' : ''}${name}`
  const methods = isFunction ? ['POST', 'POST', 'POST', 'GET'] : ['GET', 'POST', 'POST', 'PATCH', 'DELETE']
  const mine = Object.fromEntries(
    fields.flatMap(field => (field.canInsert && own[field.name] ? [[field.name, own[field.name]]] : [])),
  )
  return fc
    .record({
      method: fc.constantFrom(...methods),
      inserted: rowOf(fields.filter(({ canInsert }) => canInsert)),
      updated: rowOf(fields.filter(({ canUpdate }) => canUpdate)),
      any: rowOf(fields),
      kind: fc.constantFrom('allowed', 'allowed', 'allowed', 'own', 'own', 'own', 'any'),
      conditions: fc.array(condition(fields), { minLength: 1, maxLength: 2 }),
      prefer,
    })
    .map(({ method, inserted, updated, any, kind, conditions, prefer }) => {
      const allowed = method === 'PATCH' ? updated : inserted
      const row = kind === 'any' ? any : kind === 'own' ? { ...allowed, ...mine } : allowed
      return {
        method,
        path: method === 'POST' ? path : `${path}?${conditions.join('&')}`,
        headers: { 'content-type': 'application/json', prefer },
        body: method === 'POST' || method === 'PATCH' ? JSON.stringify(row) : undefined,
      }
    })
}
