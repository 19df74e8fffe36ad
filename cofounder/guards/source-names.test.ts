import { expect, test } from 'vitest'
import type { Fact } from '../../contracts/facts.ts'
import type { SourcedWords } from '../../contracts/outputs.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { asData } from '../data.ts'
import { sourcesIn, withNames } from './blocks.ts'
import cases from './source-names.cases.json' with { type: 'json' }
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

test.each(cases.named)(
  'MM39 a claim that was checked shows the name of its source: $written',
  ({ written, text, from }) => {
    expect(sourcedIn(written)).toEqual([expect.objectContaining({ from })])
    const [found] = sourcedIn(written)
    expect(written.replace(/ \[[^\]]*\]/, '')).toContain(`${found?.before}${found?.text}`)
    expect(found?.text).toContain(text)
  },
)

test.each(cases.unnamed)('MM39 no source name is shown for $what', ({ written }) => {
  expect(sourcedIn(written)).toEqual([])
})

test('MM39 the lines that the model has already written get no names, so that they stay valid JSON', () => {
  expect(prompt).toContain('\n{"reading":"A market of 9,000 clinics."}\n')
})

test('MM39 the source name is in the language of the answer', () => {
  const names = (['de', 'es', 'fr', 'pt'] as const).map(
    language => sourcedIn('49 € [F1].', language)[0]?.from ?? sourcedIn('€49 [F1].', language)[0]?.from,
  )
  expect(names).toEqual(['Ihre Fakten: Preis', 'sus datos: Precio', 'vos faits : Prix', 'seus fatos: Preço'])
})
