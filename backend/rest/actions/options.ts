import type { RestResponse } from '../respond/response.ts'
import { resolveRoutine } from './call.ts'
import type { Context } from './context.ts'
import { findTable } from './read.ts'

/** Answers OPTIONS with the methods that a table, view or function accepts. */
export function options(context: Context): RestResponse {
  return {
    status: 200,
    headers: [
      ['Access-Control-Allow-Origin', '*'],
      ['Allow', allowed(context)],
    ],
    body: null,
  }
}

function allowed(context: Context): string {
  const { resource } = context.request
  if (resource.kind === 'root') return 'OPTIONS,GET,HEAD'
  if (resource.kind === 'function') {
    return resolveRoutine(context, null).volatility === 'volatile' ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST'
  }
  const table = findTable(context)
  const canPut = table.isInsertable && table.isUpdatable && table.primaryKey.length > 0
  return [
    'OPTIONS,GET,HEAD',
    ...(table.isInsertable ? ['POST'] : []),
    ...(canPut ? ['PUT'] : []),
    ...(table.isUpdatable ? ['PATCH'] : []),
    ...(table.isDeletable ? ['DELETE'] : []),
  ].join(',')
}
