// Reads proposals for the board from a helper's result: the riskiest assumption, test cards, and next steps
// with dates. The founder decides which ones are added to the board.
import { z } from 'zod'
import {
  type AssumptionKind,
  actionTextMost,
  assumptionTextMost,
  cardLineMost,
  type ExperimentMethod,
} from '../../contracts/evidence.ts'
import { withoutOwnView } from '../../contracts/own-view.ts'
import { closing, nextAction } from '../../contracts/results/closing.ts'
import { offeredTestCard } from '../../contracts/results/problem-validation.ts'
import { findFigures } from '../numbers/find-figures.ts'
import { idFrom } from './id-from.ts'

export type Proposal =
  | { kind: 'assumption'; text: string; row: { text: string; kind: AssumptionKind; importance: number } }
  | {
      kind: 'test'
      text: string
      row: {
        believe: string
        verify: string
        measure: string
        right_if: string
        target: number | null
        method: ExperimentMethod
        due_on: string | null
      }
    }
  | { kind: 'action'; text: string; row: { text: string; due_on: string | null } }

// Parses each part separately. If one part of an older result cannot be read, the other parts still give proposals.
const offers = z.object({
  isDefault: z.boolean().optional().catch(undefined),
  testCards: z.array(offeredTestCard).optional().catch(undefined),
  fields: z.object({ risk: z.string().nullish() }).optional().catch(undefined),
  beachhead: z
    .object({ segment: z.string().min(1) })
    .optional()
    .catch(undefined),
  /** `row` is null if the group has no name. */
  segments: z
    .array(z.object({ row: z.string().nullish() }))
    .optional()
    .catch(undefined),
  reading: z.string().optional().catch(undefined),
  closing: closing.nullish().catch(undefined),
  nextSteps: z.array(nextAction).optional().catch(undefined),
  nextStep: nextAction.nullish().catch(undefined),
})

const short = (text: string, most: number) => {
  const plain = withoutOwnView(text).replace(/\s+/g, ' ').trim()
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain
}

/** The number in a threshold: "3 of 10" gives 3. If there are several numbers, the founder must choose. */
function targetIn(text: string): number | null {
  const counts = findFigures(text).flatMap(({ value, other }) => {
    if (other) return []
    if (value.kind === 'part') return [value.part]
    return value.kind === 'count' && value.low === value.high ? [value.low] : []
  })
  return counts.length === 1 ? (counts[0] ?? null) : null
}

/** Words that show the method of a test, in five languages. The founder can change the method. */
const methodWords: readonly (readonly [ExperimentMethod, RegExp])[] = [
  [
    'pre_sale',
    /deposit|pre-?(?:order|pay|sale|sell)|anzahlung|vorbestell|vorverk|vorauszahl|depósito|anticipo|preventa|acompte|arrhes|précommande|prévente|sinal de|pré-venda|adiantamento|caução/iu,
  ],
  [
    'letter',
    /letter of intent|in writing|signature|schriftlich|absichtserkl|unterschri|por escrito|carta de inten|écrit|lettre d.inten/iu,
  ],
  ['fake_door', /landing page|fake door|waiting list|warteliste|lista de espera|liste d.attente/iu],
  ['prototype', /prototyp|click dummy|maqueta|maquette/iu],
  ['concierge', /by hand|von hand|a mano|à la main|à mão/iu],
  [
    'observation',
    /\bwatch\b|sit with|show you|beobacht|zeigen|setzen sie sich|observ|muestren|montr|mostrem/iu,
  ],
]

const methodIn = (text: string): ExperimentMethod =>
  methodWords.find(([, words]) => words.test(text))?.[0] ?? 'interview'

function assume(text: string, kind: AssumptionKind, importance: number): Proposal {
  const words = short(text, assumptionTextMost)
  return { kind: 'assumption', text: words, row: { text: words, kind, importance } }
}

export function proposalsOf(result: unknown): Proposal[] {
  const read = offers.safeParse(result).data
  if (!read || read.isDefault) return []
  const tests = (read.testCards ?? []).filter(({ isTask }) => !isTask)
  const tasks = (read.testCards ?? []).filter(({ isTask }) => isTask)
  const risk = read.fields?.risk?.trim()
  const actions = [
    ...(read.closing?.nextActions ?? []),
    ...(read.nextSteps ?? []),
    ...(read.nextStep ? [read.nextStep] : []),
  ]
  // The day of the last action is also the day on which the test is due.
  const lastDay = actions.at(-1)?.day ?? null
  const isNamed = read.segments?.[0]?.row !== null || read.reading
  const found: Proposal[] = [
    ...(risk ? [assume(risk, 'desirable', 5)] : []),
    ...tests.map(({ hypothesis, belief = hypothesis }) => assume(belief, 'desirable', 4)),
    ...(read.beachhead && isNamed
      ? [assume(`Our first customers are ${read.beachhead.segment}`, 'desirable', 4)]
      : []),
    // Proposes only the first test, because the next one depends on its result.
    ...tests.slice(0, 1).map(({ hypothesis, belief = hypothesis, test, metric, threshold }): Proposal => {
      const line = (text: string) => short(text, cardLineMost)
      return {
        kind: 'test',
        text: line(test),
        row: {
          believe: line(belief),
          verify: line(test),
          measure: line(metric),
          right_if: line(threshold),
          target: targetIn(threshold),
          method: methodIn(`${test} ${metric}`),
          due_on: lastDay,
        },
      }
    }),
    ...tasks.map(({ test }): Proposal => {
      const text = short(test, actionTextMost)
      return { kind: 'action', text, row: { text, due_on: lastDay } }
    }),
    ...actions.map(({ day, action }): Proposal => {
      const text = short(action, actionTextMost)
      return { kind: 'action', text, row: { text, due_on: day } }
    }),
  ]
  return found.filter(
    (one, index) =>
      one.text !== '' &&
      found.findIndex(other => other.kind === one.kind && other.text === one.text) === index,
  )
}

/** An id that is the same on every device. If the founder accepts a proposal twice, it is added only once. */
export const proposalId = (projectId: string, source: string, { kind, text }: Proposal): string =>
  idFrom(`${projectId} ${source} ${kind} ${text}`)
