import { expect, test } from 'vitest'
import { isRightToLeft, stretchesOf } from './direction.ts'

const marked = (text: string) =>
  stretchesOf(text)
    .map(({ text: part, isFromRight }) => (isFromRight ? `[${part}]` : part))
    .join('')

test.each([
  ['Bread for all', 'Bread for all'],
  ['Problem. الخبز ينفد. (told)', 'Problem. [الخبز ينفد.] (told)'],
  // Commas and digits belong to no script. They must not end a right-to-left stretch, or the sentence would be
  // split in two.
  ['صباحا، والناس يعودون', '[صباحا، والناس يعودون]'],
  ['منذ 10 سنوات، و 2 في رمضان 😞', '[منذ 10 سنوات، و 2 في رمضان] 😞'],
  ['إلى Bakery Central في الساعة 6:30؛ وهو', '[إلى] Bakery Central [في الساعة 6:30؛ وهو]'],
  ['', ''],
])('DS09 in “%s” the right-to-left words form one stretch', (text, parts) => {
  expect(marked(text)).toBe(parts)
  expect(
    stretchesOf(text)
      .map(part => part.text)
      .join(''),
  ).toBe(text)
})

test('DS09 the first letter of a text decides its direction', () => {
  expect(['خبز 🥖', '🥖 12 خبز', 'Bread خبز', '12'].map(isRightToLeft)).toEqual([true, true, false, false])
})
