import { expect, test } from 'vitest'
import type { Contact } from '../../contracts/contacts.ts'
import type { Action, Assumption, Experiment } from '../../contracts/evidence.ts'
import type { Fact } from '../../contracts/facts.ts'
import { remindersOf } from '../calendar/reminders.ts'
import { mondayMail } from './monday-mail.ts'
import { hasBegun, type ThisWeek, thisWeek, type WeekMaterial } from './this-week.ts'

const common = {
  project_id: 'p',
  state: 'open' as const,
  source: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
}
const assumption = (id: string, importance: number): Assumption => ({
  ...common,
  id,
  text: id,
  kind: 'desirable',
  importance,
})
const person = (name: string, change: Partial<Contact>): Contact => ({
  id: name,
  name,
  email: null,
  company: null,
  segment: null,
  stage: 'to_ask',
  next_step: null,
  next_on: null,
  note: null,
  ...change,
})
const card = (id: string, due_on: string | null, change: Partial<Experiment> = {}): Experiment => ({
  ...common,
  id,
  assumption_id: null,
  believe: id,
  verify: 'v',
  measure: 'm',
  right_if: 'r',
  target: 1,
  method: 'interview',
  due_on,
  sealed_at: null,
  sealed_by: null,
  measured: null,
  observed: null,
  learned: null,
  decided: null,
  resulted_at: null,
  ...change,
})
const action = (id: string, change: Partial<Action> = {}): Action => ({
  ...common,
  id,
  text: id,
  due_on: null,
  done_at: null,
  outcome: null,
  ...change,
})
const nothing: WeekMaterial = {
  assumptions: [],
  links: [],
  tests: [],
  changes: [],
  actions: [],
  facts: [],
  cards: [],
  contacts: [],
}
const now = new Date('2026-11-16T08:00:00Z')
const of = (material: Partial<WeekMaterial>) => thisWeek({ ...nothing, ...material }, now, '2026-11-16')

test('EV36 the week shows the riskiest assumption, the tests that are due within seven days, and open actions by day', () => {
  const week = of({
    assumptions: [assumption('small', 2), assumption('large', 5)],
    tests: [
      card('next month', '2026-12-16'),
      card('late', '2026-11-10'),
      card('soon', '2026-11-23'),
      card('measured', '2026-11-17', { measured: 3, sealed_at: '2026-11-02T00:00:00Z' }),
      card('dropped', '2026-11-17', { state: 'dropped' }),
      card('some day', null),
    ],
    actions: [
      action('some time'),
      action('dated', { due_on: '2026-11-18' }),
      action('done', { done_at: '2026-11-15T00:00:00Z' }),
      action('dropped', { state: 'dropped' }),
    ],
  })
  expect(week.riskiest?.assumption.id).toBe('large')
  expect(week.testsDue.map(({ id }) => id)).toEqual(['late', 'soon'])
  expect(week.test?.id).toBe('late')
  expect(week.actions.map(({ id }) => id)).toEqual(['dated', 'some time'])
  expect(week.moved).toEqual([])
})

test('EV36 the week lists at most five people: first the people who are due, then the people closest to a conversation', () => {
  const { people } = of({
    contacts: [
      person('Zoe', {}),
      person('Talked', { stage: 'talked' }),
      person('Later', { stage: 'booked', next_on: '2026-12-30' }),
      person('Asked', { stage: 'asked' }),
      person('Due', { stage: 'talked', next_on: '2026-11-17' }),
      person('Late', { stage: 'to_ask', next_on: '2026-11-01' }),
      person('Booked', { stage: 'booked' }),
      person('Today', { stage: 'talked', next_on: '2026-11-16' }),
    ],
  })
  expect(people.map(({ name }) => name)).toEqual(['Today', 'Late', 'Due', 'Booked', 'Asked'])
})

test('EV36 a project without anything open and without contacts counts as not started', () => {
  expect(hasBegun(nothing)).toBe(false)
  expect(hasBegun({ ...nothing, assumptions: [{ ...assumption('a', 1), state: 'archived' }] })).toBe(false)
  expect(hasBegun({ ...nothing, contacts: [person('Ann', {})] })).toBe(true)
})

test('EV35 each open entry with a date becomes a reminder, and the id of this reminder never changes', () => {
  const dated = {
    contacts: [person('Ann', { next_on: '2026-11-20' }), person('Ben', {})],
    tests: [card('t', '2026-11-19'), card('done', '2026-11-19', { measured: 1 })],
    actions: [action('a', { due_on: '2026-11-18' }), action('b', { done_at: 'x', due_on: '2026-11-18' })],
  }
  expect(remindersOf(dated, '2026-11-16T08:00:00Z').map(({ uid, day, title }) => [uid, day, title])).toEqual([
    ['action-a', '2026-11-18', 'a'],
    ['test-t', '2026-11-19', 'Test due: t'],
    ['contact-Ann', '2026-11-20', 'Ann: talk'],
  ])
})

test('FM11 Monday’s mail suggests one person to talk to and lists the changes', () => {
  const contacts = [person('Ann', { stage: 'asked' }), person('Ben', { stage: 'booked' })]
  const mail = mondayMail(of({ contacts, assumptions: [assumption('large', 5)] }), '2026-11-16')
  expect(mail?.body.items?.map(({ text }) => text)).toEqual([
    'Talk to Ben',
    expect.stringMatching(/^Your next test: ask five /),
  ])
  expect(mail?.body.paragraphs?.at(-1)).toContain('Nothing moved since last week.')
})

