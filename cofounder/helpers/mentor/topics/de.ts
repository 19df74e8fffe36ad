import type { MentorTopic } from '../topic.ts'
import { customers } from './de/customers.ts'
import { direction } from './de/direction.ts'
import { money } from './de/money.ts'
import { people } from './de/people.ts'

export const de: readonly MentorTopic[] = [...customers, ...money, ...people, ...direction]
