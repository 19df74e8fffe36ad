import { expect, test } from 'vitest'
import type { TalkMessage } from '../../../contracts/helper-session.ts'
import { filedIn, mendedIn, readBackOf } from './lines.ts'

const message = (result: unknown): TalkMessage => ({
  id: 'a',
  role: 'assistant',
  content: '',
  timestamp: '2026-11-16T00:00:00Z',
  result,
})
const turn = {
  kind: 'question',
  reaction: '',
  question: '',
  topic: null,
  weakness: null,
  answered: 2,
  lines: { problem: 'The boat sinks.', market: '80' },
}

test('PR01 what the coach filed is read back; a line that was mended counts as mended, a struck one is a blank', () => {
  const filed = filedIn([message(turn)])
  expect(filed).toEqual({ lines: turn.lines, isAll: true })
  expect(readBackOf(turn.lines as never, { market: ' ', ask: 'Ten boats.' })).toEqual({
    lines: { problem: 'The boat sinks.', ask: 'Ten boats.' },
  })
})

test('PR01 a coach that files no lines reads none back, and notes of another time are none', () => {
  expect(filedIn([message({ ...turn, lines: undefined })])).toBeNull()
  expect(filedIn([])).toBeNull()
  expect(mendedIn({ notes: { lines: 'old' } })).toEqual({})
})
