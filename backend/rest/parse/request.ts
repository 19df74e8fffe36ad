import { badPath, badRpcMethod, unknownSchema, unsupportedMethod } from '../errors.ts'
import { type MediaType, parseAccept, parseMediaType } from './media.ts'
import { type Preferences, parsePreferences } from './prefer.ts'
import { parseQuery, type Query, unlimited } from './query.ts'
import { topRange } from './range.ts'
import type { Range } from './tree.ts'
import { decode, type Pair, readPairs } from './url.ts'

export type Resource =
  | { readonly kind: 'root' }
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'function'; readonly name: string }

export type RestRequest = {
  readonly method: string
  readonly resource: Resource
  readonly schema: string
  /** True if a header of the reply must name the schema. */
  readonly saysSchema: boolean
  readonly query: Query
  readonly pairs: readonly Pair[]
  readonly topRange: Range
  readonly preferences: Preferences
  readonly accept: readonly MediaType[]
  readonly bodyType: MediaType
}

type Source = {
  readonly method: string
  readonly path: string
  readonly queryString: string
  readonly header: (name: string) => string | null
}

const tableMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const functionMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])
const rootMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Reads a request without its body. */
export function parseRequest(source: Source, schemas: readonly string[], allowsTx: boolean): RestRequest {
  const { method, header } = source
  const resource = parseResource(source.path)
  checkMethod(resource, method)
  const profile = header(
    method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'accept-profile' : 'content-profile',
  )
  if (profile !== null && !schemas.includes(profile)) throw unknownSchema(profile, schemas)
  const pairs = readPairs(source.queryString)
  const query = parseQuery(pairs, resource.kind === 'function' && (method === 'GET' || method === 'HEAD'))
  const ownRange = query.ranges.find(({ path }) => path.length === 0)?.value ?? unlimited
  return {
    method,
    resource,
    schema: profile ?? schemas[0] ?? 'public',
    saysSchema: profile !== null || schemas.length !== 1,
    query,
    pairs,
    topRange: topRange(method, header('range'), ownRange),
    preferences: parsePreferences(header('prefer'), allowsTx),
    accept: parseAccept(header('accept')),
    bodyType: parseMediaType(header('content-type') ?? 'application/json'),
  }
}

function parseResource(path: string): Resource {
  const segments = path.split('/').slice(1).map(decodeSegment)
  const [first = '', second, ...rest] = segments
  if (first === '' && second === undefined) return { kind: 'root' }
  if (first === 'rpc' && second !== undefined && rest.length === 0) return { kind: 'function', name: second }
  if (first === '' || second !== undefined) throw badPath()
  return { kind: 'table', name: first }
}

const decodeSegment = (segment: string) => decode(segment.replaceAll('+', '%2B'))

function checkMethod(resource: Resource, method: string): void {
  if (resource.kind === 'function' && !functionMethods.has(method)) throw badRpcMethod(method)
  if (resource.kind === 'table' && !tableMethods.has(method)) throw unsupportedMethod(method)
  if (resource.kind === 'root' && !rootMethods.has(method)) throw unsupportedMethod(method)
}
