// Each fact is stored once. When a fact or a market size changes, every page, export and prompt shows the change.
import { expect, test } from 'vitest'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement.ts'
import { tellForecast } from '../../cofounder/prompts/mentor/tools/read.ts'
import type { Fact } from '../../contracts/facts.ts'
import { founderPlan } from '../../contracts/founder-plan.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import { buildDeck } from '../../venture/deck/build.ts'
import { untouched } from '../../venture/deck/content.ts'
import { onePagerMarkdown, onePagerOf } from '../../venture/deck/one-pager.ts'
import { dossierOf } from '../../venture/experiments/dossier.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { readValue } from '../../venture/facts/read-value.ts'
import { movesSince, restOf, sayMove } from '../../venture/facts/rest.ts'
import { summariseFacts } from '../../venture/facts/summarise.ts'
import type { Material } from '../../venture/figures/figures.ts'
import { doubtsOf, servingDoubts } from '../../venture/forecast/doubts.ts'
import { followFacts } from '../../venture/forecast/follow.ts'
import { computeForecast } from '../../venture/forecast/forecast.ts'
import { buyersIn } from '../../venture/forecast/market.ts'
import { suggestAnswers } from '../../venture/forecast/starter.ts'
import { sectionsOf } from '../../venture/founder-plan/document.ts'
import { materialOf } from '../../venture/founder-plan/material.ts'
import { type SectionId, sectionTitles } from '../../venture/founder-plan/section-titles.ts'
import { fieldsOf } from '../../venture/records/form.ts'
import { marketFields } from '../../venture/records/market/form.ts'
import { marketPrefills } from '../../venture/records/market/prefill.ts'
import { prefillsOf } from '../../venture/records/prefill.ts'
import { validation } from '../../venture/records/validation.ts'
import { evaluate, savedSizing } from '../../venture/sizing/evaluate.ts'
import { formatShortMoney } from '../../venture/sizing/format.ts'
import { chairside, someFact } from '../support/deck-materials.ts'

const all = Object.keys(sectionTitles) as SectionId[]
const project = { name: 'Chairside', description: 'No-show prevention for dental practices.', industry: null }

/** Returns the facts, but with this text for the fact about the topic. */
const said = (facts: readonly Fact[], topic: Fact['topic'], text: string): Fact[] =>
  facts.map(fact =>
    fact.topic === topic
      ? {
          ...fact,
          ...{ text, quote: text, value: readValue(topic, text, 'en').value, state: 'corrected' },
          updated_at: '2026-11-18T00:00:00Z',
        }
      : fact,
  )

