// Decides which fields each question of the idea refinement shows. The text of the answer fills its box on the
// canvas.

import {
  ableOf,
  type IdeaAnswers,
  type IdeaQuestion,
  metricCounts,
  risks,
} from '../../../contracts/idea-record.ts'
import { payers } from '../../../contracts/record-fields.ts'
import { anyUnit, choice, earnFields, type FormField, fieldsWith, priceUnits } from '../fields.ts'
import { told } from '../figures.ts'
import { ableUnits } from '../most.ts'
import type { MessageKey } from '../voice.ts'

const { count, label, choice: ownChoice } = fieldsWith('idea.')

const forms: Record<IdeaQuestion, (answers: IdeaAnswers) => readonly FormField[]> = {
  problem: () => [],
  customer: () => [{ id: 'place', type: 'place', label: 'label.who.place' }, choice('who', 'payer', payers)],
  solution: () => [
    ...count('solution', 'days'),
    { id: 'able', type: 'times', label: 'label.able', pers: ableUnits, preset: 'week' },
    ownChoice('solution', 'of', ableOf),
  ],
  instead: () => [
    { id: 'pays', type: 'amount', label: 'label.today.pays', pers: anyUnit, isUnitOpen: true },
    { id: 'better', type: 'note', label: label('instead', 'better'), most: 120, hint: 'idea.hint.better' },
  ],
  earn: ({ earn }) => earnFields(earn),
  channel: () => [{ id: 'there', type: 'count', label: 'label.reach.there' }, ...count('channel', 'came')],
  costs: ({ earn }) => [
    serveField(earn),
    { id: 'fixed', type: 'amount', label: 'label.frame.fixed', pers: ['month'] },
  ],
  metric: () => [
    ...count('metric', 'now', 'goal'),
    { id: 'by', type: 'month', label: label('metric', 'by'), isAhead: true },
    ownChoice('metric', 'counts', metricCounts),
  ],
  edge: ({ edge }) => [ownChoice('edge', 'seen', risks), ...(told(edge?.seen) === 'none' ? [] : [riskField])],
  sentence: () => [],
}

const riskField: FormField = {
  ...{ id: 'risk', type: 'note', label: label('edge', 'risk') },
  ...{ most: 300, hint: 'idea.hint.risk', rows: 2 },
}

/**
 * The field for the cost per unit. With advertising, it is per advertiser. With gifts, it is per person helped, or
 * the fee on a gift if the cost per person is already known.
 */
function serveField(earn: IdeaAnswers['earn']): FormField {
  const [type, price] = [told(earn?.type), told(earn?.price)]
  const field = { id: 'serve', type: 'amount' } as const
  if (type === 'ads') return { ...field, label: 'label.frame.serve.ads', pers: ['month'] }
  if (type === 'giving')
    return told(earn?.cost) === null
      ? { ...field, label: 'label.earn.cost', pers: ['person'] }
      : { ...field, label: 'idea.label.costs.fee', pers: price ? [price.per] : (priceUnits.giving ?? []) }
  const pers = priceUnits[type ?? ''] ?? (type === 'commission' ? (['time'] as const) : anyUnit)
  return { ...field, label: 'label.frame.serve', pers, ...(price && { preset: price.per }) }
}

export const fieldsOf = (question: IdeaQuestion, answers: IdeaAnswers): readonly FormField[] =>
  forms[question](answers)

const claims: readonly IdeaQuestion[] = [
  'problem',
  'customer',
  'instead',
  'earn',
  'channel',
  'costs',
  'metric',
]

/**
 * Whether the answers have an evidence mark. Only claims need one. Decisions of the founder, and what the founder
 * owns, need none.
 */
export const hasKnown = (question: IdeaQuestion): boolean => claims.includes(question)

export const wordsLabel = (question: IdeaQuestion, { earn }: IdeaAnswers): MessageKey =>
  question === 'earn' && earn?.type === 'unsure' ? 'card.words.unsure' : `idea.words.${question}`
