import { describe, expect, test } from 'vitest'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis/helper.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { questionFailures, safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

function interview(founder: Founder) {
  return hold(competitorAnalysis, messages => ({ messages, background: '', today }), {
    topicOf: result => (result.kind === 'turn' ? result.dimension : null),
    isOver: result => result.kind === 'report',
    reply: topic => replyOf(founder, topic),
  })
}

describe.each(founders)('the rival’s product lead meets $name', founder => {
  const turns = interview(founder)
  const asking = (index: number) => {
    const result = turns[index]?.result
    return result?.kind === 'turn' ? result : null
  }
  const last = turns.at(-1)
  const report = last?.result.kind === 'report' ? last.result : null

  test('every question is new, and one at a time', () => {
    expect(questionFailures(turns, index => asking(index)?.question ?? null)).toEqual([])
  })

  test('ends within eleven questions, each asked once', () => {
    const asked = turns.flatMap((_, index) => asking(index)?.question ?? [])
    expect(asked.length).toBeLessThanOrEqual(11)
    expect(new Set(asked).size).toBe(asked.length)
  })

  test('the comparison holds the status quo and no rival nobody named', () => {
    const said = turns
      .map(turn => turn.answer ?? '')
      .join('\n')
      .toLowerCase()
    expect(report?.rivals.some(rival => rival.kind === 'status quo')).toBe(true)
    for (const rival of report?.rivals ?? []) {
      if (rival.kind === 'direct' && rival.name !== 'Your answer')
        expect(said).toContain(rival.name.toLowerCase())
      expect(rival.provenance).toBe('founder')
      if (rival.price) expect(said).toContain(rival.price.slice(1, -1).toLowerCase())
    }
    expect(last?.text).toContain('| Rival | Chosen for | Price |')
  })

  test('it says where the founder would lose today, and ends as every long result', () => {
    expect(report?.losses.length).toBeGreaterThan(0)
    expect(last?.text).toContain('**Where you would lose today**')
    expect(report && closingFailures(report.closing, last?.text ?? '', today)).toEqual([])
  })

  test('nothing the founder wrote becomes markup or an order', () => {
    expect(turns.flatMap(turn => safetyFailures(turn.text))).toEqual([])
  })
})

test('every rival a founder names is in the table: a list by name, a sentence as it was said', () => {
  const textOf = (name: string) => interview(founders.find(founder => founder.name === name)!).at(-1)?.text
  expect(textOf('dentist')).toContain('Dentrix, NexHealth at $350 a month and Weave.')
  expect(textOf('terse')).toContain('**HubSpot** (direct)')
})