/** Returns the text of every place that shows known facts. */
function placesOf(
  material: Material,
  saved: Record<string, unknown>,
  madeFrom: readonly Fact[] = material.facts,
): Record<string, string> {
  const { facts, tests, changes, links, assumptions } = material
  const model = material.forecast?.model
  if (!model) throw new Error('The founder has a forecast.')
  const sizing = savedSizing(saved)
  const followed = followFacts(model, facts, sizing)
  // A result that was saved with earlier facts. Its text did not change.
  const moved = movesSince(facts, restOf(madeFrom, 'pitch'))
  const plan = founderPlan.parse({
    project,
    founder: { full_name: 'Nora', company_name: null },
    completed_steps: [],
    outputs: [
      { output_type: 'market_research', output_content: '', created_at: '2026-11-01T00:00:00Z', sizing },
      {
        ...{
          output_type: 'pitch_generation',
          output_content: 'For €79 a month you fill every chair.',
          moved,
        },
        created_at: '2026-11-01T00:00:00Z',
      },
    ],
    facts: facts.map(({ id, topic, text, quote, value, evidence, bears, said_at }) => ({
      ...{ id, topic, text, quote, value, evidence, bears, said_at },
    })),
    updated_at: '2026-11-01T00:00:00Z',
  })
  const own = {
    ...{ tests, changes, links, assumptions, quoted: new Set<string>(), deck: untouched, names: [] },
    forecast: computeForecast(followed),
  }
  const known = { ...material, forecast: own.forecast, sizing }
  const written = (parts: ReturnType<typeof sectionsOf>) => parts.map(({ markdown }) => markdown).join('\n\n')
  const memory = memoryOf(project, facts, 'idea-refinement')
  const talk = { messages: [], idea: project.description, today: '2026-11-17', memory }
  return {
    prompt: summariseFacts(facts, 'mentor').text,
    deck: buildDeck(known, untouched, 40)
      .slides.flatMap(({ slots }) => slots.map(({ text }) => text))
      .join('\n'),
    'one-pager': onePagerMarkdown(onePagerOf(known, untouched)),
    export: written(sectionsOf(plan, own, all, 'en')),
    'share page': written(sectionsOf(plan, null, all, 'en')),
    'a result’s own page': moved.map(move => `${move.topic}: ${sayMove(move)}`).join('\n'),
    'one-pager of the plan': onePagerMarkdown(onePagerOf(materialOf(plan, own, 'en'), untouched)),
    dossier: dossierOf({
      ...{ facts, tests, changes, links, assumptions, cards: [], names: [], decision: null },
      venture: 'Chairside',
      now: new Date('2026-11-17T10:00:00Z'),
    }),
    'market research': JSON.stringify(
      (['many', 'earn'] as const).map(card =>
        marketPrefills(card, marketFields(card, { earn: { type: 'subscription' } }), {
          facts,
          validation: null,
        }),
      ),
    ),
    'validation record': JSON.stringify(
      prefillsOf(validation, 'earn', fieldsOf('earn', { earn: { type: 'subscription' } }), facts),
    ),
    'idea refinement': ideaRefinement.render(ideaRefinement.playbook(talk)),
    'forecast, its start': JSON.stringify(suggestAnswers(facts, '2027-01', 'EUR').answers.figures),
    'forecast, as it is': JSON.stringify(followed.items),
    'mentor’s forecast': tellForecast(followed, 'en').text,
  }
}

const where = (places: Record<string, string>, words: RegExp) =>
  Object.keys(places).filter(name => words.test(places[name] ?? ''))

test('FM08 FM18 FC33 a changed price is changed on every page, export, shared page and prompt', () => {
  const before = chairside()
  const saved = { sizing: before.sizing }
  const showing = [
    ...['prompt', 'deck', 'one-pager', 'export', 'share page', 'one-pager of the plan', 'dossier'],
    ...['market research', 'validation record', 'forecast, its start', 'forecast, as it is'],
  ]
  // The price appears as text, as a number in the record, and in cents in the forecast.
  const old = placesOf(before, saved)
  expect(where(old, /€79 a month|"low":79\b|"price":7900\b/)).toEqual(showing)
  const facts = said(before.facts, 'price', '€99 a month')
  const now = placesOf({ ...before, facts }, saved, before.facts)
  const result = 'a result’s own page'
  expect(where(now, /€99 a month|"low":99\b|"price":9900\b/).filter(name => name !== result)).toEqual(showing)
  // Saved results keep their text, and list what has changed since.
  const keeping = ['export', 'share page', result]
  expect(where(now, /€79 a month|"low":79\b|"price":7900\b/)).toEqual(keeping)
  expect(where(now, /€79 a month → .*€99 a month/)).toEqual(keeping)
  expect(old[result]).toBe('')
  // Everything that is computed from the price changes too.
  expect(now['mentor’s forecast']).not.toBe(old['mentor’s forecast'])
})

test('FM08 every place shows the same number of possible buyers: from the fact, or from the market research if there is no fact', () => {
  const before = chairside()
  const facts = said(before.facts, 'buyers', '12,500 practices in Germany.')
  const places = placesOf({ ...before, facts }, { sizing: before.sizing })
  expect(where(places, /12,500|"low":12500|"ceiling":12500/)).toEqual([
    'prompt',
    'deck',
    'dossier',
    'market research',
  ])
  expect(where(places, /38,000 practices in Germany\./)).toEqual([])
  expect(buyersIn(facts)?.count).toBe(12_500)
})

