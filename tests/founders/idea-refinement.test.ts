import { describe, expect, test } from 'vitest'
import { ideaRefinement } from '../../cofounder/helpers/idea-refinement.ts'
import { type IdeaQuestion, ideaQuestions } from '../../contracts/idea-record.ts'
import { canvasBoxes } from '../../contracts/results/idea-refinement.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { questionFailures, safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

/** Maps each question to the kind of answer that a founder gives to it. */
const about: Partial<Record<IdeaQuestion, string>> = {
  instead: 'difference',
  earn: 'price',
  channel: 'reach',
  edge: 'moat',
}

/** Calls the helper with messages only, as a client other than our page may do. */
function refine(founder: Founder) {
  return hold(ideaRefinement, messages => ({ messages, idea: founder.idea, today }), {
    first: founder.idea,
    topicOf: result => (result.kind === 'turn' ? (result.asks ?? null) : null),
    isOver: result => result.kind === 'canvas',
    reply: topic => replyOf(founder, about[topic as IdeaQuestion] ?? topic),
  })
}

describe.each(founders)('the idea refinement with $name', founder => {
  const turns = refine(founder)
  const asking = (index: number) => {
    const result = turns[index]?.result
    return result?.kind === 'turn' ? result : null
  }
  const last = turns.at(-1)

  test('each question of the idea refinement is new, and the helper asks only one question at a time', () => {
    expect(questionFailures(turns, index => asking(index)?.question ?? null)).toEqual([])
  })

  test('RI07 the n-th message answers the n-th question, and no figure is taken from its text', () => {
    expect(turns.slice(0, -1).map((_, index) => asking(index)?.asks)).toEqual([...ideaQuestions])
    const canvas = last?.result.kind === 'canvas' ? last.result : null
    const box = (name: string) => canvas?.canvas.find(it => it.box === name)?.text
    expect(box('Problem')).toBe(replyOf(founder, 'problem'))
    expect(canvas?.earns?.join(' ')).toMatch(/Nothing can be counted yet.*Figures come with the record/)
  })

  test('the conversation ends with a lean canvas of nine boxes and all parts that end a long result', () => {
    const canvas = last?.result.kind === 'canvas' ? last.result : null
    expect(canvas?.canvas.map(it => it.box)).toEqual([...canvasBoxes])
    expect(canvas && closingFailures(canvas.closing, last?.text ?? '', today)).toEqual([])
  })

  test('the text of the founder never becomes markup or an instruction', () => {
    expect(turns.flatMap(turn => safetyFailures(turn.text))).toEqual([])
  })
})
