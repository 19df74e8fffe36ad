import { expect, test } from 'vitest'
import { answersShape } from './answers.ts'

const whole = {
  sentence: 'A call that fills empty chairs',
  name: '',
  customer: '',
  country: 'CH',
  industry: 'healthcare',
  stage: null,
  aim: 'a living',
}

test('an unfinished form is taken up as it was left', () => {
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
])('%s that an older version kept is left aside', (_name, kept) => {
  expect(answersShape.safeParse(kept)).toEqual({ success: false })
})
