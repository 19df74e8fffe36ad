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
    const aside = ['words', 'known', 'skipped', 'quotes', 'prefilled']
    const fields = Object.keys(shapes[question].unwrap().shape).filter(name => !aside.includes(name))
    expect(Object.keys(sheet[question]), question).toEqual(fields)
    for (const field of Object.keys(sheet[question])) {
      expect(fieldSchema(question, field)).not.toBeNull()
      expect(fieldRules).toContain(`${field} (`)
    }
  }
})
