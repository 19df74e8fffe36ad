import { describe, expect, test } from 'vitest'
import { competitorAnalysis } from '../../cofounder/helpers/competitor-analysis.ts'
import { competitorQuestions } from '../../contracts/competitor-record.ts'
import { type Founder, founders, type QuestionKind } from './founders.ts'
import { hold, today } from './hold.ts'
import { questionFailures, safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

const kindOf: Partial<Record<string, QuestionKind>> = {
  rivals: 'rivals',
  yours: 'price',
  prices: 'price',
  better: 'difference',
  switch: 'switching',
  copy: 'moat',
}

/** Calls the helper with messages only, as a client other than our page may do. */
function interview(founder: Founder) {
  return hold(
    competitorAnalysis,
    messages => ({ messages, background: '', today, language: 'en' as const }),
    {
      topicOf: result => (result.kind === 'turn' ? (result.asks ?? null) : null),
      isOver: result => result.kind === 'report',
      reply: topic => founder.says[kindOf[topic ?? ''] ?? 'today'] ?? founder.shrug,
    },
  )
}

describe.each(founders)('the competitor analysis with $name', founder => {
  const turns = interview(founder)
  const asking = (index: number) => {
    const result = turns[index]?.result
    return result?.kind === 'turn' ? result : null
  }
  const last = turns.at(-1)
  const report = last?.result.kind === 'report' ? last.result : null

  test('RV10 the interview asks eight different questions, one at a time', () => {
    expect(questionFailures(turns, index => asking(index)?.question ?? null)).toEqual([])
    expect(turns.flatMap((_, index) => asking(index)?.asks ?? [])).toEqual([...competitorQuestions])
    // The page lets a founder mark the item as complete only after more than five messages.
    expect(last?.before.length).toBeGreaterThan(5)
  })

  test('RV10 plain text fills no rival, price or reason, and the report quotes the text unchanged', () => {
    expect(report?.rivals).toEqual([
      expect.objectContaining({ kind: 'status quo', chosenFor: null, price: null, fights: null }),
    ])
    expect(report?.sums).toEqual([])
    expect(report?.explanation).toContain('`record`')
    const said = report?.said?.map(({ words }) => words) ?? []
    expect(said).toContain(founder.says.rivals ?? founder.shrug)
    expect(report?.closing.confidence.level).toBe('low')
  })

  test('RV10 the report has all parts that end a long result', () => {
    expect(last?.text).toContain('| Rival | Chosen because | Price |')
    expect(report && closingFailures(report.closing, last?.text ?? '', today)).toEqual([])
  })

  test('RV10 the text of the founder never becomes markup or an instruction', () => {
    expect(turns.flatMap(turn => safetyFailures(turn.text))).toEqual([])
  })
})
