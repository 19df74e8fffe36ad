// Founders of a stranger, who decided before playing them which verdicts would be fair.
import { expect, test } from 'vitest'
import { answerRecord } from '../../cofounder/helpers/problem-validation/record/answer.ts'
import { render } from '../../cofounder/helpers/problem-validation/result.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import written from './written/first-sight.json' with { type: 'json' }

const people = written.founders.map(({ name, fair, record }) => ({
  name,
  fair,
  record: validationRecord.parse(record),
}))

test.each(people)('RC27 the verdict of $name is a fair one, in every language', ({ record, fair }) => {
  for (const language of ['en', 'de', 'es', 'fr', 'pt'] as const) {
    const card = answerRecord({ record, asked: null, language, today: '2026-11-17', contradictions: 0 })
    if (card.kind !== 'scorecard') throw new Error('no card')
    expect(fair).toContain(card.verdict)
    expect(render(card)).not.toMatch(/undefined|NaN|\{|null/)
  }
})
