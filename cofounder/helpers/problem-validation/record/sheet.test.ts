import { expect, test } from 'vitest'
import {
  fieldSchema,
  validationQuestions,
  validationRecord,
} from '../../../../contracts/validation-record.ts'
import { fieldRules, sheet } from './sheet.ts'

test('RC15 a model is told of every field of the record, and of none that is not there', () => {
  const shapes = validationRecord.shape.answers.shape
  for (const question of validationQuestions) {
    const {
      words: _words,
      known: _known,
      skipped: _skipped,
      quotes: _quotes,
      ...fields
    } = shapes[question].unwrap().shape
    expect(Object.keys(sheet[question]), question).toEqual(Object.keys(fields))
    for (const field of Object.keys(sheet[question])) {
      expect(fieldSchema(question, field)).not.toBeNull()
      expect(fieldRules).toContain(`${field} (`)
    }
  }
})
