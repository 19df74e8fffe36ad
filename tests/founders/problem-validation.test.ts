// The problem validation, called with messages only. The n-th message answers the n-th question.
import { describe, expect, test } from 'vitest'
import { problemValidation } from '../../cofounder/helpers/problem-validation.ts'
import { validationDimensions } from '../../contracts/results/problem-validation.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { questionFailures, safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

const interview = (founder: Founder) =>
  hold(problemValidation, messages => ({ messages, background: '', today }), {
    topicOf: result => (result.kind === 'turn' ? (result.asks ?? null) : null),
    isOver: result => result.kind === 'scorecard',
    reply: topic => replyOf(founder, topic),
  })

describe.each(founders)('the problem validation with $name', founder => {
  const turns = interview(founder)
  const last = turns.at(-1)

  test('GM03 the interview asks ten different questions, one at a time, and then shows the scorecard', () => {
    const asked = turns.flatMap(({ result }) => (result.kind === 'turn' ? [result.question] : []))
    expect(questionFailures(turns, at => asked[at] ?? null)).toEqual([])
    expect(asked).toHaveLength(10)
    expect(last?.result.kind).toBe('scorecard')
  })

  test('GM05 no figure is taken from plain text: the verdict is NOT YET, with three things to find out and no score above 2', () => {
    if (last?.result.kind !== 'scorecard') throw new Error('no card')
    const { verdict, testCards, scores, closing, sums } = last.result
    expect(verdict).toBe('NOT YET')
    expect(testCards).toHaveLength(3)
    expect(scores.map(({ dimension }) => dimension)).toEqual([...validationDimensions])
    for (const { score } of scores) expect(score).toBeLessThanOrEqual(2)
    expect(sums).toEqual([])
    expect(closingFailures(closing, last.text, today)).toEqual([])
  })

  test('the text of the founder never becomes markup or an instruction', () => {
    expect(turns.flatMap(({ text }) => safetyFailures(text))).toEqual([])
  })

  test('after a reload the interview continues, because its messages contain its whole state', () => {
    for (const { before, result } of turns)
      expect(
        problemValidation.playbook({ messages: structuredClone(before), background: '', today }),
      ).toEqual(result)
  })
})
