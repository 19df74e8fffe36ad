import { expect, test } from 'vitest'
import type { Fact } from '../../../contracts/facts.ts'
import type { Project } from '../../entities/project.ts'
import { type Answers, answeredFacts, answersShape, isAnswered, knownAnswers } from './answers.ts'

const whole = {
  sentence: 'A call that fills empty chairs',
  name: '',
  customer: '',
  country: 'CH',
  industry: 'healthcare',
  stage: null,
  aim: 'a living',
}

test('an unfinished form opens with the values that the member entered before', () => {
  expect(answersShape.safeParse(whole)).toEqual({ success: true, data: whole })
})

test.each([
  ['nothing', null],
  ['a text', 'whole'],
  ['a list', [whole]],
  ['a form without one of its fields', { ...whole, country: undefined }],
  ['a number in place of a text', { ...whole, name: 1 }],
  ['an industry that is no longer asked for', { ...whole, industry: 'mining' }],
  ['a stage that is no longer asked for', { ...whole, stage: 'later' }],
])('a stored form is ignored if an older version stored %s', (_name, kept) => {
  expect(answersShape.safeParse(kept)).toEqual({ success: false })
})

const told = { ...whole, stage: 'talking to customers', aim: 'a living' } as Answers
const factOf = (answer: Pick<Fact, 'topic' | 'text' | 'value'>): Fact => ({
  id: '00000000-0000-4000-8000-000000000001',
  project_id: '00000000-0000-4000-8000-000000000002',
  subject: null,
  quote: null,
  evidence: null,
  bears: 'context',
  state: 'confirmed',
  beside: [],
  said_at: '2026-11-16T00:00:00Z',
  updated_at: '2026-11-16T00:00:00Z',
  ...answer,
})
const project = { name: 'Crumb', description: null, industry: null } as Project

test.each([
  ['en', 'Talking to customers', 'A living'],
  ['de-CH', 'Gespräche mit Kunden', 'Ein Auskommen'],
  ['es', 'Conversaciones con clientes', 'Un sustento'],
  ['fr', 'Échanges avec des clients', 'De quoi vivre'],
  ['pt-BR', 'Conversas com clientes', 'Um sustento'],
  ['ja', 'Talking to customers', 'A living'],
])(
  'FA19 a choice is saved in the founder’s language (%s) and recognised by its value',
  (locale, stage, aim) => {
    const facts = answeredFacts(told, locale).map(factOf)
    const textOf = (topic: string) => facts.find(fact => fact.topic === topic)?.text
    expect([textOf('stage'), textOf('aim')]).toEqual([stage, aim])
    expect(knownAnswers(project, facts)).toMatchObject({ stage: 'talking to customers', aim: 'a living' })
    // The same choice in another language counts as the same answer.
    for (const answer of answeredFacts(told, 'en')) {
      const before = facts.find(fact => fact.topic === answer.topic)
      if (before && answer.value?.kind === 'name') expect(isAnswered(before, answer)).toBe(true)
    }
    const larger = answeredFacts({ ...told, aim: 'large' }, locale).find(({ topic }) => topic === 'aim')
    const before = facts.find(({ topic }) => topic === 'aim')
    expect(before && larger && isAnswered(before, larger)).toBe(false)
  },
)

test('FA19 a choice from an older version, saved only as an English text, is recognised', () => {
  const facts = [
    factOf({ topic: 'stage', text: 'First money', value: null }),
    factOf({ topic: 'aim', text: 'A living', value: null }),
  ]
  expect(knownAnswers(project, facts)).toMatchObject({ stage: 'first money', aim: 'a living' })
})
