import type { MentorTopic } from '../topic.ts'
import { customers } from './es/customers.ts'
import { direction } from './es/direction.ts'
import { money } from './es/money.ts'
import { people } from './es/people.ts'

export const es: readonly MentorTopic[] = [...customers, ...money, ...people, ...direction]
