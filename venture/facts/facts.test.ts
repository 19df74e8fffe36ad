import fc from 'fast-check'
import { expect, test } from 'vitest'
import { topicNames } from '../../contracts/fact-topics.ts'
import { type FactValue, factValue } from '../../contracts/fact-values.ts'
import { evidenceLadder, type Fact, fact as factSchema, factStates } from '../../contracts/facts.ts'
import { findFigures } from '../numbers/find-figures.ts'
import { compareSpans, compareValues, contradictions } from './compare.ts'
import { lackingIn, lackingWords, rung, weigh } from './evidence.ts'
import { foldFacts } from './fold.ts'
import { memoryOf } from './memory.ts'
import { pickFacts } from './pick.ts'
import { printValue } from './print-value.ts'
import { changedSince, movesSince, restOf, restOn, sayMove } from './rest.ts'
import { summariseFacts } from './summarise.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const aFact = (number: number, more: Partial<Fact> = {}): Fact => ({
  id: idOf(number),
  project_id: idOf(0),
  topic: 'price',
  subject: null,
  text: `Fact ${number}`,
  quote: null,
  value: null,
  evidence: 'told',
  bears: 'for',
  source_id: null,
  state: 'confirmed',
  replaced_by: null,
  beside: [],
  said_at: `2026-03-${String(number).padStart(2, '0')}T00:00:00Z`,
  updated_at: '2026-03-01T00:00:00Z',
  ...more,
})
const euro = (low: number, high = low, per: 'month' | 'year' | null = 'month'): FactValue => ({
  kind: 'money',
  low,
  high,
  currency: 'EUR',
  per,
})
const counted = (low: number): FactValue => ({ kind: 'count', low, high: low })

const read = (text: string) => findFigures(text, 'en')[0]!.value

test.each<[string, string, string]>([
  ['€49 a month', '€60 a month', 'near'],
  ['€49 a month', '€99 a month', 'contradict'],
  ['€49 a month', '€98 a month', 'near'],
  ['€49 a month', '€588 a year', 'unlike'],
  ['€49 a month', '$200 a month', 'unlike'],
  ['€49', '€200 a month', 'unlike'],
  ['€30–60 a month', '€50–500 a month', 'agree'],
  ['120', '38,000', 'contradict'],
  ['120', '100–300', 'agree'],
  ['3 of 7', '6 of 7', 'near'],
  ['1 of 7', '6 of 7', 'contradict'],
  ['half a day', '4 hours', 'agree'],
  ['half a day', '3 days', 'contradict'],
  ['3 times a week', '3 times a month', 'unlike'],
  ['€390 plus €8 a month', '€400 plus €80 a month', 'contradict'],
  ['€390 plus €8 a month', '€9 a month', 'near'],
  ['€390 plus €8 a month', '5 % of sales', 'unlike'],
  ['0 people', '3 people', 'contradict'],
  ['March 2026', '2019-01-01', 'unlike'],
])('FA01 the comparison of “%s” with “%s” gives “%s”', (one, other, expected) => {
  expect(compareValues(read(one), read(other))).toBe(expected)
  expect(compareValues(read(other), read(one))).toBe(expected)
})

test.each<[FactValue, FactValue, string]>([
  [
    { kind: 'count', low: 22, high: 22, what: 'women' },
    { kind: 'count', low: 9, high: 9, what: 'groups' },
    'unlike',
  ],
  [
    { kind: 'count', low: 1, high: 1, what: 'dairy' },
    { kind: 'count', low: 4, high: 4, what: 'dairies' },
    'contradict',
  ],
  [{ kind: 'count', low: 22, high: 22, what: 'women' }, { kind: 'count', low: 9, high: 9 }, 'contradict'],
])('FA01 figures are compared only if both count the same thing: %o and %o', (one, other, expected) => {
  expect(compareValues(one, other)).toBe(expected)
})

test('FA01 overlapping figures never contradict each other, and other figures do only if one is more than twice the other', () => {
  const span = fc
    .tuple(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.double({ min: 0, max: 1e9, noNaN: true }))
    .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }))
  fc.assert(
    fc.property(span, span, (one, other) => {
      const result = compareSpans(one, other)
      expect(result).toBe(compareSpans(other, one))
      const overlaps = one.low <= other.high && other.low <= one.high
      if (overlaps) expect(result).toBe('agree')
      if (result === 'contradict')
        expect(Math.max(one.low, other.low)).toBeGreaterThan(2 * Math.min(one.high, other.high))
    }),
  )
})

