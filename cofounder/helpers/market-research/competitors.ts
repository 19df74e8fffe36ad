import type { Competitor } from '../../../contracts/results/market-research.ts'
import { inGeography } from '../../atlas/vertical.ts'
import { findNames } from '../../language/names.ts'
import type { Frame } from '../../market/frame.ts'

const cue =
  /\b(?:like|versus|vs\.?|against|alternatives? to|instead of|better than|cheaper than|competitors?(?: are| is|:)?|compete(?:s|ing)? with|unlike|replac(?:e|es|ing)|hate|leav(?:e|ing)|switch(?:ing)? from|currently use|use today|today use)\s+([^.;!?]{2,120})/gi

/** Rivals the founder named, read only where the sentence says that they are rivals. */
function namedRivals(text: string): string[] {
  const found = [...text.matchAll(cue)].flatMap(([, tail = '']) => findNames(`They use ${tail}`))
  return [...new Set(found)].filter(name => !/^They$/i.test(name)).slice(0, 4)
}

const content = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(word => word.length > 4),
  )

/** Direct when its own line speaks of what the founder speaks of; otherwise it sells to the same buyers. */
export function competitorsOf(frame: Frame, text: string): Competitor[] {
  const words = content(text)
  const mine = namedRivals(text)
  const named: Competitor[] = mine.map(name => {
    const known = frame.vertical?.players.find(player =>
      player.name.toLowerCase().includes(name.toLowerCase()),
    )
    return {
      name,
      kind: 'direct',
      line: `You named it${known ? `: ${known.line}` : ''}. Write down what its customers complain about in public reviews.`,
      provenance: { kind: 'founder', quote: name },
    }
  })
  const known: Competitor[] = (frame.vertical?.players ?? [])
    .filter(({ name }) => !mine.some(own => name.toLowerCase().includes(own.toLowerCase())))
    .map(({ name, line, home }) => {
      const away = home !== undefined && home !== frame.country.code && frame.country.code !== 'WORLD'
      const direct = !away && [...content(line)].some(word => words.has(word))
      return {
        name,
        kind: direct ? 'direct' : 'indirect',
        line: away ? `${line} (sold ${inGeography(home)}: a model to study rather than a rival here)` : line,
        provenance: { kind: 'benchmark', source: 'built-in atlas, from public material', year: 2025 },
      } as const
    })
    .toSorted((a, b) => Number(a.kind === 'indirect') - Number(b.kind === 'indirect'))
  const statusQuo: Competitor = {
    name: 'Doing nothing new',
    kind: 'status quo',
    line:
      frame.vertical?.statusQuo ??
      'What they do today instead. You have not told us: it is your strongest rival because it costs no decision.',
    provenance: frame.vertical
      ? { kind: 'benchmark', source: 'built-in atlas', year: 2025 }
      : { kind: 'estimate', basis: 'every market has a status quo; ask five buyers what theirs is' },
  }
  return [statusQuo, ...named, ...known]
}
