import { expect, test } from 'vitest'
import type { Fact } from '../../contracts/facts.ts'
import type { SourcedWords } from '../../contracts/outputs.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { asData } from '../data.ts'
import { sourcesIn, withNames } from './blocks.ts'
import { namerOf } from './source-names.ts'
import { tracerOf } from './sources.ts'

const prompt = withNames(
  [
    asData('memory', 'F1 Price: we take = €49 a month [paid]\nF2 Customer: nurses of small clinics'),
    asData('founder', 'Seven clinics lose 180 euros each time, the last on 12 October.'),
    asData('written already', '{"reading":"A market of 9,000 clinics."}'),
    asData('page', 'https://x.test\nRegister of clinics\n1,200 clinics are listed.'),
  ].join('\n\n'),
)

function sourcedIn(text: string, language: Language = 'en'): SourcedWords[] {
  const sources = sourcesIn(prompt)
  const price = { topic: 'price' } as Fact
  const named = namerOf(prompt, { language, facts: new Map([['F1', price]]), sources })
  const found: SourcedWords[] = []
  tracerOf(sources, language, { onFound: one => found.push(named(one)) })(text)
  return found
}

test.each([
  ['You take €49 a month [F1].', { before: 'You take ', text: '€49 a month', from: 'your facts: Price' }],
  [
    'One week costs 1,260 euros [= 7 * 180 d2].',
    { before: 'One week costs ', text: '1,260 euros', from: '7 × 180 · what you said here' },
  ],
  [
    'It is sold. Small clinics wait for their nurses [F2 d1].',
    { before: 'linics wait for their ', text: 'nurses', from: 'your facts' },
  ],
  [
    'The last on 12 October [d2].',
    { before: 'The last on ', text: '12 October', from: 'what you said here' },
  ],
  ['There are 1,200 clinics [d4].', { before: 'There are ', text: '1,200', from: 'Register of clinics' }],
])('MM39 a verified claim shows the name of its source: %s', (written, sourced) => {
  expect(sourcedIn(written)).toEqual([expect.objectContaining({ from: sourced.from })])
  const [found] = sourcedIn(written)
  expect(written.replace(/ \[[^\]]*\]/, '')).toContain(`${found?.before}${found?.text}`)
  expect(found?.text).toContain(sourced.text)
})

test.each([
  ['its own proposal', 'Ask for €59 a month [own].'],
  ['a figure that its source does not have', 'You take €99 a month [F1].'],
  ['a claim that its source says nothing of', 'Dentists love gold [d2].'],
  ['what it wrote itself before', 'A market of 9,000 clinics [d3].'],
  ['what has no source', 'You take €49 a month.'],
])('MM39 no source name is shown for %s', (_what, written) => {
  expect(sourcedIn(written)).toEqual([])
})

test('MM39 the source name is in the language of the answer', () => {
  const names = (['de', 'es', 'fr', 'pt'] as const).map(
    language => sourcedIn('49 € [F1].', language)[0]?.from ?? sourcedIn('€49 [F1].', language)[0]?.from,
  )
  expect(names).toEqual(['Ihre Fakten: Preis', 'sus datos: Precio', 'vos faits : Prix', 'seus fatos: Preço'])
})
