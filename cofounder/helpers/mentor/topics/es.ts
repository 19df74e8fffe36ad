import type { MentorTopic } from '../topic.ts'
import { company } from './es/company.ts'
import { customers } from './es/customers.ts'
import { direction } from './es/direction.ts'
import { money } from './es/money.ts'
import { people } from './es/people.ts'
import { rules } from './es/rules.ts'
import { trouble } from './es/trouble.ts'

export const es: readonly MentorTopic[] = [
  ...customers,
  ...money,
  ...people,
  ...direction,
  ...trouble,
  ...company,
  ...rules,
]
