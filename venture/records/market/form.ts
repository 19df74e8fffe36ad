// Decides which fields "Your numbers" shows, depending on other answers.
import { countedBy, type MarketAnswers, type MarketCard } from '../../../contracts/market-record.ts'
import { earnFields, type FormField, serveLabel } from '../fields.ts'
import { told } from '../figures.ts'
import { ableUnits, isByHour, isPaidByTime } from '../most.ts'
import type { MessageKey } from '../voice.ts'
import { isFoundAgain } from './sums.ts'
import { hasTwoSides } from './whom.ts'

/** The label of the field for the number of buyers. It says who pays. */
const buyersLabel = (type: string | null): MessageKey =>
  type === 'ads' || type === 'giving' ? `market.label.buyers.${type}` : 'market.label.buyers'

/** Asks who was counted. Needed only if the number can be of payers or of users. */
const whomField = (type: string | null): FormField => ({
  id: 'of',
  type: 'choice',
  label: 'market.label.of',
  options: (['payers', 'served'] as const).map(id => ({
    id,
    label: `market.of.${id}.${type === 'ads' ? 'ads' : 'giving'}`,
  })),
})

const where = { type: 'note', most: 300, hint: 'market.hint.where' } as const

const forms: Record<MarketCard, (answers: MarketAnswers) => readonly FormField[]> = {
  many: ({ earn, many }) => {
    const counted = told(many?.counted)
    return [
      { id: 'place', type: 'place', label: 'label.who.place' },
      { id: 'buyers', type: 'count', label: buyersLabel(told(earn?.type)) },
      ...(hasTwoSides({ earn }) ? [whomField(told(earn?.type))] : []),
      ...(isFoundAgain(earn) ? [{ id: 'new', type: 'count', label: 'market.label.new' } as const] : []),
      {
        id: 'counted',
        type: 'choice',
        label: 'market.label.counted',
        options: countedBy.map(id => ({ id, label: `market.counted.${id}` })),
      },
      // A guess has no source.
      ...(counted && counted !== 'guess'
        ? [{ id: 'where', label: 'market.label.where', ...where } as const]
        : []),
    ]
  },
  earn: ({ earn }) => earnFields(earn),
  far: ({ earn, far }) => [
    { id: 'fits', type: 'share', label: 'market.label.fits' },
    { id: 'won', type: 'count', label: 'market.label.won' },
    // A founder who is paid by the hour already gave the number of hours.
    ...(isByHour(earn) ? [] : [ableField(earn)]),
    {
      id: 'aim',
      type: 'amount',
      label: told(earn?.type) === 'giving' ? 'label.frame.aim.giving' : 'label.frame.aim',
      pers: ['month'],
    },
    ...(['serve', 'fixed'] as const).flatMap(id => {
      const known = told(far?.[id])
      return known
        ? [
            {
              id,
              type: 'amount',
              label: id === 'serve' ? serveLabel(told(earn?.type)) : 'label.frame.fixed',
              pers: [known.per],
            } as const,
          ]
        : []
    }),
  ],
  check: ({ check }) => [
    { id: 'total', type: 'amount', label: 'market.label.total', pers: ['year'] },
    ...(told(check?.total) ? [{ id: 'source', label: 'market.label.source', ...where } as const] : []),
  ],
}

/** For a price per period, the form asks how many people pay at the same time. */
function ableField(earn: MarketAnswers['earn']): FormField {
  if (!isPaidByTime(earn) && told(earn?.type) !== 'giving')
    return { id: 'able', type: 'times', label: 'market.label.able', pers: ableUnits, preset: 'week' }
  const label = isPaidByTime(earn) ? 'market.label.able.payers' : 'label.able'
  return { id: 'able', type: 'times', label, pers: ['month'], preset: 'month' }
}

/** The fields of a card. They depend on the answers so far. */
export const marketFields = (card: MarketCard, answers: MarketAnswers): readonly FormField[] =>
  forms[card](answers)

/**
 * Whether the card has an evidence mark. The cards about earnings and about the plan have one. The cards with a
 * count or a published total ask for a source instead.
 */
export const asksHowKnown = (card: MarketCard): boolean => card === 'earn' || card === 'far'
