// Finds the origin of a figure in the forecast.
import type { Fact } from '../../contracts/facts.ts'
import { weigh } from '../facts/evidence.ts'
import { wordsOf } from './card-figure.ts'
import type { Mark, Material } from './material.ts'

export type OriginWords = { who: string; mark: NonNullable<Mark>; words: string | null; fact: Fact | null }

const nobody: OriginWords = { who: 'Nobody yet', mark: 'guess', words: null, fact: null }

export function originOf(
  { forecast, facts, quoted, locale }: Pick<Material, 'forecast' | 'facts' | 'quoted' | 'locale'>,
  driverId: string,
): OriginWords {
  const origin = forecast?.model.origins[driverId]
  if (!origin || origin.kind === 'guess') return nobody
  if (origin.kind === 'benchmark') return { ...nobody, who: origin.source, mark: 'estimate' }
  const fact = facts.find(({ id }) => id === origin.factId)
  if (!fact) return nobody
  return {
    who: quoted.has(fact.id) ? 'Said in an interview' : 'The founder',
    // A figure of the founder without evidence counts as a guess.
    mark: weigh(fact, locale) ?? 'guess',
    words: wordsOf(fact),
    fact,
  }
}
