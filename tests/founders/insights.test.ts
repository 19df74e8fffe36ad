import { describe, expect, test } from 'vitest'
import { insights } from '../../cofounder/helpers/insights/helper.ts'
import { toPlainText } from '../../cofounder/language/clean.ts'
import { defaultNextSteps, defaultRecommendations } from '../../contracts/results/insights.ts'
import { readSource } from '../../contracts/sources.ts'
import { type Founder, founders } from './founders.ts'
import { today } from './hold.ts'
import { safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

function sourceOf(founder: Founder, kinds: (keyof Founder['says'])[]) {
  const messages = kinds.map(kind => ({ role: 'user', content: founder.says[kind] ?? founder.shrug }))
  return readSource({ input_data: { messages }, output_content: messages.map(it => it.content).join('\n') })
}

function inputOf(founder: Founder) {
  return {
    problemValidation: sourceOf(founder, ['problem', 'who', 'often', 'cost', 'price', 'evidence']),
    competitorAnalysis: sourceOf(founder, ['rivals', 'difference', 'moat']),
    marketResearch: readSource('TAM USD 1,200,000,000\nSAM USD 90,000,000\nSOM USD 2,400,000'),
    background: '',
    today,
  }
}

describe.each(founders)('insights for $name', founder => {
  const result = insights.result.parse(insights.playbook(inputOf(founder)))
  const text = insights.render(result)

  test('every recommendation names its evidence and where it comes from', () => {
    expect(result.isDefault).toBe(false)
    for (const { evidence, source } of result.recommendations) {
      expect(evidence?.length).toBeGreaterThan(8)
      expect(source).not.toBeNull()
    }
  })

  test('what is quoted was said', () => {
    const said = toPlainText(Object.values(founder.says).concat(founder.shrug).join('\n')).toLowerCase()
    const labels = /^(?:Problem|Who has it|How often|What it costs|Today’s workaround|Money|Reach|Evidence)$/
    const quotes = result.recommendations.flatMap(it =>
      [...(it.evidence ?? '').matchAll(/“([^”]+)”/g)].map(match => match[1]!),
    )
    for (const words of quotes.filter(it => !labels.test(it))) {
      expect(said).toContain(words.toLowerCase().replace(/ …$/, ''))
    }
  })

  test('it ends as every long result, with dated steps', () => {
    expect(result.closing && closingFailures(result.closing, text, today)).toEqual([])
    expect(result.nextSteps).toHaveLength(3)
    expect(safetyFailures(text)).toEqual([])
  })
})

test('the specification’s defaults stand only where nothing can be said', () => {
  const empty = {
    problemValidation: null,
    competitorAnalysis: null,
    marketResearch: null,
    background: '',
    today,
  }
  const result = insights.playbook(empty)
  expect(result.isDefault).toBe(true)
  expect(result.recommendations.map(it => it.text)).toEqual([...defaultRecommendations])
  expect(result.nextSteps.map(it => it.action)).toEqual([...defaultNextSteps])
})

test('the figures of the saved research come through as they were', () => {
  const result = insights.playbook(inputOf(founders[0]!))
  expect(result.summary).toContain('SOM USD 2,400,000')
})
