import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import en from '../../content/messages/en.json' with { type: 'json' }
import es from '../../content/messages/es.json' with { type: 'json' }
import { type ValidationRecord, validationRecord } from '../../contracts/validation-record.ts'
import { noMaterial, someFact } from '../../tests/support/deck-materials.ts'
import { buildDeck } from '../deck/build.ts'
import { untouched } from '../deck/content.ts'
import { buildPlan } from '../plan/build.ts'
import { untouchedPlan } from '../plan/content.ts'
import { understoodIn } from '../records/facts.ts'
import founders from '../records/founders.json' with { type: 'json' }
import { idea } from '../records/idea/kind.ts'
import type { AnyRecord, RecordKind } from '../records/kind.ts'
import { pitch } from '../records/pitch/pitch.ts'
import { validation } from '../records/validation.ts'
import { voiceOf } from '../records/voice.ts'
import { isCardFigure } from './card-figure.ts'

const messages = { en, es }

/** The facts from the cards of one founder in the fixtures. */
function told(index: number, ...cards: (keyof ValidationRecord['answers'])[]) {
  const { language, record: given } = founders.founders[index] ?? {}
  const words: Record<string, string> = messages[language as 'en' | 'es']
  const voice = voiceOf(language as 'en' | 'es', (key, values) =>
    String(new IntlMessageFormat(words[key] ?? '', language, undefined, { ignoreTag: true }).format(values)),
  )
  const record = validationRecord.parse(given)
  const asked = cards.length > 0 ? cards : (Object.keys(record.answers) as typeof cards)
  return asked
    .flatMap(question => understoodIn(validation, record, question, voice)?.facts ?? [])
    .map(({ topic, evidence, text, ...rest }) => someFact(topic, evidence, text, rest))
}
const textOf = (facts: ReturnType<typeof told>) =>
  buildPlan({ ...noMaterial, facts }, untouchedPlan)
    .sections.map(({ text }) => text)
    .join('\n')

test('BP10 a figure from a card has the label of the document and not the field name of the card', () => {
  const dale = textOf(told(1, 'problem', 'who', 'often'))
  for (const line of [
    '**How often.** 1 × a year *(seen)*',
    '**What it costs.** CAD 600 each time *(seen)*',
    '**Where.** Winnipeg, Canada *(seen)*',
  ])
    expect(dale).toContain(line)
  expect(textOf(told(0))).toContain('**How often.** 2 × al mes *(told)*')
})

test('BP10 no line of a document speaks to the founder', () => {
  const text = textOf(told(1))
  expect(text).toContain(
    '**Proof.** Customers who paid so far: 11 · What each really paid: CAD 165 a year · Since: Apr 2026 *(paid)*',
  )
  expect(text).toContain('**To be left for the founder.** CAD 3,000 a month')
  // A number of people does not say how the founder reaches them.
  expect(text).toContain("**How we reach them.** the city's licence list *(seen)*")
  expect(text).not.toMatch(/Paid you|Left for you/)
})

test('BP10 the label of a count from a card says what was counted', () => {
  const text = 'How many there are: 340'
  const facts = [someFact('buyers', 'told', text)]
  const { slides } = buildDeck({ ...noMaterial, facts }, untouched)
  const head = slides.find(({ id }) => id === 'market')?.slots[0]
  expect([head?.label, head?.text]).toEqual(['Could buy it', '340'])
  expect(textOf(facts)).toContain('**Buyers.** 340 *(told)*')
})

const english = voiceOf('en', (key, values) =>
  String(new IntlMessageFormat(en[key], 'en', undefined, { ignoreTag: true }).format(values)),
)
const euros = (amount: number, per: 'piece' | 'month' | 'once') => ({ ...one(amount), currency: 'EUR', per })
const one = (count: number) => ({ low: count, high: count })
const factsOf = <Of extends AnyRecord>(kind: RecordKind<Of>, answers: Of['answers']) =>
  kind.questions
    .flatMap(
      question => understoodIn(kind, { version: 1, round: 1, answers } as Of, question, english)?.facts ?? [],
    )
    .map(({ topic, evidence, text, ...rest }) => someFact(topic, evidence, text, rest))

