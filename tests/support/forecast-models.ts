// Forecast models for tests and measurements: random models that cover every field, and models of a given size.
import fc from 'fast-check'
import {
  type Field,
  fieldsOf,
  type Growth,
  growthFields,
  type Kind,
  kindNames,
} from '../../venture/forecast/fields.ts'
import { createItem, type ForecastModel, type Item } from '../../venture/forecast/model.ts'

const growths = Object.keys(growthFields) as Growth[]

const figureOf = (field: Field): fc.Arbitrary<number> => {
  const { from = 0, unit } = field
  switch (unit) {
    case 'money':
      return fc.integer({ min: Math.max(from, 0), max: 5_000_000 })
    case 'count':
      return fc.double({ min: 0, max: 500, noNaN: true })
    case 'share':
      return fc.double({
        min: field.key === 'growth' ? -0.3 : 0,
        max: field.key === 'growth' ? 0.3 : Math.min(field.to ?? 1, 1),
        noNaN: true,
      })
    default:
      return fc.integer({ min: from, max: Math.min(field.to ?? 60, 70) })
  }
}

const itemOf = (kind: Kind, index: number): fc.Arbitrary<Item> =>
  fc
    .record({
      growth: fc.constantFrom(...growths),
      billing: fc.constantFrom('monthly' as const, 'yearly' as const),
      schedule: fc.constantFrom('linear' as const, 'annuity' as const, 'bullet' as const),
      quantities: fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { maxLength: 60 }),
    })
    .chain(rest => {
      const fields = fieldsOf({ kind, ...rest })
      const values = fc.record(Object.fromEntries(fields.map(field => [field.key, figureOf(field)])))
      return values.map(given => createItem(`i${index}`, kind, `${kind} ${index}`, given, rest))
    })

export const anyModel: fc.Arbitrary<ForecastModel> = fc
  .array(fc.constantFrom(...kindNames.filter(kind => kind !== 'general')), { maxLength: 12 })
  .chain(kinds =>
    fc.record({
      currency: fc.constantFrom('EUR', 'JPY', 'USD', 'KWD'),
      start: fc.constantFrom('2027-01', '2026-11'),
      months: fc.constant(36 as const),
      items: fc.tuple(itemOf('general', 0), ...kinds.map((kind, index) => itemOf(kind, index + 1))),
      origins: fc.constant({}),
      scenarios: fc.constant([]),
      actuals: fc.constant([]),
    }),
  )

/** Makes a model with about this many lines, of all kinds. */
export function modelOfSize(lines: number, months: 36 | 60): ForecastModel {
  const items: Item[] = [
    createItem('g', 'general', 'Terms', { cash: 10_000_000, collectDays: 30, payDays: 14 }),
  ]
  const kinds: Kind[] = ['subscription', 'role', 'fixed', 'units', 'equipment', 'loan', 'perHead']
  // Every forecast has these 58 lines: totals, working capital, cash flow and balance.
  let count = 58
  for (let index = 0; count < lines; index += 1) {
    const kind = kinds[index % kinds.length] as Kind
    items.push(createItem(`i${index}`, kind, `${kind} ${index}`, { start: 1 + (index % 12) }))
    count += { subscription: 9, units: 5, role: 2, equipment: 3, loan: 4 }[kind as string] ?? 1
  }
  return { currency: 'EUR', start: '2027-01', months, items, origins: {}, scenarios: [], actuals: [] }
}
