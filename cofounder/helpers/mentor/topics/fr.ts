import type { MentorTopic } from '../topic.ts'
import { customers } from './fr/customers.ts'
import { direction } from './fr/direction.ts'
import { money } from './fr/money.ts'
import { people } from './fr/people.ts'

export const fr: readonly MentorTopic[] = [...customers, ...money, ...people, ...direction]
