// Builds the MVP plan for the page and the files: the riskiest assumption with its test, the stories with the
// budget line, and the measure of success.
import type { Experiment } from '../../contracts/evidence.ts'
import { factTopics } from '../../contracts/fact-topics.ts'
import { ventureName } from '../../contracts/venture-name.ts'
import { factsAbout } from '../deck/facts-about.ts'
import { factName, type Material, type Source, sourcesOf } from '../figures/figures.ts'
import { perMaterial } from '../figures/per-material.ts'
import {
  type Available,
  availableOf,
  type Cut,
  cutLine,
  isEstimated,
  type Print,
  printerOf,
  takesOf,
} from './budget.ts'
import type { Activity, MvpContent, Story, Takes, Way } from './content.ts'
import { hoursDoubt, measureDoubt } from './doubts.ts'
import { type Metric, metricsFor } from './metric.ts'
import { type Offer, type Risk, type RiskTest, riskOf, riskTest } from './risk.ts'

export type MadeStory = Story & {
  /** The position of the story in the order. The first story has the number 1. */
  number: number
  text: string
  source: Source | null
  /** Whether the source of the story was deleted. The story keeps its text. */
  isLost: boolean
  chosen: Takes
  isEstimated: boolean
  /** Whether the story is above the budget line. Null if there is no line. */
  isAbove: boolean | null
}

export type Column = { activity: Activity | null; stories: MadeStory[] }
export type Suggestion = { from: string; label: string; text: string }

export type Mvp = {
  title: string
  locale: string
  risk: Risk
  test: RiskTest | null
  /** The customer in the founder's words. */
  customer: string | null
  stories: MadeStory[]
  columns: Column[]
  /** Known facts that could become a story. */
  suggestions: Suggestion[]
  available: Available
  cut: Cut | null
  print: Print
  metric: Metric & { test: Experiment | null }
  tradeOffs: Readonly<Record<Way, string>>
  /** Contradictions in the plan. Null if there is no contradiction. */
  doubts: { hours: string | null; measure: string | null }
}

export type MvpGround = { offers: readonly Offer[] /** `today` is a calendar day. */; today: string }

const groundOf = perMaterial(material => ({ sources: sourcesOf(material), print: printerOf(material) }))
const suggested = ['solution', 'difference', 'workaround', 'reach', 'permission'] as const

export function buildMvp(material: Material, content: MvpContent, { offers, today }: MvpGround): Mvp {
  const { sources, print } = groundOf(material)
  const risk = riskOf(material, content.assumption, offers)
  const test =
    risk.kind === 'board' ? riskTest(material, risk.placed, offers, { today, metric: content.metric }) : null
  const available = availableOf(material, content)
  const cut = cutLine(content.stories.map(takesOf), available.limits)
  const stories = content.stories.map((story, index): MadeStory => {
    const source = story.from === null ? null : (sources.get(story.from) ?? null)
    const chosen = takesOf(story)
    return {
      ...story,
      number: index + 1,
      text: source?.text ?? story.title,
      source,
      isLost: story.from !== null && source === null,
      chosen,
      isEstimated: isEstimated(chosen),
      isAbove: cut && index < cut.count,
    }
  })
  const ofActivity = (id: string | null) => stories.filter(({ activity }) => activity === id)
  const unplaced = ofActivity(null)
  const onBoard = test?.kind === 'board' ? test.test : null
  const chosen = material.tests.find(({ id, state }) => id === content.metric && state === 'open') ?? null
  return {
    title: ventureName(material.venture.name),
    locale: material.locale,
    risk,
    test,
    customer: factsAbout(material, ['customer'])[0]?.text.replace(/[.\s]+$/u, '') ?? null,
    stories,
    columns: [
      ...content.activities.map(activity => ({ activity, stories: ofActivity(activity.id) })),
      ...(unplaced.length > 0 ? [{ activity: null, stories: unplaced }] : []),
    ],
    suggestions: suggested.flatMap((topic): Suggestion[] => {
      const [fact] = factsAbout(material, [topic])
      const from = fact && `${factName(fact)}:words`
      const source = from && sources.get(from)
      if (!from || !source || content.stories.some(story => story.from === from)) return []
      return [{ from, label: factTopics[topic].label, text: source.text }]
    }),
    available,
    cut,
    print,
    metric: {
      ...metricsFor(material, onBoard),
      test: chosen,
    },
    tradeOffs: tradeOffsOf(material, risk),
    doubts: { hours: hoursDoubt(material, content), measure: measureDoubt(chosen, risk, material) },
  }
}

/** The later cost of each way of building, with the founder's own figures if they are known. */
function tradeOffsOf(material: Material, risk: Risk): Mvp['tradeOffs'] {
  const { sources } = groundOf(material)
  const said = (topic: 'frequency' | 'price') => {
    const [fact] = factsAbout(material, [topic])
    return fact && sources.get(factName(fact))?.text.replace(/[.\s]+$/u, '')
  }
  const [often, price] = [said('frequency'), said('price')]
  const belief = risk.kind === 'board' ? risk.placed.assumption.text : null
  const paid = price ? `, before anybody pays you ${price}` : ''
  return {
    hand: `Nothing to make first. You do it yourself each time${often ? `: ${often}` : ''}.`,
    'no-code': `Quick to make and to change. It can do what its maker allows, for a fee every month${paid}.`,
    buy: `There at once, as others use it. Money goes out${paid}.`,
    build: belief
      ? `Just as you want it, and the most hours. They are lost if this turns out wrong: “${belief.replace(/[.\s]+$/u, '')}”.`
      : 'Just as you want it, and the most hours. They are lost if nobody wants it.',
  }
}
