// The export of a founder who used the helpers in guided mode, as the receiver of the export reads it.
import { expect, test } from 'vitest'
import { competitorRecord } from '../../contracts/competitor-record.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { founderPlan } from '../../contracts/founder-plan.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { untouched } from '../../venture/deck/content.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import type { FactReader } from '../../venture/facts/pick.ts'
import { sectionsOf } from '../../venture/founder-plan/document.ts'
import { type SectionId, sectionTitles } from '../../venture/founder-plan/section-titles.ts'
import { chairside } from '../support/deck-materials.ts'
import { registry } from '../support/registry.ts'

const material = chairside()
const today = '2026-11-18'
const venture = { ...material.venture, industry: 'healthcare' }
const told: Record<string, string> = {
  direct: 'Doctolib, Jameda',
  indirect: 'An agency that rings patients for the practice',
  price: 'We charge €79 a month, Doctolib €129 a month, Jameda €69 a month.',
  switching: 'I do not know',
  moat: 'I do not know',
  risk: 'The software they book with may not let us read the calendar',
}

type Made = Record<string, unknown>

const ask = (helper: HelperName & FactReader, input: object): Made =>
  registry[helper].helper.playbook({
    today,
    memory: memoryOf(venture, material.facts, helper),
    ...input,
  }) as Made

/** Answers known values with "yes", and other questions with words. */
function talk(helper: HelperName & FactReader, input: object) {
  const messages: ConversationMessage[] = [{ role: 'user', content: venture.description ?? '' }]
  for (;;) {
    const made = ask(helper, { ...input, messages })
    const line = made.field ?? made.dimension ?? made.topic ?? made.asks
    if (!line || !made.question) return { made, messages }
    const content = registry[helper].helper.render(made)
    const answer = told[String(line)] ?? 'They keep a paper list and ring twelve people a day.'
    messages.push(
      { role: 'assistant', content },
      { role: 'user', content: content.includes('You told me that before') ? 'yes' : answer },
    )
  }
}

test('EXP05 the plan has the known facts, and leaves out conversations, gaps, advice and progress of the journey', () => {
  const coaching = talk('pitch', { sessionType: 'pitch-questions' })
  const market = ask('market-research', {
    market: 'No-show prevention for dental practices',
    industry: 'Healthcare',
    targetCustomer: 'Practices with two to six chairs',
    record: {
      version: 1,
      answers: {
        many: { buyers: { low: 38_000, high: 38_000 }, counted: 'register', where: 'KZBV' },
        earn: {
          type: 'subscription',
          price: { low: 79, high: 79, currency: 'EUR', per: 'month' },
          known: 'told',
        },
        far: { fits: 25, won: { low: 90, high: 90 } },
      },
    },
    pages: [],
  })
  const price = (low: number) => ({ low, high: low, currency: 'EUR', per: 'month' as const })
  const record = competitorRecord.parse({
    version: 1,
    round: 1,
    answers: {
      rivals: { rows: [{ id: 'a', name: 'Doctolib', kind: 'same' }] },
      yours: { price: price(79) },
      prices: { rows: [{ id: 'a', price: price(129), known: 'saw' }] },
      chosen: { rows: [{ id: 'a', reason: 'trusted', known: 'told' }] },
    },
  })
  const output = (output_type: string, result: unknown, rest: object = {}) => ({
    ...{ output_type, output_content: 'What was said', created_at: '2026-11-17T00:00:00Z', result, ...rest },
  })
  const plan = founderPlan.parse({
    project: venture,
    founder: { full_name: 'Nora Lindqvist', company_name: null },
    completed_steps: ['problem-definition'],
    outputs: [
      output('idea_refinement', talk('idea-refinement', { idea: venture.description }).made),
      output(
        'competitor_analysis',
        ask('competitor-analysis', {
          messages: [],
          background: '',
          given: { record, asked: null, locale: 'en' },
        }),
      ),
      output(
        'pitch_generation',
        ask('pitch', { messages: coaching.messages, sessionType: 'pitch-generation' }),
      ),
      output('market_research', market, { sizing: market.sizing }),
      // The saved output of a conversation that reached no verdict.
      output('problem_validation', null, { output_content: '**You**\n\nI do not know' }),
    ],
    facts: material.facts,
    updated_at: '2026-11-17T00:00:00Z',
  })
  const { tests, changes, links, assumptions, quoted, forecast } = material
  const own = {
    tests,
    changes,
    links,
    assumptions,
    quoted,
    forecast,
    deck: untouched,
    names: ['Maria Huber'],
  }
  const sections = sectionsOf(plan, own, Object.keys(sectionTitles) as SectionId[], 'en')
  expect(sections.map(({ title }) => title)).toEqual([
    ...['Summary', 'The idea', 'The market', 'Competition', 'The pitch', 'Forecast', 'Tests'],
  ])
  const text = sections.map(({ markdown }) => markdown).join('\n\n')
  expect(text).not.toMatch(
    /do not know|to find out|your words|If I read you|told me|Open:|complete|\[|\?\s*$/im,
  )
  expect(text).not.toMatch(/Practice tips|Record the investor version/)
  expect(text).toContain('| Revenue streams |')
  expect(text).toMatch(/\| Doctolib \| Trusted \| EUR.129 a month \| EUR.50 cheaper for 1 month \|/)
  expect(text).toMatch(/\| Revenue \| €[\d,]+ \| €[\d,]+ \| €[\d,]+ \|/)
  expect(text).toContain('At least three of ten pay. | 3: met |')
  // The export has only the sections that the founder chose.
  expect(sectionsOf(plan, own, ['tests'], 'en').map(({ id }) => id)).toEqual(['summary', 'tests'])
})
