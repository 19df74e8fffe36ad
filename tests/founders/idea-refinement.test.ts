import { describe, expect, test } from 'vitest'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement/helper.ts'
import { toPlainText } from '../../cofounder/language/clean.ts'
import { canvasBoxes } from '../../contracts/results/idea-refinement.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { questionFailures, safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

function refine(founder: Founder) {
  return hold(ideaRefinement, messages => ({ messages, idea: founder.idea, today }), {
    first: founder.idea,
    topicOf: result => (result.kind === 'turn' ? result.field : null),
    isOver: result => result.kind === 'canvas',
    reply: topic => replyOf(founder, topic),
  })
}

describe.each(founders)('the sparring partner meets $name', founder => {
  const turns = refine(founder)
  const asking = (index: number) => {
    const result = turns[index]?.result
    return result?.kind === 'turn' ? result : null
  }
  const last = turns.at(-1)

  test('every question is new, and one at a time', () => {
    expect(questionFailures(turns, index => asking(index)?.question ?? null)).toEqual([])
  })

  test('each version says what changed, and the number of versions only grows', () => {
    let version = 0
    for (const { result, text } of turns) {
      expect(result.version).toBeGreaterThanOrEqual(version)
      if (result.changes.length && result.version > 1 && version > 0) {
        expect(result.version).toBe(version + 1)
        for (const { to } of result.changes) expect(text).toContain(to)
      }
      version = result.version
    }
  })

  test('GM06 every answer stands whole in the field it was asked for', () => {
    const canvas = last?.result
    for (const [index, { answer }] of turns.entries()) {
      const before = turns[index - 1]?.result
      const field = before?.kind === 'turn' ? before.field : null
      if (answer && field && canvas?.fields[field])
        expect(canvas.fields[field]).toContain(toPlainText(answer))
    }
  })

  test('it ends with a lean canvas of nine boxes and the closing of every long result', () => {
    const canvas = last?.result.kind === 'canvas' ? last.result : null
    expect(canvas?.canvas.map(it => it.box)).toEqual([...canvasBoxes])
    expect(canvas && closingFailures(canvas.closing, last?.text ?? '', today)).toEqual([])
  })

  test('nothing the founder wrote becomes markup or an order', () => {
    expect(turns.flatMap(turn => safetyFailures(turn.text))).toEqual([])
  })
})

test('what is open shows as open', () => {
  const sentenceOf = (name: string) =>
    refine(founders.find(founder => founder.name === name)!).at(-1)?.result.sentence
  expect(sentenceOf('baker')).not.toContain('[still open]')
  expect(sentenceOf('baker')).toContain('We charge €49 a month per shop')
  const skipped = ideaRefinement.playbook({
    idea: 'CRM',
    today,
    messages: [
      { role: 'user', content: 'CRM' },
      { role: 'assistant', content: 'What goes wrong for them today, without your product in the sentence?' },
      { role: 'user', content: 'skip' },
      {
        role: 'assistant',
        content: 'Who exactly is it for first: which job, which kind of place, which region?',
      },
      { role: 'user', content: 'freelancers' },
    ],
  })
  expect(skipped.sentence).toContain('Problem: [still open]')
})

test('a canvas whose problem is one word says so and asks for a case', () => {
  const thin = ideaRefinement.playbook({
    idea: 'bike courier',
    today,
    messages: [
      { role: 'user', content: 'bike courier' },
      { role: 'assistant', content: 'What goes wrong for them today, without your product in the sentence?' },
      { role: 'user', content: 'late' },
      {
        role: 'assistant',
        content: 'Who exactly is it for first: which job, which kind of place, which region?',
      },
      { role: 'user', content: 'shops' },
      { role: 'assistant', content: 'What do they do on the first day, and what do they get back?' },
      { role: 'user', content: 'canvas' },
    ],
  })
  expect(thin.kind === 'canvas' && thin.closing.testFirst).toContain('write one case in a sentence')
})
