// When a fact changes, updates the figures in the forecast that come from it.
import type { Fact } from '../../contracts/facts.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import { bounds } from './fields.ts'
import { buyersIn } from './market.ts'
import type { ForecastModel, Origin } from './model.ts'
import { suggestedDrivers } from './starter.ts'

/** Updates figures that come from facts. Figures that the founder typed do not change. */
export function followFacts(
  model: ForecastModel,
  facts: readonly Fact[],
  sizing: Sizing | null = null,
): ForecastModel {
  const stream = model.items.find(({ id }) => id === 's1')
  const buyers = buyersIn(facts, sizing)
  const drivers = [
    ...suggestedDrivers(facts, model).map(({ driverId, value, factId }) => ({
      driverId,
      value,
      origin: { kind: 'fact', factId } as Origin,
    })),
    ...(stream && buyers
      ? bounds.map(key => ({ driverId: `s1.${key}`, value: buyers.count, origin: buyers.origin }))
      : []),
  ]
  const rests = ({ kind }: Origin) => kind !== 'guess'
  const items = new Map(model.items.map(item => [item.id, item]))
  const origins = { ...model.origins }
  for (const { driverId, value, origin } of drivers) {
    const [itemId = '', key = ''] = driverId.split('.')
    const [item, before] = [items.get(itemId), origins[driverId]]
    if (!item || !before || !rests(before)) continue
    items.set(itemId, { ...item, values: { ...item.values, [key]: value } })
    origins[driverId] = origin
  }
  return { ...model, items: [...items.values()], origins }
}
