import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arabic,
  chairside,
  lendable,
  little,
  noMaterial,
  sizing,
  someFact,
} from '../../tests/support/deck-materials.ts'
import { anyModel } from '../../tests/support/forecast-models.ts'
import { buildDeck } from '../deck/build.ts'
import { addSlide, editSlot, untouched } from '../deck/content.ts'
import { factName, type Material } from '../figures/figures.ts'
import { computeForecast, rollUp } from '../forecast/forecast.ts'
import { coverOf, lenderMonths, sourcesAndUses } from '../forecast/lender.ts'
import { isAsked } from './asked.ts'
import { buildPlan, type Plan } from './build.ts'
import { checkedDeck, checkedPlan, concernsOf } from './check.ts'
import {
  editBasics,
  editSection,
  type PlanContent,
  type PlanKind,
  planContent,
  planKinds,
  untouchedPlan,
} from './content.ts'
import { printPlan } from './print.ts'
import type { Reader } from './readers.ts'

const ofKind = (kind: PlanKind): PlanContent => ({ ...untouchedPlan, kind })
const sectionOf = ({ sections }: Plan, id: string) => {
  const found = sections.find(section => section.id === id)
  if (!found) throw new Error(`no section ${id}`)
  return found
}
const textOf = (plan: Plan) => plan.sections.map(({ title, text }) => `## ${title}\n\n${text}`).join('\n\n')
const rowsOf = (markdown: string) => markdown.split('\n').filter(line => line.startsWith('|'))

describe('BP01 a plan can be of three kinds', () => {
  test.each([
    [
      'traditional',
      'Executive summary, Company description, Market analysis, Organization and management, Service or product line, Marketing and sales, Funding request, Financial projections, Appendix',
    ],
    [
      'lean',
      'In short, Problem and customer, Solution, Market and competition, How we sell and earn, Proof so far, Team, Figures, Funding',
    ],
    [
      'memo',
      'In short, Why now, Problem, Solution, Market, Competition, Traction, Business model, Team, Figures, The round, What could go wrong, Appendix',
    ],
  ] as const)('a plan of the kind %s has the right sections', (kind, titles) => {
    const plan = buildPlan(chairside(), ofKind(kind))
    expect(plan.sections.map(({ title }) => title).join(', ')).toBe(titles)
    expect(sectionOf(plan, 'summary').text).toContain('No-show prevention for dental practices')
    expect(textOf(plan)).toContain('It fills the chair instead of only announcing that it stays empty.')
    expect(textOf(plan)).toContain('Three practices paid €79 each on 3 November 2026. *(paid)*')
  })

  test('the founder’s texts appear in all three kinds', () => {
    const edited = editSection(untouchedPlan, 'market', 'Only Saxony.')
    expect(planContent.parse(edited)).toEqual(edited)
    for (const kind of planKinds)
      expect(sectionOf(buildPlan(chairside(), { ...edited, kind }), 'market').text).toBe('Only Saxony.')
    expect(editSection(edited, 'market', null)).toEqual(untouchedPlan)
  })
})

describe('BP02 each figure comes from its source', () => {
  test.each(planKinds)('a %s plan has no typed figure, and each figure is the same as in the deck', kind => {
    const material = lendable()
    const plan = buildPlan(material, ofKind(kind))
    for (const { id, template, hasLost } of plan.sections) {
      expect(template.replace(/\{[^}]*\}/g, ''), id).not.toMatch(/\d/)
      expect(hasLost, id).toBe(false)
    }
    const deck = buildDeck(material, untouched).slides.flatMap(({ slots }) => slots)
    for (const id of ['financials.profit', 'market.tam', 'model.headline', 'ask.headline'])
      expect(textOf(plan).replaceAll('\\', ''), id).toContain(deck.find(slot => slot.id === id)?.text)
  })

  test('a changed figure changes in texts and tables, and figures without a source are reported', () => {
    const material = chairside()
    const price = material.facts.find(({ topic }) => topic === 'price')
    const content = editSection(
      untouchedPlan,
      'summary',
      `1. Only {${price ? factName(price) : ''}}\n2. Since 1999`,
    )
    const dearer = material.facts.map(fact =>
      fact.topic === 'price' ? someFact('price', 'told', '€99 a month', { id: fact.id }) : fact,
    )
    const [before, after, gone] = [
      material,
      { ...material, facts: dearer },
      { ...material, facts: material.facts.filter(({ topic }) => topic !== 'price') },
    ].map(given => sectionOf(buildPlan(given, content), 'summary'))
    expect(before?.text).toBe('1. Only €79 a month *(told)*\n2. Since 1999')
    expect(before?.typed).toEqual(['Since 1999'])
    expect(after?.text).toContain('Only €99 a month')
    expect(gone).toMatchObject({ hasLost: true })
  })
})

