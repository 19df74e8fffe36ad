import { expect, test } from 'vitest'
import { notesInOutput, notesOfOutput, withEdit, wordsAt } from './result-notes.ts'

test('ED01 the founder’s edit stays until the helper writes a new text, and the founder can undo the edit', () => {
  const edits = withEdit({}, 'a', 'Theirs', ' Mine ')
  expect(wordsAt(edits, 'a', 'Theirs')).toBe('Mine')
  expect(wordsAt(edits, 'a', 'Theirs, anew')).toBe('Theirs, anew')
  expect(wordsAt(edits, 'b', 'Other')).toBe('Other')
  expect(withEdit(edits, 'a', 'Theirs', 'Theirs')).toEqual({})
  expect(withEdit(edits, 'a', 'Theirs', '  ')).toEqual({})
})

test('FA06 a saved output lists the facts that it is based on; older outputs list none', () => {
  const notes = { restsOn: { facts: ['1'], at: '2026-11-15T10:00:00Z' }, edits: withEdit({}, 'a', 'x', 'y') }
  expect(notesOfOutput('id', notesInOutput(notes))).toEqual({ of: 'id', ...notes, isUnsaved: false })
  expect(notesOfOutput(null, {})).toEqual({ of: null, restsOn: null, edits: {}, isUnsaved: false })
})
