// Offers a calculator's result as a figure for the forecast.
import type { UsableFigure } from '../../contracts/results/calculation.ts'
import { decimalsOf, type ForecastModel } from '../forecast/model.ts'
import { type Calculator, isMoney, type Outcome } from './calculator.ts'
import { onlyFigure } from './fields.ts'

/** Null if the result is a range, because the forecast needs a single number. */
export function usableIn({ use }: Calculator, outcome: Outcome): UsableFigure | null {
  const part = use && outcome.kind === 'result' ? outcome.parts[use.part] : null
  if (!use || outcome.kind !== 'result' || !isMoney(part) || part.low !== part.high) return null
  const per = outcome.parts.per === 'month' ? 'month' : 'one'
  return { figure: use.figure, value: part.low, currency: part.currency, per }
}

export type ForecastTarget = { itemId: string; key: string; value: number; isThere: boolean }

/**
 * Finds the forecast figure of this kind with the same currency and unit. Null if there is no such figure or more
 * than one.
 */
export function forecastTarget(model: ForecastModel, use: UsableFigure): ForecastTarget | null {
  const found = onlyFigure(model, use.figure)
  const item = model.items.find(({ id }) => id === found?.itemId)
  if (!found || !item || model.currency !== use.currency) return null
  const isMonthly = item.kind === 'subscription' && item.billing !== 'yearly'
  const isEach = item.kind === 'units' || item.kind === 'hours'
  if (use.per === 'month' ? !isMonthly : !isEach) return null
  const value = Math.round(use.value * 10 ** decimalsOf(use.currency))
  return { itemId: item.id, key: use.figure, value, isThere: found.value === value }
}