describe('BP03 the plan says which information is missing', () => {
  test.each([
    ['no data', noMaterial],
    ['little data', little()],
    ['Arabic text and emoji', arabic()],
  ])('with %s every section says which information is missing and which page asks for it', (_, material) => {
    for (const kind of planKinds)
      for (const { id, text, blanks } of buildPlan(material, ofKind(kind)).sections) {
        expect(text, id).not.toBe('')
        if (material === noMaterial) expect(blanks.length, id).toBeGreaterThan(0)
      }
  })

  test('the plan has no sentence that would be true for any venture', () => {
    const said = textOf(buildPlan(noMaterial, ofKind('memo')))
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
    for (const line of said) expect(line).toMatch(/\*Missing: .*\*$|^\*\*Where the words|^\*No fact is held/)
  })

  test('a blank in a section that the founder edited is replaced when its answer is known', () => {
    const content = editSection(untouchedPlan, 'summary', 'So often: {missing-problem-often}')
    const now = (material: Material) => sectionOf(buildPlan(material, content), 'summary')
    expect(now(noMaterial)).toMatchObject({
      text: 'So often: *Missing: How often it happens*',
      blanks: [{ place: 'validation' }],
    })
    expect(now(chairside()).text).toBe('So often: Nine times a week in a practice with four chairs. *(seen)*')
  })
})

describe('BP24 exported files leave out parts without content', () => {
  const by = { author: null, day: '' }
  const printed = (material: Material, content = untouchedPlan) =>
    printPlan(buildPlan(material, content), null, by)

  test('empty sections and blanks are left out', () => {
    for (const kind of planKinds) {
      expect(printed(noMaterial, ofKind(kind)).sections).toEqual([])
      for (const material of [little(), arabic(), chairside(), lendable()]) {
        const { markdown, sections } = printed(material, ofKind(kind))
        expect(markdown).not.toContain('Missing')
        for (const { text } of sections) expect(text).not.toMatch(/\*\*[^*]+\*\*\s*(\n\n\*\*|$)/)
      }
    }
    expect(printed(little(), ofKind('lean')).sections.map(({ title }) => title)).toEqual([
      'In short',
      'Problem and customer',
    ])
  })

  test('a founder’s sentence is exported, with “not said yet” in place of a blank', () => {
    const content = editSection(untouchedPlan, 'summary', 'So often: {missing-problem-often}')
    expect(printed(little(), content).sections[0]?.text).toBe('So often: *not said yet*')
  })
})

