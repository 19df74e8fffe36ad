// Tests the cards of unusual founders. A general rule would give them a wrong card.
import { expect, test } from 'vitest'
import { validationRecord } from '../../../contracts/validation-record.ts'
import written from '../../../venture/records/founders.json' with { type: 'json' }
import { answerRecord } from './answer.ts'
import hard from './hard-founders.cases.json' with { type: 'json' }
import { render } from './result.ts'

const answersOf = (name: string) =>
  written.founders.find(founder => founder.name.startsWith(name))?.record.answers
const bases: Record<string, object> = { ...hard.founders, dale: answersOf('Dale') ?? {} }

/** The answers of each case are merged: Rosa's answers, then those of its base, then its own. */
test.each(hard.cases)(
  'RC26 RC50 RC51 RC52 the card is right: $title',
  ({ as = '', answers, says, never }) => {
    const record = validationRecord.parse({
      ...{ version: 1, round: 1 },
      answers: { ...answersOf('Rosa'), ...bases[as], ...answers },
    })
    const card = answerRecord({ record, asked: null, language: 'en', today: '2026-11-17', contradictions: 0 })
    const text = render(card).replaceAll('\u00a0', ' ')
    if (says) expect(text).toContain(says)
    else expect(text).not.toContain(never)
  },
)
