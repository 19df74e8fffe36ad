import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printFormula } from '../../contracts/print-sizing.ts'
import { editAssumption, evaluate, sizingSchema, type ValueFormat } from '../../contracts/sizing.ts'
import { assume } from './assume.ts'
import { marketSizing, type SizeLabels } from './market.ts'
import { readRatio } from './top-down.ts'

const labels: SizeLabels = {
  tam: 'TAM',
  sam: 'SAM',
  som: 'SOM',
  'sam-customers': 'Customers in the SAM',
  'som-customers': 'Customers in the SOM',
  penetration: 'Share of the SAM won',
  'top-down': 'Top-down TAM',
  'top-down-ratio': 'Bottom-up ÷ top-down',
}

const anAssumption = (id: string, format: ValueFormat, max: number) =>
  fc.tuple(...[0, 1, 2].map(() => fc.double({ min: max / 1000, max, noNaN: true }))).map(([a, b, c]) =>
    assume({
      id,
      label: id,
      unit: 'things',
      format,
      geography: 'Germany',
      year: 2024,
      low: a ?? 0,
      likely: b ?? 0,
      high: c ?? 0,
      provenance: { kind: 'estimate', basis: 'drawn at random' },
    }),
  )

const aMarket = fc
  .record({
    buyers: anAssumption('buyers', 'count', 1e8),
    fitShare: anAssumption('fit-share', 'percent', 1.4),
    wonCustomers: anAssumption('won-customers', 'count', 1e6),
    annualPrice: anAssumption('annual-price', 'money', 1e5),
    sectorSpend: anAssumption('sector-spend', 'money', 1e12),
    addressableShare: anAssumption('addressable-share', 'percent', 1),
  })
  .map(({ sectorSpend, addressableShare, ...rest }) =>
    marketSizing({ currency: 'EUR', geography: 'Germany', year: 2024 }, labels, {
      ...rest,
      topDown: { sectorSpend, addressableShare },
    }),
  )

/** Reads a printed formula back as a careful founder with a calculator would. */
function recompute(printed: string): { left: number; right: number } {
  const read = (text: string) => {
    const number = Number(text.replace(/[^0-9.%]/g, '').replace('%', ''))
    return text.includes('%') ? number / 100 : number
  }
  const [left = '', right = ''] = printed.split(' = ')
  const [dividend = '', divisor] = left.split(' ÷ ')
  const multiplied = dividend
    .split(' × ')
    .map(read)
    .reduce((a, b) => a * b, 1)
  return { left: divisor ? multiplied / read(divisor) : multiplied, right: read(right) }
}

describe('market sizing', () => {
  test('the printed factors multiply to the printed total', () => {
    fc.assert(
      fc.property(aMarket, sizing => {
        for (const id of ['tam', 'sam', 'som', 'sam-customers', 'som-customers', 'top-down']) {
          const { left, right } = recompute(printFormula(sizing, id) ?? '')
          expect(Math.abs(left - right)).toBeLessThanOrEqual(0.51 + right * 1e-9)
        }
      }),
    )
  })

  test('SOM ≤ SAM ≤ TAM for every bound, and low ≤ likely ≤ high for every size', () => {
    fc.assert(
      fc.property(aMarket, sizing => {
        const sizes = evaluate(sizing)
        for (const bound of ['low', 'likely', 'high'] as const) {
          expect(sizes.get('som')![bound]).toBeLessThanOrEqual(sizes.get('sam')![bound])
          expect(sizes.get('sam')![bound]).toBeLessThanOrEqual(sizes.get('tam')![bound])
        }
        for (const { low, likely, high } of sizes.values()) {
          expect(low).toBeLessThanOrEqual(likely)
          expect(likely).toBeLessThanOrEqual(high)
        }
      }),
    )
  })

  test('raising an assumption never lowers a size', () => {
    fc.assert(
      fc.property(aMarket, fc.nat(3), fc.double({ min: 1, max: 5, noNaN: true }), (sizing, index, factor) => {
        const before = evaluate(sizing)
        const edited = sizing.assumptions.map((assumption, at) =>
          at === index ? editAssumption(assumption, { likely: assumption.likely * factor }) : assumption,
        )
        const after = evaluate({ ...sizing, assumptions: edited })
        for (const id of ['tam', 'sam', 'som'])
          expect(after.get(id)!.likely).toBeGreaterThanOrEqual(before.get(id)!.likely)
      }),
    )
  })

  test('a sizing survives its own schema and JSON unchanged', () => {
    fc.assert(
      fc.property(aMarket, sizing => {
        expect(sizingSchema.parse(JSON.parse(JSON.stringify(sizing)))).toEqual(sizing)
      }),
    )
  })

  test('an unknown name or a possible division by zero gives no number rather than a wrong one', () => {
    const results = evaluate({
      assumptions: [],
      formulas: [
        { id: 'a', label: 'a', unit: 'x', format: 'ratio', expression: { op: 'value', id: 'nowhere' } },
        {
          id: 'b',
          label: 'b',
          unit: 'x',
          format: 'ratio',
          expression: {
            op: 'divide',
            dividend: { op: 'constant', value: 1 },
            divisor: { op: 'constant', value: 0 },
          },
        },
      ],
    })
    expect(results.size).toBe(0)
  })
})

describe('the top-down check', () => {
  test.each([
    [1, 'fair'],
    [0.5, 'fair'],
    [2, 'fair'],
    [2.6, 'look-again'],
    [0.35, 'look-again'],
    [3.1, 'wrong'],
    [0.1, 'wrong'],
  ] as const)('a ratio of %s reads %s', (ratio, verdict) => {
    expect(readRatio(ratio).verdict).toBe(verdict)
  })
})