test.each<[string, Partial<Fact>, boolean]>([
  ['about the same thing, with twice the amount', {}, true],
  ['about another topic', { topic: 'ask' }, false],
  ['about another subject', { subject: 'hotels' }, false],
  ['about the same subject in capital letters', { subject: ' CLINICS ' }, true],
  ['that is not confirmed yet', { state: 'proposed' }, false],
  ['that is corrected', { state: 'corrected' }, true],
  ['that is withdrawn', { state: 'withdrawn' }, false],
  ['that is replaced', { state: 'replaced', replaced_by: idOf(1) }, false],
  ['without a figure', { value: null }, false],
  ['that counts against the venture', { bears: 'against' }, false],
  ['that the founder accepted beside the other', { beside: [idOf(1)] }, false],
])('FA02 a fact %s contradicts the other fact: %s', (_case, more, expected) => {
  const one = aFact(1, { value: euro(49), subject: 'clinics' })
  const other = aFact(2, { value: euro(500), subject: 'clinics', ...more })
  const found = contradictions([other, one])
  expect(found).toEqual(expected ? [{ earlier: one, later: other }] : [])
})

test.each<[string, Partial<Fact>, Partial<Fact>, boolean]>([
  ['is not confirmed yet', {}, { state: 'proposed' }, true],
  ['is confirmed like the other fact', {}, {}, true],
  ['is about another topic', { topic: 'customer' }, { state: 'proposed' }, true],
  ['has a contradicting figure too', { value: euro(49) }, { value: euro(500) }, true],
  ['is withdrawn', {}, { state: 'withdrawn' }, false],
  ['is accepted by the founder beside the other', {}, { state: 'proposed', beside: [idOf(1)] }, false],
  ['disagrees with a withdrawn fact', { state: 'withdrawn' }, { state: 'proposed' }, false],
  ['disagrees with an unconfirmed fact', { state: 'proposed' }, { state: 'proposed' }, true],
])(
  'FA18 a disagreement that a helper found is reported or ignored: the fact %s',
  (_case, held, more, expected) => {
    const one = aFact(1, held)
    const other = aFact(2, { disagrees_with: idOf(1), ...more })
    expect(contradictions([other, one])).toEqual(expected ? [{ earlier: one, later: other }] : [])
  },
)

test.each<[string, Partial<Fact>, string | null]>([
  ['a count, an amount and a date', { evidence: 'paid', text: 'Three paid €49 in March 2026' }, 'paid'],
  ['no date', { evidence: 'paid', text: 'Three paid €49' }, 'told'],
  ['no count', { evidence: 'committed', text: 'They committed €49 in March 2026' }, 'told'],
  [
    'a count in the value',
    { evidence: 'paid', text: '€49 since March 2026', value: { kind: 'count', low: 3, high: 3 } },
    'paid',
  ],
  ['a count of nobody', { evidence: 'paid', text: 'No one paid €49 in March 2026' }, 'told'],
  ['only an observation', { evidence: 'observed', text: 'I watched it' }, 'observed'],
  ['no mark', { evidence: null, text: 'They pay' }, null],
])('FA03 a payment with %s has the right evidence level', (_case, more, expected) => {
  expect(weigh(aFact(1, more), 'en')).toBe(expected)
})

test('FA03 if a payment lacks its count, amount or date, the missing part is listed, in any script', () => {
  const paid = { evidence: 'paid' as const, quote: null, value: null }
  const arabic = 'سبعة مطاعم تدفع 450 جنيها في الشهر منذ سبتمبر'
  expect(lackingIn({ ...paid, text: arabic }, 'ar')).toEqual(['amount', 'date'])
  expect(lackingWords({ ...paid, text: arabic }, 'ar', null)).toBe(
    'how much with its currency (EUR 49), since when (Sep 2026)',
  )
  expect(lackingWords({ ...paid, text: '5 comparsas, mayo de 2026' }, 'es-BO', null)).toContain('BOB 49')
  expect(lackingWords({ ...paid, text: '5 comparsas, mayo de 2026' }, 'es-ES', 'BO')).toContain('BOB 49')
  expect(lackingWords({ ...paid, text: '5 comparsas a Bs 350, mayo de 2026' }, 'es', null)).toBeNull()
  expect(lackingWords({ ...paid, text: `${arabic}: EGP 450, Sep 2026` }, 'ar', null)).toBeNull()
  expect(lackingIn({ ...paid, evidence: 'told', text: arabic })).toEqual([])
})

