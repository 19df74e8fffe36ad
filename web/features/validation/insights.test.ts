import { expect, test } from 'vitest'
import { toInsights } from './insights.ts'

const closing = null

test('V07 insights have a summary, recommendations with their evidence, and next steps', () => {
  const result = {
    summary: 'The problem is real for dentists.',
    recommendations: [
      { text: 'Call ten practices', evidence: '“nine no-shows a week”', source: 'Problem Validation' },
    ],
    nextSteps: ['a', 'b', 'c'].map(action => ({ day: '2026-11-16', action })),
    isDefault: false,
    closing,
  }
  expect(toInsights(result, '')).toEqual({
    summary: 'The problem is real for dentists.',
    recommendations: [{ text: 'Call ten practices', evidence: '“nine no-shows a week”' }],
    nextSteps: ['a', 'b', 'c'],
  })
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
    'Build MVP prototype',
    'Define go-to-market strategy',
    'Seek initial funding',
  ])
})
