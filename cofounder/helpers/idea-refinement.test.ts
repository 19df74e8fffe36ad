import { expect, test } from 'vitest'
import { ideaRecord } from '../../contracts/idea-record.ts'
import { validationRecord } from '../../contracts/validation-record.ts'
import { memoryOf } from '../../venture/facts/memory.ts'
import { languages } from '../../venture/numbers/locale.ts'
import type { IdeaRefinementInput } from '../reports/idea-refinement/playbook.ts'
import answers from './idea-refinement.cases.json' with { type: 'json' }
import { ideaRefinement } from './idea-refinement.ts'

const today = '2026-11-18'
const entered = 'Old bread for breweries'
const eur = (low: number, per: string) => ({ low, high: low, currency: 'EUR', per })
type Told = {
  told?: object
  asked?: string | null
  locale?: string
  shown?: unknown
  history?: object[]
  beside?: object
}
const project = { name: 'Crumb', description: null, industry: null }
const input = ({
  told = answers,
  asked = null,
  locale = 'en',
  shown,
  history = [],
  beside,
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
  ...(beside && {
    memory: {
      ...memoryOf(project, [], 'idea-refinement'),
      records: [validationRecord.parse({ version: 1, round: 1, answers: beside })],
    },
  }),
})
const said = (given: Told = {}) => {
  const result = ideaRefinement.playbook(input(given))
  return { result, text: ideaRefinement.render(result).replaceAll('\u00a0', ' ') }
}

