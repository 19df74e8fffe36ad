import { expect, test } from 'vitest'
import { ideaRecord } from '../../contracts/idea-record.ts'
import { languages } from '../../venture/numbers/locale.ts'
import type { IdeaRefinementInput } from '../reports/idea-refinement/playbook.ts'
import answers from './idea-refinement.cases.json' with { type: 'json' }
import { ideaRefinement } from './idea-refinement.ts'

const today = '2026-11-18'
const entered = 'Old bread for breweries'
const eur = (low: number, per: string) => ({ low, high: low, currency: 'EUR', per })
type Told = { told?: object; asked?: string | null; locale?: string; shown?: unknown; history?: object[] }
const input = ({
  told = answers,
  asked = null,
  locale = 'en',
  shown,
  history = [],
}: Told = {}): IdeaRefinementInput => ({
  messages: [{ role: 'user', content: entered }],
  idea: entered,
  today,
  given: {
    record: ideaRecord.parse({ version: 1, round: 1, answers: told, history }),
    asked: asked as never,
    locale,
  },
  ...(shown !== undefined && { shown }),
})
const said = (given: Told = {}) => {
  const result = ideaRefinement.playbook(input(given))
  return { result, text: ideaRefinement.render(result).replaceAll('\u00a0', ' ') }
}

test('RI01 the entered idea is version 1, and the interview asks for the first cell', () => {
  const { result, text } = said({ told: {} })
  expect(result).toMatchObject({
    kind: 'turn',
    version: 1,
    sentence: entered,
    asks: 'problem',
    answered: null,
  })
  expect(text).toContain('What goes wrong for them today')
})

test('RI04 a turn shows only what is new', () => {
  const { result, text } = said({ asked: 'costs' })
  expect(result).toMatchObject({ kind: 'turn', answered: 'costs', asks: 'channel' })
  expect(text).toContain(
    'EUR 49 − EUR 9 = EUR 40 a month. To cover EUR 800 a month: 20 × EUR 40 in a month, your own pay left out.',
  )
  expect(text).not.toContain('Version')
  expect(text).not.toContain(answers.problem.words)
})

