import { describe, expect, test } from 'vitest'
import { problemValidation } from '../../cofounder/helpers/problem-validation/helper.ts'
import { validationDimensions } from '../../contracts/results/problem-validation.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { namingFailures, questionFailures, quotingFailures, safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

function interview(founder: Founder) {
  return hold(problemValidation, messages => ({ messages, background: '', today }), {
    topicOf: result => (result.kind === 'turn' ? result.dimension : null),
    isOver: result => result.kind === 'scorecard',
    reply: topic => replyOf(founder, topic),
  })
}

function scorecardOf(founder: Founder) {
  const turn = interview(founder).at(-1)
  if (turn?.result.kind !== 'scorecard') throw new Error('the interview gave no scorecard')
  return { card: turn.result, text: turn.text }
}

describe.each(founders)('the sceptical customer meets $name', founder => {
  const turns = interview(founder)
  const asking = (index: number) => {
    const result = turns[index]?.result
    return result?.kind === 'turn' ? result : null
  }

  test('every question is new, and one at a time', () => {
    expect(questionFailures(turns, index => asking(index)?.question ?? null)).toEqual([])
  })

  test('every reaction quotes the answer, and weak talk is called by its name', () => {
    expect(quotingFailures(turns, asking)).toEqual([])
    expect(namingFailures(turns, asking)).toEqual([])
  })

  test('what was answered well is not asked about again', () => {
    const again = turns.flatMap(({ result }) => {
      if (result.kind !== 'turn' || !result.dimension) return []
      return (result.standing[result.dimension] ?? 0) >= 3 ? [result.dimension] : []
    })
    expect(again).toEqual([])
  })

  test('it ends with a scorecard of the founder’s own words, a verdict and tests', () => {
    const { card, text } = scorecardOf(founder)
    const said = turns
      .map(turn => turn.answer ?? '')
      .join('\n')
      .toLowerCase()
      .replaceAll('"', "'")
    expect(card.scores.map(score => score.dimension).toSorted()).toEqual([...validationDimensions].toSorted())
    for (const { quote } of card.scores) {
      if (quote) expect(said.replace(/<[^>]*>/g, '')).toContain(quote.toLowerCase().replace(/ …$/, ''))
    }
    expect(text).toContain(`**Verdict: ${card.verdict}**`)
    expect(card.testCards.length).toBeGreaterThanOrEqual(2)
    expect(closingFailures(card.closing, text, today)).toEqual([])
  })

  test('nothing the founder wrote becomes markup or an order', () => {
    expect(turns.flatMap(turn => safetyFailures(turn.text))).toEqual([])
  })

  test('a reload continues where it was: the state is in the messages alone', () => {
    for (const turn of turns) {
      const again = problemValidation.playbook({
        messages: structuredClone(turn.before),
        background: '',
        today,
      })
      expect(again).toEqual(turn.result)
    }
  })
})

test('evidence decides the verdict', () => {
  const verdictOf = (name: string) =>
    scorecardOf(founders.find(founder => founder.name === name)!).card.verdict
  expect(verdictOf('dentist')).toBe('GO')
  expect(verdictOf('beekeeper')).toBe('GO')
  expect(verdictOf('dreamer')).toBe('STOP')
  expect(verdictOf('stubborn')).toBe('STOP')
  expect(verdictOf('intruder')).toBe('STOP')
  expect(verdictOf('petsitter')).not.toBe('GO')
})

test('talk scores low, deeds and money score high', () => {
  const scoreOf = (name: string, dimension: string) =>
    scorecardOf(founders.find(founder => founder.name === name)!).card.scores.find(
      it => it.dimension === dimension,
    )?.score
  expect(scoreOf('dreamer', 'who')).toBeLessThanOrEqual(1)
  expect(scoreOf('dreamer', 'evidence')).toBeLessThanOrEqual(1)
  expect(scoreOf('petsitter', 'money')).toBeLessThanOrEqual(2)
  expect(scoreOf('dentist', 'money')).toBe(5)
  expect(scoreOf('farmer', 'evidence')).toBeGreaterThanOrEqual(3)
})