test.each([
  [
    'an answer in a text box',
    factsOf(idea, {
      instead: { words: 'The wholesaler', better: 'It is there before the first guest.' },
      edge: { words: 'Rye', risk: 'That one oven is enough.' },
    }),
    [
      '**What is different.** It is there before the first guest.',
      '**Greatest risk.** That one oven is enough.',
    ],
    /stranger can check|nobody has seen/,
  ],
  [
    'a chosen option',
    factsOf(validation, { frame: { permit: 'applied' } }),
    ['**Permission.** Applied for'],
    /Permit:/,
  ],
  [
    'a price per piece',
    factsOf(idea, { earn: { type: 'sale', price: euros(4.2, 'piece') } }),
    ['**Price.** EUR 4.20 apiece'],
    /Your price/,
  ],
  [
    'a sum and its purpose',
    factsOf(pitch, { ask: { say: 'An oven and a van.', amount: euros(85_000, 'once') } }),
    ['**We ask for.** €85,000', '**What it is for.** An oven and a van.'],
    /you ask for/,
  ],
  [
    'the same payers from two helpers',
    [
      ...factsOf(validation, {
        paid: { paid: one(11), each: euros(79, 'month'), since: '2026-03', still: one(9), known: 'records' },
      }),
      ...factsOf(pitch, { traction: { paid: one(11), each: euros(79, 'month'), since: '2026-03' } }),
    ],
    ['**Proof.** Customers who paid so far: 11 · What each really paid: EUR 79 a month'],
    /What each paid/,
  ],
  [
    'a country',
    factsOf(validation, { who: { place: { country: 'US', text: 'United States' } } }),
    ['**Where.** United States'],
    /States, United/,
  ],
  ['a number that does not say what it counts', factsOf(idea, { metric: { now: one(11) } }), [], /Today: 11/],
  [
    'a number that says what it counts',
    factsOf(idea, { metric: { words: 'Loaves that come back', now: one(11) } }),
    ['Loaves that come back · Today: 11'],
    /^Today/m,
  ],
])('BP10 the document shows the right text for %s', (_, facts, lines, never) => {
  const text = textOf(facts)
  for (const line of lines) expect(text).toContain(line)
  expect(text).not.toMatch(never)
})

test('BP10 DK02 the text and the amount of one answer can be shown separately', () => {
  const key = '5b1f3c9e-2f6a-4a51-9d0c-7e21c3a4b5'
  const facts = factsOf(pitch, { ask: { say: 'An oven and a van.', amount: euros(85_000, 'once') } })
  const text = textOf(facts.map((fact, index) => ({ ...fact, id: `${key}0${index}` })))
  for (const line of ['**We ask for.** €85,000', '**What it is for.** An oven and a van.'])
    expect(text).toContain(line)
})

test('BP10 if the document has no label for a figure, the label is the name of the figure’s field', () => {
  const { slides } = buildDeck({ ...noMaterial, facts: told(1) }, untouched)
  const against = slides.flatMap(({ slots }) => slots).find(({ id }) => id === 'knowledge.against')
  expect(against?.text).toBe('Asked for money, said no: 2')
})

test('BP10 if a figure has no text, its label is the topic', () => {
  const facts = [someFact('cost', 'told', '£60 each time'), someFact('frequency', 'guess', '2 times a year')]
  const { slides } = buildDeck({ ...noMaterial, facts }, untouched)
  const known = slides.find(({ id }) => id === 'knowledge')?.slots.map(({ label, text }) => [label, text])
  expect(known).toContainEqual(['Best known: cost of the problem', '£60 each time'])
  expect(known).toContainEqual(['Not checked: how often', '2 times a year'])
})

test.each([
  ['Two of ten said no: too expensive'],
  ['Two said no: 1 found it too dear'],
  ['They lose chairs. It costs: 120 euros'],
])('BP10 “%s” is a complete sentence and is shown unchanged', text => {
  expect(isCardFigure(someFact('refusals', 'told', text))).toBe(false)
})
