import { expect, test } from 'vitest'
import { beginningOfMention, completeMention } from './mention.ts'

test.each([
  ['@no', 'no'],
  ['Thanks @nora_l', 'nora_l'],
  ['(@Nora', 'Nora'],
  ['a\n@n', 'n'],
  ['@', null],
  ['nora@example', null],
  ['@@nora', null],
  ['@nora ', null],
  ['@nora.', null],
  [`@${'x'.repeat(31)}`, null],
  ['', null],
])('NW04 after the text %j the box suggests members whose handle starts with %j', (before, beginning) => {
  expect(beginningOfMention(before)).toBe(beginning)
})

test.each([
  ['Hi @no', 6, 'Hi @nora_l ', 11],
  ['Hi @no!', 6, 'Hi @nora_l !', 11],
  ['Hi @nora and all', 6, 'Hi @nora_l and all', 11],
  ['@n', 2, '@nora_l ', 8],
])('NW04 choosing a member changes the text %j with the cursor at %i to %j', (text, caret, expected, at) => {
  expect(completeMention(text, caret, 'nora_l')).toEqual({ text: expected, caret: at })
})
