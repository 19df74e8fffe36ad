import { expect, test } from 'vitest'
import { circlesOf } from '../../../venture/sizing/market-circles.ts'
import { openResearch, researchOf, researchOutput } from './research.ts'

test('the areas of the market sizes are to scale; only a tiny area is drawn larger, and a note says so', () => {
  const fair = circlesOf({ tam: 100, sam: 25, som: 9 })
  expect(fair.circles.map(({ radius }) => Math.round(radius))).toEqual([100, 50, 30])
  expect(fair.isToScale).toBe(true)
  const tiny = circlesOf({ tam: 1_000_000, sam: 1000, som: 1 })
  expect(tiny.isToScale).toBe(false)
  const [tam = 0, sam = 0, som = 0] = tiny.circles.map(({ radius }) => radius)
  expect(tam > sam && sam > som && som >= 8).toBe(true)
})

test('RM10 a saved research opens with its fields, and an older research opens with the founder’s changes', () => {
  const record = { version: 1, answers: { many: { buyers: { low: 214, high: 214 } } } }
  const made = {
    ...{ id: 'a', createdAt: '2026-11-18', text: '# Market', answeredBy: null, result: null },
    about: { market: 'Carts', industry: 'Food', targetCustomer: null, dataQuality: 'ai-estimated' },
  }
  const research = researchOf({ made, notes: {}, record })!
  const { input, content, metadata } = researchOutput(research)
  const row = { id: 'b', input_data: input, output_content: content, metadata, created_at: '2026-11-18' }
  expect(researchOf(openResearch(row))).toMatchObject({ market: 'Carts', analysis: '# Market', record })
  const sizing = { currency: 'EUR', geography: 'DE', year: 2025, assumptions: [], formulas: [] }
  const older = { ...row, input_data: {}, metadata: { ...metadata, sizing, analysis: 'as suggested' } }
  expect(researchOf(openResearch(older))).toMatchObject({ analysis: '# Market', sizing, record: null })
})