test('FA03 evidence levels are ordered, and a fact without a mark ranks lowest', () => {
  expect([null, ...evidenceLadder].map(rung)).toEqual([-1, 0, 1, 2, 3, 4])
})

test('FA04 each helper gets its most important facts first and no withdrawn facts', () => {
  const facts = topicNames.map((topic, index) => aFact((index % 27) + 1, { id: idOf(index + 1), topic }))
  const topicsOf = (reader: Parameters<typeof pickFacts>[1]) =>
    pickFacts(facts, reader).map(({ topic }) => topic)
  expect(topicsOf('market-research').slice(0, 4)).toEqual(['place', 'customer', 'buyers', 'price'])
  expect(topicsOf('market-research')).not.toContain('team')
  // A helper must get every topic that decides its answer.
  const needs = {
    'market-research': ['rival', 'money', 'refusals', 'churn', 'workaround'],
    'idea-refinement': ['risk', 'rival', 'refusals', 'cost', 'buyers', 'traction', 'aim', 'stage'],
    'customer-segments': ['money', 'refusals', 'churn', 'problem'],
    pitch: ['frequency', 'cost', 'workaround', 'rival', 'traction'],
  } as const
  for (const [reader, wanted] of Object.entries(needs))
    expect(topicsOf(reader as keyof typeof needs)).toEqual(expect.arrayContaining([...wanted]))
  expect(pickFacts(facts, 'mentor')).toHaveLength(topicNames.length)
  // A helper gets all facts. The less important ones come later in the prompt.
  expect(summariseFacts(facts, 'market-research', 60_000).ids.size).toBe(topicNames.length)
  expect(
    pickFacts(
      [aFact(1, { state: 'withdrawn' }), aFact(2, { state: 'replaced' }), aFact(3, { state: 'proposed' })],
      'pitch',
    ).map(({ id }) => id),
  ).toEqual([idOf(3)])
})

test('FA05 a prompt gives each held fact a short name and lists contradictions first', () => {
  const facts = [
    aFact(1, { value: euro(49), text: 'They pay\n€49' }),
    aFact(2, { value: euro(500), evidence: null }),
    aFact(3, { state: 'proposed', text: 'Not confirmed' }),
  ]
  // The time of a fact is left out if no other fact is about the same thing.
  expect(summariseFacts(facts.slice(0, 1), 'pitch').text).toBe(
    'F1 Price: They pay €49 = €49 a month [told, for]',
  )
  const { text, ids } = summariseFacts(facts, 'pitch')
  expect(text).toBe(
    [
      'F2 and F1 disagree; F1 is the later word.',
      'F1 Price: Fact 2 = €500 a month [not said how, for, 2026-03-02 00:00]',
      'F2 Price: They pay €49 = €49 a month [told, for, 2026-03-01 00:00]',
    ].join('\n'),
  )
  expect([...ids]).toEqual([
    ['F1', idOf(2)],
    ['F2', idOf(1)],
  ])
  const many = Array.from({ length: 500 }, (_, index) =>
    aFact((index % 27) + 1, { id: idOf(index + 1), text: 'x'.repeat(100) }),
  )
  expect(summariseFacts(many, 'pitch', 2000).text.length).toBeLessThanOrEqual(2000)
})

test('FA06 a result reports which of its facts were changed later', () => {
  const facts = [
    aFact(1),
    aFact(2, { state: 'corrected', updated_at: '2026-03-03T00:00:00Z' }),
    aFact(3, { state: 'withdrawn' }),
    aFact(4, { state: 'corrected', updated_at: '2026-03-01T00:00:00Z' }),
    aFact(5, { state: 'replaced', replaced_by: idOf(6) }),
    aFact(6, { updated_at: '2026-03-03T00:00:00Z' }),
  ]
  const { changed, gone } = changedSince(facts, [1, 2, 3, 4, 5, 9].map(idOf), '2026-03-02T00:00:00Z')
  expect(changed.map(({ id }) => id)).toEqual([2, 3, 5].map(idOf))
  expect(gone).toBe(1)
})

