// The data that documents are built from, and what a named figure is.
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
  /** Ids of facts in another person's words, said in an interview. */
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

/** How certain a figure is. Null: nobody said. Forecasts and estimates have marks of their own. */
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
  /** The page where the figure is changed, and its source in words. */
  place: Place
  detail: string
  /** The label, if the words alone do not say what the figure is. */
  label?: string
}
export type Sources = ReadonlyMap<string, Source>

/** Adds a figure. Null is ignored. */
export type Add = (source: Source | null) => void
