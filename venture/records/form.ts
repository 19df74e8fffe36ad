// Decides which fields each question of the problem validation shows, depending on other answers.
import { frequencyUnits, payers } from '../../contracts/record-fields.ts'
import {
  permits,
  type ValidationAnswers,
  type ValidationQuestion,
} from '../../contracts/validation-record.ts'
import { isOnceEver } from './earn.ts'
import { anyUnit, choice, count, earnFields, type FormField, priceUnits, serveLabel } from './fields.ts'
import { atLeast, told } from './figures.ts'
import { isVisitAsked } from './units.ts'
import type { MessageKey } from './voice.ts'

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
  earn: ({ earn }) => earnFields(earn),
  paid: ({ earn, paid }) => {
    const type = told(earn?.type) ?? 'unsure'
    if (atLeast(paid?.paid) < 1) return count('paid', 'paid')
    return [
      ...count('paid', 'paid'),
      { id: 'each', type: 'amount', label: 'label.paid.each', pers: anyUnit, isUnitOpen: true },
      ...(isVisitAsked({ earn, paid })
        ? [{ id: 'visit', type: 'measure', unit: 'hours', label: 'label.paid.visit' } as const]
        : []),
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
  reach: ({ earn, reach }) => [
    ...count('reach', 'there'),
    ...(isOnceEver(earn) && told(reach?.there) ? [choice('reach', 'each', ['all', 'year'])] : []),
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
              label: serveLabel(type),
              pers: units,
              ...(price && { preset: price.per }),
            } as const,
            { id: 'fixed', type: 'amount', label: 'label.frame.fixed', pers: ['month'] } as const,
          ]
        : []),
    ]
  },
}

/** The fields of a question. They depend on the answers so far. */
export const fieldsOf = (question: ValidationQuestion, answers: ValidationAnswers): readonly FormField[] =>
  forms[question](answers)

/** Whether the answers have an evidence mark. Answers about what people did or what the founder wants need none. */
export const hasKnown = (question: ValidationQuestion): boolean =>
  question !== 'evidence' && question !== 'frame'

export function wordsLabel(question: ValidationQuestion, { earn }: ValidationAnswers): MessageKey {
  if (question === 'problem' || question === 'who') return `card.words.${question}`
  return question === 'earn' && earn?.type === 'unsure' ? 'card.words.unsure' : 'card.words'
}
