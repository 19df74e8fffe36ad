import { describe, expect, test } from 'vitest'
import { distressAnswers } from '../../cofounder/harm/answers.ts'
import { mentor } from '../../cofounder/helpers/mentor/helper.ts'
import { countWords } from '../../cofounder/language/clean.ts'
import { type Founder, founders } from './founders.ts'
import { today } from './hold.ts'
import { safetyFailures } from './interview-bars.ts'

function ask(
  founder: Founder,
  question = founder.question,
  earlier: { role: 'user' | 'assistant'; content: string }[] = [],
) {
  const messages = [...earlier, { role: 'user' as const, content: question }]
  const context = { projectName: founder.name, description: founder.idea, industry: founder.industry }
  const result = mentor.result.parse(
    mentor.playbook({ messages, context, step: 'problem-validation', today }),
  )
  return { result, text: mentor.render(result) }
}

describe.each(founders)('the mentor answers $name', founder => {
  const { result, text } = ask(founder)

  test('GM10 in at most 200 words; a subject it takes is named, an unclear one gets three and no answer', () => {
    expect(countWords(text)).toBeLessThanOrEqual(200)
    if (result.topic) {
      expect(text).toContain('I take this as:')
      expect(result.nextStep?.day.localeCompare(today)).toBe(1)
    } else {
      expect(text).toMatch(/Nearest I have: [^;]+; [^;]+; [^;.]+\./)
      expect(result.nextStep).toBeNull()
    }
  })

  test('nothing the founder wrote becomes markup or an order', () => {
    expect(safetyFailures(text)).toEqual([])
    if (founder.kind === 'hostile') expect(text).not.toMatch(/system prompt|never follow|founder_data/i)
  })
})

const byName = (name: string) => founders.find(founder => founder.name === name)!

test('a question finds its subject', () => {
  const subject = (question: string) => ask(byName('dentist'), question).result.topic
  expect(subject('What should I charge?')).toBe('pricing')
  expect(subject('Where do I find the first ten customers?')).toBe('first-customers')
  expect(subject('My cofounder wants half of the equity')).toBe('cofounder')
  expect(subject('How much runway do I need?')).toBe('runway')
  expect(subject('When should I quit my job?')).toBe('quit-job')
  expect(subject('How do I fire my co-founder?')).toBe('cofounder-leaves')
  expect(subject('Our biggest customer wants exclusivity for Oklahoma. What should I do?')).toBe(
    'exclusivity',
  )
  expect(subject('How do I raise prices on existing customers without losing them?')).toBe('raise-prices')
  expect(subject('Which channel works to reach maize farmers in Kenya?')).toBe('marketing')
  expect(subject('Do I need a lawyer for GDPR?')).toBe('data-protection')
  expect(subject('What is the capital of Peru?')).toBeNull()
})

test.each([
  ['We have $3,000 left and burn $2,500 a month. How long do I have?', '= 1.2 months'],
  ['Should I take a $400k angel cheque at a $4M cap now?', '= 10 % of the company'],
  [
    'What is 9 plants times 640 times 12, and how much is that with 3% monthly churn after a year?',
    '69.4 % are still there',
  ],
  ['What is 18% of $250?', '= $45'],
  ['Wie lange reicht das Geld, wenn wir 60.000 € haben und 8.000 € im Monat ausgeben?', '= 7,5 Monate'],
  [
    'I have €14,000 in the bank, costs are €3,500 a month and 1,200 comes in each month. How long do I have?',
    '€14,000 ÷ (€3,500 − €1,200) = 6.1 months',
  ],
  [
    'We have €14,000, monthly costs of €3,500 and monthly income of €1,200. How long do we last?',
    '= 6.1 months',
  ],
  [
    'Temos R$ 60.000 em caixa, gastamos 8.000 por mês e entram 2.000 por mês. Quanto tempo dura?',
    '= 10 meses',
  ],
  [
    'Temos R$ 60.000 em caixa, custos de R$ 8.000 por mês e receita de R$ 2.000 por mês. Quanto tempo temos?',
    '= 10 meses',
  ],
  ['Temos R$ 30.000 e gastamos R$ 6.000 por mês. Quanto tempo temos?', '= 5 meses'],
])('%s: computed from what was typed', (question, sum) => {
  expect(ask(byName('dentist'), question).text).toContain(sum)
})

