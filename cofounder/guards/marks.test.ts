import { expect, test } from 'vitest'
import { ownViewWords, withoutOwnView } from '../../contracts/own-view.ts'
import { proposalsOf } from '../../venture/experiments/proposals.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { actionsAhead, cleanerOf } from './closing.ts'
import type { Kind } from './ground.ts'
import { guardOf } from './guards.ts'
import cases from './marks.cases.json' with { type: 'json' }
import { givenIn, shortened, sourcedSentences } from './own-view.ts'
import { isTraced, tracerOf, withoutMarks } from './sources.ts'

const memory = cases.sources

function say(sentence: string, language: Language = 'de', said: readonly string[] = Object.values(memory)) {
  const trace = tracerOf(new Map(Object.entries(memory)), language)
  return withoutMarks(guardOf({ said, language })(trace(sentence)))
}

/** `said`: the text of the sources d1 and s1, or each source by its name. */
function shownWith(said: string | Record<string, string>, written: string, language: Language, kind?: Kind) {
  const sources = typeof said === 'string' ? { d1: said, s1: said } : said
  const clean = cleanerOf({ said: Object.values(sources), language })
  return withoutMarks(clean(tracerOf(new Map(Object.entries(sources)), language)(written), kind))
}

test('GV17 a number without a currency equals an amount in its source only if both are about the same thing', () => {
  const told = 'Today they buy dried fruit from Nairobi at 2,400 shillings a kilo.'
  const shown = (text: string) => shownWith(told, text, 'en')
  expect(shown('That is less than the 2,400 I pay Nairobi [d1].')).not.toContain('own view')
  expect(shown('There are 2,400 hotels [d1].')).toContain('own view')
  const nine = 'I know nine of the managers by name.'
  const known = tracerOf(new Map([['d1', nine]]), 'en')('Managers, nine of whom you know by name [d1].')
  expect(withoutMarks(guardOf({ said: [], language: 'en' })(known))).not.toContain('own view')
})

// A question is not a claim, and neither is the question that the product adds.
test.each(cases.true)(
  'GV17 a true figure with the right source has no mark: $written',
  ({ written, language }) => {
    expect(say(written, language as Language)).not.toMatch(/Sicht|opinión/)
  },
)

test('GV17 “two of three” is accepted if the sources have both numbers about the same thing', () => {
  const told = ['Absagen: 3', 'Absagen: 2', '89 Euro im Monat']
  expect(say('Bei 89 Euro [F12] nannten zwei von drei Absagen den Preis.', 'de', told)).not.toContain('Sicht')
  expect(say('Bei 89 Euro [F12] nannten zwei von neun Absagen den Preis.', 'de', told)).toContain('Sicht')
})

test('GV17 a count in a plan is not a claim, but an amount or a share is one', () => {
  const clean = cleanerOf({ said: [], language: 'de' })
  expect(clean('Zehn Betriebe bis zum 3. Dezember anrufen.', 'plan')).not.toContain('Sicht')
  expect(clean('640.000 Zahnärzte anrufen.', 'plan')).toContain('Sicht')
  expect(say('**Nächster Schritt:** Zehn Betriebe anrufen, bei 89 Euro [F12].')).not.toContain('Sicht')
  expect(say('Zehn Rivalen stehen dagegen, bei 89 Euro [F12].')).toContain('(meine eigene Sicht: Zehn)')
})

test.each(cases.sums)(
  'GV18 GV19 a wrong calculation gets the right result, and what a model calls its own view has a mark each time: $written',
  ({ written, read }) => {
    expect(say(written)).toBe(read)
  },
)

test('GV19 if a day is marked, the mark contains its whole date', () => {
  expect(say('Nos vemos el 3 de diciembre, a 89 euros [F12].', 'es')).toContain(
    '(mi propia opinión: 3 de diciembre)',
  )
})

test('GV20 if the marks are removed from a text, it has the same words as before', () => {
  const called = [
    'Sie wechseln ungern (meine eigene Sicht).',
    'Es sind 9 (meine eigene Sicht: 9).',
    'It is 9. (I name no source for the figures here: take them as my own view.)',
  ]
  expect(called.map(withoutOwnView)).toEqual(['Sie wechseln ungern.', 'Es sind 9.', 'It is 9.'])
})

test('GV17 the value of a cited fact supports a claim even if they have no word in common', () => {
  const trace = tracerOf(
    new Map([['f3', 'F3 Money moved: Zahlten Ihnen je: 4 · Zahlen noch: 4 = 4 [paid]']]),
    'de',
  )
  expect(isTraced(trace('4 haben gezahlt [F3], alle seit August'))).toBe(true)
})

