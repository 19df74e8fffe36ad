import { describe, expect, test } from 'vitest'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement/helper.ts'
import { canvasBoxes } from '../../contracts/results/idea-refinement.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { namingFailures, questionFailures, quotingFailures, safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

function refine(founder: Founder) {
  return hold(ideaRefinement, messages => ({ messages, idea: founder.idea, today }), {
    first: founder.idea,
    topicOf: result => (result.kind === 'turn' ? result.field : null),
    isOver: result => result.kind === 'canvas',
    reply: topic => replyOf(founder, topic),
  })
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
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

  test('every reaction quotes the answer, and weak talk is called by its name', () => {
    expect(quotingFailures(turns, asking)).toEqual([])
    expect(namingFailures(turns, asking)).toEqual([])
  })

  test('each version says what changed, and the number of versions only grows', () => {
    let version = 0
    for (const { result, text } of turns) {
      expect(result.version).toBeGreaterThanOrEqual(version)
      if (result.changes.length && result.version > 1 && version > 0) {
        expect(result.version).toBe(version + 1)
        expect(text).toContain('What changed:')
      }
      version = result.version
    }
  })

  test('the sentence is made of the founder’s own words', () => {
    const said = new Set(wordsOf(turns.map(turn => turn.answer ?? '').join(' ')))
    const ours = new Set(
      wordsOf(
        'for who exactly which problem what do you about it why and not today’s way pays how much we build our with',
      ),
    )
    const foreign = wordsOf(last?.result.sentence ?? '').filter(word => !said.has(word) && !ours.has(word))
    expect(foreign).toEqual([])
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

test('a precise founder ends with a sentence without gaps, a vague one with gaps showing', () => {
  const sentenceOf = (name: string) =>
    refine(founders.find(founder => founder.name === name)!).at(-1)?.result.sentence
  expect(sentenceOf('baker')).not.toContain('[')
  expect(sentenceOf('baker')).toContain('€49 a month per shop')
  expect(sentenceOf('dreamer')).toContain('[')
})
