// Prints the market sizes: each number with its formula or its source.

import type { MarketAnswers, MarketCard } from '../../../contracts/market-record.ts'
import type { Amount, Earn, Known } from '../../../contracts/record-fields.ts'
import type { MarketFigures, SizeRow } from '../../../contracts/results/market-research.ts'
import { paysOf, priceOf, runningMonths } from '../earn.ts'
import { yearFactors } from '../factors.ts'
import { earnFields } from '../fields.ts'
import { type Money, plain, scale, told } from '../figures.ts'
import { formulaOf } from '../sums.ts'
import type { MessageKey, Voice } from '../voice.ts'
import { marketFields } from './form.ts'
import { isFoundAgain, type MarketSums, needFrom, type SizeId } from './sums.ts'
import { asPayers, helpingAll } from './whom.ts'

const sizeIds = ['tam', 'sam', 'som'] as const
export const sizeNames = { tam: 'TAM', sam: 'SAM', som: 'SOM' } as const
const examples = [10, 25, 50] as const

export const aYear = (amount: Money, { say, money }: Voice): string =>
  say('per.year', { amount: money(amount) })

export function labelOf(card: MarketCard, field: string, answers: MarketAnswers, { say }: Voice): string {
  const found = marketFields(card, answers).find(({ id }) => id === field)
  return found ? say(found.label) : field
}

export const sizeLabel = (id: SizeId, { earn }: MarketAnswers, { say }: Voice): string =>
  say(`market.${id}`, { type: told(earn?.type) ?? 'unsure', third: isFoundAgain(earn) ? 'yes' : 'no' })

/** Writes the formula, for example "EUR 20 a month × 12 = EUR 240". Null if a field is missing. */
export function eachFormula({ earn }: MarketAnswers, brings: Money | null, voice: Voice): string | null {
  const pays = paysOf(earn)
  if (!earn || !brings || !pays) return null
  const [one, factors] = [oneOf(earn, pays, voice), yearFactors(pays.per, earn, voice)]
  // A value that is already per year or one-time needs no formula.
  return factors === '' && told(earn.type) !== 'commission'
    ? one
    : `${one}${factors} = ${voice.exact(brings)}`
}

/** The price of one sale. With a commission, it is the deal times the founder's share. */
function oneOf(earn: Earn, pays: Amount, voice: Voice): string {
  const share = told(earn.type) === 'commission' ? told(earn.share) : null
  const amount = voice.exact(pays)
  return share === null ? voice.say(`per.${pays.per}`, { amount }) : `${amount} × ${voice.percent(share)}`
}

function sizeRows(answers: MarketAnswers, sums: MarketSums, voice: Voice): SizeRow[] {
  const { many, earn, far } = answers
  const { number, money, exact, percent, say } = voice
  const { brings, sizes, all, gross, isOnce, isThird } = sums
  const deal = told(earn?.deal)
  const buyers = told(many?.buyers)
  const counted = isOnce ? told(many?.new) : buyers
  const [fits, won] = [told(far?.fits), told(far?.won)]
  if (!brings) return []
  const each = exact(brings)
  const formulas: Record<SizeId, string | null> = {
    tam: counted && `${number(counted)} × ${each}`,
    sam: counted && fits !== null ? `${number(counted)} × ${percent(fits)} × ${each}` : null,
    som: won && `${number(won)} × ${each}${isThird ? ' ÷ 3' : ''}`,
  }
  return [
    ...(all && buyers
      ? [{ label: say('market.once'), value: money(all), formula: `${number(buyers)} × ${each}` }]
      : []),
    ...(all && buyers && !sizes.sam && fits !== null && fits < 100
      ? [
          {
            label: say('market.once.fits'),
            value: money(scale(all, { low: fits / 100, high: fits / 100 })),
            formula: `${number(buyers)} × ${percent(fits)} × ${each}`,
          },
        ]
      : []),
    ...sizeIds.flatMap(id => {
      const [size, formula] = [sizes[id], formulas[id]]
      return size && formula
        ? [{ label: sizeLabel(id, answers, voice), value: aYear(size, voice), formula }]
        : []
    }),
    ...(gross && counted && earn && deal
      ? [
          {
            label: say('market.gross'),
            value: aYear(gross, voice),
            formula: `${number(counted)} × ${exact(deal)}${yearFactors(deal.per, earn, voice)}`,
          },
        ]
      : []),
  ]
}

