// Collects the data for a plan. The deck and the one-pager use the same data.
import type { FounderPlan } from '../../contracts/founder-plan.ts'
import { competitorAnalysisResult } from '../../contracts/results/competitor-analysis.ts'
import { marketResearchResult } from '../../contracts/results/market-research.ts'
import type { DeckContent } from '../deck/content.ts'
import type { Material } from '../figures/figures.ts'

/** Data that is shown only in the founder's own copy, and never through a shared link. */
export type OwnMaterial = Pick<
  Material,
  'quoted' | 'assumptions' | 'links' | 'tests' | 'changes' | 'forecast'
> & {
  /** The deck with the founder's edits. */
  deck: DeckContent
  /** The names of contacts to remove. */
  names: readonly string[]
}

/** The customers' alternatives. They come from the founder's facts, else from saved results. */
export function rivalsIn(results: { competition: unknown; market: unknown }): Material['rivals'] {
  const report = competitorAnalysisResult.safeParse(results.competition).data
  const research = marketResearchResult.safeParse(results.market).data
  const told =
    report?.kind === 'report'
      ? report.rivals.map(({ name, kind, chosenFor, price }) => ({
          name,
          kind,
          line: [chosenFor, price].filter(Boolean).join(', ') || name,
        }))
      : []
  return (told.length > 0 ? told : (research?.competitors ?? []))
    .filter(({ kind }) => kind !== 'status quo')
    .map(({ name, line }) => ({ name, line }))
}

export function materialOf(plan: FounderPlan, own: OwnMaterial | null, locale: string): Material {
  const of = (type: string) => plan.outputs.find(({ output_type }) => output_type === type)
  const research = of('market_research')
  return {
    venture: plan.project,
    founder: { name: plan.founder.full_name, bio: null },
    facts: plan.facts,
    quoted: own?.quoted ?? new Set(),
    assumptions: own?.assumptions ?? [],
    links: own?.links ?? [],
    tests: own?.tests ?? [],
    changes: own?.changes ?? [],
    sizing: research?.sizing ?? null,
    rivals: rivalsIn({ competition: of('competitor_analysis')?.result, market: research?.result }),
    forecast: own?.forecast ?? null,
    locale,
  }
}
