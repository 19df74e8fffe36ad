import { expect, test } from 'vitest'
import { choiceRule } from '../../cofounder/guards/options.ts'
import { BarError } from '../../cofounder/helper.ts'
import { voiceIn } from '../../cofounder/language/voice.ts'
import type { Mind, ReadPrompt } from '../../cofounder/mind.ts'
import { system as rivals } from '../../cofounder/prompts/competitor-analysis/think.ts'
import { prompt as segments } from '../../cofounder/prompts/customer-segments/prompt.ts'
import { system as idea } from '../../cofounder/prompts/idea-refinement/think.ts'
import { prompt as market, think } from '../../cofounder/prompts/market-research/prompt.ts'
import { agentSystem, system as mentor } from '../../cofounder/prompts/mentor/prompt.ts'
import { system as pitch } from '../../cofounder/prompts/pitch/think.ts'
import { system as validation } from '../../cofounder/prompts/problem-validation/think.ts'
import { languages } from '../../venture/numbers/locale.ts'

const today = '2026-11-17'
const input = { market: 'Bread for breweries', industry: 'other', targetCustomer: null, pages: [], today }

test.each(Object.entries({ validation, rivals, idea, pitch, mentor, agentSystem }))(
  'MM41 the prompt of the %s has the rule to give three options and to leave the choice to the founder',
  (_name, system) => {
    expect(system).toContain(choiceRule)
  },
)

const way = (name: string) => ({ way: name, brings: 'ten talks a day', costs: 'a stand' })
const three = [way('The fair'), way('The guild'), way('Letters')]

test('MM41 the model must answer again if it gives one or two options, or options without costs; it may also give no options', () => {
  const { wants } = market(input)
  const asked = [undefined, [], three, [...three, 'Posts'], ['The fair'], three.slice(1), ['A', 'B', 'C']]
  expect(asked.map(channels => wants?.(channels ? { channels } : {}) === null)).toEqual([
    ...[true, true, true, true],
    ...[false, false, false],
  ])
})

test('MM41 if the argument against a segment is missing, the model must answer again', () => {
  const saved = { problemValidationData: 'Bakeries.', ideaRefinementData: null, marketResearchData: null }
  const { wants } = segments({ ...saved, today })
  const text = { text: 'Bakeries', source: 'judgement' as const }
  const segment = { name: 'A', who: text, pain: text, trigger: text, find: text }
  expect(wants?.({ segments: [segment] })).toContain('against')
  expect(wants?.({ segments: [{ ...segment, against: text }] })).toBeNull()
  expect(wants?.({})).toBeNull()
})

test.each(languages)('MM41 an option is a complete sentence: %s', language => {
  const line = voiceIn(language).say('option.line', way('Die Messe'))
  expect(line).toMatch(/^Die Messe ?: ten talks a day\. .+: a stand$/)
})

/** Plays a model that writes a result in parts, and writes a part again when code asks for more. */
async function play(...channels: unknown[]) {
  let shown = ''
  let asked = 0
  const read = async (
    { schema, check }: ReadPrompt<unknown>,
    growing?: { take: (name: string, value: unknown) => void },
  ): Promise<unknown> => {
    const value = {
      ...{ reading: 'Small.', findings: [], competitors: [], trends: [], regulation: [] },
      counterTrends: [{ text: 'Less bread.', provenance: { kind: 'estimate', basis: 'recalled' } }],
      channels: channels[asked],
      closing: {
        ...{ counterArgument: 'They may stay.', testFirst: 'Ask for money.' },
        nextActions: [18, 20, 24].map(day => ({ day: `2026-11-${day}`, action: 'Ask.' })),
      },
    }
    asked += 1
    for (const [name, part] of Object.entries(value)) growing?.take(name, part)
    try {
      const parsed = schema.parse(value)
      check?.(parsed)
      return parsed
    } catch (error) {
      if (error instanceof BarError && asked < 2) return read({ schema, check } as never, growing)
      throw error
    }
  }
  const mind = {
    ...{ language: 'en', memory: '', known: new Map(), proposed: [], recap: null },
    ...{ keep: () => {}, step: () => {}, shown: () => shown, read },
    show: (text: string) => {
      shown += text
    },
  } as unknown as Mind
  await think(input, mind)
  return { shown, asked }
}

test('MM41 three options are shown at once; if a model gives fewer, it must answer again, and its second answer is accepted as it is', async () => {
  expect(await play(three)).toMatchObject({ asked: 1 })
  const mended = await play(['The fair'], three)
  expect(mended.asked).toBe(2)
  expect(mended.shown).toContain('- The guild: ten talks a day. Against it: a stand')
  expect(mended.shown.match(/## Ways to reach/g)).toHaveLength(1)
  const weak = await play(['The fair'], ['The fair'])
  expect(weak.asked).toBe(2)
  expect(weak.shown).toContain('- The fair')
})
