import type { Competitor } from '../../../contracts/results/market-research.ts'
import type { Frame } from './frame.ts'
import { texts } from './texts/all.ts'

/** Doing nothing, and names of the atlas where the entry is plainly the trade and they sell in that place. */
export function competitorsOf({ vertical, geography, language }: Frame): Competitor[] {
  const say = texts[language]
  const statusQuo: Competitor = {
    name: say.statusQuo,
    kind: 'status quo',
    line: say.statusQuoLine,
    provenance: { kind: 'estimate', basis: say.statusQuoBasis },
  }
  if (!vertical || !geography) return [statusQuo]
  const known = vertical.players
    .filter(({ home }) => home === undefined || home === geography)
    .map(
      ({ name, line }): Competitor => ({
        name,
        kind: 'indirect',
        line,
        provenance: { kind: 'benchmark', source: 'built-in atlas, from public material', year: 2025 },
      }),
    )
  return [statusQuo, ...known.slice(0, 8)]
}
