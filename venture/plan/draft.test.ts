import { expect, test } from 'vitest'
import { chairside, little } from '../../tests/support/deck-materials.ts'
import { type Material, sourcesOf } from '../figures/figures.ts'
import { buildPlan, type Section } from './build.ts'
import { editSection, type SectionId, untouchedPlan } from './content.ts'
import { draftLines, withDraft } from './draft.ts'

const sectionOf = (material: Material, id: SectionId, words: string | null = null) => {
  const plan = buildPlan(material, editSection(untouchedPlan, id, words))
  return { plan, section: plan.sections.find(section => section.id === id) as Section }
}

test('BP08 a draft uses only lines of its section, each with its evidence mark', () => {
  const material = chairside()
  const { plan, section } = sectionOf(material, 'sales')
  const lines = draftLines(plan, section)
  const sources = sourcesOf(material)
  expect(lines).toContainEqual(expect.objectContaining({ text: '€79 a month', known: 'told' }))
  expect(lines.some(({ text }) => text === 'Nora Lindqvist')).toBe(false)
  for (const { name, text } of lines) expect(text).toBe(sources.get(name)?.text)
})

test('BP08 a section without known lines has no draft', () => {
  const { plan, section } = sectionOf(little(), 'funding')
  expect(draftLines(plan, section)).toEqual([])
})

test('BP08 a section keeps its tables and blanks when the founder accepts a draft', () => {
  const { section } = sectionOf(chairside(), 'funding')
  const taken = withDraft(section, 'We ask for {raise}.')
  expect(taken.startsWith('We ask for {raise}.\n\n')).toBe(true)
  expect(taken).toContain('{table-uses}')
  const open = sectionOf(little(), 'company').section
  expect(withDraft(open, 'Words.')).toContain('{missing-problem-often}')
})

test('BP08 BP02 a rewritten sentence keeps the evidence mark and the source of the sentence that it replaces', () => {
  const material = chairside()
  const problem = [...sourcesOf(material).keys()].find(name => /^problem-.*:words$/.test(name)) ?? ''
  const rests = `{${problem.replace(':words', ':rests')}}`
  const { plan, section } = sectionOf(material, 'summary', `Chairs stay empty${rests}.`)
  expect(section.text).toBe('Chairs stay empty. *(seen)*')
  expect(section.hasLost).toBe(false)
  expect(section.used.map(({ name }) => name)).toEqual([problem])
  expect(plan.tables.get('table-sources')?.markdown).toContain('the chair stays empty')
})