function helpedRows(given: MarketAnswers, { sizes, helped }: MarketSums, voice: Voice): SizeRow[] {
  const cost = told(given.earn?.cost)
  const months = voice.factor(runningMonths(given.earn ?? {}))
  const all = helpingAll(given)
  if (all) {
    const fits = all.fits === null ? '' : ` × ${voice.percent(all.fits)}`
    const formula = `${voice.number(all.count)}${fits} × ${voice.exact(all.cost)}`
    return [{ label: voice.say('market.helped.all'), value: voice.money(all.sum), formula }]
  }
  const fixed = told(given.far?.fixed)
  const left = (size: Money) =>
    fixed && fixed.high > 0 ? `(${voice.exact(size)} − 12 × ${voice.exact(plain(fixed))})` : voice.exact(size)
  return sizeIds.flatMap(id => {
    const [size, people] = [sizes[id], helped[id]]
    if (!size || !people || !cost) return []
    return [
      {
        label: voice.say('market.helped', { size: sizeNames[id] }),
        value: voice.number(people),
        formula: `${left(size)} ÷ ${months} ÷ ${voice.exact(plain(cost))}`,
      },
    ]
  })
}

/**
 * Shows three examples if one of two values is unknown: the share of buyers whom the product suits, or the number
 * of customers to win. No other calculation uses these examples.
 */
function ifRows({ far }: MarketAnswers, { sizes }: MarketSums, voice: Voice): SizeRow[] {
  const { tam, sam } = sizes
  if (!tam) return []
  const at = (base: Money, percent: number, label: (share: string) => string): SizeRow => {
    const shown = voice.share(percent, 100)
    const part = scale(base, { low: percent / 100, high: percent / 100 })
    return { label: label(shown), value: aYear(part, voice), formula: `${voice.exact(base)} × ${shown}` }
  }
  const base = sam ? { size: 'SAM', money: sam } : { size: 'TAM', money: tam }
  return [
    ...(told(far?.fits) === null
      ? examples.map(percent => at(tam, percent, share => voice.say('market.if.fits', { share })))
      : []),
    ...(told(far?.won) === null
      ? examples.map(percent =>
          at(base.money, percent, share => voice.say('market.if.won', { share, size: base.size })),
        )
      : []),
  ]
}

/** The id of the field that the founder filled in. With a commission, this is the deal and not the price. */
const ownField = (card: MarketCard, field: string, { earn }: MarketAnswers): string =>
  card === 'earn' && field === 'price' && told(earn?.type) === 'commission' ? 'deal' : field

/**
 * The evidence for a value. A suggested value has evidence of its own. Any other value has the evidence mark of the
 * card.
 */
export function knownOf(card: MarketCard, field: string, answers: MarketAnswers): Known | null {
  const answer = answers[card]
  const before = answer?.prefilled?.[ownField(card, field, answers)]
  if (before) return before
  if (card !== 'many') return answer?.known ?? null
  const counted = told(answers.many?.counted)
  if (!counted) return null
  if (counted === 'guess' || counted === 'own') return counted === 'guess' ? 'guess' : 'saw'
  // A list without a name cannot be looked up.
  return answers.many?.where?.trim() ? 'records' : 'told'
}

/** The evidence, in words that a reader of the plan understands. */
export function sayKnown(card: MarketCard, field: string, answers: MarketAnswers, voice: Voice): string {
  const { many } = answers
  const counted = told(many?.counted)
  const isCount = card === 'many' && !many?.prefilled?.[field]
  if (isCount && counted === 'guess') return voice.say('market.by.guess')
  if (isCount && counted) {
    const how = voice.say(counted === 'own' ? 'market.by.own' : `market.counted.${counted}`)
    return [how, many?.where?.trim() || voice.say('market.from.unsourced')].join(', ')
  }
  const known = knownOf(card, field, answers)
  // An older value without an evidence mark counts as a guess. But the text must not say that the founder called it
  // a guess.
  if (known === 'guess' && answers[card]?.known !== 'guess') return voice.say('market.by.counts')
  return voice.say(known ? `market.by.${known}` : 'market.from.unmarked')
}

export const eachLabel = ({ isOnce, isThird }: MarketSums, { say }: Voice): string =>
  say('market.each', { of: isOnce ? 'once' : isThird ? 'stay' : 'year' })

