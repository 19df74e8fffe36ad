import type { MentorTopic } from '../topic.ts'
import { company } from './pt/company.ts'
import { customers } from './pt/customers.ts'
import { direction } from './pt/direction.ts'
import { money } from './pt/money.ts'
import { people } from './pt/people.ts'
import { rules } from './pt/rules.ts'
import { trouble } from './pt/trouble.ts'

export const pt: readonly MentorTopic[] = [
  ...customers,
  ...money,
  ...people,
  ...direction,
  ...trouble,
  ...company,
  ...rules,
]
