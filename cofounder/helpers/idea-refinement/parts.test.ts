import { expect, test } from 'vitest'
import type { Evidence, Fact, Understood } from '../../../contracts/facts.ts'
import type { Memory } from '../../../venture/facts/memory.ts'
import { partsIn } from './parts.ts'

const paid = 'Rs 1,800 per month'
const rent = 'Rent Rs 250 per day'

const price = (text: string, subject: string | null, evidence: Evidence | null) =>
  ({ topic: 'price', text, quote: text, subject, evidence, value: null, bears: 'for' }) as const

const remembered = (fact: object): Memory => ({
  name: null,
  sentence: null,
  industry: null,
  country: null,
  facts: [fact as Fact],
  proposed: [],
  contradictions: [],
})

test.each<[string, ReturnType<typeof price>, string]>([
  [
    'a guess about something of its own stands below what is paid',
    price(rent, 'standby machine', 'guess'),
    `${paid}\n${rent}`,
  ],
  ['a new price of the venture itself stands instead', price(rent, null, 'guess'), rent],
  ['what is paid as well stands instead', price(rent, 'standby machine', 'paid'), rent],
])('MM27 %s', (_what, told, revenue) => {
  const memory = remembered(price(paid, null, 'paid'))
  const understood: Understood = { source: told.quote, facts: [told] }
  const { fields, changes } = partsIn({ messages: [], memory }, understood)
  expect(fields.revenue).toBe(revenue)
  expect(changes).toEqual([{ field: 'revenue', from: paid, to: revenue }])
})

test.each([
  ['7 managers were met; 5 retype every night', true],
  ['12 Leiter getroffen, 5 tippen abends ab', true],
  ['7 jefas visitadas, 5 lo copian de noche', true],
  ['Depots that buy from 50 or more musterers', false],
])('MM27 how many were met does not push out who they are: %s', (text, isBelow) => {
  const who = 'Rangeland goat depots'
  const customer = (words: string) => ({ ...price(words, null, 'observed'), topic: 'customer' as const })
  const understood: Understood = { source: text, facts: [customer(text)] }
  const { fields } = partsIn({ messages: [], memory: remembered(customer(who)) }, understood)
  expect(fields.customer).toBe(isBelow ? `${who}\n${text}` : text)
})