test('RI06 the result starts with the costs and the sentence; then come the canvas, the risk, and the text to read aloud', () => {
  const sentence = 'For bakeries in Lyon that throw bread away, we buy it the same evening.'
  const { result, text } = said({ told: { ...answers, sentence: { words: sentence } }, asked: null })
  const order = [
    '**EUR 49 − EUR 9 = EUR 40 a month. To cover EUR 800 a month: 20 × EUR 40 in a month, your own pay left out.**',
    '**Your idea, version 2** (14 words)',
    `> ${sentence}`,
    'In figures',
    'Lean canvas',
    '| Channels | *open:* Where do you meet ten of them at once? |',
    'Confidence: medium',
    'This must be true: “Brewers take it twice a week”.',
    'write down what you would see if it were false',
    'Say or show your sentence to three of those you mean by “Bakeries in Lyon with two to five shops”',
  ]
  const places = order.map(part => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(result).toMatchObject({
    kind: 'canvas',
    testCards: [{ hypothesis: 'Brewers take it twice a week' }],
  })
})

test('RI06 without a sentence, a price or a risk the result says so and names the card', () => {
  const { earn: _earn, edge: _edge, ...rest } = answers
  const { result, text } = said({
    told: {
      ...rest,
      earn: { words: 'Something' },
      channel: { words: 'The guild' },
      metric: { words: 'Bags' },
    },
  })
  expect(text).toContain('as you began; your own sentence is still open')
  expect(text).toContain(
    'No price in figures yet, so nothing can be counted. It stands on the card “How you earn”.',
  )
  expect(text).toContain('The field for what must be true')
  expect(result.kind === 'canvas' && result.testCards).toEqual([])
})

test('RI15 an evidence mark counts on any card, and unchecked values are never certain', () => {
  const levelOf = (told: object) => {
    const { result } = said({ told })
    return result.kind === 'canvas' ? result.closing.confidence : null
  }
  const marked = Object.fromEntries(
    Object.entries({ ...answers, metric: { words: 'Bags', now: { low: 3, high: 3 } } }).map(([id, told]) => [
      id,
      { ...told, known: 'records' },
    ]),
  )
  expect(levelOf(answers)?.reason).toContain('3 of them are marked as told, seen or from records')
  expect(levelOf({ ...answers, metric: { words: 'Bags', known: 'saw' } })?.reason).toContain('4 of them are')
  expect(levelOf(marked)).toMatchObject({ level: 'medium' })
})

const closingOf = (told: object) => {
  const { result } = said({ told })
  if (result.kind !== 'canvas') throw new Error('no canvas')
  const { counterArgument, nextActions } = result.closing
  return {
    counter: counterArgument,
    actions: nextActions.map(({ action }) => action.replaceAll('\u00a0', ' ')).join(' '),
  }
}

test('RI28 an open box names the missing information only once', () => {
  const { earn: _earn, ...rest } = answers
  const { text } = said({ told: rest })
  expect(text).toContain('| Revenue streams | *open:* Who pays, how much, and for what? |')
  expect(text).not.toMatch(/No price in figures|Fill the box/)
})

const one = (number: number) => ({ low: number, high: number })
const metric = { words: 'Bags', now: one(40), goal: one(90), by: '2027-05' }

test.each([
  ['first the risk', {}, /^“Brewers take it twice a week”: before/],
  ['then the sentence', {}, /Say or show your sentence to three/],
  ['spending that nobody has checked', { instead: { pays: eur(60, 'month') } }, /Ask three what they paid/],
  [
    'a guessed cost',
    { instead: {}, costs: { serve: eur(9, 'month'), known: 'guess' } },
    /EUR 9 a month stands on the card as a guess/,
  ],
  ['a number with a month', { instead: {}, costs: {}, metric }, /from 40 to 90 by May 2027/],
  [
    'customers who can name others',
    { instead: {}, costs: {}, channel: { came: one(9) } },
    /Ask each of the 9 who came from there/,
  ],
])('RI29 the actions test the open fields: %s', (_, told, wanted) =>
  expect(closingOf({ ...answers, ...told }).actions).toMatch(wanted),
)

test('RI29 the actions do not count a seasonal number again before the season', () => {
  const told = { ...answers, instead: {}, costs: {}, metric: { ...metric, counts: 'year' } }
  expect(closingOf(told).actions).not.toContain('Bags')
})

test.each([
  ['open', 'Nobody has seen yet: “Brewers take it twice a week”.'],
  [undefined, 'This must be true: “Brewers take it twice a week”.'],
  ['none', '“Nothing” is possible. Then which number would make you stop?'],
])('RI28 only the field can say that nobody has seen the problem: %s', (seen, counter) => {
  expect(closingOf({ ...answers, edge: { ...answers.edge, ...(seen && { seen }) } }).counter).toBe(counter)
})

test('RI09 a changed box shows its earlier text on the next canvas', () => {
  const before = said().result
  const { text } = said({
    told: { ...answers, customer: { words: 'Bakeries in Paris' } },
    shown: before,
  })
  expect(text).toContain('**Before → now**')
  expect(text).toContain(
    '**Customer segments:** Bakeries in Paris (before: Bakeries in Lyon with two to five shops)',
  )
  expect(said({ shown: before }).text).not.toContain('Before → now')
})

test.each(languages)('RI02 every text of the result exists in %s', language => {
  for (const told of [
    answers,
    { ...answers, sentence: { words: 'Brot.' } },
    { ...answers, costs: { serve: eur(90, 'month') } },
  ]) {
    const { text } = said({ told, locale: language })
    expect(text).not.toMatch(/[{}]|plural|idea\./)
    if (language !== 'en') expect(text).not.toMatch(/\b(your|canvas was|before)\b/i)
  }
})
