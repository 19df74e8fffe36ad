import { expect, test } from 'vitest'
import { isMet } from '../support/result.ts'
import { type Cell, figuresOf } from './figures.ts'

const cell = (server: Cell['server'], perSecond: number): Cell => ({
  size: 100,
  request: 'insert',
  server,
  perSecond,
  p50: 1,
  p99: 2,
  cpu: 3,
})
const ours = [cell('pglite', 50), cell('postgres', 150), cell('bare', 300)]
const outcomes = (cells: Cell[]) =>
  figuresOf(cells)
    .filter(({ unit }) => unit === '/s')
    .map(figure => [figure.name, figure.peer?.name, isMet(figure)])

test('our figure is shown beside the figures of PostgREST and of the driver alone', () => {
  expect(outcomes([...ours, cell('postgrest', 100)])).toEqual([
    ['insert, 100 posts, on PostgreSQL', 'PostgREST', true],
    ['insert, 100 posts, on PostgreSQL', 'bare driver', false],
    ['insert, 100 posts, on PGlite', 'PostgREST', false],
  ])
})

test('if PostgREST is missing, no figure is compared with it', () => {
  expect(outcomes(ours)).toEqual([
    ['insert, 100 posts, on PostgreSQL', 'bare driver', false],
    ['insert, 100 posts, on PGlite', undefined, null],
  ])
})
