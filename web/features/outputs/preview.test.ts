import { expect, test } from 'vitest'
import { outputLabels, outputTypes } from '../../../contracts/outputs.ts'
import { plainText, previewOf } from './preview.ts'

test('Y02 a preview of a longer text has 200 characters and an ellipsis', () => {
  expect(previewOf('a'.repeat(200))).toBe('a'.repeat(200))
  expect(previewOf('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`)
})

test('Y02 a preview shows the words of the text without markup', () => {
  expect(plainText('# Title\n\n**Bold** and [a link](https://example.com) in `code`')).toBe(
    'Title Bold and a link in code',
  )
  expect(plainText('| a | b |\n|---|---|\n| 1 | well-known \\* |')).toBe('a b 1 well-known *')
})

test('Y02 a preview starts with the first sentence of the text, not with a heading', () => {
  expect(previewOf('## Investor\n\n*158 words*\n\n**Hook.** Dental chairs stand empty.')).toBe(
    'Hook. Dental chairs stand empty.',
  )
  expect(previewOf('# Only a title')).toBe('Only a title')
})

test('Y06 every output type has its label', () => {
  expect(outputTypes.map(type => outputLabels[type])).toEqual([
    'Market Research',
    'Problem Validation',
    'Competitor Analysis',
    'Idea Refinement',
    'Customer Analysis',
    'Pitch Generation',
    'Pitch Coaching',
    'Mentor Chat',
  ])
})