describe('BP04 a plan for a lender has the tables that a lender wants', () => {
  const material = lendable()
  const plan = buildPlan(material, untouchedPlan)

  test('the tables of profit, cash and debt have 24 months and agree with the forecast', () => {
    for (const name of ['table-income', 'table-cash', 'table-debt'])
      expect(rowsOf(plan.tables.get(name)?.markdown ?? ''), name).toHaveLength(lenderMonths + 2)
    const appendix = sectionOf(plan, 'appendix').text
    const cash = material.forecast?.engine.at('cash', 24) ?? Number.NaN
    expect(appendix).toContain(`| ${Math.round(cash / 100).toLocaleString('en')} |`)
  })

  test('in each year the sources of money equal the uses, for any model', () => {
    fc.assert(
      fc.property(anyModel, model => {
        const forecast = computeForecast(model)
        const { sources, uses, totals } = sourcesAndUses(forecast)
        totals.forEach((total, year) => {
          const spent = uses.reduce((sum, { amounts }) => sum + (amounts[year] ?? 0), 0)
          expect(Math.abs(total - spent)).toBeLessThan(1)
        })
        expect(sources.every(({ amounts }) => amounts.every(amount => amount >= 0))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('the plan gives the ratio of earnings to loan costs and explains it in a sentence', () => {
    const forecast = lendable().forecast
    const [, second] = forecast ? coverOf(forecast) : []
    const profit = forecast ? rollUp(forecast, 'ebitda', 'year')[1] : undefined
    const tax = forecast ? rollUp(forecast, 'tax', 'year')[1] : undefined
    expect(second?.cover).toBeCloseTo(((profit ?? 0) - (tax ?? 0)) / (second?.service ?? 1))
    expect(second?.service).toBe((second?.interest ?? 0) + (second?.repaid ?? 0))
    const { text } = sectionOf(plan, 'funding')
    expect(text).toMatch(/lenders want 1\.15 within two years, which is not reached\./)
    expect(rowsOf(plan.tables.get('table-cover')?.markdown ?? '').join()).toContain('Cover')
    expect(sectionOf(buildPlan(chairside(), untouchedPlan), 'funding').text).toContain('There is no loan')
    // An investor's plan has no debt table, because an investor does not ask for one.
    const memo = { ...untouchedPlan, kind: 'memo' } as const
    expect(sectionOf(buildPlan(chairside(), memo), 'funding').text).not.toContain('There is no loan')
  })

  test('each assumption has its source and its evidence mark', () => {
    const rows = rowsOf(plan.tables.get('table-assumptions')?.markdown ?? '')
    expect(rows).toContain('| Subscriptions: Price a month | €79 | The founder: “€79 a month” | told |')
    expect(
      rows.some(
        row => row.startsWith('| Team: Pay a month, each |') && row.endsWith('| Nobody yet | guess |'),
      ),
    ).toBe(true)
    expect(sectionOf(plan, 'team').text).toContain('With what comes on top')
  })
})

describe('BP07 the plan is checked like a lender and an investor would check it', () => {
  const read = (reader: Reader, material: Material, content = untouchedPlan) => {
    const plan = buildPlan(material, content)
    return concernsOf(reader, material, plan.sources, checkedPlan(plan))
  }
  const lines = (found: ReturnType<typeof read>, kind: string) =>
    found.filter(concern => concern.kind === kind).map(({ text }) => text)

  test('for an empty venture every question is asked once, with the page on which to answer it', () => {
    const asked = read('investor', noMaterial)
    expect(lines(asked, 'unanswered')).toContain('How many said no, and why?')
    expect(lines(asked, 'unanswered')).not.toContain('How many said no')
    expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length)
    expect(read('lender', noMaterial).find(({ text }) => text.startsWith('How do the figures'))).toEqual({
      kind: 'unanswered',
      text: 'How do the figures look, month by month?',
      place: 'financial',
      at: null,
    })
  })

  test('the check reports a loan that earnings do not cover, a missing loan, and a missing plan for worse results', () => {
    expect(lines(read('lender', lendable()), 'unanswered').join('\n')).toMatch(
      /Within two years the business earns -?[\d.]+ times .*What are they repaid from\?/,
    )
    expect(lines(read('lender', chairside()), 'unanswered').join('\n')).toContain('The forecast has no loan.')
    expect(lines(read('lender', lendable()), 'unanswered').join('\n')).toMatch(
      /If it comes worse, cash is gone in/,
    )
  })

  test('the check reports typed figures, facts without evidence, and contradictions', () => {
    const material = chairside()
    const facts = [
      ...material.facts.filter(({ topic }) => topic !== 'frequency' && topic !== 'ask'),
      someFact('frequency', null, 'Nine times a week.'),
      someFact('ask', null, 'We are raising €900,000.'),
      someFact('cost', 'told', 'An empty hour costs 900 euros.', { said_at: '2026-11-05T10:00:00Z' }),
    ]
    const found = read(
      'investor',
      { ...material, facts },
      editSection(untouchedPlan, 'team', 'We were 7 in 2025.'),
    )
    expect(found.find(({ kind }) => kind === 'untraced')).toEqual({
      kind: 'untraced',
      text: 'Organization and management: We were 7 in 2025.',
      place: 'businessPlan',
      at: 'section-team',
    })
    expect(lines(found, 'unmarked')).toEqual(['“Nine times a week.”: nobody said how it is known'])
    expect(lines(found, 'contradiction')).toEqual([
      '“An empty hour costs about 120 euros.” and “An empty hour costs 900 euros.”',
      '€900,000 is asked for; the forecast raises €150,000',
    ])
  })

  test('the deck is checked in the same way as the plan', () => {
    const deck = buildDeck(chairside(), editSlot(untouched, 'cover.now', 'Since 2026'))
    const found = concernsOf('investor', chairside(), deck.sources, checkedDeck(deck))
    expect(found.find(({ kind }) => kind === 'untraced')).toMatchObject({ place: 'deck', at: 'slide-cover' })
  })

  test('the questions are at the end of the printed plan, unless the founder switches them off', () => {
    const material = chairside()
    const plan = buildPlan(material, untouchedPlan)
    const questions = { reader: 'lender' as const, concerns: read('lender', material) }
    const by = { author: 'Nora Lindqvist', day: '18 November 2026' }
    const printed = printPlan(plan, questions, by)
    expect(printed.cover).toEqual([
      'No-show prevention for dental practices with two to six chairs.',
      'Traditional business plan',
      'Nora Lindqvist',
      '18 November 2026',
      'In brackets stands how well a line is known: guess, told, seen, committed, paid; or that it is an estimate or from the forecast. What is computed is known no better than the weakest figure in it.',
    ])
    expect(printed.parts.at(-1)).toMatch(/^## What a lender would still ask\n\n### Not answered yet\n\n- /)
    expect(printPlan(plan, null, by).parts).toHaveLength(9)
  })
})

test('BP22 an exported document asks one question for each missing piece of information', () => {
  for (const material of [chairside(), lendable(), little(), noMaterial])
    for (const kind of planKinds)
      for (const reader of ['lender', 'investor'] as const) {
        const plan = buildPlan(material, { ...untouchedPlan, kind })
        const deck = buildDeck(material, addSlide(untouched, 'ask'))
        for (const checked of [checkedPlan(plan), checkedDeck(deck)]) {
          const open = concernsOf(reader, material, plan.sources, checked)
          for (const { kind: of, text } of open) if (of === 'unanswered') expect(text).toMatch(/\?$/)
          for (const { missing } of checked.parts.flatMap(({ blanks }) => blanks))
            expect(isAsked(missing), missing).toBe(true)
        }
      }
})

test('BP23 a price keeps the text that says what it is for, a missing range is shown as a dash, and “None” appears with its topic', () => {
  const facts = [someFact('price', 'guess', '£35 for a repair at the office')]
  const plan = buildPlan(
    { ...noMaterial, facts, sizing },
    editBasics(untouchedPlan, { collateral: 'None', debts: 'None' }),
  )
  const text = plan.sections.map(section => section.text).join('\n')
  expect(text).toContain('**Price.** £35 for a repair at the office *(guess)*')
  expect(text).toMatch(/\| TAM \| \*\*[^|]+\*\* \| – \|/)
  expect(text).not.toContain('Range €')
  expect(text).toContain('| Collateral: None |')
  expect(text).toContain('| Other debts: None |')
})
