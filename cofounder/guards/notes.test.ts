import { expect, test } from 'vitest'
import { cleanerOf } from './closing.ts'
import { guardOf } from './guards.ts'
import { withoutNotes } from './notes.ts'

test.each(['en', 'de', 'es', 'fr', 'pt'] as const)(
  'GV12 the next prompt does not contain the notes about removed text, in the language %s',
  language => {
    const guard = guardOf({ said: [], language })
    const written = ['Call Anna. ', 'www.one.com. ', 'www.two.com. ', '3 × 49 = 200. ', 'Now.']
    const read = written.map(one => guard(one)).join('')
    expect(read).toMatch(/^Call Anna\. \(.+\) \(…\) \(.+\) Now\.$/)
    expect(withoutNotes(read)).toBe('Call Anna. Now.')
    const clean = cleanerOf({ said: [], language })
    expect(withoutNotes(`- ${clean('www.one.com.')} ${clean('www.two.com.')} *why*`)).toBe('- *why*')
  },
)

test('GV12 a table row whose text was removed disappears, and the mark of an own view stays', () => {
  const guard = guardOf({ said: ['$95'], language: 'en' })
  const rows = ['| size | price |\n', '| 1 kg | www.one.com |\n', '| 5 kg, not $95 | $921.73 |\n']
  expect(withoutNotes(rows.map(one => guard(one)).join(''))).toBe(
    '| size | price |\n| 5 kg, not $95 | $921.73 |\n',
  )
})
