// What documents are built from, and what a figure in them is.
import type { Assumption, AssumptionFact, Experiment, ExperimentChange } from '../../contracts/evidence.ts'
import { type Evidence, evidenceLabels, type Fact } from '../../contracts/facts.ts'
import type { Competitor } from '../../contracts/results/market-research.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import type { Forecast } from '../forecast/forecast.ts'

/** The pages a figure comes from. */
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
  /** Facts that are somebody else's words: what was said in an interview. */
  quoted: ReadonlySet<string>
  assumptions: readonly Assumption[]
  links: readonly AssumptionFact[]
  tests: readonly Experiment[]
  changes: readonly ExperimentChange[]
  sizing: Sizing | null
  /** Alternatives a market research or competitor analysis found. */
  rivals: readonly Pick<Competitor, 'name' | 'line'>[]
  forecast: Forecast | null
  locale: string
}

/** How well it is known; null where nobody said. A forecast and an estimate say that they are. */
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
  /** Where it stands, and what it rests on. */
  place: Place
  detail: string
  /** What it says, where its words alone do not. */
  label?: string
}
export type Sources = ReadonlyMap<string, Source>

/** Takes a figure that is there. */
export type Add = (source: Source | null) => void
