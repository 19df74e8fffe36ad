import { describe, expect, test } from 'vitest'
import { texts as rivalTexts } from '../../cofounder/helpers/competitor-analysis/lines.ts'
import { insights } from '../../cofounder/helpers/insights/helper.ts'
import { texts as validationTexts } from '../../cofounder/helpers/problem-validation/lines.ts'
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

describe('found by a reader of the talks', () => {
  const en = (texts: { en: { questions: Record<string, readonly [string, string]> } }, key: string) =>
    texts.en.questions[key]![0]
  const work = (texts: typeof validationTexts | typeof rivalTexts, answers: Record<string, string>) =>
    readSource({
      input_data: {
        messages: Object.entries(answers).flatMap(([topic, content]) => [
          { role: 'assistant', content: en(texts, topic) },
          { role: 'user', content },
        ]),
      },
      output_content: Object.values(answers).join('\n'),
    })
  const told = {
    problem: 'In March the oven stood still.',
    who: 'Bakers in Kent.',
    frequency: 'Twice a week.',
    intensity: '£40 each time.',
    workaround: 'They guess.',
    reach: 'The guild, 280 members.',
    evidence: 'I spoke with nine.',
  }
  const read = (money: string, rivals: Record<string, string> | null = null) =>
    insights.playbook({
      problemValidation: work(validationTexts, { ...told, money }),
      competitorAnalysis: rivals && work(rivalTexts, rivals),
      marketResearch: null,
      background: '',
      today,
    })

  test.each([
    ['Five paid £49 a month and three said no.', /^Ring those who refused/, '5 of 8 paid (63 %)'],
    ['Two pay £119 a month, eleven said no.', /^Far more refused than paid/, '2 of 13 paid (15 %)'],
    ['Seven paid £18, nobody refused.', /^Nobody refused at that price/, 'Seven paid'],
    ['Nobody has paid, two shops offered £40 a month.', /^Nobody has paid yet/, 'Nobody has paid'],
    ['none', /^Nobody has paid yet/, 'none'],
    ['Three paid £29 a month.', /^Ask each one who pays/, '3 × £29'],
  ])('“%s”: the advice fits who paid, and the share is computed', (money, text, evidence) => {
    const [first] = read(money).recommendations
    expect(first?.text).toMatch(text)
    expect(first?.evidence).toContain(evidence)
  })

  test('a place with a count is gone to before anybody is asked for names elsewhere', () => {
    const { recommendations } = read('Five paid £49 a month and three said no.')
    expect(recommendations[1]?.text).toMatch(/^Go to the place you named first/)
    expect(recommendations[1]?.evidence).toContain('280 × £49 × 12')
  })

  test('what was answered is not proposed again: no stopwatch, no week by hand', () => {
    const rivals = { direct: 'Weave', 'status-quo': 'They guess', switching: 'Nothing', moat: 'The ovens' }
    const text = insights.render(read('Five paid £49 a month and three said no.', rivals))
    expect(text).not.toMatch(/stopwatch|by hand|run this interview again/)
  })

  test('two prices that are far apart come first, side by side', () => {
    const [first] = read('Five paid £49 a month and three said no.', {
      price: '£149 a month',
    }).recommendations
    expect(first?.evidence).toBe('“Five paid £49 a month and three said no” · “£149 a month”')
  })

  test('which saved work was read is said, and which was not there', () => {
    const { summary } = read('Five paid £49 a month and three said no.')
    expect(summary).toMatch(/^From your Problem Validation \(/)
    expect(summary).toContain('Not saved yet, so not in here: Competitor Analysis, Market Research.')
  })
})
