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

test('GV11 a figure that cites no source is accepted if a source has the same number about the same thing', () => {
  const say = sayer(depot)
  expect(say('Each seat is $95 [d1]. ')).toBe('Each seat is $95. ')
  expect(say('Of 90,000 goats eight depots see none. ')).toBe('Of 90,000 goats eight depots see none. ')
  expect(say('Eight rivals do, too. ')).toBe('Eight rivals do, too (my own view: Eight). ')
  expect(say('There are 14 more, and 23 % close. ')).toBe(
    'There are 14 more, and 23 % close (my own view: 14; 23 %). ',
  )
  expect(say('Those 14 matter?')).toBe('Those 14 matter?')
})

test('GV11 an answer without any source has one note about it and still ends with its question', () => {
  const say = sayer(depot)
  const note = '(I name no source for the figures here: take them as my own view.)'
  expect(say('There are 14 of them. ')).toBe('There are 14 of them. ')
  expect(say('About 23 % close. ')).toBe('About 23 % close. ')
  expect(say('Who pays?')).toBe(`${note} Who pays?`)
  const clean = cleanerOf({ said: [], language: 'en' })
  expect([clean('There are 14.'), clean('And 23 more.')]).toEqual([`There are 14. ${note}`, 'And 23 more.'])
})

test('GV11 the note about missing sources comes below a table', () => {
  expect(sayer(depot)('| 14 | $354.29 |')).toBe(
    '| 14 | $354.29 |\n\n(I name no source for the figures here: take them as my own view.)',
  )
})

test('GV11 figures before the first cited source get their marks when that source appears', () => {
  const say = sayer(depot)
  expect(say('There are 14 rivals. ')).toBe('There are 14 rivals. ')
  expect(say('Each seat is $95 [d1].')).toBe('Each seat is $95 (my own view: 14).')
})

test('GV11 in a table the mark is in the last cell', () => {
  const say = sayer(depot)
  expect(say('| 90,000 goats [f1] | $354.29 |\n')).toBe('| 90,000 goats | $354.29 (my own view: $354.29) |\n')
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

test('GV10 a calculation may continue with the result of the sentence before', () => {
  const say = sayer({ d1: '9 Ausfälle im Oktober, 89 Euro Anfahrt, ich nehme 320 Euro.' }, 'de')
  expect(say('Das wären 801 Euro nur fürs Kommen [= 9 * 89 d1]. ')).toBe(
    'Das wären 801 Euro nur fürs Kommen (9 × 89). ',
  )
  expect(say('Ihre 320 Euro [d1] sind 481 Euro weniger [= 801 - 320 d1].')).toBe(
    'Ihre 320 Euro sind 481 Euro weniger (801 − 320).',
  )
})

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

test('GV10 a source name is recognised even with a label after it, and no bracket is left', () => {
  expect(sayer(depot)('Each seat is $95 a month [d1 the seats].')).toBe('Each seat is $95 a month.')
  expect(sayer(depot)('Each seat is $95 a month [d1: founder].')).toBe('Each seat is $95 a month.')
})

test('GV10 a cited source may leave out what is counted if another source says it, unless the number is small', () => {
  const sources = {
    d1: 'I find about 120 of them. | How many could buy | **900** | counted | \n| Won | **9** | plan |',
    d2: 'A courier waits at the gate.',
  }
  const say = sayer(sources)
  expect(say('One spot has 120 couriers [d1].')).toBe('One spot has 120 couriers.')
  expect(say('There are 900 couriers [d1].')).toBe('There are 900 couriers.')
  expect(say('There are 120 dentists [d1].')).toContain('(my own view: 120')
  expect(say('There are 9 dentists [d1].')).toContain('(my own view: 9')
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

test('GV12 an answer that cites no source is not part of the ground, but what other speakers said is', () => {
  const talk = `**You**\n\n120 couriers wait.\n\n**Co-founder**\n\nA market of 5,000.\n\n${noSourceWords.en} Who pays?\n\n**You**\n\n40 paid.`
  const say = sayer({ d1: talk }, 'en', { said: [] })
  expect(say('There are 120 couriers [d1], 40 paid [d1].')).toBe('There are 120 couriers, 40 paid.')
  expect(say('The market is 5,000 [d1].')).toContain('(my own view: 5,000)')
})

test('GV10 the parts of a checked calculation count as checked too', () => {
  const say = sayer({ d1: 'Won: 3. Lost: 2.' }, 'de', { said: [] })
  expect(say('Verloren: zweimal von fünf Malen [= 2 + 3 d1].')).toBe('Verloren: zweimal von fünf Malen.')
})

test('MM41 the number of options in a list needs no source', () => {
  const say = sayer(depot)
  expect(say('Three ways, and the choice is yours:\n')).toBe('Three ways, and the choice is yours:\n')
  expect(say('There are 40 ways [own]:\n')).toContain('(my own view: 40')
})
