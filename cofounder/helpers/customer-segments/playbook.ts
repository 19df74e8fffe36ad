import type {
  CustomerSegment,
  CustomerSegmentsResult,
  SegmentSource,
  SourcedText,
} from '../../../contracts/results/customer-segments.ts'
import type { MissingInput } from '../../../contracts/results/market-research.ts'
import type { Assumption } from '../../../contracts/sizing.ts'
import type { SourceData } from '../../../contracts/sources.ts'
import type { Dated } from '../../helper.ts'
import { buyersAssumption } from '../../market/assumptions.ts'
import { type Frame, placeName, readFrame } from '../../market/frame.ts'
import { missingInputs } from '../../market/missing.ts'
import { priceAssumption } from '../../market/prices.ts'
import { type Candidate, chooseThree } from './candidates.ts'
import { type Group, namedGroups } from './groups.ts'
import { numbersOf } from './numbers.ts'
import { closingOf, firstTenOf, goToMarketOf, nameInPlace } from './plan.ts'
import type { Inputs } from './potential.ts'
import { readSaved, type SavedWork } from './saved-work.ts'

export type CustomerSegmentsInput = Dated & {
  problemValidationData: SourceData
  ideaRefinementData: SourceData
  marketResearchData: SourceData
}

export type Ground = { saved: SavedWork[]; frame: Frame; inputs: Inputs; groups: Group[] }

const named = [
  ['problem validation', 'problemValidationData'],
  ['idea refinement', 'ideaRefinementData'],
  ['market research', 'marketResearchData'],
] as const satisfies readonly (readonly [SegmentSource, keyof CustomerSegmentsInput])[]

/** Says in which saved output a founder's number was found. */
function withWhere(assumption: Assumption | null, saved: readonly SavedWork[]): Assumption | null {
  if (assumption?.provenance.kind !== 'founder') return assumption
  const { quote } = assumption.provenance
  const where = saved.find(({ words }) => words.includes(quote.replace(/ …$/, '')))?.name
  return where ? { ...assumption, provenance: { ...assumption.provenance, where } } : assumption
}

export function readGround(input: CustomerSegmentsInput): Ground {
  const saved = named.flatMap(([name, key]) => readSaved(name, input[key]) ?? [])
  // The idea stands first: where two outputs name a price, the refined idea's is theirs.
  const ordered = saved.toSorted(
    (a, b) => Number(b.name === 'idea refinement') - Number(a.name === 'idea refinement'),
  )
  const frame = readFrame(ordered.map(({ words }) => words).join('\n'), null, input.today)
  const edited = saved.find(({ sizing }) => sizing)?.sizing
  const fromResearch = (id: string) =>
    edited?.currency === frame.currency ? (edited.assumptions.find(known => known.id === id) ?? null) : null
  const inputs = {
    buyers: fromResearch('buyers') ?? withWhere(buyersAssumption(frame), saved),
    annualPrice: withWhere(priceAssumption(frame), saved) ?? fromResearch('annual-price'),
  }
  return { saved, frame, inputs, groups: namedGroups(saved, frame.facts.price?.quote ?? null) }
}

const priorities = ['primary', 'secondary', 'tertiary'] as const

export function segmentsOf({ frame, inputs }: Ground, candidates: Candidate[]): CustomerSegment[] {
  return candidates.slice(0, 3).map((candidate, index) => {
    const { origin: _, ...rest } = candidate
    return { ...rest, priority: priorities[index] ?? 'tertiary', ...numbersOf(frame, inputs, candidate) }
  })
}

function beachheadWhy(primary: CustomerSegment, secondary: CustomerSegment | undefined): SourcedText[] {
  const why: SourcedText[] = [
    {
      text: `Reach ${primary.reach} × readiness ${primary.readiness} = ${primary.reach * primary.readiness}. ${primary.scoreReason}`,
      source: primary.who.source,
    },
    { text: `Pain: ${primary.pain.text}`, source: primary.pain.source },
    { text: `The moment they buy: ${primary.trigger.text}`, source: primary.trigger.source },
  ]
  if (secondary)
    why.push({
      text: `Before “${secondary.name}” (${secondary.reach} × ${secondary.readiness} = ${secondary.reach * secondary.readiness}): start where the answer comes soonest, keep the other for when the first ten pay.`,
      source: 'judgement',
    })
  return why
}

function missingOf({ saved, frame, inputs, groups }: Ground): MissingInput[] {
  const absent = named.filter(([name]) => !saved.some(work => work.name === name)).map(([name]) => name)
  const missing: MissingInput[] = absent.map(name => ({
    what: `A saved ${name}`,
    why: `Insufficient data: nothing in this analysis rests on ${name}, because none was saved.`,
    how:
      name === 'market research'
        ? 'Run the market research tool and save it.'
        : `Finish the ${name} conversation and save it.`,
  }))
  if (!groups.length)
    missing.push({
      what: 'A group of people named in your own words',
      why: 'Insufficient data: none of your saved work says who has the problem, so no segment rests on something you saw.',
      how: 'Write down the last three people who complained about it: trade, size, place.',
    })
  return [...missing, ...missingInputs(frame, { buyers: inputs.buyers, price: inputs.annualPrice })].slice(
    0,
    8,
  )
}

export function sourcesOf(saved: readonly SavedWork[]): CustomerSegmentsResult['sources'] {
  return named.map(([name]) => {
    const work = saved.find(candidate => candidate.name === name)
    const facts =
      work?.readings.filter(({ money, quantities }) => money.length + quantities.length > 0).length ?? 0
    const note = work
      ? `${work.readings.length} ${work.readings.length === 1 ? 'sentence' : 'sentences'} read, ${facts} with a figure${work.sizing ? ', with its assumptions as you last edited them' : ''}`
      : 'insufficient data: not saved yet'
    return { name, used: work !== undefined, note }
  })
}

export function summaryOf({ frame, groups, saved }: Ground, segments: CustomerSegment[]): string {
  const [primary] = segments
  const base = groups.length
    ? `It rests on ${saved.length} of 3 sources.`
    : 'Your saved work names no group yet, so these three are hypotheses to test, not findings.'
  const lead = primary?.economics
    ? primary.economicsReading
    : 'There is no price yet, so no lifetime value is shown.'
  return `Start with ${nameInPlace(primary?.name ?? '', frame)}. ${base} ${lead}`
}

export function assemble(ground: Ground, segments: CustomerSegment[], today: string): CustomerSegmentsResult {
  const [primary, secondary] = segments
  if (!primary) throw new Error('An analysis has three segments')
  const evidence = ground.groups[0]?.evidence ?? 0
  return {
    summary: summaryOf(ground, segments),
    place: placeName(ground.frame),
    currency: ground.frame.currency,
    sources: sourcesOf(ground.saved),
    segments,
    beachhead: { segment: primary.name, why: beachheadWhy(primary, secondary) },
    firstTen: firstTenOf(primary, ground.frame),
    goToMarket: goToMarketOf(primary),
    missing: missingOf(ground),
    closing: closingOf(ground.frame, segments, ground.saved.length, evidence, today),
  }
}

export function playbook(input: CustomerSegmentsInput): CustomerSegmentsResult {
  const ground = readGround(input)
  const segments = segmentsOf(ground, chooseThree(ground.groups, ground.frame.vertical))
  return assemble(ground, segments, input.today)
}