test('FA06 a result depends on the held facts that its helper reads, and it is outdated only if one of them changes', () => {
  const facts = [
    aFact(1, { updated_at: '2026-03-02T00:00:00.5+00:00' }),
    aFact(2, { topic: 'team' }),
    aFact(3, { state: 'proposed' }),
    aFact(4, { topic: 'place' }),
  ]
  const rest = restOf(facts, 'market-research')
  expect(rest).toEqual({
    ...{ facts: [4, 1].map(idOf), at: '2026-03-02T00:00:00.5+00:00' },
    said: { [idOf(4)]: 'Fact 4', [idOf(1)]: 'Fact 1' },
  })
  expect(changedSince(facts, rest.facts, rest.at)).toEqual({ changed: [], gone: 0 })
  const later = facts.map(fact => ({ ...fact, updated_at: '2026-03-02T00:00:01+00:00' }))
  expect(changedSince(later, rest.facts, rest.at).changed).toHaveLength(2)
  expect(changedSince([], restOf([], 'mentor').facts, restOf([], 'mentor').at)).toEqual({
    changed: [],
    gone: 0,
  })
})

test('FA06 FM18 a changed fact shows its old and new text; a fact that only got better evidence is not listed', () => {
  const before = [aFact(1, { text: 'Price: €79 a month' }), aFact(2), aFact(3, { topic: 'customer' })]
  const rest = { ...restOn(before), at: '2026-03-04T00:00:00Z' }
  const later = { updated_at: '2026-03-05T00:00:00Z', created_at: '2026-03-05T00:00:00Z' }
  const facts = [
    { ...before[0]!, ...later, text: 'Price: €99 a month', state: 'corrected' as const },
    { ...before[1]!, ...later, evidence: 'paid' as const },
    { ...before[2]!, ...later, state: 'withdrawn' as const },
  ]
  const say = (known: readonly Fact[]) =>
    movesSince(known, rest).map(move => `${move.topic}: ${sayMove(move)}`)
  expect(say(facts)).toEqual(['price: €79 a month → €99 a month', 'customer: Fact 3 → no longer true'])
  const instead = aFact(4, { ...later, topic: 'customer', text: 'Hotels.' })
  expect(say([...facts, instead]).at(-1)).toBe('customer: Fact 3 → Hotels')
})

test.each<[FactValue, string]>([
  [read('€390 plus €8 a month'), '€390 plus €8 a month'],
  [read('€30–50 a week'), '€30–€50 a week'],
  [read('18 % of each booking'), '18% of each booking'],
  [read('3 of 7'), '3 of 7'],
  [read('half a day'), '0.5 day'],
  [read('3 times a week'), '3 times a week'],
  [read('March 2026'), 'Mar 1, 2026 – Mar 31, 2026'],
  [{ kind: 'place', country: 'DE', name: 'Deutschland' }, 'Germany'],
  [{ kind: 'place', country: null, name: 'The Alps' }, 'The Alps'],
])('FA07 %j is printed as a phrase', (value, phrase) => {
  expect(printValue(value, 'en')).toBe(phrase)
})

test('FA07 a printed value is read back unchanged', () => {
  const amounts = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(amounts, amounts, fc.constantFrom('month' as const, 'year' as const, null), (a, b, per) => {
      const value = euro(Math.min(a, b), Math.max(a, b), per)
      expect(findFigures(printValue(value, 'en'), 'en').map(figure => figure.value)).toEqual([value])
    }),
  )
})

test('FA07 an impossible value is refused, and a value in an old format is ignored', () => {
  for (const wrong of [
    { kind: 'count', low: 5, high: 3 },
    { kind: 'part', part: 8, of: 7 },
    { kind: 'share', low: 0.1, high: 1.2, of: null },
    { kind: 'money', low: 1, high: 1, currency: 'euro', per: null },
    { kind: 'count', low: Number.NaN, high: 1 },
    { kind: 'count', low: -1, high: 1 },
  ]) {
    expect(factValue.safeParse(wrong).success).toBe(false)
  }
  expect(factSchema.parse({ ...aFact(1), value: { kind: 'of tomorrow' } }).value).toBe(null)
  expect(factStates).toContain('replaced')
})