test('FM08 if the founder changes a market size, every place shows the new size', () => {
  const before = chairside()
  const suggested = before.sizing as Sizing
  const edited: Sizing = {
    ...suggested,
    assumptions: suggested.assumptions.map(one =>
      one.id === 'won' ? { ...one, low: 148, likely: 148, high: 148 } : one,
    ),
  }
  const saved = { result: { sizing: suggested }, sizing: edited }
  const som = (sizing: Sizing | null) => sizing && evaluate(sizing).get('som')?.likely
  expect(formatShortMoney(som(savedSizing(saved)) ?? 0, 'EUR')).toBe('€140k')
  const places = placesOf(before, saved)
  expect(where(places, /€140k/)).toEqual(expect.arrayContaining(['deck']))
  expect(where(places, /€569k/)).toEqual([])
})

test('FC33 the forecast sells to at most as many customers as exist; if the plan has more, the forecast shows a warning', () => {
  const { facts, forecast } = chairside()
  const uncounted = facts.filter(({ topic }) => topic !== 'buyers')
  const market = marketOf(600)
  expect(buyersIn(uncounted, market)).toEqual({
    count: 600,
    origin: { kind: 'benchmark', source: 'Your market research' },
  })
  const model = forecast?.model
  if (!model) throw new Error('There is one.')
  const large = {
    ...model,
    items: model.items.map(item =>
      item.id === 's1' ? { ...item, values: { ...item.values, growth: 0.2 } } : item,
    ),
  }
  expect(
    doubtsOf(computeForecast(large), buyersIn(uncounted, market)).map(({ text }) => text),
  ).toContainEqual(expect.stringMatching(/customers; the market research has 600 who could buy\./))
  // The page of the week and the exported forecast show the warning about too many customers, and no other warning
  // of the forecast.
  const serving = servingDoubts(computeForecast(large), buyersIn(uncounted, market))
  expect(serving[0]?.text).toMatch(/600 who could buy\./)
  expect(serving.some(({ text }) => text.includes('tax'))).toBe(false)
})

function marketOf(buyers: number): Sizing {
  const base = chairside().sizing as Sizing
  return {
    ...base,
    formulas: [
      {
        id: 'sam-customers',
        label: 'Who fits',
        unit: 'practices',
        format: 'count',
        expression: { op: 'constant', value: buyers },
      },
    ],
  }
}

test('FM09 the fact “nobody paid” counts against the venture whatever its topic, and a share is at most 100 %', () => {
  const nobody = someFact('money', 'told', 'Nobody has paid yet')
  expect([nobody.bears, nobody.value]).toEqual(['for', { kind: 'count', low: 0, high: 0 }])
  const text = dossierOf({
    ...{ facts: [nobody], tests: [], changes: [], links: [], assumptions: [], cards: [] },
    ...{ names: [], decision: null, venture: 'Chairside', now: new Date('2026-11-17T10:00:00Z') },
  })
  const [supporting, contrary] = text.split('## Evidence against')
  expect(supporting).not.toContain('Nobody has paid yet')
  expect(contrary).toContain('Nobody has paid yet')
  expect(text).toContain('Confidence: low.')
  const range = (id: string, low: number, high: number) => ({
    ...(chairside().sizing as Sizing).assumptions[0]!,
    ...{ id, low, likely: low, high },
  })
  const share = {
    id: 'penetration',
    label: 'Share won',
    unit: 'of the SAM',
    format: 'percent' as const,
    expression: {
      op: 'divide' as const,
      dividend: { op: 'value' as const, id: 'won' },
      divisor: { op: 'value' as const, id: 'all' },
    },
  }
  const sizes = evaluate({ assumptions: [range('won', 50, 300), range('all', 100, 400)], formulas: [share] })
  expect(sizes.get('penetration')).toEqual({ low: 0.125, likely: 0.5, high: 1 })
})
