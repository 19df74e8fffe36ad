import fc from 'fast-check'
import { expect, test } from 'vitest'
import parts from './clean.cases.json' with { type: 'json' }
import { splitSentences, toPlainText } from './clean.ts'

test('an abbreviation does not end a sentence, but a line break does', () => {
  expect(splitSentences('Dr. Meyer said no. We left.\nThen we came back')).toEqual([
    'Dr. Meyer said no.',
    'We left.',
    'Then we came back',
  ])
})

test('markup, links and images are removed', () => {
  const text = toPlainText(
    '**Hi** <script>x</script> ![a](http://b.c/d.png) [site](http://e.f) https://g.h `code`',
  )
  expect(text).not.toMatch(/[*<>`]|http/)
  expect(text).toContain('site')
})

test('any text is cleaned and split without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), text => {
      const plain = toPlainText(text)
      expect(splitSentences(plain).every(sentence => sentence.trim() !== '')).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test.each(parts)('CK32 600 kB of %j are cleaned and split in half a second', part => {
  const text = part.repeat(600_000 / part.length)
  const began = process.threadCpuUsage()
  splitSentences(toPlainText(text))
  const { user, system } = process.threadCpuUsage(began)
  expect((user + system) / 1000).toBeLessThan(500)
})
