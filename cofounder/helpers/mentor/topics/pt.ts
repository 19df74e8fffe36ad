import type { MentorTopic } from '../topic.ts'
import { customers } from './pt/customers.ts'
import { direction } from './pt/direction.ts'
import { money } from './pt/money.ts'
import { people } from './pt/people.ts'

export const pt: readonly MentorTopic[] = [...customers, ...money, ...people, ...direction]
