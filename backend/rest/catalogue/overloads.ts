/** Sorts functions of the same name. PostgREST's error PGRST203 lists them in this order. */
import type { Routine } from './catalogue.ts'

const volatilities = ['volatile', 'stable', 'immutable']

/**
 * Functions with fewer parameters come first. Equal numbers are ordered by description, parameters and return
 * type.
 */
export function compareRoutines(one: Routine, two: Routine): number {
  return one.parameters.length - two.parameters.length || compareLists(rank(one), rank(two))
}

function rank(routine: Routine): readonly (string | number)[] {
  const { description, parameters, returns } = routine
  return [
    description === null ? 0 : 1,
    description ?? '',
    ...parameters.flatMap(one => [
      one.name,
      one.type,
      one.castType,
      Number(one.isRequired),
      Number(one.isVariadic),
    ]),
    Number(routine.returnsSet),
    Number(routine.returnsComposite),
    returns.schema,
    returns.name,
    volatilities.indexOf(routine.volatility),
  ]
}

function compareLists(one: readonly (string | number)[], two: readonly (string | number)[]): number {
  const place = one.findIndex((value, index) => value !== two[index])
  if (place < 0) return 0
  return (one[place] ?? '') < (two[place] ?? '') ? -1 : 1
}
