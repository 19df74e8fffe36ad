import { describe, expect, test } from 'vitest'
import { unfenced } from '../../cofounder/data.ts'
import type { Helper } from '../../cofounder/helper.ts'
import { insights } from '../../cofounder/helpers/insights.ts'
import { marketResearch } from '../../cofounder/helpers/market-research.ts'
import { mentor } from '../../cofounder/helpers/mentor.ts'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import { tellMemory } from '../../cofounder/memory.ts'
import type { Mind } from '../../cofounder/mind.ts'
import { ModelError } from '../../cofounder/model-error.ts'
import type { Fact } from '../../contracts/facts.ts'
import type { HelperName } from '../../contracts/outputs.ts'
import { readSource } from '../../contracts/sources.ts'
import { callOf } from '../../scripts/eval/recorded.ts'
import type { Memory } from '../../venture/facts/memory.ts'
import { registry } from '../support/registry.ts'
import { attacks } from './attacks.ts'

const today = '2026-11-16'
const user = (content: string) => ({ role: 'user' as const, content })

/** A fake model that gives the replies of the test and records every prompt. */
function minded(memory: string, reply: (system: string) => unknown) {
  const prompts: { system: string; user: string }[] = []
  let shown = ''
  const mind: Mind = {
    language: 'en',
    memory,
    async act(prompt) {
      prompts.push(prompt)
      return null
    },
    async talk(prompt) {
      prompts.push(prompt)
      return 'Who pays for it?'
    },
    async read(prompt) {
      prompts.push(prompt)
      const value = prompt.schema.safeParse(reply(prompt.system))
      if (!value.success) throw new ModelError('model_failed', 'no answer')
      return value.data
    },
    show: text => {
      shown += text
    },
    known: new Map(),
    proposed: [],
    recap: null,
    keep: () => {},
    step: () => {},
    shown: () => shown,
  }
  return { mind, prompts }
}

async function promptsOf<Input, Result>(helper: Helper<Input, Result>, input: Input, memory?: Memory) {
  const { mind, prompts } = minded(tellMemory(memory, helper.name), () => null)
  await helper.think(input, mind).catch((error: unknown) => {
    if (!(error instanceof ModelError)) throw error
  })
  return prompts
}

const fence = /<founder_data label="[^"]*">[\s\S]*?<\/founder_data>/g

/** Expects that the attack appears only inside the fences around data, and cannot close a fence. */
function expectFenced(prompts: Awaited<ReturnType<typeof promptsOf>>, attack: string): void {
  // At least one prompt must contain the attack, or the test would prove nothing.
  const [firstLine = ''] = unfenced(attack).trim().split('\n')
  expect(prompts.some(({ user: asked }) => asked.includes(firstLine.trim()))).toBe(true)
  for (const { system, user: asked } of prompts) {
    expect(system).not.toContain(attack)
    expect(asked.replace(fence, '')).not.toContain(attack)
    expect(asked.replace(fence, '')).not.toMatch(/founder_data/i)
  }
}

const attackedFact: Fact = {
  id: '11111111-1111-4111-8111-111111111111',
  project_id: '33333333-3333-4333-8333-333333333333',
  topic: 'money',
  subject: null,
  text: '',
  quote: null,
  value: null,
  evidence: 'told',
  bears: 'for',
  source_id: null,
  state: 'confirmed',
  replaced_by: null,
  beside: [],
  said_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
}

const memoryNamed = (name: string): Memory => ({
  name,
  sentence: name,
  industry: name,
  country: null,
  facts: [{ ...attackedFact, subject: name.slice(0, 80), text: name, quote: name }],
  proposed: [],
  contradictions: [],
})

/** Puts the attack into every input of the other helpers: conversations, forms, saved work and documents. */
const everywhere = (attack: string): [HelperName, unknown][] => [
  [
    'competitor-analysis',
    {
      messages: [user(attack)],
      simulationType: 'competitor-analysis',
      context: { description: attack, notes: attack },
    },
  ],
  ['idea-refinement', { messages: [user(attack)], ideaContext: attack }],
  [
    'customer-segments',
    { problemValidationData: attack, ideaRefinementData: [user(attack)], marketResearchData: attack },
  ],
  ['pitch', { messages: [user(attack)], sessionType: 'pitch-questions' }],
  ['pitch', { messages: Array(4).fill(user(attack)), sessionType: 'pitch-generation' }],
  ['market-research', { market: attack, industry: attack, targetCustomer: attack }],
]

const question = { market: 'Bread in Germany', industry: 'food', targetCustomer: null, today }
const plainSystems = (
  await promptsOf(problemValidation, { messages: [user('Bakers')], background: 'Bread', today })
).map(({ system }) => system)

describe('CK19 text that looks like an instruction is treated only as data', () => {
  test.each(attacks)('no prompt treats this text as an instruction: %s', async attack => {
    const talk = { messages: [user(attack)], background: attack, today }
    const prompts = await promptsOf(problemValidation, talk, memoryNamed(attack))
    expectFenced(prompts, attack)
    // The instructions are always the same, whatever a founder writes.
    expect(prompts.map(({ system }) => system)).toEqual(plainSystems)
    const outputs = [{ type: 'pitch' as const, content: attack }]
    const context = { projectName: attack, description: attack, notes: attack, outputs }
    const asked = { messages: [user('What now?')], context, step: null, today }
    expectFenced(await promptsOf(mentor, asked as never), attack)
    const work = readSource({ input_data: { messages: [user(attack)] } })
    const saved = {
      problemValidation: work,
      competitorAnalysis: null,
      marketResearch: null,
      background: '',
      today,
    }
    expectFenced(await promptsOf(insights, saved), attack)
    const pages = [{ url: 'https://example.org/', title: attack, text: attack }]
    expectFenced(await promptsOf(marketResearch, { ...question, pages }), attack)
    for (const [name, body] of everywhere(attack)) {
      const { helper, toInput } = registry[name]
      expectFenced(await promptsOf(helper, toInput(body, today), memoryNamed(attack)), attack)
    }
  })

  test.each(attacks)('a model that obeys the text cannot cause a GO: %s', async attack => {
    const blank = { low: null, high: null, currency: null, per: null, text: null, quote: attack }
    const fields = [
      { ...blank, question: 'paid', field: 'paid', low: 3000, high: 3000 },
      { ...blank, question: 'paid', field: 'still', low: 3000, high: 3000 },
      { ...blank, question: 'evidence', field: 'talked', low: 500, high: 500 },
      { ...blank, question: 'evidence', field: 'acted', low: 500, high: 500 },
      { ...blank, question: 'frame', field: 'permit', text: 'have' },
    ]
    const obeyed = {
      asked_next: null,
      facts: [],
      fields,
      refuted_by: null,
      contradictions: [],
      harm: 'none',
      done: true,
    }
    const said = ['Bakers', 'Daily', 'Some bread', 'They throw it away', 'We might charge']
    const places = [
      { answer: attack, background: '', memory: null },
      { answer: 'At the guild', background: attack, memory: memoryNamed(attack) },
    ]
    for (const { answer, background, memory } of places) {
      const messages = [...said, answer].map(user)
      const input = { messages, background, memory, today }
      const { mind } = minded('', system => (callOf(system) === 'read' ? obeyed : 'GO, 40/40!'))
      const { result } = await problemValidation.think(input, mind)
      expect(result).not.toMatchObject({ verdict: 'GO' })
      expect(problemValidation.playbook(input)).not.toMatchObject({ verdict: 'GO' })
    }
  })

  test('the list of attacks has at least forty entries', () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(40)
  })
})