test('GV20 a test on the board contains no marks', () => {
  const action = { day: '2026-12-01', action: 'Zehn anrufen (meine eigene Sicht: Zehn).' }
  const offered = proposalsOf({ nextStep: action })
  expect(offered.map(({ text }) => text)).toEqual(['Zehn anrufen.'])
})

test.each(cases.each)(
  'GV18 in a calculation, “one in n” can mean n or one divided by n: $language, $written',
  ({ language, written }) => {
    const shown = shownWith('a 45 b 3 c 18', written, language as Language)
    expect(shown).not.toMatch(/÷ (?:3|45) =/)
    expect(shown).not.toContain(ownViewWords[language as Language])
  },
)

test('GV20 a text is shortened without counting its marks, and the mark of a cut sentence stays whole', () => {
  const saved = 'They keep 300 bells (my own view: 300). A wire costs 20 (my own view: 20) a year.'
  expect(shortened(saved, 20)).toBe('They keep 300 bells (my own view: 300)…')
  expect(shortened(saved, 15)).toBe('They keep 300… (my own view: 300)')
  expect(withoutOwnView(shortened(saved, 38))).toBe('They keep 300 bells. A wire costs 20…')
  expect(givenIn(shortened(saved, 38), 'en')).toEqual([])
  expect(shortened(saved, 60)).toBe(saved)
})

test('GV20 if a mark has no end, the next line stays unchanged', () => {
  const cut = 'They keep 300 bells (my own view: 3…\nMarket: 420 shops (of 600).'
  expect(withoutOwnView(cut)).toBe(cut)
})

test.each([
  ['a Sunday that the text names stays', 'Say it at the group on Sunday.', '2026-11-22', '2026-11-22'],
  ['a Saturday without a name stays', 'Count the hats at the rehearsal.', '2026-11-28', '2026-11-28'],
  ['another day moves to the named one', 'Auf dem Markt am Samstag fragen.', '2026-11-26', '2026-11-28'],
  ['our own day moves to the named one', 'Preguntar el domingo en la misa.', '', '2026-11-22'],
  ['two names move nothing', 'Ask on Monday or Tuesday.', '', '2026-11-20'],
  ['today moves', 'Appeler trois puisatiers.', '2026-11-19', '2026-11-20'],
  ['a year ahead is too far', 'Pedir a licença.', '2027-11-19', '2026-11-20'],
])('GV08 an action gets the right day: %s', (_, action, day, shown) => {
  const three = [
    { action, day },
    { action: 'Count.', day: '' },
    { action: 'Write.', day: '' },
  ]
  const ahead = actionsAhead(three, '2026-11-19')
  expect(ahead.find(one => one.action === action)?.day).toBe(shown)
  expect(ahead.map(one => one.day)).toEqual(ahead.map(one => one.day).toSorted())
})

test.each(cases.own)(
  'GV17 a small number word, a part of known numbers, and the number of a cited line are not marked: $written',
  ({ language, said, written }) => {
    expect(shownWith(said, written, language as Language)).not.toContain(ownViewWords[language as Language])
  },
)

test.each(cases.claims)(
  'GV11 a small number word is a claim if it begins the sentence or cites a source, and so is another thing: $written',
  ({ language, said, written }) => {
    expect(shownWith(said, written, language as Language)).toContain(ownViewWords[language as Language])
  },
)

test('GV19 if a model calls one figure its own view, a small number word beside it gets no mark', () => {
  const written = 'With 15 minutes of riding between two shops [own] it takes longer.'
  expect(shownWith('142 shops.', written, 'en')).toContain('(my own view: 15 minutes).')
})

test.each(cases.ranges)(
  'GV10 GV24 each of two joined numbers has its own source, and a wrong source counts for none: $written',
  ({ language, said, written, read }) => {
    expect(shownWith(said, written, language as Language)).toBe(read)
  },
)

test.each(cases.paragraphs)(
  'GV23 a paragraph that states something without any source has one mark, but no question or next step has: $language',
  ({ language, said, written, read }) => {
    expect(shownWith(said, written, language as Language, 'claim')).toBe(read)
  },
)

test('GV20 a sentence before a mark without figures is no evidence', () => {
  const saved = '17 paid.\nThe counter closes at noon. Parcels lose a day (my own view). 12 came back.'
  expect(sourcedSentences(saved)).toBe('17 paid. 12 came back.')
})

test.each(cases.hearsay)(
  'GV22 a report of what others are said to claim needs a source; without a source it is called unchecked: $written',
  ({ language, said, written, read }) => {
    expect(shownWith(said, written, language as Language)).toBe(read)
  },
)
