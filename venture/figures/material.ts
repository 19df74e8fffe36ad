// The data from which documents are built, and the type of a figure in a document.
import type { Assumption, AssumptionFact, Experiment, ExperimentChange } from '../../contracts/evidence.ts'
import { type Evidence, evidenceLabels, type Fact } from '../../contracts/facts.ts'
import type { Competitor } from '../../contracts/results/market-research.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import type { Forecast } from '../forecast/forecast.ts'

/** The pages where a figure can be changed. */
export type Place =
  | 'deck'
  | 'businessPlan'
  | 'mvp'
  | 'evidence'
  | 'validation'
  | 'refinement'
  | 'customers'
  | 'pitch'
  | 'financial'
  | 'profile'
  | 'settings'

export type Material = {
  venture: { name: string; description: string | null }
  founder: { name: string | null; bio: string | null }
  facts: readonly Fact[]
  /** Ids of facts that quote another person, from an interview. */
  quoted: ReadonlySet<string>
  assumptions: readonly Assumption[]
  links: readonly AssumptionFact[]
  tests: readonly Experiment[]
  changes: readonly ExperimentChange[]
  sizing: Sizing | null
  /** Alternatives found by the market research or the competitor analysis. */
  rivals: readonly Pick<Competitor, 'name' | 'line'>[]
  forecast: Forecast | null
  locale: string
}

/**
 * How certain a figure is. Null if nobody said how certain it is. Figures from the forecast and estimates have
 * marks of their own.
 */
export type Mark = Evidence | 'forecast' | 'estimate' | null
export const markLabels: Record<Exclude<Mark, null>, string> = {
  ...evidenceLabels,
  guess: 'guess',
  forecast: 'forecast',
  estimate: 'estimate',
}

export type Source = {
  name: string
  text: string
  mark: Mark
  /** The page where the founder can change the figure. `detail`: where the figure comes from, as text. */
  place: Place
  detail: string
  /** The label of the figure. Set only if the text alone does not explain the figure. */
  label?: string
}
export type Sources = ReadonlyMap<string, Source>

/** Adds a figure to the list. Null adds nothing. */
export type Add = (source: Source | null) => void
