import { expect, test } from 'vitest'
import { drawable } from './drawable.ts'

const hasNo = (missing: RegExp) => (sign: string) => !missing.test(sign)

test.each([
  ['Bread 🥖 every morning 🚲.', /🥖/u, 'Bread every morning 🚲.'],
  ['Bread 🥖', /🥖/u, 'Bread'],
  ['خبز 🥖 طازج', /🥖/u, 'خبز طازج'],
  ['A baker 👩‍🍳 from 🇩🇪, and 1️⃣', /👩‍🍳|🇩🇪|1️⃣/u, 'A baker from, and'],
  ['毎朝 at six', /\p{Script=Han}/u, '… at six'],
  ['Bread 🥖', /nothing/, 'Bread 🥖'],
  ['خسارة \u061c-٥١٬٤٠٠ ج.م.\u200f في الشهر', /\p{Cf}/u, 'خسارة \u061c-٥١٬٤٠٠ ج.م.\u200f في الشهر'],
])('DS16 “%s” is drawn without an empty box if the font has no %s', (text, missing, drawn) => {
  expect(drawable(text, hasNo(missing))).toBe(drawn)
})
