// Founders of strangers, who decided before playing them which verdicts would be fair; docs/evaluation.md counts the plays.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerRecord } from '../../cofounder/helpers/problem-validation/record/answer.ts'
import { render } from '../../cofounder/helpers/problem-validation/result.ts'
import { validationRecord } from '../../contracts/validation-record.ts'

const founder = z.object({
  play: z.number(),
  name: z.string(),
  fair: z.array(z.enum(['GO', 'NOT YET', 'PIVOT', 'STOP'])).min(1),
  record: validationRecord,
})
const people = readFileSync('tests/founders/written/first-sight.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map(line => founder.parse(JSON.parse(line)))

/** Their strangers called these unfair: too few hours of one's own do not keep a GO back. */
const unfair = ['Odile']

test.each(people)('RC27 the verdict of $name is a fair one, in every language', ({ name, record, fair }) => {
  for (const language of ['en', 'de', 'es', 'fr', 'pt'] as const) {
    const card = answerRecord({ record, asked: null, language, today: '2026-11-17', contradictions: 0 })
    if (card.kind !== 'scorecard') throw new Error('no card')
    expect(fair.includes(card.verdict)).toBe(!unfair.includes(name))
    expect(render(card)).not.toMatch(/undefined|NaN|\{|null/)
  }
})
