import type { Parameter } from '../catalogue/catalogue.ts'
import type { CallPlan } from '../plan/call.ts'
import { payloadSql } from './payload.ts'
import { identifier, qualified, type Values } from './sql.ts'

/** Calls a function once and selects what it returns. */
export function callSql({ routine, arguments: given, returning }: CallPlan, values: Values): string {
  const isScalar = returning === null
  const name = qualified(routine)
  const invoke = (list: string) =>
    isScalar ? `(select ${name}(${list}) as pgrst_scalar) as pgrst_call` : `${name}(${list}) as pgrst_call`
  const columns = isScalar
    ? 'pgrst_call.pgrst_scalar'
    : returning.map(column => `pgrst_call.${column === '*' ? '*' : identifier(column)}`).join(', ')
  const select = `select ${columns} from `
  switch (given.kind) {
    case 'none':
      return select + invoke('')
    case 'whole':
      return select + invoke(wholeSql(given.parameter, given.body, values))
    case 'pairs':
      return select + invoke(given.given.map(one => pairSql(one.parameter, one.values, values)).join(', '))
    case 'json': {
      const columnsOf = given.parameters.map(one => ({ name: one.name, type: one.castType, default: null }))
      const body = `(select * from ${payloadSql(given.body, columnsOf, false, values)} limit 1) as pgrst_body`
      const list = given.parameters.map(one => named(one, `pgrst_body.${identifier(one.name)}`)).join(', ')
      return `${select}${body}, lateral ${invoke(list)}`
    }
  }
}

const named = (parameter: Parameter, value: string) =>
  `${parameter.isVariadic ? 'variadic ' : ''}${identifier(parameter.name)} := ${value}`

function wholeSql(
  parameter: Parameter,
  body: Extract<CallPlan['arguments'], { kind: 'whole' }>['body'],
  values: Values,
): string {
  if (body.kind === 'json') return `${values.bind(body.text)}::${parameter.type}`
  if (parameter.type === 'bytea') return `${values.bind(body.bytes)}::bytea`
  return `${values.bind(new TextDecoder().decode(body.bytes))}::${parameter.type}`
}

function pairSql(parameter: Parameter, given: readonly string[], values: Values): string {
  const value = parameter.isVariadic ? given : (given[0] ?? null)
  return named(parameter, `${values.bind(value)}::${parameter.castType}`)
}
