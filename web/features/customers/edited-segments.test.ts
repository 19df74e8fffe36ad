import { expect, test } from 'vitest'
import type { CustomerSegmentsResult } from '../../../contracts/results/customer-segments.ts'
import { editedSegments, textWithNames } from './edited-segments.ts'

const result = {
  segments: [
    { priority: 'primary', name: 'Small clinics' },
    { priority: 'secondary', name: 'Chains' },
    { priority: 'tertiary', name: 'Chains of one city' },
  ],
} as CustomerSegmentsResult
const text = [
  '# Start with Small clinics',
  '| **Small clinics** | primary | 5 |',
  '| **Chains** | secondary | 3 |',
  '| **Chains of one city** | tertiary | 2 |',
  '## 1. Small clinics (primary)',
  '- **Who:** “Small clinics lose a day”',
].join('\n')

test('ED03 the new name of a renamed segment appears in headings and tables, and not inside sentences', () => {
  const edits = {
    'segment/primary': { written: 'Small clinics', text: 'Clinics | two chairs' },
    'segment/secondary': { written: 'Chains', text: 'Groups' },
  }
  expect(editedSegments(result, edits).map(({ name }) => name)).toEqual([
    'Clinics | two chairs',
    'Groups',
    'Chains of one city',
  ])
  expect(textWithNames(text, result, edits).split('\n')).toEqual([
    '# Start with Clinics \\| two chairs',
    '| **Clinics \\| two chairs** | primary | 5 |',
    '| **Groups** | secondary | 3 |',
    '| **Chains of one city** | tertiary | 2 |',
    '## 1. Clinics \\| two chairs (primary)',
    '- **Who:** “Small clinics lose a day”',
  ])
})
