import { expect, test } from 'vitest'
import { toInsights } from './insights.ts'

const closing = {
  confidence: { level: 'low', reason: 'Two are saved.' },
  counterArgument: 'Habit is free.',
  testFirst: 'Whether a fourth pays.',
  nextActions: ['a', 'b', 'c'].map(action => ({ day: '2026-11-16', action })),
}

test('V07 insights have a summary, recommendations with their evidence, next steps with their days, and a counter-argument', () => {
  const result = {
    summary: 'The problem is real for dentists.',
    recommendations: [
      { text: 'Call ten practices', evidence: '“nine no-shows a week”', source: 'Problem Validation' },
    ],
    nextSteps: closing.nextActions,
    isDefault: false,
    closing,
  }
  expect(toInsights(result, '')).toEqual({
    summary: 'The problem is real for dentists.',
    recommendations: [{ text: 'Call ten practices', evidence: '“nine no-shows a week”' }],
    nextSteps: closing.nextActions,
    closing: { counterArgument: 'Habit is free.', testFirst: 'Whether a fourth pays.' },
  })
  expect(toInsights({ ...result, closing: null }, '').closing).toBeNull()
})

test('V08 if the answer has no usable insights, the page shows the specified default advice', () => {
  const shown = toInsights({ nonsense: true }, 'Some words.')
  expect(shown.summary).toBe('Some words.')
  expect(shown.recommendations.map(({ text }) => text)).toEqual([
    'Continue customer interviews',
    'Refine value proposition',
    'Test pricing models',
  ])
  expect(shown.nextSteps).toEqual([
    { action: 'Build MVP prototype', day: null },
    { action: 'Define go-to-market strategy', day: null },
    { action: 'Seek initial funding', day: null },
  ])
  expect(shown.closing).toBeNull()
})
