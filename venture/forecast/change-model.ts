// The founder's changes to a forecast, as pure functions from one model to the next model.
import { fieldsOf, kinds } from './fields.ts'
import { createItem, type ForecastModel, type Item, withinBounds } from './model.ts'

type Step = (model: ForecastModel) => ForecastModel

const changeItem =
  (itemId: string, make: (item: Item) => Item): Step =>
  model => ({ ...model, items: model.items.map(item => (item.id === itemId ? make(item) : item)) })

/** Sets a figure that the founder typed. From then on, the figure no longer follows a fact. */
export const setFigure =
  (itemId: string, key: string, value: number): Step =>
  model => {
    const item = model.items.find(({ id }) => id === itemId)
    const field = item && fieldsOf(item).find(each => each.key === key)
    if (!item || !field) return model
    const bounded = withinBounds(field, value)
    if (item.values[key] === bounded) return model
    const { [`${itemId}.${key}`]: _before, ...origins } = model.origins
    const changed = changeItem(itemId, each => ({ ...each, values: { ...each.values, [key]: bounded } }))
    return { ...changed(model), origins }
  }

export const renameItem = (itemId: string, name: string): Step =>
  changeItem(itemId, item => ({ ...item, name: name.trim().slice(0, 80) || item.name }))

export const setQuantities = (itemId: string, quantities: number[]): Step =>
  changeItem(itemId, item => ({ ...item, quantities }))

/**
 * Changes an option of an item (growth, billing, repayment). The fields depend on the option. A field that exists
 * before and after keeps its value.
 */
export const setOption = (
  itemId: string,
  options: Partial<Pick<Item, 'growth' | 'billing' | 'schedule'>>,
): Step =>
  changeItem(itemId, ({ id, kind, name, values, growth, billing, schedule, quantities }) =>
    createItem(id, kind, name, values, {
      ...(growth ? { growth } : {}),
      ...(billing ? { billing } : {}),
      ...(schedule ? { schedule } : {}),
      ...(quantities ? { quantities } : {}),
      ...options,
    }),
  )

export const addItem =
  (kind: Item['kind']): Step =>
  model => {
    const taken = new Set(model.items.map(({ id }) => id))
    let number = 1
    while (taken.has(`i${number}`)) number += 1
    return { ...model, items: [...model.items, createItem(`i${number}`, kind, kinds[kind].label)] }
  }

export const removeItem =
  (itemId: string): Step =>
  model => {
    const isKept = ([driverId]: [string, unknown]) => !driverId.startsWith(`${itemId}.`)
    const without = <Value>(record: Record<string, Value>) =>
      Object.fromEntries(Object.entries(record).filter(isKept)) as Record<string, Value>
    return {
      ...model,
      items: model.items.filter(({ id }) => id !== itemId),
      origins: without(model.origins),
      scenarios: model.scenarios.map(scenario => ({ ...scenario, changes: without(scenario.changes) })),
    }
  }