function inputRows(answers: MarketAnswers, sums: MarketSums, voice: Voice): MarketFigures['inputs'] {
  const { many, earn, far, check } = answers
  const { say, number, exact, price } = voice
  const row = <Value>(
    card: MarketCard,
    field: string,
    given: Value | null,
    print: (given: Value) => string,
    from?: string,
    label?: string,
  ) =>
    given === null
      ? []
      : [
          {
            label: label ?? labelOf(card, field, answers, voice),
            value: print(given),
            from: from ?? sayKnown(card, field, answers, voice),
          },
        ]
  const { brings } = sums
  const type = told(earn?.type) ?? 'unsure'
  const whom = sums.whom.kind === 'payers' ? undefined : say('market.whom', { whom: sums.whom.kind, type })
  const formula = eachFormula(answers, brings, voice)
  const keeps = told(earn?.type) === 'commission' ? priceOf(earn) : null
  const deal = keeps && told(earn?.deal)
  const amount = (given: Amount) => price(given)
  // A value that the founder changed does not come from the problem validation anymore.
  const fromValidation = (field: string) =>
    far?.prefilled?.[field] ? say('prefill.helper', { helper: 'problem_validation' }) : undefined
  return [
    ...row('many', 'buyers', told(many?.buyers), number, undefined, whom),
    ...row('many', 'new', isFoundAgain(earn) ? told(many?.new) : null, number),
    ...(deal && keeps && earn
      ? [
          {
            label: say('market.pays'),
            value: price(deal),
            from: sayKnown('earn', 'price', answers, voice),
          },
          {
            label: say('market.keeps'),
            value: price(keeps),
            from: `${oneOf(earn, deal, voice)} = ${exact(keeps)}`,
          },
        ]
      : []),
    ...(brings && formula
      ? [
          {
            label: eachLabel(sums, voice),
            value: exact(brings),
            from: [formula, sayKnown('earn', 'price', answers, voice)].join(' · '),
          },
        ]
      : []),
    ...(brings ? [] : row('earn', 'price', told(earn?.price), amount)),
    ...row('far', 'fits', told(far?.fits), voice.percent),
    ...row(
      'far',
      'won',
      told(far?.won),
      number,
      // A plan for the future needs no evidence.
      knownOf('far', 'won', answers) === 'guess' ? undefined : say('market.from.plan'),
    ),
    ...row('far', 'able', told(far?.able), ({ per, ...count }) =>
      say(`times.${per}`, { count: number(count) }),
    ),
    ...row('far', 'aim', told(far?.aim), amount, say('market.from.wish')),
    ...row('far', 'serve', told(far?.serve), amount, fromValidation('serve')),
    ...row('far', 'fixed', told(far?.fixed), amount, fromValidation('fixed')),
    ...row(
      'check',
      'total',
      told(check?.total),
      amount,
      check?.source?.trim() || say('market.from.unsourced'),
    ),
  ]
}

/** `given`: the answers with all counts. Counts of people who bring no money are printed as they are. */
export function figuresOf(given: MarketAnswers, sums: MarketSums, voice: Voice): MarketFigures {
  const answers = asPayers(given, sums.beside)
  const solved = sums.need.kind === 'count' ? formulaOf(needFrom(answers, sums.beside), voice) : null
  return {
    sizes: sizeRows(answers, sums, voice),
    helped: helpedRows(given, sums, voice),
    ifs: ifRows(answers, sums, voice),
    inputs: inputRows(given, sums, voice),
    solved: solved && `${solved}.`,
  }
}

/** The labels of missing fields on the card about earnings. */
export function missingOfEarn({ earn }: MarketAnswers, { say }: Voice): string[] {
  const type = told(earn?.type)
  const needed: Readonly<Record<string, readonly string[]>> = {
    sale: ['price', 'takes'],
    subscription: ['price'],
    hours: ['price', 'takes'],
    commission: ['deal', 'share', 'takes'],
    ads: ['price'],
    giving: ['price'],
  }
  const labels: readonly [string, MessageKey][] = earnFields(earn).map(({ id, label }) => [id, label])
  const given = (earn ?? {}) as Readonly<Record<string, unknown>>
  const isBlank = (id: string) => given[id] === undefined || given[id] === 'unknown'
  const wanted = type && type !== 'unsure' ? (needed[type] ?? []) : ['type']
  const blank = labels.flatMap(([id, label]) => (wanted.includes(id) && isBlank(id) ? [say(label)] : []))
  if (blank.length > 0) return blank
  // All fields are filled, but no yearly amount can be calculated. The reason is the revenue model or the period of
  // the price.
  return labels.flatMap(([id, label]) =>
    id === 'type' && type === 'unsure'
      ? [say(label)]
      : id === 'price'
        ? [say('market.open.unit', { label: say(label) })]
        : [],
  )
}
