import { type Count, estimateStatement } from '../emit/statement.ts'
import type { ReadPlan } from '../plan/read-plan.ts'
import type { Context } from './context.ts'

/**
 * Returns whether and up to which number the statement must count the rows. The `count` preference of the request
 * decides.
 */
export function countFor({ request: { preferences }, config: { maxRows } }: Context): Count {
  if (preferences.count === 'exact') return { upTo: null }
  if (preferences.count === 'estimated') return { upTo: maxRows === null ? null : maxRows + 1 }
  return null
}

/**
 * Returns the total number of rows for the reply. It is counted, or estimated by the planner if counting would take
 * too long.
 */
export async function totalOf(
  context: Context,
  plan: ReadPlan,
  counted: number | null,
): Promise<number | null> {
  const { preferences } = context.request
  if (preferences.count === 'planned') return estimate(context, plan)
  if (preferences.count !== 'estimated' || counted === null) return counted
  const { maxRows } = context.config
  return maxRows !== null && counted <= maxRows ? counted : Math.max(counted, await estimate(context, plan))
}

async function estimate({ database, session, config }: Context, plan: ReadPlan): Promise<number> {
  const rows = await database.run<Record<string, unknown>>(estimateStatement(plan), {
    as: session,
    readOnly: true,
    timeoutMs: config.statementTimeoutMs,
  })
  const [value] = Object.values(rows[0] ?? {})
  const plans = (typeof value === 'string' ? JSON.parse(value) : value) as { Plan: { 'Plan Rows': number } }[]
  return plans[0]?.Plan['Plan Rows'] ?? 0
}
