import type { MentorTopic } from '../topic.ts'
import { company } from './fr/company.ts'
import { customers } from './fr/customers.ts'
import { direction } from './fr/direction.ts'
import { money } from './fr/money.ts'
import { people } from './fr/people.ts'
import { rules } from './fr/rules.ts'
import { trouble } from './fr/trouble.ts'

export const fr: readonly MentorTopic[] = [
  ...customers,
  ...money,
  ...people,
  ...direction,
  ...trouble,
  ...company,
  ...rules,
]
