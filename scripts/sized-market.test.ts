import { expect, test } from 'vitest'
import { playbook } from '../cofounder/helpers/market-research/playbook.ts'
import { formatShortMoney } from '../contracts/figures.ts'
import { sizesOf } from '../web/entities/market-circles.ts'
import { asked, sizes } from '../web/features/landing/sized-market.ts'

test('L07 the result on the landing page is what the co-founder makes of that question', () => {
  const { sizing } = playbook({ ...asked, pages: [], today: '2026-11-17' })
  const found = sizing && sizesOf(sizing)
  if (!sizing || !found) throw new Error('No sizes.')
  const likely = [found.tam, found.sam, found.som].map(size => formatShortMoney(size.likely, sizing.currency))
  expect(sizes.map(({ size }) => size)).toEqual(likely)
  const buyers = sizing.assumptions.find(({ id }) => id === 'buyers')
  const won = sizing.assumptions.find(({ id }) => id === 'won-customers')
  expect(sizes[0].from).toContain(`${buyers?.likely.toLocaleString('en-US')} practices`)
  expect(sizes[0].from).toContain(buyers?.provenance.kind === 'benchmark' ? buyers.provenance.source : '?')
  expect(sizes[2].from).toContain(`${won?.likely} customers`)
})
