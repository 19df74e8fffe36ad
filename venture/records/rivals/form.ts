// Decides which fields each question about rivals shows. A question about all rivals has one row for each.
import {
  agreeing,
  type CompetitorAnswers,
  type CompetitorQuestion,
  extras,
  mostRivals,
  nameMost,
  reasons,
  rivalKinds,
  strengths,
} from '../../../contracts/competitor-record.ts'
import { knownLevels } from '../../../contracts/record-fields.ts'
import { anyUnit, type FixedRow, type FormField, fieldsWith } from '../fields.ts'
import { told } from '../figures.ts'
import type { MessageKey } from '../voice.ts'
import { rivalsOf } from './table.ts'

const { choice, choices, count, label } = fieldsWith('rivals.')

/** The evidence mark of a row. Used by questions whose rows can have different marks. */
const known: FormField = {
  id: 'known',
  type: 'choice',
  label: 'card.known',
  options: knownLevels.map(id => ({ id, label: `known.${id}` })),
}

/** The fields for an extra charge, and for when it is paid. */
const extra = (question: string): FormField[] => [
  { id: 'extra', type: 'amount', label: label(question, 'extra'), pers: ['once'] },
  choice('yours', 'paid', extras),
]

/** One row for each rival with a name, and one for doing nothing. */
const fixed = (answers: CompetitorAnswers): FixedRow[] =>
  rivalsOf(answers).map(({ id, name }) => (name === null ? { id, label: 'rivals.nothing' } : { id, name }))

const perRival = (
  question: CompetitorQuestion,
  answers: CompetitorAnswers,
  fields: readonly FormField[],
): FormField => ({
  id: 'rows',
  type: 'rows',
  label: label(question, 'rows'),
  most: mostRivals + 1,
  add: 'rivals.add',
  fields,
  fixed: fixed(answers),
})

const forms: Record<CompetitorQuestion, (answers: CompetitorAnswers) => readonly FormField[]> = {
  rivals: () => [
    {
      id: 'rows',
      type: 'rows',
      label: label('rivals', 'rows'),
      most: mostRivals,
      add: 'rivals.add',
      fields: [
        {
          id: 'name',
          type: 'note',
          label: label('rivals', 'name'),
          most: nameMost,
          hint: 'rivals.hint.name',
        },
        choice('rivals', 'kind', rivalKinds),
      ],
    },
  ],
  yours: answers => [
    { id: 'price', type: 'amount', label: label('yours', 'price'), pers: anyUnit, isUnitOpen: true },
    ...count('yours', 'order'),
    ...extra('yours').filter(({ id }) => id === 'extra' || told(answers.yours?.extra)),
  ],
  prices: answers => {
    const own = told(answers.yours?.price)
    return [
      perRival('prices', answers, [
        {
          id: 'price',
          type: 'amount',
          label: label('prices', 'price'),
          pers: anyUnit,
          // Offers the unit of the founder's price first, because only prices of the same unit can be compared.
          ...(own ? { preset: own.per } : { isUnitOpen: true }),
        },
        ...extra('prices'),
        known,
      ]),
    ]
  },
  chosen: answers => [perRival('chosen', answers, [choice('chosen', 'reason', reasons), known])],
  fights: answers => [perRival('fights', answers, count('fights', 'won', 'lost'))],
  better: answers => [
    { id: 'against', type: 'choice', label: label('better', 'against'), options: fixed(answers) },
    choices('better', 'what', strengths),
    { id: 'yours', type: 'note', label: label('better', 'yours'), most: 200, hint: 'rivals.hint.better' },
    { id: 'theirs', type: 'note', label: label('better', 'theirs'), most: 200, hint: 'rivals.hint.better' },
  ],
  switch: () => [
    { id: 'hours', type: 'measure', unit: 'hours', label: label('switch', 'hours') },
    { id: 'money', type: 'amount', label: label('switch', 'money'), pers: ['once'] },
    choice('switch', 'who', agreeing),
  ],
  copy: () => count('copy', 'months'),
}

export const fieldsOf = (question: CompetitorQuestion, answers: CompetitorAnswers): readonly FormField[] =>
  forms[question](answers)

/** Whether the whole answer has an evidence mark. Prices and reasons have one mark per row instead. */
export const hasKnown = (question: CompetitorQuestion): boolean =>
  question !== 'prices' && question !== 'chosen'

export const wordsLabel = (question: CompetitorQuestion): MessageKey =>
  question === 'copy' ? 'rivals.words.copy' : 'card.words'
