// Which fields each question shows: their types and choices, and when another answer makes one pointless.
import {
  type Amount,
  earnTypes,
  frequencyUnits,
  payers,
  permits,
  type Times,
  type ValidationAnswers,
  type ValidationQuestion,
} from '../../contracts/validation-record.ts'
import { atLeast, told } from './figures.ts'
import type { MessageKey } from './voice.ts'

export type FormField = { id: string; label: MessageKey } & (
  | { type: 'note'; most: number; hint: MessageKey }
  | { type: 'count' | 'share' }
  | { type: 'month' | 'place' }
  /** One number or a range with a fixed unit. `isFolded`: behind a button, because few need it. */
  | { type: 'measure'; unit: 'hours' | 'months'; most?: number; isFolded?: boolean }
  /** `isUnitOpen`: a unit that nobody chose would decide what was paid for. */
  | { type: 'amount'; pers: readonly Amount['per'][]; preset?: Amount['per']; isUnitOpen?: boolean }
  | { type: 'times'; pers: readonly Times['per'][]; preset: Times['per'] }
  | { type: 'choice'; options: readonly { id: string; label: MessageKey }[] }
)

const count = (question: string, ...ids: string[]): FormField[] =>
  ids.map(id => ({ id, type: 'count', label: `label.${question}.${id}` as MessageKey }))

const choice = (question: string, id: string, options: readonly string[]): FormField => ({
  id,
  type: 'choice',
  label: `label.${question}.${id}` as MessageKey,
  options: options.map(option => ({ id: option, label: `option.${id}.${option}` as MessageKey })),
})

const anyUnit = ['time', 'piece', 'hour', 'day', 'week', 'month', 'year', 'person', 'once'] as const
const priceUnits: Readonly<Record<string, readonly Amount['per'][]>> = {
  sale: ['piece', 'time', 'day', 'person'],
  subscription: ['month', 'week', 'year'],
  hours: ['hour', 'day', 'time'],
  ads: ['month'],
  giving: ['month', 'time', 'year'],
}

/** How they earn decides which figures are asked for. */
function earnFields({ earn }: ValidationAnswers): FormField[] {
  const type = told(earn?.type)
  const price = (label: MessageKey = 'label.earn.price'): FormField => ({
    id: 'price',
    type: 'amount',
    label,
    pers: priceUnits[type ?? ''] ?? anyUnit,
  })
  const takes = (label: MessageKey): FormField => ({
    id: 'takes',
    type: 'times',
    label,
    pers: frequencyUnits,
    preset: 'month',
  })
  const runs: FormField = {
    id: 'runs',
    type: 'measure',
    unit: 'months',
    label: 'label.earn.runs',
    most: 12,
    isFolded: true,
  }
  switch (type) {
    case 'sale':
      return [price(), takes('label.earn.takes'), runs]
    case 'subscription':
      return [price(), { id: 'stays', type: 'measure', unit: 'months', label: 'label.earn.stays' }, runs]
    case 'hours':
      return [
        price(),
        takes('label.earn.takes.hours'),
        { id: 'free', type: 'measure', unit: 'hours', label: 'label.earn.free' },
      ]
    case 'commission':
      return [
        { id: 'deal', type: 'amount', label: 'label.earn.deal', pers: ['time'] },
        { id: 'share', type: 'share', label: 'label.earn.share' },
        takes('label.earn.takes.commission'),
      ]
    case 'ads':
      return [...count('earn', 'users'), price('label.earn.price.ads'), ...count('earn', 'needs')]
    case 'giving':
      return [
        price('label.earn.price.giving'),
        ...count('earn', 'people'),
        { id: 'cost', type: 'amount', label: 'label.earn.cost', pers: ['person'] },
      ]
    default:
      return []
  }
}

const forms: Record<ValidationQuestion, (answers: ValidationAnswers) => readonly FormField[]> = {
  problem: () => [
    { id: 'whose', type: 'note', label: 'label.problem.whose', most: 60, hint: 'hint.problem.whose' },
    { id: 'when', type: 'month', label: 'label.problem.when' },
  ],
  who: () => [{ id: 'place', type: 'place', label: 'label.who.place' }, choice('who', 'payer', payers)],
  often: () => [
    { id: 'often', type: 'times', label: 'label.often.often', pers: frequencyUnits, preset: 'month' },
    { id: 'money', type: 'amount', label: 'label.often.money', pers: ['time'] },
    { id: 'hours', type: 'measure', unit: 'hours', label: 'label.often.hours' },
  ],
  today: () => [
    choice('today', 'kind', ['nothing', 'hand', 'person', 'product', 'avoid']),
    { id: 'pays', type: 'amount', label: 'label.today.pays', pers: anyUnit, isUnitOpen: true },
  ],
  earn: answers => [choice('earn', 'type', earnTypes), ...earnFields(answers)],
  paid: ({ earn, paid }) => {
    const type = told(earn?.type) ?? 'unsure'
    if (atLeast(paid?.paid) < 1) return count('paid', 'paid')
    return [
      ...count('paid', 'paid'),
      { id: 'each', type: 'amount', label: 'label.paid.each', pers: anyUnit, isUnitOpen: true },
      { id: 'since', type: 'month', label: 'label.paid.since' },
      { id: 'still', type: 'count', label: `label.paid.still.${type}` },
    ]
  },
  others: ({ paid, others }) => {
    const committed = atLeast(others?.committed)
    return [
      ...count('others', 'committed'),
      ...(committed >= 1
        ? [{ id: 'deposit', type: 'amount', label: 'label.others.deposit', pers: ['once'] } as const]
        : []),
      ...count('others', 'no'),
      ...(atLeast(paid?.paid) + committed >= 1 ? count('others', 'friends') : []),
    ]
  },
  reach: ({ earn }) => [
    ...count('reach', 'there'),
    choice('reach', 'how', ['idea', 'list', 'introduced']),
    ...count('reach', 'came'),
    ...(['commission', 'ads'].includes(told(earn?.type) ?? '') ? count('reach', 'other') : []),
  ],
  evidence: () => count('evidence', 'talked', 'watched', 'tried', 'acted'),
  frame: ({ earn, frame }) => {
    const type = told(earn?.type)
    const units = priceUnits[type ?? ''] ?? (type === 'commission' ? ['time' as const] : anyUnit)
    const price = told(earn?.price)
    return [
      choice('frame', 'permit', permits),
      {
        id: 'aim',
        type: 'amount',
        label: type === 'giving' ? 'label.frame.aim.giving' : 'label.frame.aim',
        pers: ['month'],
      },
      ...(told(frame?.aim)
        ? [
            {
              id: 'serve',
              type: 'amount',
              label: 'label.frame.serve',
              pers: units,
              ...(price && { preset: price.per }),
            } as const,
            { id: 'fixed', type: 'amount', label: 'label.frame.fixed', pers: ['month'] } as const,
          ]
        : []),
    ]
  },
}

/** The fields of a question as far as the answers so far make sense of them. */
export const fieldsOf = (question: ValidationQuestion, answers: ValidationAnswers): readonly FormField[] =>
  forms[question](answers)

/** What people did and what a founder wants have no source to be marked. */
export const hasKnown = (question: ValidationQuestion): boolean =>
  question !== 'evidence' && question !== 'frame'

export function wordsLabel(question: ValidationQuestion, { earn }: ValidationAnswers): MessageKey {
  if (question === 'problem' || question === 'who') return `card.words.${question}`
  return question === 'earn' && earn?.type === 'unsure' ? 'card.words.unsure' : 'card.words'
}
