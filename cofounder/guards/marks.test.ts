import { expect, test } from 'vitest'
import { withoutOwnView } from '../../contracts/own-view.ts'
import { proposalsOf } from '../../venture/experiments/proposals.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { cleanerOf } from './closing.ts'
import { guardOf } from './guards.ts'
import cases from './marks.cases.json' with { type: 'json' }
import { isTraced, tracerOf, withoutMarks } from './sources.ts'

const memory = cases.sources

function say(sentence: string, language: Language = 'de', said: readonly string[] = Object.values(memory)) {
  const trace = tracerOf(new Map(Object.entries(memory)), language)
  return withoutMarks(guardOf({ said, language })(trace(sentence)))
}

test('GV17 a bare number matches an amount of its source only if both are about the same thing', () => {
  const told = ['Today they buy dried fruit from Nairobi at 2,400 shillings a kilo.']
  const trace = tracerOf(new Map([['d1', told[0] ?? '']]), 'en')
  const shown = (text: string) => withoutMarks(guardOf({ said: told, language: 'en' })(trace(text)))
  expect(shown('That is less than the 2,400 I pay Nairobi [d1].')).not.toContain('own view')
  expect(shown('There are 2,400 hotels [d1].')).toContain('own view')
  const nine = 'I know nine of the managers by name.'
  const known = tracerOf(new Map([['d1', nine]]), 'en')('Managers, nine of whom you know by name [d1].')
  expect(withoutMarks(guardOf({ said: [], language: 'en' })(known))).not.toContain('own view')
})

// A question and the product's own question claim nothing.
test.each(cases.true)(
  'GV17 a true figure with the right source gets no mark: $written',
  ({ written, language }) => {
    expect(say(written, language as Language)).not.toMatch(/Sicht|opinión/)
  },
)

test('GV17 “two of three” is accepted if both numbers are about the same thing in the sources', () => {
  const told = ['Absagen: 3', 'Absagen: 2', '89 Euro im Monat']
  expect(say('Bei 89 Euro [F12] nannten zwei von drei Absagen den Preis.', 'de', told)).not.toContain('Sicht')
  expect(say('Bei 89 Euro [F12] nannten zwei von neun Absagen den Preis.', 'de', told)).toContain('Sicht')
})

test('GV17 a count in a plan claims nothing, but an amount or a share claims something', () => {
  const clean = cleanerOf({ said: [], language: 'de' })
  expect(clean('Zehn Betriebe bis zum 3. Dezember anrufen.', 'plan')).not.toContain('Sicht')
  expect(clean('640.000 Zahnärzte anrufen.', 'plan')).toContain('Sicht')
  expect(say('**Nächster Schritt:** Zehn Betriebe anrufen, bei 89 Euro [F12].')).not.toContain('Sicht')
  expect(say('Zehn Rivalen stehen dagegen, bei 89 Euro [F12].')).toContain('(meine eigene Sicht: Zehn)')
})

test.each(cases.sums)(
  'GV18 a wrong sum is called wrong and gets its right result: $written',
  ({ written, read }) => {
    expect(say(written)).toBe(read)
  },
)

test('GV19 a figure or claim that a model calls its own is marked each time, even if somebody said it', () => {
  expect(say('Je Stück etwa 9 Euro [own].')).toBe('Je Stück etwa 9 Euro (meine eigene Sicht: 9 Euro).')
  expect(say('Sie wechseln ungern [own].')).toBe('Sie wechseln ungern (meine eigene Sicht).')
})

test('GV19 a marked day is shown with its whole date', () => {
  expect(say('Nos vemos el 3 de diciembre, a 89 euros [F12].', 'es')).toContain(
    '(mi propia opinión: 3 de diciembre)',
  )
})

test('GV20 without the marks the words are unchanged', () => {
  const called = [
    'Sie wechseln ungern (meine eigene Sicht).',
    'Es sind 9 (meine eigene Sicht: 9).',
    'It is 9. (I name no source for the figures here: take them as my own view.)',
  ]
  expect(called.map(withoutOwnView)).toEqual(['Sie wechseln ungern.', 'Es sind 9.', 'It is 9.'])
})

test('GV17 the value of a cited fact supports a claim without a shared word', () => {
  const trace = tracerOf(
    new Map([['f3', 'F3 Money moved: Zahlten Ihnen je: 4 · Zahlen noch: 4 = 4 [paid]']]),
    'de',
  )
  expect(isTraced(trace('4 haben gezahlt [F3], alle seit August'))).toBe(true)
})

test('GV20 a card on the board contains no marks', () => {
  const action = { day: '2026-12-01', action: 'Zehn anrufen (meine eigene Sicht: Zehn).' }
  const offered = proposalsOf({ nextStep: action })
  expect(offered.map(({ text }) => text)).toEqual(['Zehn anrufen.'])
})
