import { expect, test } from 'vitest'
import { playbook } from '../cofounder/reports/market-research/playbook.ts'
import { marketRecord } from '../contracts/market-record.ts'
import { formatShortMoney } from '../venture/sizing/format.ts'
import { sizesOf } from '../venture/sizing/market-circles.ts'
import { asked, sizes } from '../web/features/landing/sized-market.ts'

test('L07 the result on the landing page is the real result of the co-founder for the same question', () => {
  const { figures, ...question } = asked
  const one = (value: number) => ({ low: value, high: value })
  const record = marketRecord.parse({
    version: 1,
    answers: {
      many: { buyers: one(figures.buyers), counted: 'association', where: figures.source },
      earn: { type: 'subscription', price: { ...one(figures.price), currency: 'EUR', per: 'month' } },
      far: { fits: figures.fits, won: one(figures.won), known: 'guess' },
    },
  })
  const { sizing } = playbook({ ...question, record, pages: [], today: '2026-11-17' })
  const found = sizing && sizesOf(sizing)
  if (!sizing || !found) throw new Error('No sizes.')
  const likely = [found.tam, found.sam, found.som].map(size => formatShortMoney(size.likely, sizing.currency))
  expect(sizes.map(({ size }) => size)).toEqual(likely)
  const input = (id: string) => sizing.assumptions.find(one => one.id === id)
  expect(sizes[0].from).toContain(`${input('buyers')?.likely.toLocaleString('en-US')} practices`)
  expect(JSON.stringify(input('buyers')?.provenance)).toContain(figures.source)
  expect(sizes[0].from).toContain(figures.source)
  expect(sizes[1].from).toContain(input('fit-share')?.provenance.kind === 'estimate' ? 'a guess' : '?')
  expect(sizes[2].from).toContain(`${input('won-customers')?.likely} customers`)
})