test('RI01 the idea as entered is version 1, and the interview first asks for the first box of the canvas', () => {
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

test('RI04 the answer of a turn shows only what is new', () => {
  const { result, text } = said({ asked: 'costs' })
  expect(result).toMatchObject({ kind: 'turn', answered: 'costs', asks: 'channel' })
  expect(text).toContain(
    'EUR 49 − EUR 9 = EUR 40 a month. To cover EUR 800 a month: 20 × EUR 40 in a month, your own pay left out.',
  )
  expect(text).not.toContain('Version')
  expect(text).not.toContain(answers.problem.words)
})

test('RI06 the result begins with the costs and the sentence; the canvas, the risk and the text to read aloud follow', () => {
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
    'Everything hangs on this: “Brewers take it twice a week”.',
    'write down what you will see if it is so and what if it is not',
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

test('RI06 if there is no sentence, price or risk, the result says so and names the card to fill in', () => {
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
    'Nothing can be counted yet: there is no price in figures. It belongs on the card “How you earn”.',
  )
  expect(text).toContain('The field for what must be true')
  expect(result.kind === 'canvas' && result.testCards).toEqual([])
})

test('RI15 an evidence mark counts on any card, and values that nobody has checked are never certain', () => {
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

const closingOf = (told: object, beside?: object) => {
  const { result } = said({ told, ...(beside && { beside }) })
  if (result.kind !== 'canvas') throw new Error('no canvas')
  const { counterArgument, nextActions } = result.closing
  return {
    counter: counterArgument,
    dated: nextActions,
    actions: nextActions.map(({ action }) => action.replaceAll('\u00a0', ' ')).join(' '),
  }
}

test('RI28 a box without an answer says only once which information is missing', () => {
  const { earn: _earn, ...rest } = answers
  const { text } = said({ told: rest })
  expect(text).toContain('| Revenue streams | *open:* Who pays, how much, and for what? |')
  expect(text).not.toMatch(/No price in figures|Fill the box/)
})

const one = (number: number) => ({ low: number, high: number })
const metric = { words: 'Bags', now: one(40), goal: one(90), by: '2027-05' }

test.each([
  ['first the risk', {}, /^“Brewers take it twice a week”: write down/],
  ['then the sentence', {}, /Say or show your sentence to three/],
  ['spending that nobody has checked', { instead: { pays: eur(60, 'month') } }, /Ask three what they paid/],
  [
    'a guessed cost',
    { instead: {}, costs: { serve: eur(9, 'month'), known: 'guess' } },
    /EUR 9 a month stands on the card as a guess/,
  ],
  [
    'customers who can name others',
    { instead: {}, costs: {}, channel: { came: one(9) } },
    /Ask each of the 9 who came from there/,
  ],
])('RI29 the actions test the open fields: %s', (_, told, wanted) =>
  expect(closingOf({ ...answers, ...told }).actions).toMatch(wanted),
)

test.each([
  [{ type: 'commission', share: 10 }, 'One deal is worth.'],
  [{ type: 'giving', people: one(14) }, 'One giver gives, Helping one costs.'],
  [{ type: 'ads', users: one(90) }, 'One advertiser pays.'],
])(
  'RI31 if nothing can be calculated, the result lists the blank fields of the revenue model: %o',
  (earn, list) =>
    expect(said({ told: { ...answers, earn, costs: {} } }).text).toContain(
      `Nothing can be counted yet. Blank on the card “How you earn”: ${list}`,
    ),
)

test('RI31 if only the price is known, the result has no part with figures', () => {
  const { costs: _costs, instead: _instead, ...rest } = answers
  const told = { ...rest, metric }
  expect(said({ told }).text).toContain('Lean canvas')
  expect(said({ told }).text).not.toContain('In figures')
})

test('RI31 if nothing is left to check, an action asks the question of an open box', () =>
  expect(
    closingOf({ ...answers, instead: { words: 'Pigs' }, costs: {}, metric: { words: 'Bags' } }).actions,
  ).toContain('Find an answer to what is still open: Where do you meet ten of them at once?'))

const giving = {
  ...answers,
  instead: {},
  earn: { type: 'giving', price: eur(50, 'year'), people: one(22), cost: eur(35, 'person') },
  costs: { serve: eur(2, 'year'), fixed: eur(95, 'month') },
}
const needs = (aim: number) => ({ frame: { aim: eur(aim, 'month') } })

test.each([
  [
    400,
    '22 people a month × EUR 35 + EUR 95 = EUR 865 a month that helping costs, more than the EUR 400 + EUR 95 = EUR 495 that is needed by your own word. Of each gift EUR 50 − EUR 2 = EUR 48 a year arrives. To cover 12 × (EUR 400 + EUR 95) = EUR 5,940 a year: 124 × EUR 48 in a year.',
  ],
  [900, 'that helping costs. Of each gift'],
  [900, 'To cover 12 × (EUR 900 + EUR 95) = EUR 11,940 a year: 249 × EUR 48 in a year.'],
])('RI32 the gifts must cover the money that the founder said is needed: %d', (aim, text) =>
  expect(said({ told: giving, beside: needs(aim) }).text).toContain(text),
)

test('RI32 in a cause, the action checks the cost of helping one person and not the fee', () => {
  const { actions } = closingOf(giving)
  expect(actions).toContain('Add up what the last one took, with bills and hours: EUR 35 a person stands')
  expect(actions).not.toContain('EUR 2')
})

test('RI33 a box without text shows the text of the problem validation and says where it comes from', () => {
  const { problem: _problem, customer: _customer, ...rest } = answers
  const beside = {
    problem: { words: 'She threw out forty loaves', known: 'saw' },
    who: { words: 'Bakers on the square' },
    reach: { words: 'The guild' },
  }
  const { text } = said({ told: { ...rest, customer: { place: { country: 'FR', text: '' } } }, beside })
  expect(text).toContain('| Problem | She threw out forty loaves (from Problem Validation) |')
  expect(text).toContain(
    '| Customer segments | Bakers on the square (from Problem Validation) · Where: France |',
  )
  expect(text).toContain('| Channels | The guild (from Problem Validation) |')
})

test('RI33 without a risk, the counter-argument is that nobody has paid', () =>
  expect(closingOf({ ...answers, edge: {} }, { paid: { paid: one(0) } }).counter).toBe(
    'By your card nobody has paid yet.',
  ))

test('RI29 if a number is counted per season, no action asks for a new count before the next season', () => {
  const told = { ...answers, instead: {}, costs: {}, metric: { ...metric, counts: 'year' } }
  expect(closingOf(told).actions).not.toContain('Bags')
})

test.each([
  ['open', 'Nobody has seen yet whether this holds: “Brewers take it twice a week”.'],
  [undefined, 'Everything hangs on this: “Brewers take it twice a week”.'],
  ['none', '“Nothing” is possible. Then which number would make you stop?'],
])('RI28 the result says that nobody has seen the problem only if the field says so: %s', (seen, counter) => {
  expect(closingOf({ ...answers, edge: { ...answers.edge, ...(seen && { seen }) } }).counter).toBe(counter)
})

test('RI09 if a box changes, the next canvas also shows its earlier text', () => {
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
