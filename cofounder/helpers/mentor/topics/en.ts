import type { MentorTopic } from '../topic.ts'
import { accounts } from './en/accounts.ts'
import { agreements } from './en/agreements.ts'
import { cash } from './en/cash.ts'
import { channels } from './en/channels.ts'
import { customers } from './en/customers.ts'
import { funding } from './en/funding.ts'
import { later } from './en/later.ts'
import { law } from './en/law.ts'
import { making } from './en/making.ts'
import { operations } from './en/operations.ts'
import { people } from './en/people.ts'
import { price } from './en/price.ts'
import { product } from './en/product.ts'
import { rivals } from './en/rivals.ts'
import { self } from './en/self.ts'
import { selling } from './en/selling.ts'
import { situations } from './en/situations.ts'
import { team } from './en/team.ts'

export const en: readonly MentorTopic[] = [
  ...customers,
  ...selling,
  ...channels,
  ...price,
  ...cash,
  ...accounts,
  ...funding,
  ...people,
  ...team,
  ...situations,
  ...self,
  ...operations,
  ...making,
  ...law,
  ...agreements,
  ...product,
  ...rivals,
  ...later,
]
