// All topics of facts. A new topic must be added here and to the enum type in the database.
import type { FactValueKind } from './fact-values.ts'

type Topic = {
  label: string
  /** An example fact, shown to a founder who adds a fact of this topic. */
  example: string
  /** The kinds of value that a fact of this topic may have. */
  values: readonly FactValueKind[]
}

const topics = {
  problem: {
    label: 'Problem',
    example: 'Patients forget appointments and the chair stays empty',
    values: [],
  },
  customer: { label: 'Customer', example: 'Practice managers of small dental clinics', values: [] },
  frequency: { label: 'How often', example: 'Three times a week', values: ['frequency', 'count'] },
  cost: { label: 'Cost of the problem', example: '€180 each time', values: ['money', 'duration', 'share'] },
  workaround: { label: 'Workaround', example: 'They call every patient the day before', values: [] },
  price: { label: 'Price', example: '€390 plus €8 a month', values: ['price', 'money', 'share'] },
  money: {
    label: 'Money moved',
    example: 'Three paid €49 in March 2026',
    values: ['money', 'part', 'count'],
  },
  refusals: { label: 'Refusals', example: 'Four of seven said no', values: ['part', 'count'] },
  reach: {
    label: 'How you reach them',
    example: 'The yearly meeting of their guild',
    values: ['count', 'name'],
  },
  buyers: { label: 'How many buyers', example: '38,000 practices', values: ['count'] },
  place: { label: 'Place', example: 'Germany', values: ['place'] },
  solution: { label: 'Solution', example: 'A call that moves the appointment', values: [] },
  difference: { label: 'Difference', example: 'It speaks the patient’s language', values: [] },
  rival: { label: 'Rival', example: 'Doctolib, €129 a month', values: ['name', 'money', 'price'] },
  traction: {
    label: 'Traction',
    example: '12 clinics use it every week',
    values: ['count', 'money', 'share', 'part'],
  },
  team: { label: 'Team', example: 'Two of us, one built phone software', values: ['count'] },
  ask: { label: 'Ask', example: '€250,000 for 18 months', values: ['money'] },
  stage: { label: 'How far', example: 'Talking to customers', values: ['name'] },
  aim: { label: 'Aim', example: 'A living for two', values: ['money', 'count', 'name'] },
  permission: { label: 'Permission', example: 'None needed', values: [] },
  risk: { label: 'Risk', example: 'The software they use may close its door', values: [] },
  costs: { label: 'Own costs', example: '€2,000 a month', values: ['money'] },
  margin: { label: 'Margin', example: '70 %', values: ['share'] },
  churn: { label: 'Customers lost', example: '3 % a month', values: ['share', 'part'] },
} as const satisfies Record<string, Topic>

export type FactTopic = keyof typeof topics
export const factTopics: Readonly<Record<FactTopic, Topic>> = topics
export const topicNames = Object.keys(topics) as [FactTopic, ...FactTopic[]]
