import { expect, test } from 'vitest'
import { cleanerOf } from './closing.ts'
import { guardOf } from './guards.ts'
import { withoutNotes } from './notes.ts'

test.each(['en', 'de', 'es', 'fr', 'pt'] as const)(
  'GV12 what a guard says in the place of something left out is not told to the next model: %s',
  language => {
    const guard = guardOf({ said: [], language })
    const written = ['Call Anna. ', '€ 4,321. ', '€ 5,432. ', 'www.example.com. ', '3 × 49 = 200. ', 'Now.']
    const read = written.map(guard).join('')
    expect(read).toMatch(/^Call Anna\. \(.+\) \(…\) \(.+\) \(.+\) Now\.$/)
    expect(withoutNotes(read)).toBe('Call Anna. Now.')
    const clean = cleanerOf({ said: [], language })
    expect(withoutNotes(`- ${clean('€ 4,321.')} ${clean('€ 5,432.')} *why*`)).toBe('- *why*')
  },
)

test('GV12 a row of a table that was left out is gone, and what is unchecked stays called so', () => {
  const guard = guardOf({ said: ['$95'], language: 'en' })
  const rows = ['| size | price |\n', '| 1 kg | $354.29 |\n', '| 5 kg, not $95 | $921.73 |\n']
  expect(withoutNotes(rows.map(guard).join(''))).toBe(
    '| size | price |\n| 5 kg, not $95 | $921.73 (unchecked: $921.73) |\n',
  )
})
