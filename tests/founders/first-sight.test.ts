// Founders written by strangers, who decided in advance which verdicts would be fair. docs/evaluation.md counts the
// results.
import { expect, test } from 'vitest'
import { answerRecord } from '../../cofounder/reports/problem-validation/playbook.ts'
import { render } from '../../cofounder/reports/problem-validation/result.ts'
import { playedOn, readFirstSight, talkInFields } from '../../scripts/eval/first-sight.ts'
import { oneOf } from '../support/long-form.ts'

const languages = ['en', 'de', 'es', 'fr', 'pt'] as const
const founders = oneOf(3, readFirstSight())
const broken = /undefined|NaN|\{|null/

test.each(founders)(
  'RC27 the verdict for $name is an expected verdict in every language',
  ({ record, fair, given }) => {
    for (const language of languages) {
      const card = answerRecord({ record, asked: null, language, today: playedOn, contradictions: 0 })
      if (card.kind !== 'scorecard') throw new Error('no card')
      expect(given ? [given] : fair).toContain(card.verdict)
      expect(render(card)).not.toMatch(broken)
    }
  },
)

test.each(founders)(
  'RC27 the complete interview with $name contains no undefined value and no unfilled placeholder',
  founder => {
    expect(talkInFields(founder)).not.toMatch(broken)
  },
)
