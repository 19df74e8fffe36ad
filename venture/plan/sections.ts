// The content of each section: sentences from known data, references to tables, and blanks.
import type { FactTopic } from '../../contracts/fact-topics.ts'
import { factsAbout } from '../deck/facts-about.ts'
import { slotsOf } from '../deck/slides.ts'
import { type Draft, slot } from '../deck/slot.ts'
import { factName, type Material, type Sources, testName } from '../figures/figures.ts'
import { baseName, namesIn } from '../figures/resolve.ts'
import { zero } from '../numbers/none.ts'
import { debtsName, outlines, type PlanKind, type SectionId, worseName } from './content.ts'
import type { PlanTables } from './tables.ts'

export type Drafts = ReadonlyMap<string, Draft>

/** The name of a blank. When the information is known, its text replaces this name. */
export const missingName = (slotId: string): string => `missing-${slotId.replace('.', '-')}`

/**
 * The lines of the deck, and the lines that only the plan has. Because both documents share them, they always say
 * the same.
 */
export function draftsOf(material: Material, sources: Sources): Drafts {
  const drafts = Object.values(slotsOf(material, sources)).flat()
  const own = [
    slot('cover.now', null, {
      blank: ['What changed, so that it works now and did not before', 'businessPlan'],
    }),
    slot('funding.uses', null, {
      blank: ['Where the money comes from and where it goes: make a forecast', 'financial'],
    }),
    slot('appendix.months', null, {
      blank: ['Twenty-four months, month by month: make a forecast', 'financial'],
    }),
  ]
  return new Map([...drafts, ...own].map(draft => [draft.id, draft]))
}

type Line = string | null
/** A section lists at most this many additional facts. */
const mostMore = 4

