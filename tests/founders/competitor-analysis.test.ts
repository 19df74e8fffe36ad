import { describe, expect, test } from 'vitest'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis/helper.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { namingFailures, questionFailures, quotingFailures, safetyFailures } from './interview-bars.ts'
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

  test('every reaction quotes the answer, and weak talk is called by its name', () => {
    expect(quotingFailures(turns, asking)).toEqual([])
    expect(namingFailures(turns, asking)).toEqual([])
  })

  test('the comparison holds the status quo and no rival nobody named', () => {
    const said = turns
      .map(turn => turn.answer ?? '')
      .join('\n')
      .toLowerCase()
    expect(report?.rivals.some(rival => rival.kind === 'status quo')).toBe(true)
    for (const rival of report?.rivals ?? []) {
      if (rival.provenance === 'founder' && rival.kind === 'direct')
        expect(said).toContain(rival.name.toLowerCase())
      if (rival.price) expect(said).toContain(rival.price.split(' a ')[0]!.toLowerCase())
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

test('rivals a founder names are in the table, with the price they gave', () => {
  const report = interview(founders.find(founder => founder.name === 'dentist')!).at(-1)?.result
  if (report?.kind !== 'report') throw new Error('no report')
  expect(report.rivals.map(rival => rival.name)).toEqual(
    expect.arrayContaining(['Dentrix', 'NexHealth', 'Weave']),
  )
  expect(report.rivals.find(rival => rival.name === 'NexHealth')?.price).toBe('$350 a month')
})

test('“no competitors” is not accepted', () => {
  const turns = interview(founders.find(founder => founder.name === 'dreamer')!)
  const reply = turns.find(turn => turn.answer?.includes('no competitors'))
  expect(reply?.text).toContain('“There are no competitors”')
  expect(reply?.text).toMatch(/have not (?:looked|asked)/)
})
