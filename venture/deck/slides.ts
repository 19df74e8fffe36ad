// Which slot of which slide shows what, and what a blank asks for. A slot names its sources; its words come from there.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import { factTopics } from '../../contracts/fact-topics.ts'
import type { Fact } from '../../contracts/facts.ts'
import { outcomeOf } from '../experiments/outcome.ts'
import { placeAssumptions } from '../experiments/support.ts'
import { contradictions, isHeld } from '../facts/compare.ts'
import { bearsOf, rung, weigh } from '../facts/evidence.ts'
import {
  beliefName,
  factName,
  foundName,
  type Material,
  type Place,
  placeOf,
  type Sources,
  testName,
} from '../figures/figures.ts'
import { ownLines, type StandardSlide } from './content.ts'

/** What is missing, and the page to get it from. */
export type Blank = { missing: string; place: Place }
export type Role = 'headline' | 'line' | 'figure'
export type Draft = {
  id: string
  role: Role
  label: string | null
  /** Null is a blank. */
  template: string | null
  blank: Blank | null
}
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

type Rest = { label?: string; role?: Role; blank?: [missing: string, place: Place] | undefined }
export const slot = (id: string, template: string | null | undefined, rest: Rest = {}): Draft => ({
  id,
  role: rest.role ?? (id.endsWith('.headline') ? 'headline' : 'line'),
  label: rest.label ?? null,
  template: template ?? null,
  blank: rest.blank ? { missing: rest.blank[0], place: rest.blank[1] } : null,
})

const words = (fact: Fact | undefined) => fact && `{${factName(fact)}:words}`

/** The most telling first: the founder's own, one with its figure, then the best known, then the newest. */
export const factsAbout = ({ facts, quoted }: Material, topics: readonly FactTopic[]): Fact[] =>
  facts
    .filter(isHeld)
    .filter(fact => topics.includes(fact.topic) && (bearsOf(fact) !== 'against' || fact.topic === 'refusals'))
    .toSorted(
      (one, other) =>
        Number(quoted.has(one.id)) - Number(quoted.has(other.id)) ||
        Number(hasFigure(other)) - Number(hasFigure(one)) ||
        rung(weigh(other)) - rung(weigh(one)) ||
        other.said_at.localeCompare(one.said_at) ||
        one.id.localeCompare(other.id),
    )

export function slotsOf(material: Material, sources: Sources): Record<StandardSlide, Draft[]> {
  const held = material.facts.filter(isHeld)
  const all = (...topics: FactTopic[]) => factsAbout(material, topics)
  const best = (...topics: FactTopic[]) => all(...topics)[0]
  const told = (id: string, topic: FactTopic, label: string, missing?: string) =>
    slot(id, words(best(topic)), { label, blank: missing ? [missing, placeOf(topic)] : undefined })
  const has = (name: string, template = `{${name}}`) => (sources.has(name) ? template : null)
  const moved = all('money', 'traction').toSorted((one, other) => rung(weigh(other)) - rung(weigh(one)))
  const forecast = (id: string, name: string, label: string, template?: string) =>
    slot(id, has(name, template), { label })
  const [price, ask] = [best('price'), best('ask')]
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
      slot('cover.now', null, {
        label: 'Why now',
        blank: ['What changed, so that it works now and did not before', 'deck'],
      }),
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
      told('customer.reach', 'reach', 'How we reach them', 'How you reach them'),
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
      slot('market.headline', words(best('buyers')), {
        blank: ['How many buyers there are, and who counted them', 'customers'],
      }),
      ...sizeSlots(sources),
      told('market.where', 'place', 'Where', 'Where you begin'),
    ],
    competition: [
      told('competition.headline', 'difference', '', 'Why a customer takes yours'),
      ...rivalSlots(material, all('rival')),
      told('competition.today', 'workaround', 'Doing without'),
    ].map(unlabelled),
    product: [
      slot('product.headline', words(best('stage')), {
        blank: ['How far it is: an idea, a prototype, in use', 'validation'],
      }),
      ...testSlots(material),
      told('product.permission', 'permission', 'Permission'),
      told('product.risk', 'risk', 'Greatest risk', 'What could still go wrong'),
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
      forecast('financials.low', 'cash-low', 'Least cash', '{cash-low} in {cash-low-month}'),
      slot('financials.known', has('all-drivers', '{known-drivers} of {all-drivers}'), {
        label: 'Figures that rest on facts; the others are guesses',
      }),
    ],
    ask: [
      slot('ask.headline', ask ? `{${factName(ask)}}` : has('raise'), {
        role: 'figure',
        blank: ['How much you ask for, and until when it lasts', 'pitch'],
      }),
      slot('ask.words', words(ask), { label: 'For' }),
      forecast('ask.plan', 'raise', 'In the forecast'),
      forecast('ask.lasts', 'cash-out', 'Cash is gone in'),
      told('ask.aim', 'aim', 'What we are after', 'What you want this to become'),
    ],
    knowledge: knowledgeSlots(material, held),
  }
}

