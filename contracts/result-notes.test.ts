import { expect, test } from 'vitest'
import { notesInOutput, notesOfOutput, withEdit, wordsAt } from './result-notes.ts'

test('ED01 the founder’s words stay until the helper writes new ones, and can be undone', () => {
  const edits = withEdit({}, 'a', 'Theirs', ' Mine ')
  expect(wordsAt(edits, 'a', 'Theirs')).toBe('Mine')
  expect(wordsAt(edits, 'a', 'Theirs, anew')).toBe('Theirs, anew')
  expect(wordsAt(edits, 'b', 'Other')).toBe('Other')
  expect(withEdit(edits, 'a', 'Theirs', 'Theirs')).toEqual({})
  expect(withEdit(edits, 'a', 'Theirs', '  ')).toEqual({})
})

test('FA06 a saved output keeps the facts it rests on; older outputs have none', () => {
  const notes = { restsOn: { facts: ['1'], at: '2026-11-15T10:00:00Z' }, edits: withEdit({}, 'a', 'x', 'y') }
  expect(notesOfOutput('id', notesInOutput(notes))).toEqual({ of: 'id', ...notes, isUnsaved: false })
  expect(notesOfOutput(null, {})).toEqual({ of: null, restsOn: null, edits: {}, isUnsaved: false })
})
