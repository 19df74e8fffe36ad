import type { Column } from '../catalogue/catalogue.ts'
import { identifier, literal, type Values } from './sql.ts'

type PayloadColumn = Pick<Column, 'name' | 'type' | 'default'>

type Json = { readonly text: string; readonly isObject: boolean }

/**
 * Returns the rows of a JSON body as typed columns named `pgrst_body`. A column that is missing in a row is null or
 * gets its default.
 */
export function payloadSql(
  body: Json,
  columns: readonly PayloadColumn[],
  usesDefaults: boolean,
  values: Values,
): string {
  const type = usesDefaults ? 'jsonb' : 'json'
  if (columns.length === 0 && body.isObject) return '(values (1)) as pgrst_body'
  const bound = `${values.bind(body.text)}::${type}`
  if (columns.length === 0) return `${type}_array_elements(${bound}) as pgrst_body`
  const json = usesDefaults ? withDefaults(bound, body.isObject, columns) : bound
  const typed = columns.map(column => `${identifier(column.name)} ${column.type}`).join(', ')
  return `${type}_to_record${body.isObject ? '' : 'set'}(${json}) as pgrst_body(${typed})`
}

function withDefaults(bound: string, isObject: boolean, columns: readonly PayloadColumn[]): string {
  const pairs = columns.flatMap(column =>
    column.default === null ? [] : [`${literal(column.name)}, ${column.default}`],
  )
  const defaults = `jsonb_build_object(${pairs.join(', ')})`
  if (isObject) return `${defaults} || ${bound}`
  return `(select jsonb_agg(${defaults} || element) from jsonb_array_elements(${bound}) as element)`
}
