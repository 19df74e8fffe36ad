import type { Competitor } from '../../../contracts/results/market-research.ts'
import { quoted } from '../../guide/turn.ts'
import type { Frame } from './frame.ts'
import { texts } from './texts/all.ts'

/** Those the founder named, doing nothing, and names of the atlas where the entry is plainly the trade and they sell in that place. */
export function competitorsOf({ vertical, geography, language, rivals }: Frame): Competitor[] {
  const say = texts[language]
  const statusQuo: Competitor = {
    name: say.statusQuo,
    kind: 'status quo',
    line: say.statusQuoLine,
    provenance: { kind: 'estimate', basis: say.statusQuoBasis },
  }
  const told = rivals.map(
    ({ name, quote }): Competitor => ({
      name,
      kind: 'direct',
      line: quoted(quote, language),
      provenance: { kind: 'founder', quote },
    }),
  )
  if (!vertical || !geography) return [...told, statusQuo]
  const known = vertical.players
    .filter(({ home }) => home === undefined || home === geography)
    .filter(({ name }) => !told.some(rival => rival.name === name))
    .map(
      ({ name, line }): Competitor => ({
        name,
        kind: 'indirect',
        line,
        provenance: { kind: 'benchmark', source: 'built-in atlas, from public material', year: 2025 },
      }),
    )
  return [...told, statusQuo, ...known.slice(0, 8)]
}