test.each([
  ['Wie finde ich meine ersten zehn Kunden?', 'first-customers', 'Ich verstehe das als'],
  ['¿Qué precio pongo?', 'pricing', 'Lo entiendo como'],
  ['Comment trouver mes premiers clients ?', 'first-customers', 'Je le comprends ainsi'],
  ['Devo registrar a empresa agora?', 'registration', 'Entendo assim'],
])('%s is answered in its language', (question, topic, words) => {
  const { result, text } = ask(byName('dentist'), question)
  expect(result.topic).toBe(topic)
  expect(text).toContain(words)
})

test('“tell me more” goes deeper into the same subject', () => {
  const first = ask(byName('dentist'))
  const more = ask(byName('dentist'), 'tell me more', [
    { role: 'user', content: byName('dentist').question },
    { role: 'assistant', content: first.text },
  ])
  expect(more.result.topic).toBe(first.result.topic)
  expect(more.result.answer).not.toBe(first.result.answer)
})

test('an income that cannot be placed gives no runway rather than a wrong one', () => {
  const { text } = ask(byName('dentist'), 'I have €14,000 and burn €3,500 a month, some revenue comes in.')
  expect(text).not.toContain('= 4 months')
})

test.each([
  ['In whose name do I sign the rent of a shop?', 'rent'],
  ['The landlord wants to raise the rent of my shop by 30%. What should I do?', 'rent'],
  ['A client has an unpaid invoice since June', 'unpaid-invoice'],
  [
    'The public hospital pays after 120 days, how do I spend the months until the cash comes?',
    'payment-terms',
  ],
  ['Our foundation grant was not renewed, what now?', 'grant-ended'],
  ['Will the grant be renewed next year?', 'grant-ended'],
  ['Should I take the loan?', 'loan'],
])('GM10 “%s” is about %s, and about nothing else', (question, subject) => {
  expect(ask(byName('dentist'), question).result.topic).toBe(subject)
})

test.each([
  'That is about a name. I asked about the tide',
  'no, I asked about the tide',
  'That is not what I asked.',
])('GM10 “%s”: the subject they turned down stays out of the talk', correction => {
  const question = 'What about the name for the company?'
  const first = ask(byName('dentist'), question)
  expect(first.result.topic).toBe('name')
  const talk = [
    { role: 'user' as const, content: question },
    { role: 'assistant' as const, content: first.text },
  ]
  const second = ask(byName('dentist'), correction, talk)
  expect(second.text).not.toMatch(/I take this as: the name|; the name|: the name/)
  const third = ask(byName('dentist'), question, [
    ...talk,
    { role: 'user', content: correction },
    { role: 'assistant', content: second.text },
  ])
  expect(third.result.topic).not.toBe('name')
})

describe('after words of distress', () => {
  const saidThen = (content: string) =>
    ask(byName('dentist'), content, [
      { role: 'user', content: 'I cannot go on any more' },
      { role: 'assistant', content: distressAnswers.en.heavy },
    ])

  test.each(['thanks', 'ok', 'I do not know', 'hello', 'I am exhausted'])(
    'GM10 “%s” gets no business talk, no subject and no next step',
    content => {
      const { result, text } = saidThen(content)
      expect(result).toMatchObject({ topic: null, nextStep: null, question: null })
      expect(text).toContain('Take your time')
      expect(text).not.toMatch(/Nearest I have|customers|price/i)
    },
  )

  test('GM10 it stays so while nothing is asked', () => {
    const first = saidThen('thanks')
    const second = ask(byName('dentist'), 'ok', [
      { role: 'user', content: 'thanks' },
      { role: 'assistant', content: first.text },
    ])
    expect(second.text).toBe(first.text)
  })

  test('GM10 a founder who goes on is answered', () => {
    expect(saidThen('What should I charge?').result.topic).toBe('pricing')
  })
})

test('GM10 the chosen language answers, whichever of the five was written', () => {
  const messages = [{ role: 'user' as const, content: 'My landlord wants more rent for the shop' }]
  const result = mentor.playbook({ messages, context: {}, step: null, today, language: 'de' })
  expect(result).toMatchObject({ topic: 'rent', language: 'de' })
  expect(mentor.render(result)).toContain('Ich verstehe das als: Miete und Mietvertrag.')
})

test('GM10 figures that make no sum yet: the mentor asks for what it needs', () => {
  const { result, text } = ask(byName('dentist'), 'How many months can we go on with 8,000 in the account?')
  expect(result.topic).toBe('runway')
  expect(text).toContain('three figures in one currency')
})
