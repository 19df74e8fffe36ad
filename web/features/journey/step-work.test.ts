import { expect, test } from 'vitest'
import type { Fact } from '../../../contracts/facts.ts'
import { journeyStepIds } from '../../../contracts/journey-steps.ts'
import { isComing, isWorkDone, stepWork } from './step-work.ts'

const fact = (topic: Fact['topic'], state: Fact['state'] = 'confirmed') => ({ topic, state }) as Fact

test('JW02 each step says what has really been done for it', () => {
  const nothing = { facts: [], saved: new Set<never>(), validated: 0, made: null, canOpen: false }
  expect(stepWork('problem-definition', nothing)).toBe('No facts yet')
  expect(stepWork('problem-validation', nothing)).toBe('0 of 3 saved')
  expect(stepWork('elevator-pitch', nothing)).toBe('Nothing saved yet')
  expect(stepWork('pitch-deck', nothing)).toBe('The tool is coming')
  expect(stepWork('financial-forecasting', nothing)).toBe('The tool is coming')
  // It exists: it is not said to be coming to somebody who can have it.
  expect(stepWork('pitch-deck', { ...nothing, canOpen: true })).toBe('Early access')
  expect(stepWork('business-plan', { ...nothing, canOpen: true })).toBe('Early access')
  const facts = [
    fact('problem'),
    fact('customer', 'corrected'),
    fact('cost', 'withdrawn'),
    fact('cost', 'proposed'),
    fact('price'),
  ]
  const some = {
    facts,
    saved: new Set(['pitch_generation'] as const),
    validated: 2,
    made: { forecast: false, deck: false, plan: false },
    canOpen: true,
  }
  expect(stepWork('problem-definition', some)).toBe('2 facts')
  expect(stepWork('problem-validation', some)).toBe('2 of 3 saved')
  expect(stepWork('elevator-pitch', some)).toBe('Saved')
  expect(stepWork('financial-forecasting', some)).toBe('Nothing made yet')
  expect(stepWork('pitch-deck', some)).toBe('Nothing made yet')
  expect(
    stepWork('financial-forecasting', { ...some, made: { forecast: true, deck: true, plan: false } }),
  ).toBe('Made')
  expect(stepWork('business-plan', some)).toBe('Nothing made yet')
})

test('JW01 the steps whose tool is coming: the forecast, the deck and the plan where they cannot be opened', () => {
  const coming = (canOpen: boolean) => journeyStepIds.filter(step => isComing(step, canOpen))
  expect(coming(true)).toEqual([])
  expect(coming(false)).toEqual(['financial-forecasting', 'pitch-deck', 'business-plan'])
})

test('JW03 a step whose work is there, marked or not, does not offer to start', () => {
  const nothing = { facts: [], saved: new Set<never>(), validated: 0, made: null, canOpen: true }
  expect(journeyStepIds.filter(step => isWorkDone(step, nothing))).toEqual([])
  const all = {
    facts: (['problem', 'customer', 'frequency', 'cost'] as const).map(topic => fact(topic)),
    saved: new Set(['idea_refinement', 'customer_analysis', 'pitch_generation'] as const),
    validated: 3,
    made: { forecast: true, deck: false, plan: false },
    canOpen: true,
  }
  expect(journeyStepIds.filter(step => !isWorkDone(step, all))).toEqual(['pitch-deck', 'business-plan'])
})
