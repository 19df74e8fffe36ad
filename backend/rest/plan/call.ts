import type { Catalogue, Parameter, Routine } from '../catalogue/catalogue.ts'
import { similar } from '../catalogue/suggest.ts'
import { RestError } from '../errors.ts'
import { checkJsonShape, type Payload } from '../parse/body.ts'
import type { MediaType } from '../parse/media.ts'
import type { Pair } from '../parse/url.ts'

type CallArguments =
  | { readonly kind: 'none' }
  /** The function has a single unnamed parameter, which gets the whole body. */
  | {
      readonly kind: 'whole'
      readonly parameter: Parameter
      readonly body: Exclude<Payload, { kind: 'pairs' }>
    }
  | {
      readonly kind: 'json'
      readonly parameters: readonly Parameter[]
      readonly body: Extract<Payload, { kind: 'json' }>
    }
  | { readonly kind: 'pairs'; readonly given: readonly { parameter: Parameter; values: readonly string[] }[] }

export type CallPlan = {
  readonly routine: Routine
  readonly arguments: CallArguments
  /** The columns of the result that the reply contains, or null for a scalar. */
  readonly returning: readonly string[] | null
}

type Wanted = {
  readonly schema: string
  readonly name: string
  readonly keys: readonly string[]
  readonly bodyType: MediaType
  readonly isPost: boolean
}

/**
 * Finds the one overload that accepts the named arguments. If there is none, finds the one that accepts the whole
 * body.
 */
export function findRoutine(catalogue: Catalogue, wanted: Wanted): Routine {
  const overloads = catalogue.routines(wanted.schema, wanted.name)
  const keys = new Set(wanted.keys)
  const named = overloads.filter(routine => takesKeys(routine, keys, wanted))
  const whole = named.length > 0 ? [] : overloads.filter(routine => takesWholeBody(routine, wanted))
  const candidates = named.length > 0 ? named : whole
  if (candidates.length > 1) throw ambiguous(candidates)
  const [only] = candidates
  if (!only) throw notFound(catalogue, wanted, overloads)
  return only
}

const isRawBody = (type: MediaType) => type.form === 'text' || type.form === 'xml' || type.form === 'bytes'

function takesKeys({ parameters }: Routine, keys: ReadonlySet<string>, wanted: Wanted): boolean {
  if (parameters.length === 0) return keys.size === 0 && !(wanted.isPost && isRawBody(wanted.bodyType))
  const known = new Set(parameters.map(one => one.name))
  return (
    [...keys].every(key => known.has(key)) && parameters.every(one => !one.isRequired || keys.has(one.name))
  )
}

const wholeTypes: Partial<Record<MediaType['form'], readonly string[]>> = {
  json: ['json', 'jsonb'],
  any: ['json', 'jsonb'],
  text: ['text'],
  xml: ['xml'],
  bytes: ['bytea'],
}

function takesWholeBody({ parameters }: Routine, { isPost, bodyType }: Wanted): boolean {
  const [only, ...others] = parameters
  if (!isPost || !only || others.length > 0 || only.name !== '') return false
  return wholeTypes[bodyType.form]?.includes(only.type) ?? false
}

/** Returns the arguments of the call, from the body or from the URL. */
export function callArguments(
  routine: Routine,
  payload: Payload | null,
  pairs: readonly Pair[],
): CallArguments {
  const [first] = routine.parameters
  if (first && first.name === '' && routine.parameters.length === 1 && payload && payload.kind !== 'pairs') {
    return { kind: 'whole', parameter: first, body: payload }
  }
  if (payload?.kind === 'json') {
    const parameters = routine.parameters.filter(one => payload.keys.includes(one.name))
    return parameters.length > 0 ? { kind: 'json', parameters, body: payload } : { kind: 'none' }
  }
  const all = payload?.kind === 'pairs' ? payload.pairs : pairs
  const given = routine.parameters.flatMap(parameter => {
    const values = all.filter(([name]) => name === parameter.name).map(([, value]) => value)
    if (values.length === 0) return []
    if (/^jsonb?$/.test(parameter.castType)) values.forEach(checkJsonShape)
    return [{ parameter, values: parameter.isVariadic ? values : values.slice(-1) }]
  })
  return given.length > 0 ? { kind: 'pairs', given } : { kind: 'none' }
}

const signature = (routine: Routine) =>
  `${routine.schema}.${routine.name}(${routine.parameters.map(one => `${one.name} => ${one.type}`).join(', ')})`

const ambiguous = (candidates: readonly Routine[]) =>
  new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${candidates.map(signature).join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  )

/** An error lists at most this many names. */
const mostNamed = 100

function notFound(catalogue: Catalogue, wanted: Wanted, overloads: readonly Routine[]): RestError {
  const name = `${wanted.schema}.${wanted.name}`
  const keys = [...new Set(wanted.keys)].sort().slice(0, mostNamed)
  const list = keys.join(', ')
  const isRaw = wanted.isPost && isRawBody(wanted.bodyType)
  const shown = keys.length === 0 ? ' without parameters' : `(${list})`
  const searched =
    keys.length === 0 ? ' without parameters' : ` with parameter${keys.length > 1 ? 's' : ''} ${list}`
  const rawType = { text: 'text', xml: 'xml', bytes: 'bytea' }[
    wanted.bodyType.form as 'text' | 'xml' | 'bytes'
  ]
  const isJson = wanted.isPost && (wanted.bodyType.form === 'json' || wanted.bodyType.form === 'any')
  const how = isRaw
    ? ` with a single unnamed ${rawType} parameter`
    : `${searched}${isJson ? ' or with a single unnamed json/jsonb parameter' : ''}`
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${name}${isRaw ? '' : shown} in the schema cache`,
    {
      details: `Searched for the function ${name}${how}, but no matches were found in the schema cache.`,
      hint: isRaw ? null : suggestion(catalogue, wanted, keys, overloads),
    },
  )
}

function suggestion(
  catalogue: Catalogue,
  { schema, name }: Wanted,
  keys: readonly string[],
  overloads: readonly Routine[],
): string | null {
  const meant = 'Perhaps you meant to call the function'
  if (overloads.length === 0) {
    const [near] = similar(name, catalogue.routineNames(schema), 0.75)
    return near ? `${meant} ${schema}.${near.name}` : null
  }
  const listed = (names: readonly string[]) => `(${[...names].sort().join(', ')})`
  const lists = overloads.map(routine => listed(routine.parameters.map(one => one.name)))
  const [near] = similar(listed(keys), lists, 0.33)
  return near ? `${meant} ${schema}.${name}${near.name}` : null
}
