// Questions to the founder about contradictions between the MVP plan and other data.
import type { Experiment } from '../../contracts/evidence.ts'
import type { Material } from '../figures/figures.ts'
import { createFormat } from '../forecast/format.ts'
import type { MvpContent } from './content.ts'
import type { Risk } from './risk.ts'

/** The weekly hours of one paid person. */
const fullWeek = 40

/**
 * A question to the founder. It is asked if the forecast pays people from the first month on, but this plan has far
 * fewer hours than these people could work.
 */
export function hoursDoubt({ forecast, locale }: Material, { budget }: MvpContent): string | null {
  if (!forecast || budget.hoursPerWeek === null) return null
  const { model } = forecast
  const paid = model.items
    .filter(({ kind, values }) => kind === 'role' && (values.start ?? 1) === 1 && (values.salary ?? 0) > 0)
    .reduce((sum, { values }) => sum + (values.heads ?? 0), 0)
  if (budget.hoursPerWeek * 2 >= paid * fullWeek) return null
  const format = createFormat(model.currency, model.start, locale)
  const people = paid === 1 ? 'one person' : `${format.count(paid)} people`
  return `Your forecast pays ${people} from ${format.month(1)} on; here are ${format.count(budget.hoursPerWeek)} hours a week. Which of the two is right?`
}

/**
 * A question to the founder. It is asked if the chosen measure belongs to an assumption that is not the riskiest
 * one.
 */
export function measureDoubt(test: Experiment | null, risk: Risk, { assumptions }: Material): string | null {
  if (!test || risk.kind !== 'board' || test.assumption_id === risk.placed.assumption.id) return null
  const tested = assumptions.find(({ id }) => id === test.assumption_id)
  return tested
    ? `This measures another belief: “${tested.text.trim()}”. What measures the one that everything hangs on?`
    : 'This measures what you sell and no belief on the board. What measures the one that everything hangs on?'
}
