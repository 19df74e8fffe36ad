import { expect, test } from 'vitest'
import type { Source } from './material.ts'
import { resolve } from './resolve.ts'

const source = (text: string) => ({ text }) as Source
const sources = new Map([
  ['price-3f2a1c07', source('€49')],
  ['price-3f2a1c07:words', source('They pay 49')],
  ['ask-5b1f3c00', source('An oven')],
  ['ask-5b1f3c01', source('€85,000')],
])
const textOf = (template: string) =>
  resolve(template, sources, text => text)
    .map(({ text }) => text)
    .join('')

test.each([
  ['{price-3f2a1c07}', '€49'],
  ['{price-3f2a1c}', '€49'],
  ['{price-3f2a1c:words}', 'They pay 49'],
  ['{price-3f2a1c:rests}', ''],
  // This short name could be either of two facts, so it is ambiguous.
  ['{ask-5b1f3c}', '—'],
  ['{price-ffffff}', '—'],
])(
  'DK02 a stored name finds its fact, and so does a name in the old format with six characters: %s',
  (template, text) => {
    expect(textOf(`Only ${template}.`)).toBe(`Only ${text}.`)
  },
)
