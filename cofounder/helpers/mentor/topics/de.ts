import type { MentorTopic } from '../topic.ts'
import { company } from './de/company.ts'
import { customers } from './de/customers.ts'
import { direction } from './de/direction.ts'
import { money } from './de/money.ts'
import { people } from './de/people.ts'
import { rules } from './de/rules.ts'
import { trouble } from './de/trouble.ts'

export const de: readonly MentorTopic[] = [
  ...customers,
  ...money,
  ...people,
  ...direction,
  ...trouble,
  ...company,
  ...rules,
]
