import { expect, test } from 'vitest'
import { noSourceWords } from '../../contracts/own-view.ts'
import type { Language } from '../../venture/numbers/locale.ts'
import { asData } from '../data.ts'
import { sourcesIn, withNames } from './blocks.ts'
import { cleanerOf } from './closing.ts'
import type { Ground } from './ground.ts'
import { guardOf } from './guards.ts'
import { bySentence } from './sentences.ts'
import cases from './sources.cases.json' with { type: 'json' }
import { isTraced, readMarks, tracerOf, withoutMarks, withoutMarksIn } from './sources.ts'

const { depot } = cases

function sayer(sources: Record<string, string>, language: Language = 'en', ground: Partial<Ground> = {}) {
  const trace = tracerOf(new Map(Object.entries(sources)), language)
  const guard = guardOf({ said: Object.values(sources), language, ...ground })
  return (sentence: string) => withoutMarks(guard(trace(sentence)))
}

// A calculation does not have to cite a source. The code then looks for its numbers in all texts of the prompt.
test.each(Object.entries(cases.sourced))(
  'GV10 a figure with a valid source is shown without a change: %s',
  (written, read) => {
    expect(sayer(depot)(written)).toBe(read)
  },
)

test.each(cases.unsourced)(
  'GV11 a figure is marked as own view if it is not in its source, because $because: $written',
  ({ written, figure }) => {
    const words = written.replace(/ \[.*\]/, '')
    expect(sayer(depot)(written)).toBe(`${words.replace(/\.$/, '')} (my own view: ${figure}).`)
  },
)

test.each(cases.talks)('$title', ({ sources = depot, said, language, sentences }) => {
  const say = sayer(sources as Record<string, string>, language as Language, said && { said })
  for (const [written = '', read] of sentences) expect(say(written)).toBe(read)
})

test('GV11 the texts of one result have one note together if they cite no source', () => {
  const clean = cleanerOf({ said: [], language: 'en' })
  const texts = [clean('There are 14.'), clean('And 23 more.')]
  expect(texts).toEqual([`There are 14. ${noSourceWords.en}`, 'And 23 more.'])
})

test.each(cases.languages)(
  'GV11 the mark is in the language $language',
  ({ language, said, written, read }) => {
    expect(sayer({ d1: said }, language as Language)(written)).toBe(read)
  },
)

test.each([
  ['an own view', 'Of 90,000 goats 12,345 are lame (my own view: 12,345).'],
  ['unchecked, in an old format', 'Of 90,000 goats 12,345 are lame. (unchecked: 12,345)'],
])('GV11 a figure with the mark %s in saved work also has a mark in later results', (_, saved) => {
  const sources = { ...depot, o1: saved }
  expect(sayer(sources)('Of 90,000 goats these 12,345 goats count [o1].')).toContain('(my own view: 12,345)')
  expect(sayer(sources)('The lame cost $740.70 [= 12345 * 0.06 o1 f1].')).toContain('(my own view: $740.70)')
  const told = { ...sources, w1: 'I counted 12,345 lame goats.' }
  expect(sayer(told)('Of 90,000 goats these 12,345 goats count [w1].')).not.toContain('own view')
})

test.each(cases.units)(
  'GV10 units, parts of a whole and remainders are recognised: $written',
  ({ written, said, language }) => {
    expect(sayer({ d1: said }, language as Language)(written)).not.toMatch(/view|visão|Sicht/)
  },
)

test('GV15 the cited source of a claim must be about the same thing and contain every quotation', () => {
  const trace = tracerOf(new Map([['d1', 'The drivers wait at the gate every morning.']]), 'en')
  expect(isTraced(trace('Drivers lose their mornings [d1].'))).toBe(true)
  expect(isTraced(trace('The market doubles each year [d1].'))).toBe(false)
  expect(isTraced(trace('Drivers lose their mornings [d2].'))).toBe(false)
  expect(isTraced(trace('They said “wait at the gate” [d1].'))).toBe(true)
  expect(isTraced(trace('They said “the drivers will pay” [d1].'))).toBe(false)
})

