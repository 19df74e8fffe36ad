import { expect, test } from 'vitest'
import type { Routine } from '../catalogue/catalogue.ts'
import { callArguments } from './call.ts'

const parameter = (name: string, type: string) => {
  return { name, type, castType: type, isRequired: true, isVariadic: false }
}
const routine = {
  schema: 'public',
  name: 'share',
  parameters: [parameter('document', 'jsonb'), parameter('label', 'text')],
} as unknown as Routine

test.each([
  ['long numbers', `[${'1e131071,'.repeat(8)}0]`, /more than 1000000 digits/],
  ['deep nesting', '['.repeat(300), /deeper than 200 levels/],
])(
  'CK50 JSON with %s is refused in a URL and a form as in a body, and accepted as plain text',
  (_name, text, words) => {
    expect(() => callArguments(routine, null, [['document', text]])).toThrow(words)
    expect(callArguments(routine, null, [['label', text]])).toMatchObject({ kind: 'pairs' })
  },
)
