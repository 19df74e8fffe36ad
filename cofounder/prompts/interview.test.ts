import { expect, test } from 'vitest'
import type { Fact } from '../../contracts/facts.ts'
import { factLine } from '../../venture/facts/summarise.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import cases from './interview.cases.json' with { type: 'json' }
import { understoodOf } from './interview.ts'

const read = { subject: null, evidence: 'told', bears: 'for' } as const

test.each([
  ['a payment from yesterday does not contradict “nobody has paid yet”', { changed_since: true }, null],
  ['a payment since March contradicts “nobody has paid yet”', {}, 'held'],
])('MM30 %s', (_what, more, against) => {
  const content = 'One paid, 520,000.'
  const held = { id: 'held', text: 'Nobody has paid yet', value: null } as Fact
  const told = { ...read, topic: 'money' as const, text: 'One paid', quote: 'One paid', figure: null }
  const understood = understoodOf([{ ...told, disagrees_with: 'F1', ...more }], [{ role: 'user', content }], {
    language: 'en',
    known: new Map([['F1', held]]),
  })
  expect(understood?.facts[0]).toMatchObject({ text: 'One paid', disagrees_with: against })
  expect(understood?.facts[0]).not.toHaveProperty('changed_since')
})

type Case = {
  language: Language
  content: string
  told: Omit<Parameters<typeof understoodOf>[0][number], keyof typeof read>
  line: string
}

test.each(cases as Case[])(
  'MM24 a figure is stored with its unit, in $language: $content',
  ({ language, content, told, line }) => {
    const understood = understoodOf([{ ...read, ...told }], [{ role: 'user', content }], {
      language,
      known: new Map(),
    })
    const [fact] = understood?.facts ?? []
    if (!fact) throw new Error('nothing was understood')
    const kept = { id: crypto.randomUUID(), project_id: crypto.randomUUID(), state: 'confirmed' as const }
    const when = { said_at: '2026-11-01T00:00:00Z', updated_at: '2026-11-01T00:00:00Z' }
    expect(factLine('F1', { ...fact, ...kept, ...when, beside: [] })).toBe(line)
  },
)