test.each([
  ['Ten people', 'It should employ ten people one day', false],
  ['Ten people', 'A living', true],
])('FA18 two aims with the same meaning do not disagree: “%s” and “%s”', (one, other, isListed) => {
  const earlier = aFact(1, { topic: 'aim', subject: null, value: null, text: one })
  const value = other.includes('ten') ? ({ kind: 'count', low: 10, high: 10 } as const) : null
  const later = aFact(2, { topic: 'aim', subject: null, value, text: other })
  expect(summariseFacts([later, earlier], 'problem-validation').text.includes('both tell the')).toBe(isListed)
})

test('MM28 the memory holds proposals of all topics, so that a later message can withdraw any of them', () => {
  const told = (['churn', 'rival', 'team'] as const).map((topic, at) =>
    aFact(at + 1, { topic, state: 'proposed' }),
  )
  const { proposed } = memoryOf(
    { name: 'Crumb', description: null, industry: null },
    told,
    'problem-validation',
  )
  expect(proposed.map(({ topic }) => topic).toSorted()).toEqual(['churn', 'rival', 'team'])
})

test.each<[string, Partial<Fact>, Partial<Fact>, boolean]>([
  ['more people paid later', { topic: 'money' }, { topic: 'money' }, false],
  ['more people refused later', { topic: 'refusals' }, { topic: 'refusals' }, false],
  ['more buyers exist than before', { topic: 'buyers' }, { topic: 'buyers' }, true],
  [
    'fewer people paid than before',
    { topic: 'money', value: counted(9) },
    { topic: 'money', value: counted(2) },
    true,
  ],
])(
  'FA02 a count that grows over time is an update and not a contradiction: %s',
  (_case, before, after, isContradiction) => {
    const earlier = aFact(1, { value: counted(2), ...before })
    const later = aFact(2, { value: counted(6), ...after })
    expect(contradictions([later, earlier])).toHaveLength(isContradiction ? 1 : 0)
  },
)

test('FA02 two figures in the same message do not contradict each other, but two figures in different messages do', () => {
  const cost = (number: number, low: number, day: number) =>
    aFact(number, { topic: 'costs', value: euro(low), said_at: `2026-03-0${day}T10:00:00.123Z` })
  expect(contradictions([cost(1, 410, 7), cost(2, 2850, 7)])).toEqual([])
  expect(contradictions([cost(1, 410, 7), cost(2, 2850, 8)])).toHaveLength(1)
})

test('FA05 a prompt contains the time of each fact, so that the model can decide which fact is newer', () => {
  const at = (number: number, minute: string, text: string, low: number) =>
    aFact(number, { text, value: euro(low), said_at: `2026-03-01T10:${minute}:00Z` })
  const { text } = summariseFacts(
    [at(1, '04', 'Fresh is 150', 150), at(2, '09', 'UHT is 165', 165)],
    'mentor',
  )
  expect(text).toMatch(/Fresh is 150 .*2026-03-01 10:04\]/)
  expect(text).toMatch(/UHT is 165 .*2026-03-01 10:09\]/)
  expect(text).not.toMatch(/newer|disagree/)
})

test('FA18 an aim in words and an aim as an amount of money do not disagree', () => {
  const words = aFact(1, { topic: 'aim', text: 'A living' })
  const money = aFact(2, { topic: 'aim', text: '2 100 € net par mois', value: euro(2100) })
  expect(summariseFacts([money, words], 'mentor').text).not.toContain('both tell the')
})

test('FA21 a list shows the newest fact of each topic and subject and folds the older ones under it', () => {
  const said = (topic: Fact['topic'], day: number, subject: string | null = null) =>
    ({ id: `${topic} ${subject} ${day}`, topic, subject, said_at: `2026-11-0${day}` }) as Fact
  const facts = [
    said('problem', 1),
    said('price', 2, 'Doctolib'),
    said('problem', 3),
    said('price', 4),
    said('problem', 2),
    said('price', 3, 'doctolib '),
  ]
  expect(foldFacts(facts).map(({ fact, older }) => [fact.id, older.map(({ id }) => id)])).toEqual([
    ['problem null 3', ['problem null 2', 'problem null 1']],
    ['price doctolib  3', ['price Doctolib 2']],
    ['price null 4', []],
  ])
})
