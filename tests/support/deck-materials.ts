// Three ventures for decks: one with many facts, one with few facts, and one in Arabic with emoji.
import type { Experiment } from '../../contracts/evidence.ts'
import type { FactTopic } from '../../contracts/fact-topics.ts'
import type { Evidence, Fact } from '../../contracts/facts.ts'
import type { Sizing } from '../../contracts/sizing.ts'
import { readValue } from '../../venture/facts/read-value.ts'
import type { Material } from '../../venture/figures/figures.ts'
import { computeForecast } from '../../venture/forecast/forecast.ts'
import { createItem } from '../../venture/forecast/model.ts'
import { firstModel, suggestAnswers } from '../../venture/forecast/starter.ts'

export const project = '00000000-0000-4000-8000-000000000001'
const at = '2026-11-01T10:00:00Z'

let count = 0
/** Returns a confirmed fact whose value is read from its text. */
export function someFact(
  topic: FactTopic,
  evidence: Evidence | null,
  text: string,
  rest: Partial<Fact> = {},
): Fact {
  count += 1
  return {
    id: `${count.toString(16).padStart(6, '0')}00-0000-4000-8000-000000000000`,
    project_id: project,
    topic,
    subject: null,
    text,
    quote: text,
    value: readValue(topic, text, 'en').value,
    evidence,
    bears: 'for',
    state: 'confirmed',
    beside: [],
    said_at: at,
    updated_at: at,
    ...rest,
  }
}

export const noMaterial: Material = {
  venture: { name: 'My Startup', description: null },
  founder: { name: null, bio: null },
  facts: [],
  quoted: new Set(),
  assumptions: [],
  links: [],
  tests: [],
  changes: [],
  sizing: null,
  rivals: [],
  forecast: null,
  locale: 'en',
}

const test: Experiment = {
  id: 'abcdef00-0000-4000-8000-000000000000',
  project_id: project,
  state: 'open',
  source: null,
  created_at: at,
  updated_at: at,
  believe: 'Practices pay before they have used it.',
  verify: 'Ask ten managers for a deposit of €79.',
  measure: 'Deposits paid',
  right_if: 'At least three of ten pay.',
  target: 3,
  assumption_id: null,
  method: 'pre_sale',
  due_on: null,
  sealed_at: at,
  sealed_by: null,
  measured: 3,
  observed: 'Three paid, two said no, five want to see the pilot first.',
  learned: null,
  decided: null,
  resulted_at: at,
}

export const sizing: Sizing = {
  currency: 'EUR',
  geography: 'Germany',
  year: 2026,
  assumptions: [
    ['buyers', 'Dental practices', 38_000],
    ['fit', 'Two to six chairs', 14_000],
    ['won', 'Won in three years', 600],
    ['price', 'A year', 948],
  ].map(([id, label, value]) => ({
    id: String(id),
    label: String(label),
    unit: 'practices',
    format: id === 'price' ? ('money' as const) : ('count' as const),
    geography: 'Germany',
    year: 2026,
    low: Number(value),
    likely: Number(value),
    high: Number(value),
    provenance: { kind: 'estimate' as const, basis: 'a count' },
  })),
  formulas: (['tam', 'sam', 'som'] as const).map((id, index) => ({
    id,
    label: id.toUpperCase(),
    unit: 'a year',
    format: 'money' as const,
    expression: {
      op: 'multiply' as const,
      terms: ['buyers fit won'.split(' ')[index] ?? '', 'price'].map(name => ({
        op: 'value' as const,
        id: name,
      })),
    },
  })),
}

const facts: Fact[] = [
  someFact('problem', 'observed', 'Patients do not come, and the chair stays empty.'),
  someFact(
    'customer',
    'told',
    'Managers of dental practices with two to six chairs who keep the calendar themselves.',
  ),
  someFact('place', null, 'Germany'),
  someFact('frequency', 'observed', 'Nine times a week in a practice with four chairs.'),
  someFact('cost', 'told', 'An empty hour costs about 120 euros.'),
  someFact('workaround', 'observed', 'They call every patient by hand, two hours a day.'),
  someFact('price', 'told', '€79 a month'),
  someFact('difference', null, 'It fills the chair instead of only announcing that it stays empty.'),
  someFact(
    'solution',
    null,
    'We find a patient who can come within the hour and offer them the empty chair by text message.',
  ),
  someFact('money', 'paid', 'Three practices paid €79 each on 3 November 2026.'),
  someFact('refusals', 'told', 'Two of ten said no.', { bears: 'against' }),
  someFact('buyers', 'guess', '38,000 practices in Germany.'),
  someFact('team', null, 'I ran the front desk of a practice for six years and was the one who called.'),
  someFact('ask', null, 'We are raising €150,000 to reach 60 paying practices by next summer.'),
]

const model = () => {
  const { answers, facts: known } = suggestAnswers(facts, '2027-01', 'EUR')
  return firstModel({
    answers: { ...answers, figures: { ...answers.figures, funding: 15_000_000 } },
    facts: known,
  })
}

export const chairside = (): Material => ({
  ...noMaterial,
  venture: {
    name: 'Chairside',
    description: 'No-show prevention for dental practices with two to six chairs.',
  },
  founder: { name: 'Nora Lindqvist', bio: 'Six years at a front desk.' },
  facts,
  tests: [test],
  assumptions: [
    {
      ...test,
      id: 'beef0000-0000-4000-8000-000000000000',
      text: 'Managers let us read their calendar.',
      kind: 'feasible',
      importance: 5,
    },
  ],
  sizing,
  rivals: [{ name: 'Doctolib', line: 'booking by subscription in France, Germany and Italy' }],
  forecast: computeForecast(model()),
})

/** The same venture, with a loan and equipment instead of equity. */
export const lendable = (): Material => {
  const begun = model()
  const items = [
    ...begun.items.filter(({ kind }) => kind !== 'equity'),
    createItem('l1', 'loan', 'Bank loan', { amount: 15_000_000, received: 1, interest: 0.06, term: 60 }),
    createItem('q1', 'equipment', 'Servers', { cost: 1_200_000 }),
  ]
  return { ...chairside(), forecast: computeForecast({ ...begun, items }) }
}

export const little = (): Material => ({
  ...noMaterial,
  facts: [someFact('problem', 'guess', 'People throw away <bread> & "cake".')],
})

export const arabic = (): Material => ({
  ...noMaterial,
  venture: { name: 'خبز 🥖', description: 'خبز طازج كل صباح إلى باب بيتك 🚲' },
  founder: { name: 'ليلى حداد', bio: 'خبازة منذ عشر سنوات 👩‍🍳' },
  facts: [
    someFact('problem', 'told', 'الخبز ينفد قبل السابعة صباحا، والناس يعودون بلا شيء 😞'),
    someFact('customer', 'observed', 'عائلات في حي الحمراء'),
    someFact('price', 'guess', '€2 a day'),
  ],
})
