// Compares the founder's goal with the forecast. The goal is a number of customers by a month. The result says when
// the forecast reaches it.
import { forecastMarks } from '../figures/computed-marks.ts'
import type { Material, Source } from '../figures/figures.ts'
import type { Forecast } from '../forecast/forecast.ts'
import { createFormat } from '../forecast/format.ts'
import { monthAfter } from '../forecast/model.ts'
import type { PlanBasics } from './content.ts'

export type Goal = {
  count: number
  /** The month of the goal, such as "2027-09". Null if the founder gave no month. */
  by: string | null
  /** The month in which the forecast reaches the goal. Null if the forecast never reaches it. */
  reached: string | null
  /** The goal and the forecast in one sentence. */
  text: string
}

/**
 * The lines with the number of paying customers at the end of each month. Empty if the forecast has no
 * subscriptions.
 */
const customerLines = ({ program }: Forecast): string[] =>
  program.streams.flatMap(({ active }) => active ?? [])

export const hasCustomers = ({ forecast }: Material): boolean =>
  forecast !== null && customerLines(forecast).length > 0

export function goalOf({ forecast, locale }: Material, { goal: count, goalBy }: PlanBasics): Goal | null {
  if (!forecast || count === undefined) return null
  const by = goalBy ?? null
  const lines = customerLines(forecast)
  if (lines.length === 0) return null
  const { model, engine } = forecast
  const index = Array.from({ length: model.months }, (_, month) =>
    lines.reduce((sum, id) => sum + (engine.row(id)[month] ?? 0), 0),
  ).findIndex(customers => customers >= count)
  const reached = index < 0 ? null : monthAfter(model.start, index)
  const format = createFormat(model.currency, model.start, locale)
  const wanted = `The goal is ${format.count(count)} ${count === 1 ? 'customer' : 'customers'}${by ? ` by ${format.calendarMonth(by)}` : ''}`
  const found = reached
    ? `the forecast has them in ${format.calendarMonth(reached)}`
    : `the forecast does not have them within ${format.months(model.months)}`
  return { count, by, reached, text: `${wanted}; ${found}.` }
}

/** The founder's goal as a sentence for the plan. */
export function goalSource(goal: Goal, forecast: Forecast, material: Material): Source {
  return {
    name: 'goal',
    text: goal.text,
    mark: forecastMarks(forecast, material)(customerLines(forecast)),
    place: 'financial',
    detail: 'Customers in the forecast',
  }
}

export const isLate = ({ by, reached }: Goal): boolean => by !== null && (reached === null || reached > by)
