import { arrayElements, patternLimits, slowPattern } from '../../database/slow-patterns.ts'
import { slowExpression } from '../errors.ts'
import type { Query } from './query.ts'
import type { Logic } from './tree.ts'

/** Refuses a request whose regular expressions together would keep the database busy. */
export function refuseSlowPatterns({ filters, logic }: Query, isSecret: boolean): void {
  const patterns = [...filters, ...logic].flatMap(({ value }) => patternsOf(value))
  if (patterns.length === 0) return
  const reason = slowPattern(patterns, isSecret ? patternLimits.secret : patternLimits.strangers)
  if (reason !== null) throw slowExpression(reason)
}

function patternsOf(logic: Logic): string[] {
  if (logic.kind === 'group') return logic.members.flatMap(patternsOf)
  const { operation } = logic
  if (operation.kind !== 'quantified' || !/^i?match$/.test(operation.operator)) return []
  return operation.quantifier === null ? [operation.value] : arrayElements(operation.value)
}
