import { expect, test } from 'vitest'
import type { Fact } from '../../../contracts/facts.ts'
import { journeyStepIds } from '../../../contracts/journey-steps.ts'
import { type DoneWork, isComing, isWorkDone, sayDone } from './step-work.ts'

const nothing: DoneWork = { facts: [], saved: new Set(), validated: 0, made: null, canOpen: false }

test('FM16 the journey lists all steps whose work is complete, even if they are not marked as done', () => {
  expect(sayDone(nothing)).toBe('Really done so far: no step has all its work yet.')
  const told = [{ topic: 'price', state: 'confirmed' }] as Fact[]
  const work: DoneWork = { ...nothing, facts: told, saved: new Set(['idea_refinement']), validated: 3 }
  expect(sayDone(work)).toBe(
    'Really done so far, 2 of 8: Problem Validation, Idea Refinement. 1 fact is told.',
  )
})

test('JW03 a step whose work is complete has no button to start it, even if it is not marked as done', () => {
  expect(journeyStepIds.filter(step => isWorkDone(step, nothing))).toEqual([])
  const topics = ['problem', 'customer', 'frequency', 'cost'] as const
  const all: DoneWork = {
    facts: topics.map(topic => ({ topic, state: 'confirmed' })) as Fact[],
    saved: new Set(['idea_refinement', 'customer_analysis', 'pitch_generation']),
    validated: 3,
    made: { forecast: true, deck: false, plan: false },
    canOpen: true,
  }
  expect(journeyStepIds.filter(step => !isWorkDone(step, all))).toEqual(['pitch-deck', 'business-plan'])
})

test('JW03 a step is marked as “coming soon” only if its tool cannot be opened', () => {
  expect(journeyStepIds.filter(step => isComing(step, true))).toEqual([])
  const early = ['financial-forecasting', 'pitch-deck', 'business-plan']
  expect(journeyStepIds.filter(step => isComing(step, false))).toEqual(early)
})
