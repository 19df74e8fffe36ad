import { formatNumber } from '../support/report.ts'
import type { Aim, Figure } from '../support/result.ts'

export type Cell = {
  readonly size: number
  readonly request: string
  readonly server: 'pglite' | 'postgres' | 'postgrest' | 'bare'
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /**
   * The processor time per request in microseconds, for server and database together. A busy machine changes this
   * figure least.
   */
  readonly cpu: number
}

const names: Record<Cell['server'], string> = {
  pglite: 'on PGlite',
  postgres: 'on PostgreSQL',
  postgrest: 'PostgREST',
  bare: 'bare driver',
}

const comparisons: readonly { ours: Cell['server']; peer: Cell['server']; aim: Aim }[] = [
  { ours: 'postgres', peer: 'postgrest', aim: { of: 'ratio', atLeast: 1.5 } },
  { ours: 'postgres', peer: 'bare', aim: { of: 'ratio', atLeast: 0.75 } },
  { ours: 'pglite', peer: 'postgrest', aim: { of: 'ratio', atLeast: 1 } },
]

export function figuresOf(cells: readonly Cell[]): Figure[] {
  const sizes = [...new Set(cells.map(cell => cell.size))]
  const requests = [...new Set(cells.map(cell => cell.request))]
  const find = (size: number, request: string, server: Cell['server']): Cell | undefined =>
    cells.find(cell => cell.size === size && cell.request === request && cell.server === server)
  const beside = sizes.flatMap(size =>
    requests.flatMap(request =>
      comparisons.flatMap(({ ours, peer, aim }) => {
        const [one, other] = [find(size, request, ours), find(size, request, peer)]
        if (one && !other && ours === 'pglite') return [alone(one)]
        return one && other ? [compare(one, other, aim)] : []
      }),
    ),
  )
  const [small = 0, large = 0] = sizes
  const grown = requests.flatMap(request => {
    const [before, after] = [find(small, request, 'postgres'), find(large, request, 'postgres')]
    return before && after ? [grow(before, after)] : []
  })
  return [...beside, ...grown]
}

/** Returns a figure on PGlite. PostgREST cannot use PGlite, so there is nothing to compare with. */
function alone({ request, size, server, perSecond, p50, p99, cpu }: Cell): Figure {
  return {
    name: `${request}, ${formatNumber(size)} posts, ${names[server]}`,
    value: perSecond,
    unit: '/s',
    note: `p50 ${formatNumber(p50)} ms, p99 ${formatNumber(p99)} ms; processor time ${formatNumber(cpu)} µs`,
  }
}

function compare(ours: Cell, peer: Cell, aim: Aim): Figure {
  const figure = alone(ours)
  return {
    ...figure,
    peer: { name: names[peer.server], value: peer.perSecond },
    aim,
    note: `${figure.note} beside ${formatNumber(peer.cpu)} µs`,
  }
}

function grow(before: Cell, after: Cell): Figure {
  return {
    name: `${after.request}, p50 on PostgreSQL in ${formatNumber(after.size)} posts`,
    value: after.p50,
    unit: 'ms',
    peer: { name: `in ${formatNumber(before.size)}`, value: before.p50 },
    aim: { of: 'ratio', atMost: 1.3 },
  }
}
