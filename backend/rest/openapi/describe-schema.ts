import type { Catalogue, Column, Routine, Table } from '../catalogue/catalogue.ts'
import { sharedParameters } from './shared-parameters.ts'

type Json = Record<string, unknown>

/** Describes the schema as Swagger 2.0, the form that PostgREST uses. */
export function describeSchema(catalogue: Catalogue, schema: string): Json {
  const tables = catalogue.tables(schema)
  const routines = catalogue
    .routineNames(schema)
    .flatMap(name => catalogue.routines(schema, name).slice(0, 1))
  const [title, ...description] = (catalogue.description(schema) ?? '').split('\n')
  return {
    swagger: '2.0',
    info: {
      title: title || 'standard public schema',
      description:
        description.join('\n').trim() ||
        'This is a description of the tables, views and functions served here',
      version: '14',
    },
    basePath: '/rest/v1',
    consumes: mediaTypes,
    produces: mediaTypes,
    paths: {
      '/': {
        get: {
          tags: ['Introspection'],
          summary: 'OpenAPI description (this document)',
          responses: { 200: { description: 'OK' } },
        },
      },
      ...Object.fromEntries(tables.map(table => [`/${table.name}`, tablePath(table)])),
      ...Object.fromEntries(routines.map(routine => [`/rpc/${routine.name}`, routinePath(routine)])),
    },
    definitions: Object.fromEntries(tables.map(table => [table.name, definition(table, catalogue)])),
    parameters: { ...sharedParameters, ...Object.assign({}, ...tables.map(tableParameters)) },
  }
}

const mediaTypes = ['application/json', 'application/vnd.pgrst.object+json', 'text/csv']

const parameter = (name: string) => ({ $ref: `#/parameters/${name}` })
const answer = (description: string) => ({ description })

function tablePath(table: Table): Json {
  const tags = [table.name]
  const about = table.description === null ? {} : { summary: table.description.split('\n')[0] }
  const filters = [...table.columns.keys()].map(column => parameter(`rowFilter.${table.name}.${column}`))
  const body = parameter(`body.${table.name}`)
  const rows = {
    200: { description: 'OK', schema: { type: 'array', items: { $ref: `#/definitions/${table.name}` } } },
    206: answer('Partial Content'),
  }
  const paging = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'].map(parameter)
  return {
    get: { tags, ...about, parameters: [...filters, ...paging], responses: rows },
    ...(table.isInsertable && {
      post: {
        tags,
        ...about,
        parameters: [body, parameter('select'), parameter('preferPost')],
        responses: { 201: answer('Created') },
      },
    }),
    ...(table.isUpdatable && {
      patch: {
        tags,
        ...about,
        parameters: [...filters, body, parameter('preferReturn')],
        responses: { 204: answer('No Content') },
      },
    }),
    ...(table.isDeletable && {
      delete: {
        tags,
        ...about,
        parameters: [...filters, parameter('preferReturn')],
        responses: { 204: answer('No Content') },
      },
    }),
  }
}

function routinePath(routine: Routine): Json {
  const properties = Object.fromEntries(routine.parameters.map(({ name, type }) => [name, typed(type)]))
  const required = routine.parameters.filter(one => one.isRequired).map(one => one.name)
  const args = {
    name: 'args',
    in: 'body',
    required: required.length > 0,
    schema: { type: 'object', properties, required },
  }
  const about = routine.description === null ? {} : { summary: routine.description.split('\n')[0] }
  const shared = { tags: [`(rpc) ${routine.name}`], ...about, responses: { 200: answer('OK') } }
  const inQuery = routine.parameters.map(({ name, type, isRequired }) => ({
    name,
    in: 'query',
    required: isRequired,
    ...typed(type),
  }))
  return {
    post: { ...shared, parameters: [args, parameter('preferParams')] },
    ...(routine.volatility !== 'volatile' && { get: { ...shared, parameters: inQuery } }),
  }
}

function definition(table: Table, catalogue: Catalogue): Json {
  const required = [...table.columns.values()].filter(column => !column.isNullable).map(column => column.name)
  const properties = Object.fromEntries(
    [...table.columns.values()].map(column => [column.name, property(table, column, catalogue)]),
  )
  return {
    ...(table.description === null ? {} : { description: table.description }),
    ...(required.length > 0 ? { required } : {}),
    properties,
    type: 'object',
  }
}

function property(table: Table, column: Column, catalogue: Catalogue): Json {
  const notes = [
    ...(column.description === null ? [] : [`${column.description}\n`]),
    ...keyNotes(table, column, catalogue),
  ]
  return {
    ...typed(column.type),
    ...(column.default === null ? {} : { default: column.default }),
    ...(column.maxLength === null ? {} : { maxLength: column.maxLength }),
    ...(column.choices.length > 0 ? { enum: column.choices } : {}),
    ...(notes.length > 0 ? { description: notes.join('\n') } : {}),
  }
}

function keyNotes(table: Table, { name }: Column, catalogue: Catalogue): string[] {
  const isKey = table.primaryKey.includes(name)
  const foreign = catalogue
    .relationships(table.schema, table.name)
    .find(
      one =>
        one.kind === 'many-to-one' &&
        one.columns.length === 1 &&
        one.columns[0]?.[0] === name &&
        !one.foreignIsView,
    )
  const target = foreign?.kind === 'many-to-one' ? foreign.columns[0]?.[1] : undefined
  const notes = [
    ...(isKey ? ['This is a Primary Key.<pk/>'] : []),
    ...(foreign && target
      ? [
          `This is a Foreign Key to \`${foreign.foreign.name}.${target}\`.<fk table='${foreign.foreign.name}' column='${target}'/>`,
        ]
      : []),
  ]
  return notes.length > 0 ? ['Note:', ...notes] : []
}

function typed(type: string): Json {
  if (type.endsWith('[]')) return { type: 'array', items: typed(type.slice(0, -2)), format: type }
  if (/^(smallint|integer|bigint)$/.test(type)) return { type: 'integer', format: type }
  if (/^(numeric|real|double precision)/.test(type)) return { type: 'number', format: type }
  if (type === 'boolean') return { type: 'boolean', format: type }
  if (type === 'json' || type === 'jsonb') return { format: type }
  return { type: 'string', format: type }
}

function tableParameters(table: Table): Json {
  const filters = [...table.columns.values()].map(column => [
    `rowFilter.${table.name}.${column.name}`,
    { name: column.name, in: 'query', required: false, type: 'string' },
  ])
  const body = {
    name: table.name,
    in: 'body',
    required: false,
    schema: { $ref: `#/definitions/${table.name}` },
  }
  return { [`body.${table.name}`]: body, ...Object.fromEntries(filters) }
}
