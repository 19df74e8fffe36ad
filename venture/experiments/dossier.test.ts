import { expect, test } from 'vitest'
import type { Assumption, Experiment } from '../../contracts/evidence.ts'
import type { Fact } from '../../contracts/facts.ts'
import { type DossierInput, dossierOf } from './dossier.ts'
import { nameRemover } from './without-names.ts'

const row = {
  project_id: 'p',
  state: 'open',
  source: null,
  created_at: '2026-11-02',
  updated_at: '2026-11-02',
} as const
const pays: Assumption = { ...row, id: 'a', text: 'Bakers | pay', kind: 'viable', importance: 5 }
const other: Assumption = { ...row, id: 'b', text: 'We can bake', kind: 'feasible', importance: 3 }
const sale: Experiment = {
  ...row,
  id: 't',
  assumption_id: 'a',
  believe: 'Bakers pay before they see it.',
  verify: 'Ask ten',
  measure: 'Deposits',
  right_if: 'Three pay',
  target: 3,
  method: 'pre_sale',
  due_on: null,
  sealed_at: '2026-11-03T08:00:00Z',
  sealed_by: null,
  measured: 1,
  observed: 'Only Ana López paid.',
  learned: null,
  decided: null,
  resulted_at: '2026-11-10T08:00:00Z',
}
const fact = (id: string, text: string, more: Partial<Fact> = {}): Fact => ({
  id,
  project_id: 'p',
  topic: 'problem',
  subject: null,
  text,
  quote: null,
  value: null,
  evidence: 'told',
  bears: 'for',
  source_id: null,
  state: 'confirmed',
  replaced_by: null,
  beside: [],
  said_at: '2026-11-04T08:00:00Z',
  updated_at: '2026-11-04T08:00:00Z',
  ...more,
})
const input: DossierInput = {
  venture: 'Bread Board',
  now: new Date('2026-11-16T12:00:00Z'),
  assumptions: [pays, other, { ...pays, id: 'c', text: 'Dropped one', state: 'dropped' }],
  facts: [
    fact('1', 'Bread is thrown away every night'),
    fact('2', 'ana lópez said no', { topic: 'refusals' }),
    fact('3', 'Ana throws away twenty loaves', { bears: 'for' }),
    fact('4', 'Nobody believes this any more', { state: 'withdrawn' }),
  ],
  links: [{ assumption_id: 'a', fact_id: '3', bears: 'against', created_at: '2026-11-05' }],
  tests: [sale],
  changes: [],
  cards: [],
  names: ['Ana López'],
  decision: null,
}
const section = (markdown: string, title: string) =>
  markdown.split(`## ${title}\n\n`)[1]?.split('\n\n## ')[0]?.trim().split('\n')

test('EV08 the dossier contains the evidence for and against the venture, the open questions and the score', () => {
  const markdown = dossierOf(input)
  expect(markdown).toMatch(/^# Bread Board: the evidence on 2026-11-16\n/)
  expect(markdown).toContain('| Bakers \\| pay | Viable | Without it nothing works | weak |')
  expect(markdown).not.toContain('Dropped one')
  expect(markdown).not.toContain('any more')
  expect(section(markdown, 'Evidence for')).toEqual([
    '- Problem: Bread is thrown away every night (told, 2026-11-04)',
  ])
  expect(section(markdown, 'Evidence against')).toEqual([
    '- **Pre-sale**: Bakers pay before they see it. Result 1, at least 3 was needed (sealed 2026-11-03). Only … paid.',
    '- Refusals: … said no (told, 2026-11-04)',
    '- Problem: … throws away twenty loaves (told, 2026-11-04)',
  ])
  expect(section(markdown, 'Still open')).toEqual(['- We can bake'])
})

test('EV08 a dossier lists the sixty strongest facts, shortens each and escapes Markdown', () => {
  const facts = Array.from({ length: 5000 }, (_, index) =>
    fact(String(index), `# [${index}](javascript:x) ${'語'.repeat(900)}`),
  )
  const markdown = dossierOf({
    ...input,
    links: [],
    facts: [...facts, fact('s', 'Seen', { evidence: 'observed' })],
  })
  const lines = section(markdown, 'Evidence for')
  expect(lines).toHaveLength(61)
  expect(lines?.[0]).toContain('Seen')
  expect(lines?.at(-1)).toBe('- and 4941 more')
  expect(lines?.[1]).toContain('\\# \\[0\\](javascript:x)')
  expect(new TextEncoder().encode(markdown).length).toBeLessThan(204_800)
})

test('EV05 if a threshold was changed after the test was sealed, the dossier shows the change beside the result', () => {
  const changes = [
    {
      ...sale,
      id: 'x',
      experiment_id: 't',
      target: 5,
      measured: 4,
      had_result: true,
      changed_at: '2026-11-12T08:00:00Z',
    },
  ]
  const markdown = dossierOf({ ...input, tests: [{ ...sale, measured: 4 }], changes })
  expect(section(markdown, 'Unclear, because the threshold was moved')?.join()).toContain(
    'changed 2026-11-12, after the result: the threshold went from at least 5 to at least 3',
  )
})

test('EV09 the dossier contains no name of a contact, and no part of a name', () => {
  const decision = { kind: 'stop', reason: 'Ana LÓPEZ and López withdrew.', holding: [] } as const
  expect(dossierOf({ ...input, decision })).not.toMatch(/ana\b|l[óo]pez/i)
})

test('EV10 the dossier of a pivot lists the assumptions that still hold, and the dossier of a stop says that stopping is a success', () => {
  const decided = (kind: 'pivot' | 'stop') =>
    dossierOf({ ...input, decision: { kind, reason: 'Because.', holding: ['b'] } })
  expect(section(decided('pivot'), 'What still holds')).toEqual(['- We can bake'])
  expect(decided('stop')).toContain('**Stop.** A good stop is a success')
})

test.each([
  ['Ana López said so', ['Ana López'], '… said so'],
  ['ANA LÓPEZ said so', ['Ana López'], '… said so'],
  ['Ask López', ['Ana López'], 'Ask …'],
  ['Analysis of banana', ['Ana López'], 'Analysis of banana'],
  ['Mr (x) said [so]', ['(x)'], 'Mr … said [so]'],
  ['Nobody', [], 'Nobody'],
  ['', ['Ana'], ''],
])('EV09 “%s” without the names %j reads “%s”', (text, names, left) => {
  expect(nameRemover(names)(text)).toBe(left)
})

test('EV43 a dossier with names says that it has names and shows each speaker; a dossier without names does neither', () => {
  const named = dossierOf({ ...input, speakers: new Map([['1', 'Ana López']]) })
  expect(named).toContain('**With names of people.**')
  expect(named).toContain('Bread is thrown away every night (told, 2026-11-04, Ana López)')
  expect(named).toContain('Only Ana López paid.')
  const plain = dossierOf(input)
  expect(plain).not.toContain('With names of people')
  expect(plain).not.toContain('López')
})
