import type { Catalogue, Relationship } from '../catalogue/catalogue.ts'
import { similar } from '../catalogue/suggest.ts'
import { RestError } from '../errors.ts'

type Wanted = {
  readonly schema: string
  readonly origin: string
  readonly target: string
  readonly hint: string | null
}

/**
 * Finds the one relationship between two tables that matches the names and the hint. Throws if none or several
 * match.
 */
export function findRelationship(catalogue: Catalogue, wanted: Wanted): Relationship {
  const found = catalogue
    .relationships(wanted.schema, wanted.origin)
    .filter(one => one.foreign.schema === wanted.schema && matches(one, wanted))
  if (found.length > 1) throw ambiguous(wanted, found)
  const [only] = found
  if (!only) throw notFound(catalogue, wanted)
  return only
}

function matches(one: Relationship, { target, hint }: Wanted): boolean {
  if (one.kind === 'computed') return target === one.function.name
  const names = target === one.foreign.name
  if (one.kind === 'many-to-many') {
    return !one.isSelf && names && (hint === null || hint === one.junction.name)
  }
  const [single] = one.columns.length === 1 ? one.columns : []
  if (one.isSelf) {
    const isMany = one.kind === 'one-to-many'
    if (hint !== null) return names && isMany && hint === single?.[1]
    return (names && isMany) || (one.kind === 'many-to-one' && target === single?.[0])
  }
  if (hint === null)
    return names || (!one.foreignIsView && (target === one.constraint || target === single?.[0]))
  return names && (hint === one.constraint || hint === single?.[0] || hint === single?.[1])
}

function notFound(catalogue: Catalogue, { schema, origin, target, hint }: Wanted): RestError {
  const using = hint === null ? '' : `' using the hint '${hint}`
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin}' and '${target}${using}' in the schema '${schema}', but no matches were found.`,
      hint: suggestion(catalogue, schema, origin, target),
    },
  )
}

function suggestion(catalogue: Catalogue, schema: string, origin: string, target: string): string | null {
  const known = catalogue.relationships(schema, origin)
  if (known.length === 0) {
    const [parent] = similar(origin, catalogue.related(schema), 0.33)
    return parent ? `Perhaps you meant '${parent.name}' instead of '${origin}'.` : null
  }
  const children = [...new Set(known.map(one => one.foreign.name))]
  const [child] = similar(target, children, 0.33).filter(one => one.score < 1)
  return child ? `Perhaps you meant '${child.name}' instead of '${target}'.` : null
}

function ambiguous({ origin, target }: Wanted, found: readonly Relationship[]): RestError {
  const choices = found.map(one => `'${one.foreign.name}!${hintOf(one)}'`).join(', ')
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    {
      details: found.map(described),
      hint: `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
    },
  )
}

function hintOf(one: Relationship): string {
  if (one.kind === 'computed') return one.function.name
  return one.kind === 'many-to-many' ? one.junction.name : one.constraint
}

const listed = (names: readonly string[]) => `(${names.join(', ')})`

function described(one: Relationship): Record<string, string> {
  const embedding = `${one.table.name} with ${one.foreign.name}`
  if (one.kind === 'computed') return { embedding }
  if (one.kind === 'many-to-many') {
    const [source, target] = [one.sourceColumns, one.targetColumns].map(pairs =>
      listed(pairs.map(([, other]) => other)),
    )
    const relationship = `${one.junction.name} using ${one.constraints[0]}${source} and ${one.constraints[1]}${target}`
    return { cardinality: one.kind, embedding, relationship }
  }
  const own = `${one.table.name}${listed(one.columns.map(([column]) => column))}`
  const other = `${one.foreign.name}${listed(one.columns.map(([, column]) => column))}`
  return { cardinality: one.kind, embedding, relationship: `${one.constraint} using ${own} and ${other}` }
}