test('FM11 Monday’s mail prints today, a future day and a past day in words', () => {
  const week = of({
    contacts: [person('Ann', { next_on: '2026-11-16', next_step: 'show the sign' })],
    tests: [card('late', '2026-11-13'), card('soon', '2026-11-19')],
  })
  expect(mondayMail(week, '2026-11-16')?.body.items?.map(({ note }) => note)).toEqual([
    'show the sign, today',
    'since Fri, Nov 13',
    'Thu, Nov 19',
  ])
})

test('EV54 without an open test, the week proposes the next test; with an open test it proposes none', () => {
  const assumptions = [assumption('large', 5)]
  expect(of({ assumptions }).next).toMatchObject({ assumption: { id: 'large' }, isThere: false })
  expect(of({ assumptions, tests: [card('some day', null)] }).next).toBeNull()
  expect(of({}).next).toBeNull()
})

test('EV54 if every assumption has strong evidence, This Week asks what must be true in the next stage', () => {
  const result = {
    measured: 4,
    target: 3,
    sealed_at: '2026-11-02T00:00:00Z',
    resulted_at: '2026-11-12T00:00:00Z',
  }
  const last = { ...assumption('large', 5), text: 'Kindergartens: those who paid once pay again.' }
  const tests = [card('t', null, { assumption_id: 'large', method: 'pre_sale', ...result })]
  expect(of({ assumptions: [last], tests })).toMatchObject({ isAllKnown: false, next: { isThere: false } })
  const paid = {
    ...common,
    id: 'c',
    topic: 'customer',
    subject: null,
    text: 'Kindergartens',
    quote: null,
    value: null,
    evidence: 'told',
    bears: 'context',
    state: 'confirmed',
    beside: [],
    said_at: '2026-11-01T00:00:00Z',
  } as Fact
  expect(of({ assumptions: [last], tests, facts: [paid] })).toMatchObject({ isAllKnown: true, next: null })
  expect(of({ contacts: [person('Ann', {})] }).isAllKnown).toBe(false)
})

test('EV54 after a failed test the week first asks for a decision, and then for a test', () => {
  const result = {
    measured: 1,
    target: 3,
    sealed_at: '2026-11-02T00:00:00Z',
    resulted_at: '2026-11-12T00:00:00Z',
  }
  const material = {
    assumptions: [assumption('large', 5)],
    tests: [card('t', null, { assumption_id: 'large', method: 'pre_sale', ...result })],
  }
  expect(of(material)).toMatchObject({ isToDecide: true, next: null })
  expect(of(material).result).toMatch(/next decide what that means: persevere, pivot or stop\.$/)
  const decided = (decided_at: string) => of({ ...material, decisions: [{ decided_at }] })
  expect(decided('2026-11-01T00:00:00Z')).toMatchObject({ isToDecide: true, next: null })
  expect(decided('2026-11-13T00:00:00Z')).toMatchObject({
    ...{ isToDecide: false, next: { assumption: { id: 'large' } } },
    result: expect.stringMatching(/; next find out about “large”: .*, by Nov 23\.$/),
  })
  const items = (week: ThisWeek) => mondayMail(week, '2026-11-16')?.body.items?.map(({ text }) => text)
  expect(items(of(material))).toEqual(['Decide what the result means: persevere, pivot or stop'])
  expect(items(decided('2026-11-13T00:00:00Z'))).toEqual([expect.stringMatching(/^Your next test: /)])
})

test('EV47 a change that is made on Monday after the mail was sent is in the next mail', () => {
  const done = { ...card('t', null), measured: 5, target: 3, sealed_at: '2026-11-01T00:00:00Z' }
  const tests = [{ ...done, resulted_at: '2026-11-09T07:40:00Z' }]
  const monday = thisWeek({ ...nothing, tests }, new Date('2026-11-16T07:50:00Z'), '2026-11-16')
  expect(monday.moved).toHaveLength(1)
})

test('CK36 with the highest number of rows, the week is calculated within 1.5 seconds', () => {
  const at = (moment: number) => new Date(Date.parse('2026-11-10T00:00:00Z') + moment).toISOString()
  const figures = Array.from({ length: 5000 }, (_, index): Fact => {
    const size = 3 ** (index % 30)
    return {
      ...{ ...common, id: `f${index}`, topic: 'reach', subject: String(index % 25), text: 'x', quote: null },
      ...{
        value: { kind: 'count', low: size, high: size, what: 'old bakeries' },
        evidence: 'told',
        bears: 'for',
      },
      ...{ state: 'confirmed', beside: [], said_at: at(index), created_at: at(index) },
    }
  })
  const assumptions = Array.from({ length: 500 }, (_, index) => assumption(`a${index}`, 5))
  const cards = Array.from({ length: 300 }, (_, index) =>
    card(`t${index}`, null, {
      assumption_id: `a${index}`,
      measured: 3,
      sealed_at: at(0),
      resulted_at: at(1),
    }),
  )
  const before = process.threadCpuUsage()
  const { riskiest } = of({
    ...{ facts: figures, assumptions, tests: cards },
    links: figures.map(({ id }, index) => ({
      ...{ assumption_id: `a${index % 500}`, fact_id: id, bears: 'for', created_at: at(0) },
    })),
    changes: Array.from({ length: 3000 }, (_, index) => ({
      ...{
        id: `c${index}`,
        experiment_id: `t${index % 300}`,
        believe: '',
        verify: '',
        measure: '',
        right_if: '',
      },
      ...{ target: 1, measured: null, had_result: false, changed_at: at(0) },
    })),
  })
  const { user, system } = process.threadCpuUsage(before)
  expect(riskiest).not.toBeNull()
  expect((user + system) / 1000).toBeLessThan(1500)
})
