import { expect, test } from 'vitest'
import { type Founder, founderOf } from './founder-file.ts'
import { playFounder } from './play-founder.ts'

const month = (low: number) => ({ low, high: low, currency: 'EUR', per: 'month' })
const lena = {
  ...{ name: 'Lena', language: 'en', locale: 'en-IE', country: 'IE' },
  venture: { name: 'Warm Loaf', description: 'Bread for offices on Mondays.', industry: 'Food' },
  'problem-validation': {
    answers: {
      who: { words: 'Office managers', place: { country: 'IE', text: 'Galway' }, payer: 'firm' },
      earn: { type: 'subscription', price: month(180), stays: 10 },
      reach: { there: 240, how: 'list' },
    },
  },
  'market-research': {
    ...{ market: 'Bread for offices', industry: 'Food' },
    answers: { many: { buyers: 240, counted: 'own' } },
  },
  'idea-refinement': {
    idea: 'Bread for offices on Mondays',
    answers: { customer: { words: 'Office managers' }, sentence: { words: 'Bread at eight.' } },
  },
  'customer-segments': { groups: [{ group: 'Dentists', asked: 6, paid: 1 }] },
  pitch: { answers: { hook: { say: 'A' }, solution: { say: 'B' }, ask: { say: 'C' } } },
}
const played = async (change: object) => playFounder(founderOf({ ...lena, ...change }))

test('a founder from a file talks with every helper that the file names, and each helper knows the facts of the others', async () => {
  const written = await played({})
  const textOf = (helper: string) =>
    (written.find(one => one.helper === helper)?.text ?? '').replaceAll('\u00a0', ' ')
  expect(written.map(({ helper }) => helper)).toEqual([
    'problem-validation',
    'market-research',
    'idea-refinement',
    'customer-segments',
    'pitch',
  ])
  expect(textOf('market-research')).toContain('Your price: EUR 180 a month (stood there already)')
  expect(textOf('market-research')).toContain('240 × EUR 1,800')
  expect(textOf('idea-refinement')).toContain('stood there already: Where Galway, Ireland')
  expect(textOf('customer-segments')).toContain('Dentists')
  expect(textOf('pitch')).toContain('Investor pitch')
})

const groups = (...names: string[]) => ({
  'market-research': { ...lena['market-research'], targetCustomer: 'Firms with a canteen' },
  'customer-segments': { groups: names.map(group => ({ group, there: 9 })) },
})

test('RS43 a group of the founder replaces a name that came from another form', async () => {
  const written = await played(groups('Dentists', 'Notaries', 'Schools', 'Banks'))
  const { text = '' } = written.find(({ helper }) => helper === 'customer-segments') ?? {}
  expect(text).toContain('### Banks (own-4)')
  expect(text).not.toContain('Firms with a canteen')
})

const answers = lena['problem-validation'].answers
const validation = (changed: object): Partial<Founder> => ({
  'problem-validation': { answers: { ...answers, ...changed } },
})

test.each<[string, object, string]>([
  [
    'a range where one number is taken',
    { 'market-research': { ...lena['market-research'], answers: { far: { fits: { low: 30, high: 40 } } } } },
    'percent',
  ],
  ['more months than a year has', validation({ earn: { ...answers.earn, runs: 14 } }), 'months'],
  ['an unknown field', validation({ who: { foo: 1 } }), 'no such field'],
  ['an unknown card', validation({ foo: {} }), 'no such card'],
  ['a field that is not shown yet', validation({ paid: { still: 2 } }), 'no such field'],
  ['an unknown choice', validation({ who: { payer: 'aunt' } }), 'was read as undefined'],
  [
    'another unit',
    validation({ earn: { ...answers.earn, price: { ...month(180), per: 'piece' } } }),
    'was read as',
  ],
  [
    'more groups than there is room for',
    groups('a', 'b', 'c', 'd', 'e'),
    'groups[4]: the page has room for 5',
  ],
  ['a month to come', validation({ problem: { when: '2999-01' } }), 'future'],
])(
  'a founder file with %s is refused as on the page, and the error names the fault',
  async (_name, change, message) => {
    await expect(played(change)).rejects.toThrow(message)
  },
)
