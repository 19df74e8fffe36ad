/**
 * The forecast of the demo's founder, made from her facts and some figures of her own. Salaries begin when the money
 * arrives.
 */
import type { Fact } from '../../contracts/facts.ts'
import type { ForecastModel } from '../../venture/forecast/model.ts'
import { firstModel, suggestAnswers } from '../../venture/forecast/starter.ts'
import * as founder from './founder.ts'

export function demoForecast(known: readonly Fact[], start: string): ForecastModel {
  const { answers, facts } = suggestAnswers(known, start, 'EUR')
  const model = firstModel({
    answers: { ...answers, figures: { ...answers.figures, ...founder.forecast } },
    facts,
  })
  return {
    ...model,
    items: model.items.map(item =>
      item.kind === 'role' ? { ...item, values: { ...item.values, start: founder.paidFrom } } : item,
    ),
  }
}
