// Turns the market form into facts for the deck, the forecast, the plan and other helpers.
import type { FactValue } from '../../../contracts/fact-values.ts'
import { type Fact, factTextMost } from '../../../contracts/facts.ts'
import type { MarketCard, MarketRecord } from '../../../contracts/market-record.ts'
import { asFact, changedFields, evidenceOf, type ToldFact } from '../facts.ts'
import { told } from '../figures.ts'
import type { Voice } from '../voice.ts'
import { placeText } from './place.ts'
import { knownOf, labelOf, sayKnown } from './sizes.ts'

/** The facts in a sent form. Values that were only suggested are already facts, so they are left out. */
export function marketFacts({ answers }: MarketRecord, voice: Voice): ToldFact[] {
  const { many, earn, far } = answers
  const line = (text: string) => text.trim().slice(0, factTextMost)
  const filed = (
    card: MarketCard,
    field: string,
    topic: ToldFact['topic'],
    given: { text: string; value: FactValue; source?: string } | null,
  ): ToldFact[] => {
    if (!given || answers[card]?.prefilled?.[field]) return []
    const quote = line(`${labelOf(card, field, answers, voice)}: ${given.text}`)
    const known = card === 'many' || card === 'earn' ? knownOf(card, field, answers) : null
    return [
      {
        topic,
        subject: null,
        text: line([quote, given.source].filter(Boolean).join(' · ')),
        quote,
        value: given.value,
        evidence: topic !== 'place' && known ? evidenceOf[known] : null,
        bears: 'for',
      },
    ]
  }
  const [place, buyers, amount, aim] = [
    told(many?.place),
    told(many?.buyers),
    told(earn?.price),
    told(far?.aim),
  ]
  const isSourced = told(many?.counted) !== null
  return [
    ...filed(
      'many',
      'place',
      'place',
      place && {
        text: placeText(answers, voice) ?? place.country,
        value: asFact.place(place),
      },
    ),
    ...filed(
      'many',
      'buyers',
      'buyers',
      buyers && {
        text: voice.number(buyers),
        value: asFact.count(buyers),
        ...(isSourced && { source: sayKnown('many', 'buyers', answers, voice) }),
      },
    ),
    ...filed('earn', 'price', 'price', amount && { text: voice.price(amount), value: asFact.price(amount) }),
    ...filed('far', 'aim', 'aim', aim && { text: voice.price(aim), value: asFact.money(aim) }),
  ]
}

/**
 * The facts to add and to withdraw. `replaces`: ids of facts that were suggested, and whose field now has another
 * value.
 */
export const changedByMarket = (
  before: MarketRecord | null,
  after: MarketRecord,
  { known, replaces, voice }: { known: readonly Fact[]; replaces: readonly string[]; voice: Voice },
) => changedFields(before ? marketFacts(before, voice) : [], marketFacts(after, voice), { known, replaces })
