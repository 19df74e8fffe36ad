// A translator may correct every text: the next question, the verdict and the scores stay the same.
import { afterAll, expect, test, vi } from 'vitest'
import { validationRecord } from '../../contracts/validation-record.ts'
import founders from '../../venture/records/founders.json' with { type: 'json' }

const english = '../../content/messages/en.json'
afterAll(() => {
  vi.doUnmock(english)
  vi.resetModules()
})

async function play() {
  vi.resetModules()
  const { answerRecord } = await import('../../cofounder/reports/problem-validation/playbook.ts')
  return founders.founders.flatMap(({ record }) =>
    (['problem', 'paid', null] as const).map(asked => {
      const answers = asked === 'problem' ? {} : record.answers
      const given = { asked, language: 'en', today: '2026-11-17', contradictions: 0 } as const
      return answerRecord({ record: validationRecord.parse({ ...record, answers }), ...given })
    }),
  )
}

const decided = (results: Awaited<ReturnType<typeof play>>) =>
  results.map(result =>
    result.kind === 'turn'
      ? [result.kind, result.asks, result.answered, result.standing]
      : [result.kind, result.verdict, result.scores.map(({ dimension, score }) => [dimension, score])],
  )

test('WD02 a correction of texts changes only the wording, and no decision', async () => {
  const before = await play()
  vi.doMock(english, async load => {
    const { default: texts } = await load<{ default: Record<string, string> }>()
    const corrected = Object.entries(texts).map(([key, text]) => [key, `Corrected: ${text}`])
    return { default: Object.fromEntries(corrected) }
  })
  const after = await play()
  expect(JSON.stringify(after)).toContain('Corrected: ')
  expect(decided(after)).toEqual(decided(before))
})