/** A headline needs no label. */
const unlabelled = (draft: Draft): Draft => (draft.role === 'line' ? draft : { ...draft, label: null })

const hasFigure = ({ topic, value }: Fact) =>
  value !== null && (factTopics[topic].values as readonly string[]).includes(value.kind)

const sizeLabels = { tam: 'Whole market', sam: 'That we can serve', som: 'That we can win' }

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

function rivalSlots({ rivals }: Material, facts: readonly Fact[]): Draft[] {
  const named = facts.slice(0, mostRivals).map((fact, index) => {
    const name = fact.subject ?? (fact.value?.kind === 'name' ? fact.value.name : null)
    return slot(`competition.rival${index + 1}`, words(fact), name ? { label: name } : {})
  })
  if (named.length > 0) return named
  const found = rivals.slice(0, mostRivals)
  if (found.length === 0)
    return [slot('competition.rival1', null, { blank: ['Whom they would choose instead', 'validation'] })]
  return found.map(({ name }, index) =>
    slot(`competition.rival${index + 1}`, `{${foundName(index)}:words}`, { label: name }),
  )
}

const outcomeWords = { right: 'Came out right', wrong: 'Came out wrong', unclear: 'Unclear' }

function testSlots({ tests, changes }: Material): Draft[] {
  const open = tests.filter(({ state, sealed_at }) => state === 'open' && sealed_at !== null)
  const done = open
    .filter(({ resulted_at }) => resulted_at !== null)
    .toSorted((one, other) => (other.resulted_at ?? '').localeCompare(one.resulted_at ?? ''))
  const shown = [...done, ...open.filter(test => !done.includes(test))].slice(0, 2)
  if (shown.length === 0)
    return [
      slot('product.test1', null, {
        label: 'Tested',
        blank: ['What you tested, and what came out', 'evidence'],
      }),
    ]
  return shown.map((test, index) => {
    const own = changes.filter(({ experiment_id }) => experiment_id === test.id)
    const outcome = outcomeOf(test, own)
    return slot(`product.test${index + 1}`, `{${testName(test)}:words}`, {
      label: outcome ? outcomeWords[outcome] : 'Being tested',
    })
  })
}

function knowledgeSlots(
  { facts, assumptions, links, tests, changes }: Material,
  held: readonly Fact[],
): Draft[] {
  const byRung = held.toSorted((one, other) => rung(weigh(other)) - rung(weigh(one)))
  const strongest = byRung.find(fact => bearsOf(fact) !== 'against' && fact.evidence !== null)
  const against = byRung.find(fact => bearsOf(fact) === 'against')
  const guess = held.find(fact => fact !== strongest && weigh(fact) === 'guess')
  const [leap] = placeAssumptions(assumptions, { facts, links, tests, changes })
  const [clash] = contradictions(held)
  return [
    slot('knowledge.headline', words(strongest), {
      label: 'Best known',
      blank: ['One fact with how you know it: told, seen, committed, paid', 'evidence'],
    }),
    slot('knowledge.against', words(against), { label: 'Speaks against it' }),
    slot(
      'knowledge.leap',
      leap && leap.support.level !== 'strong' ? `{${beliefName(leap.assumption)}:words}` : null,
      {
        label: 'Not proven yet',
        ...(assumptions.length === 0 && {
          blank: ['What must be true for this to work', 'evidence'] as [string, Place],
        }),
      },
    ),
    slot('knowledge.guess', words(guess), { label: 'Not checked' }),
    slot('knowledge.clash', words(clash?.later), { label: 'Said differently before' }),
  ]
}

export const ownSlots = (id: string): Draft[] => [
  slot(`${id}.headline`, null, { blank: ['The point of this slide', 'deck'] }),
  ...Array.from({ length: ownLines }, (_, index) =>
    slot(`${id}.line${index + 1}`, null, { blank: ['A line that supports it', 'deck'] }),
  ),
]
