// Defines the slots of every slide: where their text comes from, and what a blank slot asks.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { isHeld } from '../facts/compare.ts'
import { rung, weigh } from '../facts/evidence.ts'
import { isCardFigure } from '../figures/card-figure.ts'
import { factName, foundName, type Material, type Place, placeOf, type Sources } from '../figures/figures.ts'
import { findFigures } from '../numbers/find-figures.ts'
import { ownLines, type StandardSlide } from './content.ts'
import { factsAbout } from './facts-about.ts'
import { knowledgeSlots, riskSlots, testSlots } from './proof-slots.ts'
import { type Draft, slot, words } from './slot.ts'

export type Drawing = 'market' | 'forecast' | 'evidence' | null

export const slideNames: Record<StandardSlide, string> = {
  cover: 'Cover',
  problem: 'Problem',
  customer: 'Customer and solution',
  traction: 'Traction',
  market: 'Market',
  competition: 'Competition',
  product: 'Product',
  model: 'Business model',
  team: 'Team',
  financials: 'Financials',
  ask: 'Ask',
  knowledge: 'What we know, and how well',
}
export const drawingOf = (id: string): Drawing =>
  id === 'market' ? 'market' : id === 'financials' ? 'forecast' : id === 'knowledge' ? 'evidence' : null

export function slotsOf(material: Material, sources: Sources): Record<StandardSlide, Draft[]> {
  const held = material.facts.filter(isHeld)
  const all = (...topics: FactTopic[]) => factsAbout(material, topics)
  const best = (...topics: FactTopic[]) => all(...topics)[0]
  const has = (name: string, template = `{${name}}`) => (sources.has(name) ? template : null)
  const told = (id: string, topic: FactTopic, label: string, missing?: string) => {
    const fact = best(topic)
    const said = fact && has(`${factName(fact)}:said`)
    return slot(id, said ?? words(fact), { label, blank: missing ? [missing, placeOf(topic)] : undefined })
  }
  /**
   * Replaces the field name of a card with a label that says what was counted. The field name is a question to the
   * founder, so it does not fit into a document.
   */
  const counted = (
    id: string,
    topic: FactTopic,
    label: string,
    rest: { label?: string; missing: string },
  ) => {
    const fact = best(topic)
    return fact && isCardFigure(fact)
      ? slot(id, `{${factName(fact)}}`, { label })
      : slot(id, words(fact), {
          ...(rest.label && { label: rest.label }),
          blank: [rest.missing, placeOf(topic)],
        })
  }
  const moved = all('money', 'traction').toSorted((one, other) => rung(weigh(other)) - rung(weigh(one)))
  const forecast = (id: string, name: string, label: string, template?: string) =>
    slot(id, has(name, template), { label })
  const [price, ask, aim] = [best('price'), best('ask'), best('aim')]
  const purpose = all('ask').find(fact => !isCardFigure(fact) && saysMore(fact))
  const paid = moved[0] && weigh(moved[0]) === 'paid' ? words(moved[0]) : null
  // If the founder's text has no readable amount, the headline shows the amount from the forecast, and the text
  // follows below.
  const sum = ask?.value?.kind === 'money' ? `{${factName(ask)}}` : has('raise')
  return {
    cover: [
      slot('cover.headline', has('venture'), { blank: ['The name of your venture', 'settings'] }),
      slot('cover.what', has('sentence') ?? words(best('solution')), {
        blank: ['One sentence: what you do, and for whom', 'settings'],
      }),
      slot('cover.proof', words(moved[0]), {
        label: 'Proof',
        blank: ['One proof: something that was paid, committed or seen', 'evidence'],
      }),
      slot('cover.now', null, { label: 'Why now' }),
    ],
    problem: [
      told('problem.headline', 'problem', '', 'The problem, as your customer tells it'),
      told('problem.often', 'frequency', 'How often', 'How often it happens'),
      told('problem.cost', 'cost', 'What it costs', 'What it costs them each time'),
      told('problem.today', 'workaround', 'Today', 'What they do about it today'),
    ].map(unlabelled),
    customer: [
      told('customer.headline', 'solution', '', 'What you do about it'),
      told('customer.who', 'customer', 'Customer', 'Who has the problem and pays'),
      counted('customer.reach', 'reach', 'Within our reach', {
        ...{ label: 'How we reach them', missing: 'How you reach them' },
      }),
    ].map(unlabelled),
    traction: [
      slot('traction.headline', words(moved[0]), {
        blank: ['Who paid, signed or used it: how many, how much, when', 'evidence'],
      }),
      ...[1, 2].map(index => slot(`traction.more${index}`, words(moved[index]))),
      told('traction.no', 'refusals', 'Said no', 'How many said no, and why'),
      told('traction.lost', 'churn', 'Customers lost'),
    ],
    market: [
      counted('market.headline', 'buyers', 'Could buy it', {
        missing: 'How many buyers there are, and who counted them',
      }),
      ...sizeSlots(sources),
      told('market.where', 'place', 'Where', 'Where you begin'),
    ],
    competition: [
      told('competition.headline', 'difference', '', 'Why a customer takes yours'),
      ...rivalSlots(material, all('rival'), otherWays(material)),
      told('competition.today', 'workaround', 'Doing without'),
    ].map(unlabelled),
    product: [
      slot('product.headline', words(best('stage')) ?? paid, {
        label: 'How far it is',
        blank: ['How far it is: an idea, a prototype, in use', 'validation'],
      }),
      ...testSlots(material),
      told('product.permission', 'permission', 'Permission'),
      ...riskSlots(material),
    ],
    model: [
      slot('model.headline', price && `{${factName(price)}}`, {
        role: 'figure',
        blank: ['Your price, and what it is paid for', 'refinement'],
      }),
      told('model.margin', 'margin', 'Margin').template
        ? told('model.margin', 'margin', 'Margin')
        : slot('model.margin', has('gross-margin'), {
            label: 'Gross margin',
            blank: ['What is left of the price, and what a customer costs: make a forecast', 'financial'],
          }),
      forecast('model.cac', 'cac', 'To win a customer'),
      forecast('model.ltv', 'ltv', 'A customer is worth'),
      forecast('model.payback', 'payback', 'Paid back in'),
    ],
    team: [
      slot('team.headline', words(best('team')), {
        blank: ['Who you are, and why you are the ones to do it', 'pitch'],
      }),
      slot('team.founder', has('founder'), { blank: ['Your name', 'profile'] }),
      slot('team.bio', has('founder:words'), { blank: ['Two lines on what you did before', 'profile'] }),
    ],
    financials: [
      slot(
        'financials.headline',
        has('revenue-year-3', '{revenue-year-1} → {revenue-year-2} → {revenue-year-3}'),
        {
          label: 'Revenue in years one to three',
          blank: ['Revenue and cash of three years: make a forecast', 'financial'],
        },
      ),
      forecast('financials.profit', 'break-even', 'Profit lasts from'),
      forecast('financials.low', 'cash-low', ...leastCash(sources)),
      slot('financials.known', has('all-drivers', '{known-drivers} of {all-drivers}'), {
        label: 'Figures that rest on facts; the others are guesses or estimates',
      }),
    ],
    ask: [
      slot('ask.headline', sum ?? words(ask), {
        role: 'figure',
        blank: ['How much you ask for, and until when it lasts', 'pitch'],
      }),
      slot('ask.words', sum && words(purpose), { label: 'What it is for' }),
      slot('ask.plan', has('raise-kind'), {
        label: 'Kind of money',
        blank: ask && ['Whether it is a loan, equity or a grant', 'financial'],
      }),
      forecast('ask.before', 'cash-out-before', 'Before it comes, cash is gone in'),
      forecast(
        'ask.lasts',
        'cash-out',
        sources.has('raise') ? 'With it, cash is gone in' : 'Cash is gone in',
      ),
      told(
        'ask.aim',
        'aim',
        aim && isCardFigure(aim) ? 'To be left for the founder' : 'What we are after',
        'What you want this to become',
      ),
    ],
    knowledge: knowledgeSlots(material, held),
  }
}

