/** Hostile texts and values, for fast-check. */
import fc from 'fast-check'

export const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'someone@example.com',
    'signup',
    'recovery',
    'email',
    'magiclink',
    'totp',
    's256',
    'c'.repeat(43),
  ),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '%00',
    '{{ .Token }}',
    '../..',
    'a@b',
    '@',
    'x@y\r\nBcc: z@y',
  ),
)

export const oddValue = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, -1, 1e308, [], {}, [[]], { $ne: null }, { toString: 1 }, [
    'a@example.com',
  ]),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Generates mostly JSON objects with these fields, and sometimes other texts. */
export function oddBody(
  field: fc.Arbitrary<string>,
  value: fc.Arbitrary<unknown> = oddValue,
): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.dictionary(field, value, { maxKeys: 5 }).map(body => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        'null',
        '[]',
        '"x"',
        '1',
        '{',
        '{"a":',
        '\ufeff{}',
        '{"email":{"a":1}}',
        '[['.repeat(500),
      ),
    },
  )
}