test.each(cases.dates)(
  'GV10 a date that a tool returned is a source: $right',
  ({ language, right, wrong }) => {
    const say = sayer({ t1: cases.tool }, language as Language, { said: [] })
    expect(say(right)).toBe(right.replace(' [t1]', ''))
    expect(say(wrong)).toMatch(/view|Sicht|opinión|avis|visão/)
  },
)

test('GV10 the last words of the founder have the same name in each turn, and their figures are never own view', () => {
  const talk = ['We met in May.', 'Three buyers came.'].map(text => asData('founder', text))
  const names = (prompt: string) => [...sourcesIn(prompt).entries()]
  const memory = asData('memory', 'F1 Price: 49 EUR')
  expect(names(withNames(talk.join('\n')))).toEqual([
    ['d1', 'We met in May.'],
    ['d0', 'Three buyers came.'],
  ])
  expect(names(withNames([memory, ...talk].join('\n'))).at(-1)).toEqual(['d0', 'Three buyers came.'])
  const say = sayer({ d0: 'Three buyers came from it, at 20 pounds.', d1: 'Paid: 17' }, 'en', { said: [] })
  expect(say('Three shearers came [d1], at £20 each [d1].')).toBe('Three shearers came, at £20 each.')
  expect(say('Take £20 [own], or 20 a day [d1].')).toBe('Take £20, or 20 a day (my own view: £20).')
  expect(say('There are 20 % more [d1].')).toContain('(my own view: 20 %)')
})

test('GV10 the sources of a prompt are its blocks and facts, each with its name in the prompt', () => {
  const prompt = withNames(
    `${asData('memory', 'F1 Price: 49 EUR\nF2 Costs: 9 EUR')}\n${asData('founder', 'Three paid.')}`,
  )
  expect(withNames(prompt)).toBe(prompt)
  expect(prompt).toContain('<founder_data label="d0 founder">')
  expect([...sourcesIn(prompt).keys()]).toEqual(['d1', 'f1', 'f2', 'd0'])
  expect(sourcesIn(prompt).get('f2')).toBe('F2 Costs: 9 EUR')
})

test('GV10 the shown text contains no bracket and no mark, and marks that the model writes itself are ignored', () => {
  const trace = tracerOf(new Map(), 'en')
  expect(withoutMarks(trace('It is 190 [= 2 * 95] or so [own], see [F9]; half [= 2'))).toBe(
    'It is 190 or so, see; half',
  )
  expect(readMarks(trace('It is \u2063190.')).figures.size).toBe(0)
  const result = { rows: [{ text: 'It is 190\u2064 [= 2 * 95].', score: 3, open: null }] }
  expect(withoutMarksIn(result)).toEqual({ rows: [{ text: 'It is 190.', score: 3, open: null }] })
})

test('GV09 the full stop of Fr., Gs. or max. does not end a sentence', () => {
  const sentences = bySentence()
  const text = 'Es bleiben Fr. 240 im Jahr. Pida Gs. 62.000 hoy. Das sind max. 3. Und nun? '
  expect([...sentences.take(text), sentences.end()]).toEqual([
    'Es bleiben Fr. 240 im Jahr. ',
    'Pida Gs. 62.000 hoy. ',
    'Das sind max. 3. ',
    'Und nun? ',
    '',
  ])
  const split = bySentence()
  expect([
    ...split.take('Es sind 17. Am 6.'),
    ...split.take(' Mä'),
    ...split.take('rz 9. Und. '),
    split.end(),
  ]).toEqual(['Es sind 17. ', 'Am 6. März 9. ', 'Und. '])
})

test('GV09 a short word at the end of a line does end its sentence', () => {
  expect(bySentence().take('Three of them pay.\n\nTwo do not.\nWhy?\nA')).toEqual([
    'Three of them pay.\n\n',
    'Two do not.\n',
    'Why?\n',
  ])
})

test.each(cases.sameThing)('GV21 an answer may use a figure of a line with other words: %s', written => {
  expect(sayer(cases.record, 'en', { said: [] })(written)).not.toContain('own view')
})

test.each(cases.otherThing)(
  'GV21 a number that is about another thing is marked as own view: $written ($because)',
  ({ written }) => {
    expect(sayer(cases.record, 'en', { said: [] })(written)).toContain('own view')
  },
)
