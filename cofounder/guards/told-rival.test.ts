import { expect, test } from 'vitest'
import type { Language } from '../../venture/numbers/locale.ts'
import cases from './told-rival.cases.json' with { type: 'json' }
import { isToldRival } from './told-rival.ts'

const ground = {
  said: ['Adriana da clases en casa, y MedTalento las trae.', 'Muchos usan SAP.'],
  language: 'es' as const,
}

test.each(cases.remembered)(
  'MM11 whether the founder mentioned the rival $name, with $subjects in the memory: $isTold',
  ({ name, subjects, isTold }) => {
    expect(isToldRival(name, ground, subjects)).toBe(isTold)
  },
)

test.each(cases.said)(
  'MM11 ($language) whether “$said” mentions the rival “$name”: $isTold',
  ({ language, said, name, isTold }) => {
    expect(isToldRival(name, { said: [said], language: language as Language })).toBe(isTold)
  },
)