export function templatesOf(
  material: Material,
  kind: PlanKind,
  drafts: Drafts,
  sources: Sources,
  tables: PlanTables,
): Partial<Record<SectionId, string>> {
  const line = (id: string, label?: string): Line => {
    const draft = drafts.get(id)
    const words = draft?.template ?? (draft?.blank ? `{${missingName(id)}}` : null)
    const name = label ?? draft?.label
    const said = sources.get(namesIn(words ?? '')[0] ?? '')?.text ?? ''
    // If the text about a rival already begins with the rival's name, the label is left out.
    return words && name && !said.startsWith(name) ? `**${name}.** ${words}` : words
  }
  /** Prints a line as a list item. */
  const item = (id: string): Line => {
    const words = line(id)
    return words && `- ${words}`
  }
  /** Puts the task and the threshold of a test before its result, because readers do not know the test. */
  const tested = (id: string): Line => {
    const draft = drafts.get(id)
    const test = material.tests.find(each => draft?.template === `{${testName(each)}:words}`)
    if (!draft || !test) return line(id)
    const name = testName(test)
    const result = test.observed?.trim() ? `{${name}:words}` : test.measured === null ? null : `{${name}}`
    return `**${draft.label}.** {${name}-rule}${result ? ` Result: ${result}` : ''}`
  }
  const table = (name: string): Line => (tables.has(name) ? `{${name}}` : null)
  const has = (name: string, words: string): Line => (sources.has(name) ? words : null)
  /** Adds facts about these topics that no line above uses. */
  const more = (lines: Line[], ...topics: FactTopic[]): Line[] => {
    const named = new Set(lines.flatMap(text => namesIn(text ?? '').map(baseName)))
    const others = factsAbout(material, topics).filter(fact => !named.has(factName(fact)))
    return [
      ...lines,
      others
        .slice(0, mostMore)
        .map(fact => `- {${factName(fact)}:words}`)
        .join('\n') || null,
    ]
  }
  const said = (id: string) => drafts.get(id)?.template
  const is = (id: SectionId) => id in outlines[kind]
  const revenue = has(
    'revenue-year-3',
    'Revenue is planned at {revenue-year-1} in the first year, {revenue-year-2} in the second and {revenue-year-3} in the third.',
  )
  const cash = [
    has('profit-lasts', '{profit-lasts}'),
    has(
      'cash-low-later',
      'Before the money comes, the least cash is {cash-low}, in {cash-low-month}. With it the least is {cash-low-later}, in {cash-low-later-month}.',
    ) ??
      has(
        'cash-low',
        `${sources.has('raise') ? 'With the money asked for, the' : 'The'} least cash is {cash-low}, in {cash-low-month}.`,
      ),
    has('cash-out-before', 'Before the money comes, cash falls below zero in {cash-out-before}.'),
    has(
      'cash-out',
      `${sources.has('raise') ? 'With no more than that' : 'Without money from outside'}, cash is gone in {cash-out}.`,
    ),
  ]
  const competition = more(
    [
      line('competition.headline', 'Why a customer takes ours'),
      line('competition.rival1'),
      line('competition.rival2'),
      line('competition.rival3'),
      line('competition.today'),
    ],
    'rival',
    'workaround',
  )
  const traction = [
    ...more(
      [line('traction.headline', 'Proof'), item('traction.more1'), item('traction.more2')],
      'money',
      'traction',
    ),
    line('traction.no'),
    line('traction.lost'),
  ]
  const sections: Record<SectionId, Line[]> = {
    summary: [
      line('cover.what', ''),
      line('problem.headline', 'Problem'),
      line('customer.headline', 'Solution'),
      line('customer.who'),
      line('traction.headline', 'Proof'),
      line('model.headline', 'Price'),
      line('market.tam', 'Market a year'),
      revenue ?? line('financials.headline', 'Figures'),
      line('ask.headline', 'Ask'),
      line('ask.plan'),
    ],
    now: [line('cover.now', '')],
    company: [
      line('cover.headline', 'Name'),
      line('company.form'),
      line('cover.what', 'What we do'),
      line('problem.headline', 'The problem'),
      line('problem.often'),
      line('problem.cost'),
      line('customer.who', 'For whom'),
      line('competition.headline', 'What is different'),
      line('product.headline', 'How far it is'),
      line('ask.aim'),
    ],
    problem: more(
      [
        line('problem.headline', ''),
        line('problem.often'),
        line('problem.cost'),
        line('problem.today'),
        line('customer.who'),
      ],
      'problem',
      'frequency',
      'cost',
    ),
    product: [
      line('customer.headline', 'What we offer'),
      ...(is('company') ? [] : [line('product.headline', 'How far it is')]),
      tested('product.test1'),
      tested('product.test2'),
      line('product.permission'),
      ...(is('risks') ? [] : [line('product.risk'), line('product.meets')]),
    ],
    market: [
      line('market.headline', 'Buyers'),
      line('market.where'),
      table('table-market') ?? line('market.tam'),
      ...(is('competition') ? [] : competition),
    ],
    competition,
    traction,
    sales: [
      line('customer.reach'),
      line('model.headline', 'Price'),
      line('model.margin'),
      line('model.cac'),
      line('model.ltv'),
      line('model.payback'),
      ...(is('traction') ? [] : traction),
    ],
    team: [
      line('team.headline', 'Why us'),
      line('team.founder', 'Founder'),
      line('team.bio', ''),
      table('table-people'),
    ],
    funding: [
      line('ask.headline', 'We ask for'),
      line('ask.plan'),
      line('ask.words'),
      has('goal', '{goal}'),
      has('need-low', '**What is needed.** {need-low} {need-sum}'),
      line('funding.reserve'),
      has('need-more', '{need-more}'),
      line('funding.more'),
      table('table-ask'),
      table('table-uses') ?? line('funding.uses', 'Use of the money'),
      ...(tables.has('table-cover') || kind === 'traditional' ? [has('debt', '{debt}')] : []),
      has('loan-carried', '{loan-carried}'),
      has('loans-asked', '{loans-asked}'),
      table('table-cover'),
      table('table-debt-years'),
      ...(is('company') ? [line('funding.collateral'), line('funding.debts')] : []),
      ...(is('company') && sources.has(debtsName) && !zero.test(sources.get(debtsName)?.text ?? '')
        ? [
            'What is said here of debts is in words: no table of this plan counts it. They count the loans of the forecast.',
          ]
        : []),
    ],
    projections: [
      revenue ?? line('financials.headline', 'Revenue'),
      ...cash,
      has(
        'all-drivers',
        '**Figures that rest on facts.** {known-drivers} of the {all-drivers} that the forecast assumes; the others are guesses or estimates.',
      ),
      has('guess-most', '**The guess that matters most.** {guess-most}'),
      table('table-years'),
      table('table-balance'),
      table('table-scenarios'),
      table('table-cases'),
      has(worseName, `**If it comes worse.** {${worseName}}`),
    ],
    risks: more(
      [
        line('product.risk'),
        line('product.meets'),
        ...(said('product.risk') === said('knowledge.leap') ? [] : [line('knowledge.leap')]),
        line('knowledge.against'),
        line('knowledge.guess'),
        line('knowledge.clash'),
      ],
      'risk',
    ),
    appendix: [
      table('table-sales'),
      table('table-income') ?? line('appendix.months', 'Month by month'),
      table('table-cash'),
      table('table-debt'),
      table('table-market-from'),
      table('table-assumptions'),
      table('table-terms'),
      '{table-sources}',
    ],
  }
  return Object.fromEntries(
    Object.keys(outlines[kind]).map(id => [
      id,
      sections[id as SectionId].filter(text => text !== null).join('\n\n'),
    ]),
  )
}