/**
 * The month with the lowest cash can be different with and without the money that the founder asks for. The label
 * says which case is shown.
 */
export const leastCash = (sources: Pick<Sources, 'has'>): [label: string, template: string] => [
  sources.has('raise') ? 'Least cash, with the money asked for' : 'Least cash',
  sources.has('cash-low-later')
    ? '{cash-low-later} in {cash-low-later-month}; before it comes {cash-low} in {cash-low-month}'
    : '{cash-low} in {cash-low-month}',
]

/** The headline and the large figure have no label. */
const unlabelled = (draft: Draft): Draft => (draft.role === 'line' ? draft : { ...draft, label: null })

/** Whether the text contains words besides its figures. */
const saysMore = ({ text }: Fact): boolean =>
  /\p{L}/u.test(findFigures(text).reduce((rest, figure) => rest.replace(figure.text, ''), text))

const sizeLabels = { tam: 'Whole market, a year', sam: 'That we can serve', som: 'That we can win' }

function sizeSlots(sources: Sources): Draft[] {
  return (['tam', 'sam', 'som'] as const).map(id =>
    slot(`market.${id}`, sources.has(id) ? `{${id}}` : null, {
      role: 'figure',
      label: sizeLabels[id],
      ...(id === 'tam' && {
        blank: ['The size of the market: run a market research', 'validation'] as [string, Place],
      }),
    }),
  )
}

const mostRivals = 3

/** The solutions that customers use today, except the first one. Another slide already shows that one. */
export const otherWays = (material: Material): Fact[] =>
  factsAbout(material, ['workaround'])
    .slice(1)
    .filter(fact => !isCardFigure(fact))

function rivalSlots({ rivals }: Material, facts: readonly Fact[], ways: readonly Fact[]): Draft[] {
  const nameOf = ({ subject, value }: Fact) => subject ?? (value?.kind === 'name' ? value.name : null)
  // If several facts are about the same rival, only the first is shown.
  const isFirst = (fact: Fact, at: number) =>
    nameOf(fact) === null || facts.findIndex(other => nameOf(other) === nameOf(fact)) === at
  const named = facts
    .filter(isFirst)
    .slice(0, mostRivals)
    .map((fact, index) => {
      const name = nameOf(fact)
      return slot(`competition.rival${index + 1}`, words(fact), name ? { label: name } : {})
    })
  if (named.length > 0) return named
  const found = rivals.slice(0, mostRivals)
  if (found.length === 0)
    return [
      slot('competition.rival1', words(ways[0]), {
        label: 'Instead of ours',
        blank: ['Whom they would choose instead', 'validation'],
      }),
    ]
  return found.map(({ name }, index) =>
    slot(`competition.rival${index + 1}`, `{${foundName(index)}:words}`, { label: name }),
  )
}

export const ownSlots = (id: string): Draft[] => [
  slot(`${id}.headline`, null, { blank: ['The point of this slide', 'deck'] }),
  ...Array.from({ length: ownLines }, (_, index) =>
    slot(`${id}.line${index + 1}`, null, { blank: ['A line that supports it', 'deck'] }),
  ),
]
