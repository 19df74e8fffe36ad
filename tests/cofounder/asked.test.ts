import { expect, test } from 'vitest'
import { askedOf } from '../../cofounder/records/asked.ts'
import { registry } from '../support/registry.ts'

const bodies = {
  'problem-validation': { messages: [], simulationType: 'problem-validation' },
  'competitor-analysis': { messages: [], simulationType: 'competitor-analysis' },
  'idea-refinement': { messages: [], ideaContext: 'Sensors for hives' },
  pitch: { messages: [], sessionType: 'pitch-questions' },
} as const

test.each(Object.entries(bodies))(
  'GM14 the field `asks` in the answer of %s names the question that this answer asks',
  (name, body) => {
    const { helper, toInput } = registry[name as keyof typeof bodies]
    const result = helper.playbook(toInput(body, '2026-11-16'))
    const asked = askedOf(result)
    expect(asked?.topic).toBeTruthy()
    expect(helper.render(result).endsWith(asked?.question ?? '–')).toBe(true)
  },
)

test('a result without a question has no value in `asks`', () => {
  expect(askedOf({ kind: 'scorecard' })).toBeNull()
  expect(askedOf(null)).toBeNull()
})
