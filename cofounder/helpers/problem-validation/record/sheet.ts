// The record for a model: which fields there are, what it may read into them, and what they hold already.
import {
  earnTypes,
  payers,
  permits,
  type ValidationRecord,
  validationQuestions,
} from '../../../../contracts/validation-record.ts'
import { answerText } from '../../../../venture/records/print-answer.ts'
import type { Voice } from '../../../../venture/records/voice.ts'
import { asData } from '../../../data.ts'

const amount = 'low, high, currency, per'
const oneOf = (ids: readonly string[]) => `text, one of ${ids.join(', ')}`

/** By question: its fields, each with the parts that it takes. */
export const sheet: Readonly<Record<keyof ValidationRecord['answers'], Readonly<Record<string, string>>>> = {
  problem: { whose: 'text: whose case, a name or initials', when: 'text: the month of it, YYYY-MM' },
  who: { place: 'text: the country, two letters', payer: `who would pay: ${oneOf(payers)}` },
  often: {
    often: 'low, high, per (day, week, month, year, once-ever): how often it happens to one of them',
    money: `${amount} "time": what each time costs them`,
    hours: 'low, high: hours each time',
  },
  today: {
    kind: oneOf(['nothing', 'hand', 'person', 'product', 'avoid']),
    pays: `${amount}: what they pay for it today`,
  },
  earn: {
    type: `how the founder earns: ${oneOf(earnTypes)}`,
    price: `${amount}: the price that is planned or asked`,
    takes: 'low, high, per: how many one buyer takes',
    runs: 'low: months a year in which it is sold',
    stays: 'low, high: months one of them stays',
    deal: `${amount} "time": one deal, for a commission`,
    share: 'low: per cent of it',
    free: 'low: hours a week the founder has',
    users: 'low, high: users now, for advertising',
    needs: 'low: users an advertiser asks for',
    people: 'low, high: people helped a month, for giving',
    cost: `${amount} "person": what helping one costs`,
  },
  paid: {
    paid: 'low, high: how many ever paid',
    each: `${amount}: what each really paid`,
    since: 'text: since which month, YYYY-MM',
    still: 'low, high: how many of them still pay or came again',
  },
  others: {
    committed: 'low, high: how many left a deposit or signed an order',
    deposit: `${amount} "once": what each left`,
    no: 'low, high: how many were asked for money and said no',
    friends: 'low, high: how many of all payers are family or friends',
  },
  reach: {
    there: 'low, high: how many there are where the founder would find them',
    how: oneOf(['idea', 'list', 'introduced']),
    came: 'low, high: customers who came from there',
    other: 'low, high: how many of the other side are there',
  },
  evidence: {
    talked: 'low, high: how many the founder talked to',
    watched: 'low, high: how many the founder watched',
    tried: 'low, high: how many tried it for nothing',
    acted: 'low, high: how many came, asked or paid without being asked',
  },
  frame: {
    permit: `a permission for the trade: ${oneOf(permits)} (refused: also where it is forbidden)`,
    aim: `${amount} "month": what shall be left for the founder`,
    serve: `${amount}: what one customer costs the founder`,
    fixed: `${amount} "month": costs that stay, whoever comes`,
  },
}

const lines = validationQuestions.map(question => {
  const fields = Object.entries(sheet[question]).map(([field, parts]) => `${field} (${parts})`)
  return `${question}: ${fields.join('; ')}`
})

export const fieldRules = `- fields: what this answer says that one of these fields can hold, each {question, field, low, high, currency, per, text, quote}; parts that a field does not take are null. Every question also has words (text: what they say about it, letter by letter) and known (text, one of guess, told, saw, records: how they know it; only where the answer shows it).
${lines.join('\n')}
One number is low alone; "nobody" is 0; "I do not know" is text "unknown". quote: the founder's exact words in this answer that say it. Never compute, convert or complete: what was not said stays out. paid, others and evidence hold what happened, never a plan, a wish or "would pay". A yes with a condition is no commitment. What each really paid is not the planned price.
- refuted_by: their exact words in this answer where their own evidence shows that the problem is not there; a refusal, a doubt or a small number is none. Else null.
- facts: then only what no field can hold.`

/** What the record holds, for the model that asks on. */
export function tellRecord({ answers }: ValidationRecord, voice: Voice): string {
  const held = validationQuestions.flatMap(question => {
    const text = answerText(question, answers, voice)
    return text ? [`${question}: ${text.replaceAll('\n', ' · ')}`] : []
  })
  return held.length ? asData('what the record holds', held.join('\n')) : ''
}
